public import WhisperRealtimePort
public import WhisperRealtimeProtocol

/// What the sync machine wants done. Effects are begun in the order in which they stand; what comes of them is told as
/// inputs, in any order.
public enum SyncEffect: Hashable, Sendable {
    /// Connect. Comes to `socketOpened`, or `socketFailed`; then frames, and at last `socketClosed`.
    case openSocket(SocketID)
    /// Close the socket, or give up opening it. Nothing about it need be told any more.
    case closeSocket(SocketID, CloseCode)
    /// Send a frame, after those sent before.
    case send(SocketID, ClientFrame)

    /// Get a new access token by the refresh token. Comes to `tokenRefreshed` or `tokenRefreshFailed`. Never twice at a time.
    case refreshToken

    /// Tell `timer` after so long. A timer of the same id that runs is replaced.
    case startTimer(TimerID, Duration)
    /// Tell no more of the timer.
    case cancelTimer(TimerID)

    /// Get a page of the conversations. Comes to `conversationsListed` or `listFailed`. Never twice at a time.
    case listConversations(after: String?)
    /// Get events of a conversation after a cursor. Comes to `changes` or `changesFailed`. Never twice at a time for a
    /// conversation.
    case fetchChanges(conversation: String, after: Int64, limit: Int)

    /// Write a group to the store, as one transaction with its cursor. Comes to `applied` or `applyFailed`. Never twice at a
    /// time for a conversation.
    case apply(EventGroup)
    /// Make the conversations known to the store: the list told them, or something new about them.
    case note([ConversationSummary])

    /// Post a message of the outbox, whose text the store has. Comes to `posted` or `postFailed`. Never twice at a time for a
    /// conversation.
    case post(OutboxItem)
    /// Write down that posting an entry failed, and in how long it is tried again.
    case postpone(number: Int64, by: Duration)
    /// Give an entry up: its message failed for good, and is shown so.
    case giveUp(number: Int64, GivingUpReason)

    /// Something worth counting or telling.
    case report(SyncReport)
}

/// Events of one conversation that the store takes as one transaction (RT-4).
public struct EventGroup: Hashable, Sendable {
    /// The server's id of the conversation.
    public var conversation: String
    /// The events, by ascending sequence.
    public var events: [SequencedEvent]
    /// The conversation's cursor once they are written: everything through this sequence is held. Nil: it stays.
    public var cursor: Int64?
    /// Whether they were caught up with rather than told as they happened.
    public var isBacklog: Bool
    /// Sequences that the cursor passes without their events: the server does not give them, however often it is asked.
    public var missing: [ClosedRange<Int64>]
    /// Which numbering the sequences are of. Where the store has another one it forgets its numbers, and its cursor begins
    /// at 0 again; nil where the server does not say.
    public var epoch: String?

    /// Events and the cursor after them.
    public init(
        conversation: String, events: [SequencedEvent], cursor: Int64?, isBacklog: Bool,
        missing: [ClosedRange<Int64>] = [], epoch: String? = nil
    ) {
        self.conversation = conversation
        self.events = events
        self.cursor = cursor
        self.isBacklog = isBacklog
        self.missing = missing
        self.epoch = epoch
    }
}

/// Why a message of the outbox cannot be sent.
public enum GivingUpReason: String, Hashable, Sendable, CaseIterable {
    /// The user may not write into the conversation, or is no member of it.
    case forbidden
    /// There is no such conversation.
    case notFound = "not-found"
    /// The server has another message of the same client message id.
    case conflict
    /// The message is too long for the server.
    case tooLarge = "too-large"
    /// The server does not take the message as it is.
    case rejected
    /// It was written in plain before its conversation became one in which everything is sealed; the server has not been asked.
    case notSealed = "not-sealed"
}
