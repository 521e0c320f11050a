public import WhisperMessage

/// What the rules for retention delete at a moment (ST-13).
public struct RetentionPlan: Hashable, Sendable {
    /// A conversation with messages that are to be deleted.
    public struct Share: Hashable, Sendable {
        /// The conversation.
        public var conversation: Conversation
        /// How long its messages are kept.
        public var period: RetentionPeriod
        /// The messages before this moment are deleted.
        public var before: Timestamp
        /// Their number, at least 1.
        public var messages: Int64
    }

    /// The conversations with messages that are to be deleted, in the order of the list.
    public var shares: [Share]
    /// The moment from which ages are measured, by this machine's clock.
    public var now: Timestamp
    /// The number of messages that are old enough but stay, as they wait to be sent.
    public var unsent: Int64 = 0
    /// The time of the newest message in any conversation, by the last message of each, that is not after `now`; nil if
    /// there is none. A message counts as no newer than the vault's last change of its conversation.
    public var newest: Timestamp?

    /// By how much the newest message may be older than the clock shows before the clock is in doubt: 30 days, in
    /// milliseconds.
    public static let tolerance: Int64 = 30 * 86_400_000

    /// The number of messages.
    public var messages: Int64 { shares.reduce(0) { $0 + $1.messages } }

    /// Takes account of the last message of a conversation.
    ///
    /// Its source chose its time, and may have chosen one in the future. It was there when the vault last changed the
    /// conversation, by its own clock at that time.
    mutating func see(_ conversation: Conversation) {
        guard let last = conversation.lastMessage else { return }
        let seen = min(last.timestamp, conversation.updatedAt)
        if seen <= now { newest = max(newest ?? seen, seen) }
    }

    /// Whether the clock may be ahead: a vault that receives messages has recent ones. Messages with later times than
    /// the clock prove nothing, as their senders chose them.
    public var isClockDoubtful: Bool {
        guard !shares.isEmpty else { return false }
        return newest.map { now.milliseconds - $0.milliseconds > RetentionPlan.tolerance } ?? true
    }
}

/// What a run deleted (ST-13). It can be less than planned, as another command may have deleted some messages first.
public struct RetentionReport: Hashable, Sendable {
    /// The conversations from which messages were deleted, each with the number of these.
    public internal(set) var shares: [RetentionPlan.Share] = []
    /// The number of messages that are old enough but stay, as they wait to be sent.
    public internal(set) var unsent: Int64 = 0
    /// The blobs that are no longer referenced.
    public internal(set) var orphanedBlobs: [String] = []

    /// The number of messages.
    public var messages: Int64 { shares.reduce(0) { $0 + $1.messages } }

    /// The number of conversations.
    public var conversations: Int64 { Int64(shares.count) }

    /// The report of a run that had nothing to delete.
    public init(nothingOf plan: RetentionPlan) { unsent = plan.unsent }

    init() {}
}
