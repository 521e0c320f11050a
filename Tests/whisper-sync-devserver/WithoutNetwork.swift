#if !Realtime
    import ArgumentParser

    /// What the program is without its trait.
    @main
    struct WithoutNetwork: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "whisper-sync-devserver", abstract: "Built without the trait Realtime, it has no network.")

        func run() throws {
            throw ValidationError("This build has no network. Build it with the trait Realtime.")
        }
    }
#endif
