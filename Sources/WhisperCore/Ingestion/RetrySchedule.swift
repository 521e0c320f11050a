/// The delays between retries (ING-4): immediately, then 2 s, 4 s, 8 s, 16 s, then every 60 s.
public struct RetrySchedule: Hashable, Sendable {
    /// The delay before the second retry.
    public let firstDelay: Duration
    /// How often the delay doubles before it becomes the longest.
    public static let doublings = 3
    /// The delay between later retries.
    public static let maximumDelay = Duration.seconds(60)

    /// Creates a schedule with a delay before the second retry.
    public init(firstDelay: Duration = .seconds(2)) {
        self.firstDelay = firstDelay
    }

    /// The delay before a retry, counted from 1.
    public func delay(beforeRetry number: Int) -> Duration {
        guard number > 1 else { return .zero }
        guard number <= 2 + RetrySchedule.doublings else { return RetrySchedule.maximumDelay }
        return min(firstDelay * (1 << (number - 2)), RetrySchedule.maximumDelay)
    }
}
