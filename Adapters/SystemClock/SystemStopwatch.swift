public import WhisperClockPort

/// The system's monotonic clock.
public struct SystemStopwatch: MonotonicClock {
    private let start = ContinuousClock.now

    /// Starts measuring.
    public init() {}

    /// The time since this was created.
    public func elapsed() -> Duration { ContinuousClock.now - start }

    /// Waits for a duration, or until the task is cancelled.
    public func wait(for duration: Duration) async {
        // It throws only on cancellation, which the caller checks itself.
        try? await Task.sleep(for: duration)
    }
}
