#if !Realtime
    import ArgumentParser

    /// What the program is without its trait.
    @main
    struct WithoutNetwork: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "whisper-sync-devserver", abstract: "Built without the trait Realtime, it has no network.")

        /// Whatever is asked of it.
        @Argument(parsing: .allUnrecognized, help: .hidden) var arguments: [String] = []

        func run() throws {
            Console.note("whisper-sync-devserver: this build has no network; build it with the trait Realtime")
            throw ExitCode.failure
        }
    }
#endif
