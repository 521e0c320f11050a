/// The configuration for reading live sources (ING-3).
public struct IngestionConfiguration: Hashable, Sendable {
    /// The limits on events in memory.
    public var queue = QueueLimits.standard
    /// The number of historical events to commit together.
    public var batchSize = 100
    /// How long to wait for them.
    public var batchDelay = Duration.milliseconds(200)
    /// The maximum number of consecutive retries, where it is limited.
    public var retries = 5
    /// The delay before the second retry; the first is immediate.
    public var firstDelay = Duration.milliseconds(2_000)
    /// Whether to read the history that a phone offers.
    public var readsBacklog = true
    /// The maximum number of historical messages read per pairing; nil for no limit.
    public var backlogLimit: Int? = 50_000
    /// The maximum age of a session before it must be paired again.
    public var sessionTimeout = Duration.seconds(30 * 24 * 3_600)

    /// Creates the default configuration.
    public init() {}

    /// The delays between retries.
    var schedule: RetrySchedule { RetrySchedule(firstDelay: firstDelay) }
}
