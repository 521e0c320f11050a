import WhisperSyncParts

/// The state of fetching one conversation from the server.
struct FetchState: Hashable, Sendable {
    /// The phase of a fetch.
    enum Phase: Hashable, Sendable {
        /// No fetch is wanted.
        case idle
        /// A fetch is waiting for its turn.
        case queued
        /// A request is in progress: after a sequence number, with a token.
        case underWay(after: Int64, TokenGeneration)
        /// The next page waits until the store has written the last ones.
        case full
        /// The fetch is retried when the timer `fetch` fires.
        case waiting
    }

    var phase = Phase.idle
    /// Whether another fetch is wanted that begins later than the current one.
    var isWantedAgain = false
    /// Whether the conversation must be reported as caught up once it is.
    var isCatchingUp = false
    /// What the last pages lacked; nil if they were complete.
    private var missing: MissingEvents?
    /// The number of consecutive empty pages beyond the announced sequence number.
    var barrenPages = 0
    /// The delays after fetches that failed, or lacked expected events.
    var failures: Backoff

    init(backoff: [Duration]) {
        failures = Backoff(backoff)
    }

    /// Assesses what a page lacks; this counts as a request.
    ///
    /// - Parameters:
    ///   - holes: The missing sequence numbers, ascending.
    ///   - damage: The fingerprint of the bytes in their place that are not JSON; nil if there are none.
    ///   - limit: The maximum number of repeated requests.
    /// - Returns: The sequence numbers given up, and the first one to request again; nil for none.
    mutating func judge(
        _ holes: [ClosedRange<Int64>], damage: UInt64?, limit: Int
    ) -> (lost: [ClosedRange<Int64>], wanted: Int64?) {
        guard var found = MissingEvents(holes, damage: damage) else {
            missing = nil
            return ([], nil)
        }
        if var known = missing, known.first == found.first {
            known.add(found)
            found = known
        }
        missing = found
        guard found.isGivenUp(after: limit) else { return ([], found.first) }
        // Newly missing sequence numbers get the same number of attempts, counted from here.
        missing = MissingEvents(SequenceRanges.subtracting(found.sequences, from: holes), damage: damage)
        return (found.sequences, missing?.first)
    }
}
