public import WhisperClockPort

/// The machine's own measure of time that passes.
public struct SystemStopwatch: MonotonicClock {
    private let start = ContinuousClock.now

    /// A measure that begins now.
    public init() {}

    /// Time since this was made.
    public func elapsed() -> Duration { ContinuousClock.now - start }

    /// Waits for so long, or until the task is cancelled.
    public func wait(for duration: Duration) async {
        // It throws only where the task is cancelled, which the caller looks at in its own way.
        try? await Task.sleep(for: duration)
    }
}
