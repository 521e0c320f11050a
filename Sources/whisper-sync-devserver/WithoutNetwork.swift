#if !Realtime
    import ArgumentParser

    /// The program, if it is built without its trait.
    @main
    struct WithoutNetwork: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "whisper-sync-devserver", abstract: "Built without the trait Realtime, it has no network.")

        /// All arguments, which are ignored.
        @Argument(parsing: .allUnrecognized, help: .hidden) var arguments: [String] = []

        func run() throws {
            Console.note("whisper-sync-devserver: this build has no network; build it with the trait Realtime")
            throw ExitCode.failure
        }
    }
#endif
