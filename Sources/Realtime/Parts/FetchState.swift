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
    /// The first sequence that was missing in the last page; nil where none was.
    private var hole: Int64?
    /// How often that was asked for again.
    private var holeAttempts = 0
    /// How many pages in a row brought nothing, and lay beyond what the server had announced.
    var barrenPages = 0
    /// Delays after fetches that failed, or brought nothing of what there should have been.
    var failures: Backoff

    init(backoff: [Duration]) {
        failures = Backoff(backoff)
    }

    /// Whether a sequence that is missing in a page is to be asked for again; it counts as asked for.
    mutating func asksAgain(for sequence: Int64, limit: Int) -> Bool {
        if hole != sequence { holeAttempts = 0 }
        hole = sequence
        guard holeAttempts < limit else {
            hole = nil
            holeAttempts = 0
            return false
        }
        holeAttempts += 1
        return true
    }
}
