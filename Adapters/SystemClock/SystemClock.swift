public import WhisperClockPort
public import WhisperMessage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The machine's clock.
public struct SystemClock: WallClock {
    /// Creates the clock.
    public init() {}

    /// The current time, to the millisecond.
    public func now() -> Timestamp {
        var time = timespec()
        // Cannot fail: the clock exists on every system, and the pointer is valid.
        _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
        return SystemClock.moment(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }

    /// The moment of a reading. One beyond 36 million years from 1970 is the last or first within, so that calculations
    /// with it do not overflow: no calendar shows either.
    static func moment(seconds: Int64, nanoseconds: Int64) -> Timestamp {
        let bound = farthest / 1_000
        return Timestamp(milliseconds: min(max(seconds, -bound), bound) * 1_000 + nanoseconds / 1_000_000)
    }

    private static let farthest: Int64 = 1 << 60
}

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
