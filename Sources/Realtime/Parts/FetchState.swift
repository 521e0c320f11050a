/// What is being asked of the server about one conversation.
struct FetchState: Hashable, Sendable {
    /// How far a fetch has come.
    enum Phase: Hashable, Sendable {
        /// None is wanted.
        case idle
        /// One waits for its turn.
        case queued
        /// One was asked for: after a sequence, with a token.
        case underWay(after: Int64, TokenGeneration)
        /// The next page waits for the store to take the last ones.
        case full
        /// One is tried again when the timer `fetch` runs out.
        case waiting
    }

    var phase = Phase.idle
    /// Whether another is wanted that begins later than the one under way.
    var isWantedAgain = false
    /// Whether the conversation has to be told as caught up with once it is.
    var isCatchingUp = false
    /// What the last pages lacked; nil where they were whole.
    private var lack: Lack?
    /// How many pages in a row brought nothing, and lay beyond what the server had announced.
    var barrenPages = 0
    /// Delays after fetches that failed, or brought nothing of what there should have been.
    var failures: Backoff

    init(backoff: [Duration]) {
        failures = Backoff(backoff)
    }

    /// Judges what a page lacks; it counts as asked for.
    ///
    /// - Parameters:
    ///   - holes: The sequences that are lacking, ascending.
    ///   - damage: The fingerprint of what stands there instead and is no JSON; nil where nothing does.
    ///   - limit: How often to ask again.
    /// - Returns: What is given up, and the first sequence that is to be asked for again; nil for none.
    mutating func judge(
        _ holes: [ClosedRange<Int64>], damage: UInt64?, limit: Int
    ) -> (lost: [ClosedRange<Int64>], wanted: Int64?) {
        guard var found = Lack(holes, damage: damage) else {
            lack = nil
            return ([], nil)
        }
        if var known = lack, known.first == found.first {
            known.add(found)
            found = known
        }
        lack = found
        guard found.isGivenUp(after: limit) else { return ([], found.first) }
        // What is missing only now is asked for as often, from here on.
        lack = Lack(SequenceRanges.subtracting(found.sequences, from: holes), damage: damage)
        return (found.sequences, lack?.first)
    }
}
