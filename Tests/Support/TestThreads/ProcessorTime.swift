#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The processor time that the calling thread spends on something.
///
/// Unlike the time of a clock it does not depend on what else runs: a bound on it holds on a busy machine too.
public func processorTime(of body: () throws -> Void) rethrows -> Duration {
    let begin = threadTime()
    try body()
    return threadTime() - begin
}

private func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
}
