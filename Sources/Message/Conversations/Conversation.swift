/// A chat in the vault (ST-3).
public struct Conversation: Hashable, Sendable {
    /// Its identity in this vault.
    public var id: UniqueIdentifier
    /// The platform that it is on.
    public var platform: Platform
    /// What the platform knows it by, made unique across platforms: the thread identifier.
    public var sessionID: String
    /// The name to show.
    public var title: String
    /// What kind of chat it is.
    public var kind: ConversationKind
    /// The blob of its picture, 64 hex characters, where there is one.
    public var avatar: String?
    /// The last message: the newest in the chat's order.
    public var lastMessage: LastMessage?
    /// How many incoming messages have not been read.
    public var unreadCount: Int64
    /// How many messages it holds.
    public var messageCount: Int64
    /// Whether it is kept on top.
    public var isPinned: Bool
    /// Whether it makes no noise.
    public var isMuted: Bool
    /// When it was made in this vault.
    public var createdAt: Timestamp
    /// When anything of it last changed.
    public var updatedAt: Timestamp

    /// What the list of conversations shows of a message.
    public struct LastMessage: Hashable, Sendable {
        /// The message.
        public var id: UniqueIdentifier
        /// The first 200 characters of its text; empty where it has none.
        public var text: String
        /// When it was sent.
        public var timestamp: Timestamp

        /// The last message of a conversation.
        public init(id: UniqueIdentifier, text: String, timestamp: Timestamp) {
            self.id = id
            self.text = text
            self.timestamp = timestamp
        }
    }

    /// A conversation with the given parts.
    public init(
        id: UniqueIdentifier, platform: Platform, sessionID: String, title: String, kind: ConversationKind,
        avatar: String? = nil, lastMessage: LastMessage? = nil, unreadCount: Int64 = 0, messageCount: Int64 = 0,
        isPinned: Bool = false, isMuted: Bool = false, createdAt: Timestamp, updatedAt: Timestamp
    ) {
        self.id = id
        self.platform = platform
        self.sessionID = sessionID
        self.title = title
        self.kind = kind
        self.avatar = avatar
        self.lastMessage = lastMessage
        self.unreadCount = unreadCount
        self.messageCount = messageCount
        self.isPinned = isPinned
        self.isMuted = isMuted
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}

/// What kind of chat a conversation is. Raw values are the vault's codes.
public enum ConversationKind: Int, Sendable, CaseIterable {
    /// The source does not tell.
    case unknown = 0
    /// Two people.
    case direct = 1
    /// More than two.
    case group = 2
    /// One to many, without answers.
    case broadcast = 3
}
