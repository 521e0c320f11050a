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
    /// Delays after fetches that failed, or brought nothing of what there should have been.
    var failures: Backoff

    init(backoff: [Duration]) {
        failures = Backoff(backoff)
    }
}
