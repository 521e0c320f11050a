/// The present state of a chat, as a bridge reports it (ING-6, version 2). What is not stated remains as it is.
public struct BridgeChat: Hashable, Sendable {
    /// The service's key for the chat: the group's id, or for a direct chat the other person's; 1 … 256 bytes.
    public var chat: String
    /// The kind of chat.
    public var kind: Kind
    /// The name to show; nil if it is not stated.
    public var name: String?
    /// The description; empty if it was removed, nil if it is not stated.
    public var description: String?
    /// Members of the group, and former ones; at most 100,000.
    public var members: [Member]
    /// Whether `members` are all there are.
    public var isComplete: Bool
    /// Whether the chat is archived on the phone; nil if it is not stated.
    public var isArchived: Bool?
    /// Whether the chat is pinned on the phone; nil if it is not stated.
    public var isPinned: Bool?
    /// Whether the chat is muted on the phone; nil if it is not stated.
    public var isMuted: Bool?

    /// The kinds of chats. Raw values are those of the protocol.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A chat with one person.
        case direct
        /// A group.
        case group
        /// A list of recipients.
        case broadcast
    }

    /// A member of a group.
    public struct Member: Hashable, Sendable {
        /// The person: a telephone number in E.164 form, or the service's own id; 1 … 256 bytes.
        public var id: String
        /// The name to show; nil if it is not stated.
        public var name: String?
        /// What the person may do; nil if they are no longer a member.
        public var role: Role?

        /// Creates a member.
        public init(id: String, name: String? = nil, role: Role?) {
            self.id = id
            self.name = name
            self.role = role
        }
    }

    /// What a member may do. Raw values are those of the protocol.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        /// A member without further rights.
        case member
        /// A member with the rights of an admin.
        case admin
        /// The group's creator.
        case owner
    }

    /// The largest number of members in one line.
    public static let mostMembers = 100_000

    /// Creates the state of a chat; omitted parts are not stated.
    public init(
        chat: String, kind: Kind, name: String? = nil, description: String? = nil, members: [Member] = [],
        isComplete: Bool = false, isArchived: Bool? = nil, isPinned: Bool? = nil, isMuted: Bool? = nil
    ) {
        self.chat = chat
        self.kind = kind
        self.name = name
        self.description = description
        self.members = members
        self.isComplete = isComplete
        self.isArchived = isArchived
        self.isPinned = isPinned
        self.isMuted = isMuted
    }
}
