/// The configuration of the sync machine. The defaults are those of RT-2 and RT-3.
public struct SyncConfiguration: Hashable, Sendable {
    /// Whether to use a socket; without one only requests are made, as when sockets are blocked.
    public var usesSocket = true
    /// Whether nothing but posting is possible: the list and changes are asked for in vain. What an answer to a post says
    /// of the epoch then counts, as nothing later can be known.
    public var onlyPosts = false
    /// The maximum number of subscribed conversations, 1…1,000.
    public var subscriptionLimit = 100
    /// The time to wait for a welcome or an acknowledgement.
    public var answerTimeout = Duration.seconds(10)
    /// The number of pings without any reply after which the connection is considered dead.
    public var missedPongs = 2
    /// The maximum delays before successive retries; the last one repeats.
    public var backoff: [Duration] = [1, 2, 4, 8, 15, 30].map { .seconds($0) }
    /// How long a connection must last for the delays to start over.
    public var stableAfter = Duration.seconds(10)
    /// The interval between list requests while the socket is down.
    public var listIntervalOffline = Duration.seconds(60)
    /// The interval between list requests while the socket is up, to find new conversations, per page of the list.
    public var listIntervalOnline = Duration.seconds(20)
    /// The maximum interval between list requests while the socket is up, however long the list is.
    public var maximumListInterval = Duration.seconds(300)
    /// The pause in commands after `RATE_LIMITED` if the server states none.
    public var coolDown = Duration.seconds(10)
    /// The maximum number of conversations whose changes are fetched concurrently.
    public var fetchesAtOnce = 4
    /// The maximum number of conversations to which messages are posted concurrently.
    public var postsAtOnce = 4
    /// The maximum number of events in a page, 1…1,000.
    public var pageSize = 1_000
    /// The maximum number of a conversation's live events waiting for the store; if exceeded, they are fetched instead.
    public var waitingEvents = 1_000
    /// How often a page with missing events is requested again before they are recorded as missing.
    public var holeAttempts = 3
    /// How often a page that breaks off at its first element is requested again before the element is recorded as
    /// missing.
    ///
    /// Higher than `holeAttempts`, since a failing server may break off any response.
    public var tearAttempts = 12
    /// The number of consecutive empty pages beyond the announced sequence number after which fetching stops.
    public var barrenPages = 3
    /// The maximum number of pages of the conversation list in one pass.
    public var listPages = 10_000
    #if WHISPER_TEST_HOOKS
        /// Faults that tests put in, to see that they are found.
        package var plantedBugs: PlantedBugs = []
    #endif

    /// Creates the default configuration.
    public init() {}
}
