public import WhisperMessage

/// An event on the wire: a `SequencedEvent` with the conversation, id and time; a frame of the socket, or an element of a
/// page of changes.
public struct EventFrame: Hashable, Sendable {
    /// The server's id of the event, the same on every delivery.
    public var eventID: String
    /// The conversation.
    public var conversationID: String
    /// When the event happened, by the server's clock.
    public var occurredAt: Timestamp
    /// The event with its sequence number in the conversation.
    public var event: SequencedEvent
    /// The epoch of the sequence number; nil if the server does not say.
    public var epoch: String?

    /// Creates an event of a conversation.
    public init(
        eventID: String, conversationID: String, occurredAt: Timestamp, event: SequencedEvent, epoch: String? = nil
    ) {
        self.epoch = epoch
        self.eventID = eventID
        self.conversationID = conversationID
        self.occurredAt = occurredAt
        self.event = event
    }
}

/// An event with its sequence number, all that the sync machine needs of an `EventFrame`.
public struct SequencedEvent: Hashable, Sendable {
    /// The sequence number among all events of the conversation: 1, 2, 3, … without gaps.
    public var sequence: Int64
    /// The content of the event.
    public var body: Body

    /// The kinds of events.
    public enum Body: Hashable, Sendable {
        /// `message.created`
        case message(ServerMessage)
        /// `conversation.updated`
        case update(ConversationFrame)
    }

    /// Creates an event with a sequence number.
    public init(sequence: Int64, body: Body) {
        self.sequence = sequence
        self.body = body
    }
}

/// A message as the protocol writes it; the store's `RemoteMessage` adds its sequence number and platform.
public struct ServerMessage: Hashable, Sendable {
    /// The server's id.
    public var id: String
    /// The id of the author.
    public var senderID: String
    /// The id from the sender's device, unique among the sender's messages; nil if no client of this protocol sent it.
    public var clientMessageID: String?
    /// The text, at most 65,536 bytes of UTF-8.
    public var content: String
    /// When the server accepted the message.
    public var createdAt: Timestamp

    /// Creates a message.
    public init(id: String, senderID: String, clientMessageID: String?, content: String, createdAt: Timestamp) {
        self.id = id
        self.senderID = senderID
        self.clientMessageID = clientMessageID
        self.content = content
        self.createdAt = createdAt
    }
}

/// The state of a conversation. Of two states, the one with the higher sequence number wins.
public struct ConversationFrame: Hashable, Sendable {
    /// When the conversation was changed.
    public var updatedAt: Timestamp
    /// The beginning of the last message, for display in lists.
    public var lastMessagePreview: String?
    /// When the last message was created.
    public var lastMessageAt: Timestamp?

    /// Creates a state.
    public init(updatedAt: Timestamp, lastMessagePreview: String? = nil, lastMessageAt: Timestamp? = nil) {
        self.updatedAt = updatedAt
        self.lastMessagePreview = lastMessagePreview
        self.lastMessageAt = lastMessageAt
    }
}
