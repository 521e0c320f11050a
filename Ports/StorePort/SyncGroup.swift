public import WhisperMessage

/// What a server told of one conversation, to be applied together (RT-4).
public struct SyncGroup: Hashable, Sendable {
    /// The conversation; its key is the server's id. The title counts only where it is made.
    public var conversation: ConversationReference
    /// The server's id of the vault's owner: who the own messages are by.
    public var owner: String
    /// The events, in whatever order.
    public var events: [SyncEvent]
    /// The sequence through which all events are held once these are applied; nil leaves the cursor as it is.
    public var cursor: Int64?
    /// Sequences that the cursor passes without their events, because the server does not give them; ascending.
    public var missing: [ClosedRange<Int64>]
    /// Which numbering the sequences are of; nil where the server does not say.
    public var epoch: String?

    /// Events of a conversation.
    public init(
        conversation: ConversationReference, owner: String, events: [SyncEvent], cursor: Int64?,
        missing: [ClosedRange<Int64>] = [], epoch: String? = nil
    ) {
        self.conversation = conversation
        self.owner = owner
        self.events = events
        self.cursor = cursor
        self.missing = missing
        self.epoch = epoch
    }
}

/// One event of a conversation.
public enum SyncEvent: Hashable, Sendable {
    /// A message was created.
    case message(RemoteMessage)
    /// The conversation changed.
    case conversation(ConversationUpdate)

    /// Its number among the events of its conversation.
    public var sequence: Int64 {
        switch self {
        case .message(let message): message.sequence
        case .conversation(let update): update.sequence
        }
    }
}

/// A message as a server tells it.
public struct RemoteMessage: Hashable, Sendable {
    /// The server's id, unique among all of its messages.
    public var serverID: String
    /// Its number among the events of its conversation.
    public var sequence: Int64
    /// The server's id of who sent it.
    public var sender: String
    /// The id that its sender's client gave it.
    public var clientMessageID: String?
    /// What it says, or the envelope that it carries.
    public var text: String
    /// When the server took it.
    public var createdAt: Timestamp
    /// What has no field of its own, as a JSON object's text; empty for none. The caller vouches that it is one. Not taken
    /// over by own messages that are held already.
    public var platformSpecific: String

    /// A message of a server.
    public init(
        serverID: String, sequence: Int64, sender: String, clientMessageID: String? = nil, text: String,
        createdAt: Timestamp, platformSpecific: String = ""
    ) {
        self.serverID = serverID
        self.sequence = sequence
        self.sender = sender
        self.clientMessageID = clientMessageID
        self.text = text
        self.createdAt = createdAt
        self.platformSpecific = platformSpecific
    }
}

/// A change of a conversation as a server reports it. What the server shows of the last message is not kept: it is text of
/// a message that the vault holds anyway, and would outlive its deletion (ST-11).
public struct ConversationUpdate: Hashable, Sendable {
    /// Its number among the events of the conversation; the latest counts.
    public var sequence: Int64
    /// When the server changed it.
    public var updatedAt: Timestamp
    /// When the last message was sent.
    public var lastMessageAt: Timestamp?

    /// A change of a conversation.
    public init(sequence: Int64, updatedAt: Timestamp, lastMessageAt: Timestamp? = nil) {
        self.sequence = sequence
        self.updatedAt = updatedAt
        self.lastMessageAt = lastMessageAt
    }
}

/// What became of a group. Every event counts once among the first four.
public struct SyncOutcome: Hashable, Sendable {
    /// Messages that are new, and updates that are kept.
    public var inserted: Int
    /// Own messages that the server has taken.
    public var reconciled: Int
    /// Events that were known, or whose name or number another message has.
    public var duplicates: Int
    /// Updates that a later one has overtaken.
    public var stale: Int
    /// How many of them were no message that is held, but another one under its server id or its sequence: they are not
    /// stored, since a server that gives a name or a number twice is not to be followed.
    public var collisions: Int
    /// How many own messages the server has taken with another content than was written.
    public var reworded: Int
    /// The cursor, after the group; 0 where it never moved.
    public var cursor: Int64
    /// The new incoming messages, in the order of the events.
    public var messages: [UniqueIdentifier]

    /// Counts of events, and where the cursor is.
    public init(
        inserted: Int = 0, reconciled: Int = 0, duplicates: Int = 0, stale: Int = 0, collisions: Int = 0,
        reworded: Int = 0, cursor: Int64 = 0, messages: [UniqueIdentifier] = []
    ) {
        self.inserted = inserted
        self.reconciled = reconciled
        self.duplicates = duplicates
        self.stale = stale
        self.collisions = collisions
        self.reworded = reworded
        self.cursor = cursor
        self.messages = messages
    }
}

/// How far a conversation is.
public struct SyncCursor: Hashable, Sendable {
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The server's id of it: the alias on its own platform that was added first; empty where it has none.
    public var serverConversation: String
    /// The sequence through which all events are held; 0 for none.
    public var sequence: Int64
    /// The latest update of the conversation that the server told.
    public var update: ConversationUpdate?
    /// Sequences up to it whose events are not held: the server did not give them. Ascending, none beside another.
    public var missing: [ClosedRange<Int64>]
    /// Which numbering the sequences are of; nil where the server never said.
    public var epoch: String?

    /// How far a conversation is.
    public init(
        conversation: UniqueIdentifier, serverConversation: String, sequence: Int64, update: ConversationUpdate? = nil,
        missing: [ClosedRange<Int64>] = [], epoch: String? = nil
    ) {
        self.conversation = conversation
        self.serverConversation = serverConversation
        self.sequence = sequence
        self.update = update
        self.missing = missing
        self.epoch = epoch
    }
}
