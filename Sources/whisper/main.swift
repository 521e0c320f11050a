#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

let program = Program(arguments: Array(CommandLine.arguments.dropFirst()), environment: .process)
exit(await program.run().rawValue)
