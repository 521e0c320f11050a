import WhisperSyncParts

/// The state of the requests for news.
struct PollLoop<Payload: Hashable & Sendable>: Hashable, Sendable {
    /// A poll in progress, or answered.
    struct Poll: Hashable, Sendable {
        var request: MatrixRequestID
        var since: String?
        /// When it began: everything that the server had then is in its answer, or in a gap.
        var began: Duration
        /// Whether the server answers at once.
        var isCatchUp: Bool
        var token: TokenGeneration
    }

    /// The phase of the loop: there is one poll at a time, and none before the answer to the last one is stored.
    enum Phase: Hashable, Sendable {
        /// The next poll may begin.
        case idle
        /// A poll is in progress.
        case polling(Poll)
        /// An answer waits to be stored, or is being stored.
        case answered(Poll, MatrixAnswer<Payload>)
        /// The next poll begins when the timer `poll` fires. With the time, if something failed.
        case waiting(Duration?)
    }

    var phase = Phase.idle
    /// Whether the next poll is to be answered at once.
    var isBehind = true
    /// When the last poll began whose answer is stored; nil if there is none.
    var caughtUpFrom: Duration?
    /// The delays after polls that failed.
    var failures: Backoff
    /// The delays after answers whose token did not move.
    var stuck: Backoff
    /// The pauses after empty answers that came too soon.
    var empty: Backoff

    init(_ configuration: MatrixConfiguration) {
        failures = Backoff(configuration.backoff)
        stuck = Backoff(configuration.backoff)
        empty = Backoff(configuration.emptyAnswerDelays)
    }

    /// The poll that is in progress, if it is this one.
    func poll(_ request: MatrixRequestID) -> Poll? {
        if case .polling(let poll) = phase, poll.request == request { poll } else { nil }
    }
}

/// The filter that the server has for the polls.
enum PollFilter: Hashable, Sendable {
    /// It must be uploaded.
    case needed
    /// It is being uploaded.
    case uploading(MatrixRequestID, TokenGeneration)
    /// It is uploaded when the timer `filter` fires, after this delay.
    case waiting(Duration)
    /// The server has it, under this id; nil if it accepts none.
    case ready(String?)
}

/// What the machine does with the store: one transaction at a time, so that what each reports is the latest.
enum StoreWork: Hashable, Sendable {
    /// Something may be written.
    case free
    /// The answer to a poll is being written.
    case writingBatch(MatrixRequestID)
    /// A page of a room's history is being written.
    case writingPage(MatrixRequestID, room: String)
    /// The progress must be read again before anything else.
    case stale
    /// The progress is being read.
    case reloading(MatrixRequestID)
    /// The progress is read when the timer `reload` fires.
    case waitingToReload
}
