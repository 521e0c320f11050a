#if Bridge
    import WhisperClockPort
    import WhisperCommand
    import WhisperJSONText
    import WhisperWhatsmeowBridge

    /// Notes from time to time how many lines the bridge has that are not yet acknowledged, for `whisper bridge
    /// status`.
    struct PendingNotes: Sendable {
        let current: CurrentSession
        let vault: BridgeVault
        let wallClock: any WallClock
        let stopwatch: any MonotonicClock

        private static let interval = Duration.seconds(60)
        private static let firstInterval = Duration.seconds(5)

        /// Notes it until the task is cancelled. A failure to do so is no reason to end a run.
        func run() async {
            var noted: Int64?
            while !Task.isCancelled {
                let pending = await pending()
                if let pending, pending != noted {
                    try? await vault.notePending(pending, at: wallClock.now())
                    noted = pending
                }
                await stopwatch.wait(for: pending == nil ? PendingNotes.firstInterval : PendingNotes.interval)
            }
        }

        private func pending() async -> Int64? {
            guard case .number(let number)? = await current.session?.status()?["pending"] else { return nil }
            return number.integer.map { max($0, 0) }
        }
    }
#endif
