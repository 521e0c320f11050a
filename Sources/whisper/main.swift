import Dispatch

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

// Before the runtime of asynchronous code starts, whose own files would take the numbers of streams that are closed.
ProcessHardening.occupyStandardStreams()

Task.detached {
    let program = Program(arguments: Array(CommandLine.arguments.dropFirst()), environment: .process)
    exit(await program.run().rawValue)
}
dispatchMain()
