import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

// Before the runtime of asynchronous code starts, whose own files would take the numbers of streams that are closed.
ProcessHardening.occupyStandardStreams()

Task.detached {
    // `whisper bridge run` comes with its word `bridge`; whoever calls this program itself need not say it.
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first != "bridge" { arguments.insert("bridge", at: 0) }
    let program = Program(arguments: arguments, environment: .process)
    exit(await program.run().rawValue)
}
dispatchMain()
