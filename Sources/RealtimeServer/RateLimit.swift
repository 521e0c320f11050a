/// The request limit of a user: a bucket that holds a burst and refills evenly.
public struct RateLimit: Hashable, Sendable {
    /// The number of requests allowed at once.
    public var burst: Int
    /// The time until one more request is allowed, in milliseconds.
    public var interval: Int64

    /// Creates a limit from a burst and a refill interval in milliseconds.
    public init(burst: Int, interval: Int64) {
        self.burst = max(1, burst)
        self.interval = max(1, interval)
    }
}

/// The remaining allowance of one user.
struct RateBucket: Hashable, Sendable {
    /// The time at which the bucket is full again, in milliseconds since 1970.
    private var fullAt = Int64.min

    /// Counts one request.
    ///
    /// - Returns: Nil if it is allowed; otherwise the number of milliseconds to wait.
    mutating func take(_ limit: RateLimit, at now: Int64) -> Int64? {
        let (room, overflows) = Int64(limit.burst).multipliedReportingOverflow(by: limit.interval)
        guard !overflows else { return nil }
        let filled = max(fullAt, now)
        let wait = filled + limit.interval - now - room
        guard wait <= 0 else { return wait }
        fullAt = filled + limit.interval
        return nil
    }
}
