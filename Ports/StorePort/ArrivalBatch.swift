public import WhisperMessage

/// An account on a service that does not number its events.
public struct ArrivalAccount: Hashable, Sendable {
    /// The platform.
    public var platform: Platform
    /// The service's id of the vault's owner, the sender of the own messages.
    public var user: String
    /// The server of the account: tokens are meaningless on another one. Not its address, which may change.
    public var server: String

    /// Creates an account from its parts.
    public init(platform: Platform, user: String, server: String) {
        self.platform = platform
        self.user = user
        self.server = server
    }
}

/// What one response of a service brought, for a store to apply in one transaction (MX-2).
public struct ArrivalBatch: Hashable, Sendable {
    /// The account.
    public var account: ArrivalAccount
    /// The token that was stored when the request was made; nil if there was none.
    public var expecting: String?
    /// The token from which the next request continues.
    public var token: String
    /// What arrived, by room.
    public var rooms: [ArrivalRoom]

    /// Creates a batch from its parts.
    public init(account: ArrivalAccount, expecting: String?, token: String, rooms: [ArrivalRoom]) {
        self.account = account
        self.expecting = expecting
        self.token = token
        self.rooms = rooms
    }
}

/// What arrived in one room.
public struct ArrivalRoom: Hashable, Sendable {
    /// The conversation; its key is the server's id of the room. The title is used only if the conversation is created.
    public var conversation: ConversationReference
    /// The server's id of the room that this one replaces (MX-4). If only one of the two ids is known, both identify
    /// its conversation from now on; if both are known, this has no effect. The id of a room that replaces a known one
    /// becomes the conversation's server id (see `VaultStore.conversationsToSubscribe`).
    public var predecessor: String?
    /// The messages, in the server's order.
    public var messages: [Arrival]
    /// Changes to messages, in the server's order; applied after the messages.
    public var changes: [ArrivalChange]
    /// How to fill what the service left out in front of the messages; nil if it left out nothing.
    public var limited: GapStart?

    /// Creates a room's arrivals.
    public init(
        _ conversation: ConversationReference, predecessor: String? = nil, messages: [Arrival],
        changes: [ArrivalChange] = [], limited: GapStart? = nil
    ) {
        self.conversation = conversation
        self.predecessor = predecessor
        self.messages = messages
        self.changes = changes
        self.limited = limited
    }
}

/// A message as a service reports it, without a number.
public struct Arrival: Hashable, Sendable {
    /// The server's id, unique among all of its messages.
    public var serverID: String
    /// The sender; nil on system lines.
    public var sender: ArrivalSender?
    /// The id assigned by the sender's client.
    public var clientMessageID: String?
    /// The content. For own messages that are in the outbox, only its text counts.
    public var content: Content
    /// The server id of the message that this one replies to.
    public var replyTo: String?
    /// When the server accepted it.
    public var createdAt: Timestamp
    /// Whether the owner has read it; own messages are read in any case.
    public var isRead: Bool
    /// Platform-specific members as the text of a JSON object; empty for none. The caller guarantees that it is one.
    /// Not copied to own messages that are already stored.
    public var platformSpecific: String
    /// The service's own bytes, stored with the message.
    public var raw: RawRecord?

    /// Creates a message from its parts.
    public init(
        serverID: String, sender: ArrivalSender?, clientMessageID: String? = nil, content: Content,
        replyTo: String? = nil, createdAt: Timestamp, isRead: Bool = false, platformSpecific: String = "",
        raw: RawRecord? = nil
    ) {
        self.serverID = serverID
        self.sender = sender
        self.clientMessageID = clientMessageID
        self.content = content
        self.replyTo = replyTo
        self.createdAt = createdAt
        self.isRead = isRead
        self.platformSpecific = platformSpecific
        self.raw = raw
    }
}

/// A person as a service reports them.
public struct ArrivalSender: Hashable, Sendable {
    /// The service's id of the person; only this identifies them.
    public var id: String
    /// The name to show; nil shows the id. Anyone may choose any name, so it is no identification.
    public var name: String?

    /// Creates a sender.
    public init(_ id: String, name: String? = nil) {
        self.id = id
        self.name = name
    }
}

/// A change to a message in a room, which names messages by their server ids. See `IngestedChange`, whose rules apply.
public enum ArrivalChange: Hashable, Sendable {
    /// A new text of a message.
    case edit(of: String, text: String, by: ArrivalSender?, at: Timestamp)
    /// The deletion of a message.
    case deletion(of: String, by: ArrivalSender?, claim: DeletionClaim, at: Timestamp)
    /// A reaction, or (nil emoji) its removal.
    case reaction(to: String, by: ArrivalSender, emoji: String?, at: Timestamp)
    /// A vote in a poll.
    case vote(in: String, by: ArrivalSender, options: [[UInt8]], at: Timestamp)
    /// Whether a person is an admin at a time.
    case rank(of: ArrivalSender, isAdmin: Bool, at: Timestamp)
    /// The delivery status of a message advanced.
    case status(of: String, MessageStatus)
    /// The bytes of an event, about a message or none.
    case raw(RawRecord, of: String?)
}

/// An own message that a service accepted: the answer to its post.
public struct ConfirmedPost: Hashable, Sendable {
    /// The account that posted it.
    public var account: ArrivalAccount
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The id assigned by this client.
    public var clientMessageID: String
    /// The server's id.
    public var serverID: String

    /// Creates an answer.
    public init(account: ArrivalAccount, conversation: UniqueIdentifier, clientMessageID: String, serverID: String) {
        self.account = account
        self.conversation = conversation
        self.clientMessageID = clientMessageID
        self.serverID = serverID
    }
}

/// The result of recording the answer to a post.
public enum PostOutcome: Hashable, Sendable {
    /// The message is sent.
    case confirmed
    /// There is no such message that the service has not accepted: it arrived before the answer, or was deleted.
    case known
    /// The message is sent, and has no server id, because another message has that one.
    case taken
}

/// The result of applying a batch or a page of history. Every message is counted once among the first five.
public struct ArrivalOutcome: Hashable, Sendable {
    /// Whether nothing was applied, because another client of the vault was faster.
    public var isSuperseded: Bool
    /// New messages.
    public var inserted: Int
    /// Own messages that the service has accepted, and that took their number.
    public var reconciled: Int
    /// Messages that were known, or are left to another gap.
    public var duplicates: Int
    /// Messages of unknown kind that got their content, and deleted ones that became tombstones.
    public var replaced: Int
    /// How many of the duplicates have the server id of a message of another conversation; they are not stored.
    public var collisions: Int
    /// Own messages that the service accepted with a content other than the one written.
    public var reworded: Int
    /// Changes that wait for their message, or for the decision whether they are granted.
    public var unmatched: Int
    /// Changes by people without the right to make them.
    public var refused: Int
    /// Gaps that were opened.
    public var opened: Int
    /// Gaps that were closed.
    public var closed: Int
    /// The new incoming messages, in the order in which they arrived; those of a page of history in the chat's order.
    public var messages: [UniqueIdentifier]
    /// The numbers of the outbox entries whose messages the service turned out to have, in the order in which they
    /// arrived.
    public var delivered: [Int64]
    /// The open gaps, by the server's id of the room, of every room whose gaps this may have changed: the latest first,
    /// and none for a room without any.
    public var gaps: [String: [ArrivalGap]]

    /// Creates an outcome; omitted parts are zero or empty.
    public init(
        isSuperseded: Bool = false, inserted: Int = 0, reconciled: Int = 0, duplicates: Int = 0, replaced: Int = 0,
        collisions: Int = 0, reworded: Int = 0, unmatched: Int = 0, refused: Int = 0, opened: Int = 0,
        closed: Int = 0, messages: [UniqueIdentifier] = [], delivered: [Int64] = [], gaps: [String: [ArrivalGap]] = [:]
    ) {
        self.delivered = delivered
        self.gaps = gaps
        self.isSuperseded = isSuperseded
        self.inserted = inserted
        self.reconciled = reconciled
        self.duplicates = duplicates
        self.replaced = replaced
        self.collisions = collisions
        self.reworded = reworded
        self.unmatched = unmatched
        self.refused = refused
        self.opened = opened
        self.closed = closed
        self.messages = messages
    }
}
