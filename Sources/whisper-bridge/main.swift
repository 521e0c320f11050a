import WhisperCommand

// `whisper bridge run` comes with its word `bridge`; a direct call of this program does not need it.
var arguments = Array(CommandLine.arguments.dropFirst())
let place = GlobalArguments.count(in: arguments)
if arguments != ["-V"], arguments.dropFirst(place).first != "bridge" { arguments.insert("bridge", at: place) }
Program(BridgeProgramCommand.self, network: .allowed, arguments: arguments).start()
