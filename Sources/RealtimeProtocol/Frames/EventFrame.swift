public import WhisperMessage

/// Something that happened in a conversation: a frame of the socket, and an element of a page of changes.
public struct EventFrame: Hashable, Sendable {
    /// The server's id of the event; the same however often it is told.
    public var eventID: String
    /// The conversation.
    public var conversationID: String
    /// When it happened, by the server's clock.
    public var occurredAt: Timestamp
    /// Its place among the conversation's events, and what happened.
    public var event: SequencedEvent
    /// Which numbering that place is of; nil where the server does not say.
    public var epoch: String?

    /// An event of a conversation.
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

/// What happened in a conversation, and where it stands among its events.
public struct SequencedEvent: Hashable, Sendable {
    /// The place among all events of the conversation: 1, 2, 3, … without holes.
    public var sequence: Int64
    /// What happened.
    public var body: Body

    /// What happens in conversations.
    public enum Body: Hashable, Sendable {
        /// `message.created`
        case message(ServerMessage)
        /// `conversation.updated`
        case update(ConversationFrame)
    }

    /// An event at a place.
    public init(sequence: Int64, body: Body) {
        self.sequence = sequence
        self.body = body
    }
}

/// A message as the server has it.
public struct ServerMessage: Hashable, Sendable {
    /// The server's id.
    public var id: String
    /// The user who wrote it.
    public var senderID: String
    /// What the sender's device called it, unique among the sender's messages; nil where no device of this protocol sent it.
    public var clientMessageID: String?
    /// The text, at most 65,536 bytes of UTF-8.
    public var content: String
    /// When the server took it.
    public var createdAt: Timestamp

    /// A message of a user.
    public init(id: String, senderID: String, clientMessageID: String?, content: String, createdAt: Timestamp) {
        self.id = id
        self.senderID = senderID
        self.clientMessageID = clientMessageID
        self.content = content
        self.createdAt = createdAt
    }
}

/// How a conversation is now. Of two the one with the higher sequence counts.
public struct ConversationFrame: Hashable, Sendable {
    /// When it was changed.
    public var updatedAt: Timestamp
    /// The beginning of the last message, for lists.
    public var lastMessagePreview: String?
    /// When the last message was created.
    public var lastMessageAt: Timestamp?

    /// The state of a conversation.
    public init(updatedAt: Timestamp, lastMessagePreview: String? = nil, lastMessageAt: Timestamp? = nil) {
        self.updatedAt = updatedAt
        self.lastMessagePreview = lastMessagePreview
        self.lastMessageAt = lastMessageAt
    }
}
