#if DEBUG
    import WhisperClockPort
    import WhisperSystemClock

    /// The machine's stopwatch, whose waits are a thousandth as long: for tests of what is tried again.
    struct ShortenedStopwatch: MonotonicClock {
        private let stopwatch = SystemStopwatch()

        func elapsed() -> Duration { stopwatch.elapsed() }

        func wait(for duration: Duration) async { await stopwatch.wait(for: duration / 1_000) }
    }
#endif
