import WhisperSyncParts

/// A message of the outbox, with times instead of ages.
struct QueuedPost: QueuedMessage {
    /// The first attempt.
    struct Attempt: Hashable, Sendable {
        /// When it was made, possibly before the machine was started; nil if that is unknown.
        var time: Duration?
        /// The device that made it.
        var device: String
    }

    var post: MatrixPost
    var firstAttempt: Attempt?
    /// When the last attempt ended, or the machine was started after it.
    var endedAt: Duration
    /// Whether it was looked up since the last attempt.
    var isLookedUp = false

    init(_ post: MatrixPost, at now: Duration) {
        self.post = post
        endedAt = now
        firstAttempt = post.firstAttempt.map { attempt in
            // An attempt in the future is one whose time is unknown: the clock was set back.
            Attempt(time: attempt.age.flatMap { $0 < .zero ? nil : now - $0 }, device: attempt.device)
        }
    }

    var number: Int64 { post.number }
    var conversation: String { post.room }
    var clientMessageID: String { post.clientMessageID }
    var attempts: Int {
        get { post.attempts }
        set { post.attempts = newValue }
    }
    var dueIn: Duration {
        get { post.dueIn }
        set { post.dueIn = newValue }
    }

    /// Whether the server may have the message without recognising its transaction id (MX-3).
    func mustBeLookedUp(by device: String, at now: Duration, after age: Duration) -> Bool {
        guard let firstAttempt, !isLookedUp else { return false }
        guard firstAttempt.device == device, let time = firstAttempt.time else { return true }
        return now - time >= age
    }

    /// Whether its event may be in a gap.
    func mayBe<Payload>(in gap: RoomHistory<Payload>.Gap, tolerance: Duration) -> Bool {
        guard gap.gap.isHistory, let newest = gap.newest, let time = firstAttempt?.time else { return true }
        return newest + tolerance >= time
    }
}

/// A message that waits to be looked up before it is posted again (MX-3).
struct HeldPost: Hashable, Sendable {
    /// What is awaited.
    enum Phase: Hashable, Sendable {
        /// Everything that the server had when the last attempt ended.
        case catchUp
        /// The result of the look-up.
        case lookUp(MatrixRequestID)
        /// The next attempt to look it up, when the timer `post` fires.
        case waiting
    }

    var number: Int64
    var phase = Phase.catchUp
}

/// The request of a message that is being posted.
struct PostRequest: Hashable, Sendable {
    var request: MatrixRequestID
    /// Whether the server has it, and the store records that.
    var isConfirming = false
}
