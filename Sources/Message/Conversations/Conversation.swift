/// A chat in the vault (ST-3).
public struct Conversation: Hashable, Sendable {
    /// The conversation's identity in this vault.
    public var id: UniqueIdentifier
    /// The platform that the chat is on.
    public var platform: Platform
    /// The platform's identifier for the chat, made unique across platforms: the thread identifier.
    public var sessionID: String
    /// The title to display.
    public var title: String
    /// What kind of chat it is.
    public var kind: ConversationKind
    /// The group's description; nil if it has none.
    public var description: String?
    /// The blob of the chat's picture as 64 hex characters; nil if there is none.
    public var avatar: String?
    /// The most recent message in the chat's order.
    public var lastMessage: LastMessage?
    /// The number of unread incoming messages.
    public var unreadCount: Int64
    /// The number of messages in the conversation.
    public var messageCount: Int64
    /// Whether the conversation is pinned to the top of the list.
    public var isPinned: Bool
    /// Whether notifications are muted.
    public var isMuted: Bool
    /// Whether the conversation is archived: at the end of the list, and without notifications.
    public var isArchived: Bool
    /// When the conversation was created in this vault.
    public var createdAt: Timestamp
    /// When any part of the conversation last changed.
    public var updatedAt: Timestamp
    /// Whether the owner has given the title: no source changes it (see `VaultStore.retitle`).
    public var isTitleGiven: Bool
    /// How old the title is: the time of the newest evidence of it in its source, such as a change of the subject or the
    /// last message of a database; nil if no source has said.
    public var titledAt: Timestamp?

    /// The part of a message that the list of conversations shows.
    public struct LastMessage: Hashable, Sendable {
        /// The message's id.
        public var id: UniqueIdentifier
        /// The first 200 characters of the message's text; empty if it has none.
        public var text: String
        /// When the message was sent.
        public var timestamp: Timestamp

        /// Creates the last message of a conversation.
        public init(id: UniqueIdentifier, text: String, timestamp: Timestamp) {
            self.id = id
            self.text = text
            self.timestamp = timestamp
        }

        /// Describes a message.
        public init(_ message: UnifiedMessage) {
            self.init(
                id: message.id, text: String((message.content.text ?? "").prefix(200)), timestamp: message.timestamp)
        }
    }

    /// Creates a conversation.
    public init(
        id: UniqueIdentifier, platform: Platform, sessionID: String, title: String, kind: ConversationKind,
        description: String? = nil, avatar: String? = nil, lastMessage: LastMessage? = nil, unreadCount: Int64 = 0,
        messageCount: Int64 = 0,
        isPinned: Bool = false, isMuted: Bool = false, isArchived: Bool = false, createdAt: Timestamp,
        updatedAt: Timestamp, isTitleGiven: Bool = false,
        titledAt: Timestamp? = nil
    ) {
        self.id = id
        self.platform = platform
        self.sessionID = sessionID
        self.title = title
        self.kind = kind
        self.description = description
        self.avatar = avatar
        self.lastMessage = lastMessage
        self.unreadCount = unreadCount
        self.messageCount = messageCount
        self.isPinned = isPinned
        self.isMuted = isMuted
        self.isArchived = isArchived
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.isTitleGiven = isTitleGiven
        self.titledAt = titledAt
    }
}

extension Conversation {
    /// Takes over what the owner chose for a chat that was joined into this one: it is pinned, and muted, if either was.
    package mutating func takeChoices(of leaving: Conversation) {
        isPinned = isPinned || leaving.isPinned
        isMuted = isMuted || leaving.isMuted
    }

    /// The title of a group that has none of its own: its members' names, of more than five the first ones; nil without any.
    ///
    /// - Parameter members: The names of each, the best one first. If several share their best name, one keeps it,
    ///   and each of the others has their next name that nobody else has.
    public static func title(ofMembers members: some Sequence<[String]>) -> String? {
        let members = members.map { $0.filter { !$0.isEmpty } }.sorted { $0.lexicographicallyPrecedes($1) }
        var taken: Set<String> = []
        let others = members.filter { names in names.first.map { !taken.insert($0).inserted } ?? false }
        for names in others { if let name = names.first(where: { !taken.contains($0) }) { taken.insert(name) } }
        let sorted = taken.sorted()
        if sorted.isEmpty { return nil }
        return sorted.prefix(5).joined(separator: ", ") + (sorted.count > 5 ? ", …" : "")
    }

    /// The title of a group without one of its own, once a member is called otherwise; nil if it has none of the names.
    ///
    /// - Parameter names: The former names of the member.
    public static func title(_ title: String, renaming names: Set<String>, to name: String) -> String? {
        var parts = title.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
        guard parts.contains(where: names.contains) else { return nil }
        for index in parts.indices where names.contains(parts[index]) { parts[index] = name }
        return parts.joined(separator: ", ")
    }

    /// Whether a source's title takes the place of this one: never of one that the owner has given, and otherwise if it is
    /// not older, so that an older backup takes nothing back that a newer one has said.
    ///
    /// - Parameter asOf: How old the title is; nil for a source that says what is now.
    public func takesTitle(asOf: Timestamp?) -> Bool {
        guard !isTitleGiven else { return false }
        guard let asOf, let titledAt else { return true }
        return asOf >= titledAt
    }
}

/// The kind of chat that a conversation is. Raw values are the vault's codes.
public enum ConversationKind: Int, Sendable, CaseIterable {
    /// The source does not say.
    case unknown = 0
    /// A chat between two people.
    case direct = 1
    /// A chat with more than two people.
    case group = 2
    /// One sender to many recipients, without replies.
    case broadcast = 3
}

/// A position in a chat, in the source's own order (ING-1).
///
/// Adjacent positions leave gaps for messages that a later export adds between them.
public struct ChatPosition: Hashable, Comparable, Sendable {
    /// The position; greater is later. Always positive.
    public let rawValue: Int64

    /// Creates a position.
    public init(rawValue: Int64) {
        self.rawValue = rawValue
    }

    /// The gap left between appended messages: 2^20.
    public static let stride: Int64 = 1 << 20

    /// Orders earlier positions first.
    public static func < (left: ChatPosition, right: ChatPosition) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// The place of a conversation in the list of all: archived ones last, pinned ones first among each, then by latest
/// activity (time of the last message, else of creation), newest first, then by id.
public struct ListPlace: Comparable, Sendable {
    let isArchived: Bool
    let isPinned: Bool
    let activity: Timestamp
    let id: UniqueIdentifier

    /// Whether one conversation comes before another.
    public static func < (left: ListPlace, right: ListPlace) -> Bool {
        if left.isArchived != right.isArchived { return right.isArchived }
        if left.isPinned != right.isPinned { return left.isPinned }
        if left.activity != right.activity { return left.activity > right.activity }
        return left.id < right.id
    }
}

extension Conversation {
    /// Its place in the list of conversations.
    public var listPlace: ListPlace {
        ListPlace(isArchived: isArchived, isPinned: isPinned, activity: lastActivity, id: id)
    }

    /// The time of the last message, else that of its creation.
    public var lastActivity: Timestamp { lastMessage?.timestamp ?? createdAt }
}
