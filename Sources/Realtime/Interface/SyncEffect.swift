public import WhisperMessengerPort
public import WhisperRealtimePort
public import WhisperRealtimeProtocol

/// An action requested by the sync machine.
///
/// Effects are started in the order in which they are listed; their results are reported as inputs, in any order.
public enum SyncEffect: Hashable, Sendable {
    /// Opens a socket. Results in `socketOpened` or `socketFailed`, then frames, and finally `socketClosed`.
    case openSocket(SocketID)
    /// Closes the socket, or stops opening it. Nothing about it needs to be reported any more.
    case closeSocket(SocketID, CloseCode)
    /// Sends a frame, after those sent before.
    case send(SocketID, ClientFrame)

    /// Requests a new access token with the refresh token. Results in `tokenRefreshed` or `tokenRefreshFailed`. Never
    /// concurrent.
    case refreshToken

    /// Starts a timer that results in `timer`. A running timer with the same id is replaced.
    case startTimer(TimerID, Duration)
    /// Cancels a timer.
    case cancelTimer(TimerID)

    /// Requests a page of the conversations. Results in `conversationsListed` or `listFailed`. Never concurrent.
    case listConversations(after: String?)
    /// Requests events of a conversation after a cursor. Results in `changes` or `changesFailed`. Never concurrent for
    /// one conversation.
    case fetchChanges(conversation: String, after: Int64, limit: Int)

    /// Writes a group to the store, in one transaction with its cursor. Results in `applied` or `applyFailed`. Never
    /// concurrent for one conversation.
    case apply(EventGroup)
    /// Records new or changed conversations from the list in the store.
    case note([ConversationSummary])

    /// Posts a message of the outbox, whose text is in the store. Results in `posted` or `postFailed`. Never concurrent
    /// for one conversation.
    case post(OutboxItem)
    /// Records that posting an entry failed, and the delay until the retry.
    case postpone(number: Int64, by: Duration)
    /// Gives up an entry: its message failed permanently and is shown as failed.
    case giveUp(number: Int64, MessengerRefusal)

    /// Reports an event for statistics or display.
    case report(SyncReport)
}

/// Sequenced events of one conversation that the sync machine wants written in one transaction (RT-4), by the server's
/// id; the store's `SyncGroup` names the vault's conversation and owner instead.
public struct EventGroup: Hashable, Sendable {
    /// The server's id of the conversation.
    public var conversation: String
    /// The events, by ascending sequence number.
    public var events: [SequencedEvent]
    /// The conversation's new cursor: everything through this sequence number is stored. Nil leaves it unchanged.
    public var cursor: Int64?
    /// Whether the events were fetched rather than received live.
    public var isBacklog: Bool
    /// Sequence numbers that the cursor passes without their events, because the server never delivers them.
    public var missing: [ClosedRange<Int64>]
    /// Those of them in whose place the server delivers something that cannot be read.
    public var unreadable: [ClosedRange<Int64>]
    /// The epoch of the sequence numbers; nil if the server does not say.
    ///
    /// If the store has another epoch, it discards its numbers and its cursor restarts at 0.
    public var epoch: String?

    /// Creates a group of events and the cursor after them.
    public init(
        conversation: String, events: [SequencedEvent], cursor: Int64?, isBacklog: Bool,
        missing: [ClosedRange<Int64>] = [], unreadable: [ClosedRange<Int64>] = [], epoch: String? = nil
    ) {
        self.conversation = conversation
        self.events = events
        self.cursor = cursor
        self.isBacklog = isBacklog
        self.missing = missing
        self.unreadable = unreadable
        self.epoch = epoch
    }
}
