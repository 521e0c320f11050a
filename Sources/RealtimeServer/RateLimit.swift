/// How many requests a user may make: a bucket that holds a burst and fills evenly.
public struct RateLimit: Hashable, Sendable {
    /// How many requests may come at once.
    public var burst: Int
    /// How long it takes until one more may come, in milliseconds.
    public var interval: Int64

    /// A burst, and the time in milliseconds in which one more request is allowed.
    public init(burst: Int, interval: Int64) {
        self.burst = max(1, burst)
        self.interval = max(1, interval)
    }
}

/// What is left of one user's limit.
struct RateBucket: Hashable, Sendable {
    /// When the bucket is full again, in milliseconds since 1970.
    private var fullAt = Int64.min

    /// Counts one request.
    /// - Returns: Nil where it is allowed; else how many milliseconds the user has to wait.
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
