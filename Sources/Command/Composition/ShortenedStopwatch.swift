#if DEBUG
    import WhisperClockPort
    import WhisperSystemClock

    /// The machine's stopwatch with waits a thousandth as long, for tests of retries.
    struct ShortenedStopwatch: MonotonicClock {
        private let stopwatch = SystemStopwatch()

        func elapsed() -> Duration { stopwatch.elapsed() }

        func wait(for duration: Duration) async { await stopwatch.wait(for: duration / 1_000) }
    }
#endif
