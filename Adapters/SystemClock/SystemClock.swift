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
    /// The clock.
    public init() {}

    /// The present moment, to the millisecond.
    public func now() -> Timestamp {
        var time = timespec()
        // It cannot fail: the clock is there on every system, and so is the place for its answer.
        _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }
}
