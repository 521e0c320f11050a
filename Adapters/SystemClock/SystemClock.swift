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
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }
}
