public import WhisperMessage

/// Events of one conversation from a server, for a store to apply in one transaction (RT-4), in the store's own types.
public struct SyncGroup: Hashable, Sendable {
    /// The conversation; its key is the server's id. The title is used only if the conversation is created.
    public var conversation: ConversationReference
    /// The server's id of the vault's owner, the sender of the own messages.
    public var owner: String
    /// The events, in any order.
    public var events: [SyncEvent]
    /// The sequence up to which all events are present once these are applied; nil leaves the cursor unchanged.
    public var cursor: Int64?
    /// Sequences that the cursor skips because the server does not deliver their events; ascending.
    public var missing: [ClosedRange<Int64>]
    /// The numbering that the sequences belong to; nil if the server does not report one.
    public var epoch: String?

    /// Creates a group of events of a conversation.
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

/// One event of a conversation, for a store: a message or an update, each with its sequence number.
public enum SyncEvent: Hashable, Sendable {
    /// A message was created.
    case message(RemoteMessage)
    /// The conversation changed.
    case conversation(ConversationUpdate)

    /// Its number among the events of the conversation.
    public var sequence: Int64 {
        switch self {
        case .message(let message): message.sequence
        case .conversation(let update): update.sequence
        }
    }
}

/// A message as a server reports it, for a store, which knows no protocol: with its sequence number.
public struct RemoteMessage: Hashable, Sendable {
    /// The server's id, unique among all of its messages.
    public var serverID: String
    /// Its number among the events of the conversation.
    public var sequence: Int64
    /// The server's id of the sender.
    public var sender: String
    /// The id assigned by the sender's client.
    public var clientMessageID: String?
    /// The text, or the envelope that it carries.
    public var text: String
    /// When the server accepted it.
    public var createdAt: Timestamp
    /// Platform-specific members as the text of a JSON object; empty for none. The caller guarantees that it is one.
    /// Not copied to own messages that are already stored.
    public var platformSpecific: String

    /// Creates a message from its parts.
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

/// A change of a conversation as a server reports it. The server's preview of the last message is not stored: it
/// duplicates the text of a message in the vault, and would outlive its deletion (ST-11).
public struct ConversationUpdate: Hashable, Sendable {
    /// Its number among the events of the conversation; the latest update wins.
    public var sequence: Int64
    /// When the server changed it.
    public var updatedAt: Timestamp
    /// When the last message was sent.
    public var lastMessageAt: Timestamp?

    /// Creates an update.
    public init(sequence: Int64, updatedAt: Timestamp, lastMessageAt: Timestamp? = nil) {
        self.sequence = sequence
        self.updatedAt = updatedAt
        self.lastMessageAt = lastMessageAt
    }
}

/// The result of applying a group. Every event is counted once among the first four.
public struct SyncOutcome: Hashable, Sendable {
    /// New messages, and updates that were stored.
    public var inserted: Int
    /// Own messages that the server has accepted.
    public var reconciled: Int
    /// Events that were known, or whose id or sequence another message has.
    public var duplicates: Int
    /// Updates superseded by a later one.
    public var stale: Int
    /// How many of the duplicates are not the stored message but a different one with its server id or sequence. They
    /// are not stored, as a server that assigns an id or a number twice cannot be followed.
    public var collisions: Int
    /// Own messages that the server accepted with a content other than the one written.
    public var reworded: Int
    /// The cursor after the group; 0 if it never moved.
    public var cursor: Int64
    /// The new incoming messages, in the order of the events.
    public var messages: [UniqueIdentifier]

    /// Creates an outcome from its counts and the cursor.
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

/// The synchronisation state of a conversation.
public struct SyncCursor: Hashable, Sendable {
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The server's id of the conversation: the alias on its own platform that was added first; empty if there is none.
    public var serverConversation: String
    /// The sequence up to which all events are present; 0 for none.
    public var sequence: Int64
    /// The latest update of the conversation that the server reported.
    public var update: ConversationUpdate?
    /// Sequences up to the cursor whose events are not present, because the server did not deliver them. Ascending,
    /// none adjacent to another.
    public var missing: [ClosedRange<Int64>]
    /// The numbering that the sequences belong to; nil if the server never reported one.
    public var epoch: String?

    /// Creates a cursor from its parts.
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
