public import WhisperMessage

/// Some of a user's conversations, by ascending id.
public struct ConversationPage: Hashable, Sendable {
    /// The conversations, at most 1,000.
    public var conversations: [ConversationSummary]
    /// What to ask for after this; nil where nothing more comes.
    public var next: String?
    /// How many elements could not be read, and were passed over one by one: of an unknown kind, say.
    public var skipped: Int

    /// A page of conversations.
    public init(conversations: [ConversationSummary], next: String? = nil, skipped: Int = 0) {
        self.conversations = conversations
        self.next = next
        self.skipped = skipped
    }
}

/// What a list tells of a conversation.
public struct ConversationSummary: Hashable, Sendable {
    /// The server's id.
    public var id: String
    /// The name of a group; of a direct conversation it may be empty.
    public var title: String
    /// Whether it is of two, or of any number.
    public var kind: Kind
    /// The ids of its users.
    public var members: [String]
    /// The highest sequence so far, 0 where nothing has happened.
    public var lastSequence: Int64
    /// When it was changed.
    public var updatedAt: Timestamp
    /// Which numbering its sequences are of; nil where the server does not say. Another one means that the server
    /// counts anew, after a restored backup say.
    public var epoch: String?

    /// The kinds of conversations.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Of two users.
        case direct
        /// Of any number of users.
        case group
    }

    /// A conversation of some users.
    public init(
        id: String, title: String, kind: Kind, members: [String], lastSequence: Int64, updatedAt: Timestamp,
        epoch: String? = nil
    ) {
        self.id = id
        self.title = title
        self.kind = kind
        self.members = members
        self.lastSequence = lastSequence
        self.updatedAt = updatedAt
        self.epoch = epoch
    }
}

/// Events of one conversation after a cursor.
public struct ChangePage: Hashable, Sendable {
    /// The events that this version knows, by ascending sequence, at most 1,000.
    public var events: [EventFrame]
    /// How many events there were of types that this version does not know.
    public var unknownEvents: Int
    /// How many events could not be read, and were passed over one by one.
    public var malformedEvents: Int
    /// The sequences of the events of unknown types, as far as they name one.
    public var unknown: [Int64]
    /// The sequences of the events that could not be read, as far as they name one.
    public var unreadable: [Int64]
    /// How many elements were no JSON at all, and were passed over one by one. Which sequences they have is not known.
    public var damaged: Int
    /// What tells the first of these from another: the same bytes give the same value. Nil where there are none.
    public var damage: UInt64?
    /// The same of everything from where the page breaks off, so that nothing more of it can be read; nil where it does not.
    public var tear: UInt64?
    /// The sequence through which everything is held once the events are: the next cursor. In a page that breaks off it is
    /// the highest that came before the break.
    public var next: Int64
    /// Whether there is more after `next`.
    public var hasMore: Bool
    /// Which numbering the sequences are of; nil where the server does not say.
    public var epoch: String?

    /// Events up to a cursor.
    public init(
        events: [EventFrame], unknownEvents: Int = 0, malformedEvents: Int = 0, unknown: [Int64] = [],
        unreadable: [Int64] = [], damaged: Int = 0, damage: UInt64? = nil, tear: UInt64? = nil, next: Int64,
        hasMore: Bool, epoch: String? = nil
    ) {
        self.events = events
        self.unknownEvents = unknownEvents
        self.malformedEvents = malformedEvents
        self.unknown = unknown
        self.unreadable = unreadable
        self.damaged = damaged
        self.damage = damage
        self.tear = tear
        self.next = next
        self.hasMore = hasMore
        self.epoch = epoch
    }
}
