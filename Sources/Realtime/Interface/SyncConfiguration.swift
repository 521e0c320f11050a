/// How the sync machine works. The defaults are those of RT-2 and RT-3.
public struct SyncConfiguration: Hashable, Sendable {
    /// Whether there is a socket at all; without one everything goes by requests, as when it is blocked.
    public var usesSocket = true
    /// The most conversations that are subscribed to, 1…1,000.
    public var subscriptionLimit = 100
    /// How long a welcome, or an acknowledgement, is waited for.
    public var answerTimeout = Duration.seconds(10)
    /// How many pings may be without a pong, or anything else, before the connection counts as dead.
    public var missedPongs = 2
    /// The longest delays before each retry; the last one stays.
    public var backoff: [Duration] = [1, 2, 4, 8, 15, 30].map { .seconds($0) }
    /// How long a connection must have stood for the delays to begin anew.
    public var stableAfter = Duration.seconds(10)
    /// How often conversations are asked for while the socket is down.
    public var listIntervalOffline = Duration.seconds(60)
    /// How often conversations are asked for while the socket is up, to find new ones, for each page that the list had.
    public var listIntervalOnline = Duration.seconds(20)
    /// The longest that it takes until conversations are asked for while the socket is up, however long the list is.
    public var longestListInterval = Duration.seconds(300)
    /// How long commands pause after `RATE_LIMITED` where the server does not say.
    public var coolDown = Duration.seconds(10)
    /// The most conversations that changes are fetched of at the same time.
    public var fetchesAtOnce = 4
    /// The most conversations that messages are posted to at the same time.
    public var postsAtOnce = 4
    /// The most events of a page, 1…1,000.
    public var pageSize = 1_000
    /// The most live events of a conversation that wait for the store; when there are more they are caught up with instead.
    public var waitingEvents = 1_000
    /// How often a page from which events are left out is asked for again before they are listed as missing.
    public var holeAttempts = 3
    /// How often a page that breaks off at its first element is asked for again before the element is listed as missing. More
    /// often, since a server that is in trouble may break off whatever it says.
    public var tearAttempts = 12
    /// How many pages in a row may bring nothing, and lie beyond what the server has announced, before no more are asked for.
    public var barrenPages = 3
    /// The most pages of the list of conversations in one time through.
    public var listPages = 10_000
    #if WHISPER_TEST_HOOKS
        /// Faults that tests put in, to see that they are found.
        package var plantedBugs: PlantedBugs = []
    #endif

    /// The defaults.
    public init() {}
}
