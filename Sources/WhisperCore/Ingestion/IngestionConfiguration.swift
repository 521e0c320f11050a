/// How live sources are read (ING-3).
public struct IngestionConfiguration: Hashable, Sendable {
    /// How many events may be in memory.
    public var queue = QueueLimits.standard
    /// How many events of the past are waited for to be committed together.
    public var batchSize = 100
    /// How long they are waited for.
    public var batchDelay = Duration.milliseconds(200)
    /// How often in a row what failed is tried again, where that is not endless.
    public var retries = 5
    /// The delay before the second retry; the first is at once.
    public var firstDelay = Duration.milliseconds(2_000)
    /// Whether the history that a phone offers is read.
    public var readsBacklog = true
    /// The most messages of a phone's history that are read for one pairing; nil for no limit.
    public var backlogLimit: Int? = 50_000
    /// How old a session may get before it must be paired again.
    public var sessionTimeout = Duration.seconds(30 * 24 * 3_600)

    /// The defaults.
    public init() {}

    /// The delays between retries.
    var schedule: RetrySchedule { RetrySchedule(firstDelay: firstDelay) }
}
