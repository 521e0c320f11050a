/// The configuration of `MatrixSync`. The defaults are those of MX-3 and MX-5.
public struct MatrixConfiguration: Hashable, Sendable {
    /// How long the server may hold back the answer to a poll if there is nothing new.
    public var pollTimeout = Duration.seconds(30)
    /// An empty answer to a poll that comes sooner than this is followed by a pause.
    public var shortestPoll = Duration.seconds(1)
    /// The maximum pauses after successive empty answers that came too soon, and after pages of history that bring hardly
    /// anything; the last one repeats.
    public var emptyAnswerDelays: [Duration] = [.milliseconds(500), .seconds(1), .seconds(2)]
    /// The maximum delays before successive retries; the last one repeats.
    public var backoff: [Duration] = [1, 2, 4, 8, 15, 30].map { .seconds($0) }
    /// The longest wait that a server can impose.
    public var maximumWait = Duration.seconds(300)
    /// The maximum number of a room's events in an answer to a poll. Halved if an answer is too large.
    public var timelineLimit = 50
    /// The maximum number of events in the first page of a gap: most gaps close with it.
    public var pageSize = 100
    /// The maximum number of events in a page: each page of a gap may have twice as many as the one before it. Halved
    /// for a room whose page is too large.
    public var largestPage = 400
    /// The maximum number of rooms whose history is fetched concurrently.
    public var fetchesAtOnce = 4
    /// The maximum number of rooms to which messages are posted concurrently.
    public var postsAtOnce = 4
    /// The number of consecutive pages without anything new after which a gap is left for now.
    public var barrenPages = 10
    /// The number of consecutive pages that bring hardly anything new after which a gap is left for now.
    public var thinPages = 100
    /// The number of consecutive unreadable pages after which a gap is left for now.
    public var brokenPages = 12
    /// The age of a message's first attempt from which the server may have forgotten its transaction id (MX-3).
    public var lookUpAge = Duration.seconds(12 * 3_600)
    /// How long a request whose answer was not awaited may still reach the server.
    public var settling = Duration.seconds(60)
    /// How far the times that the server gives to messages may be from those of this device.
    public var clockTolerance = Duration.seconds(3_600)
    #if WHISPER_TEST_HOOKS
        /// Faults that tests put in, to see that they are found.
        package var plantedBugs: MatrixPlantedBugs = []
    #endif

    /// Creates the default configuration.
    public init() {}
}

#if WHISPER_TEST_HOOKS
    /// Faults that are put into `MatrixSync` to see whether its simulation finds them (R10). Only a build with
    /// `WHISPER_TEST_HOOKS` has them (LIB-3).
    package struct MatrixPlantedBugs: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The next poll continues from a token whose events are not stored yet.
        package static let tokenBeforeApplied = MatrixPlantedBugs(rawValue: 1 << 0)
        /// A gap counts as closed after its first page.
        package static let gapClosedEarly = MatrixPlantedBugs(rawValue: 1 << 1)
        /// An old message is posted again without having been looked up.
        package static let repostWithoutLooking = MatrixPlantedBugs(rawValue: 1 << 2)
        /// An old message is looked up before what the server has was fetched.
        package static let lookUpWithoutCatchUp = MatrixPlantedBugs(rawValue: 1 << 3)
        /// A message is posted again under another transaction id.
        package static let newTransactionOnRetry = MatrixPlantedBugs(rawValue: 1 << 4)
        /// A message that could not be posted goes behind those written after it.
        package static let retryReorders = MatrixPlantedBugs(rawValue: 1 << 5)
        /// Each request that finds the token expired refreshes it.
        package static let refreshNotSingleFlight = MatrixPlantedBugs(rawValue: 1 << 6)
        /// Sending goes on although the server limits it.
        package static let rateLimitIgnored = MatrixPlantedBugs(rawValue: 1 << 7)
        /// Tokens of history that repeat are followed for ever.
        package static let circlesFollowed = MatrixPlantedBugs(rawValue: 1 << 8)
        /// A batch that another client of the vault superseded counts as applied.
        package static let supersededIgnored = MatrixPlantedBugs(rawValue: 1 << 9)
    }

    extension MatrixSync {
        /// Whether a fault is planted.
        func hasPlanted(_ bug: MatrixPlantedBugs) -> Bool { configuration.plantedBugs.contains(bug) }
    }
#endif
