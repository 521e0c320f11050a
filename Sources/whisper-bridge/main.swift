import WhisperCommand

// `whisper bridge run` comes with its word `bridge`; a direct call of this program does not need it.
var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first != "bridge" { arguments.insert("bridge", at: 0) }
Program(BridgeProgramCommand.self, network: .allowed, arguments: arguments).start()
