public import WhisperMessage

/// A member of a group, or a person who has left it.
public struct GroupMember: Hashable, Sendable {
    /// The person.
    public var person: UniqueIdentifier
    /// The person's best name; see ``Person``.
    public var displayName: String
    /// Whether this is the vault's owner.
    public var isOwner: Bool
    /// The role; nil if the person is no longer a member.
    public var role: GroupRole?
    /// The time of the report that gave or ended this role.
    public var since: Timestamp

    /// Creates a member.
    public init(person: UniqueIdentifier, displayName: String, isOwner: Bool, role: GroupRole?, since: Timestamp) {
        self.person = person
        self.displayName = displayName
        self.isOwner = isOwner
        self.role = role
        self.since = since
    }

    /// The most members, present and former, that a conversation has. Further ones are not stored.
    public static let maximum = 10_000
}

/// A person's membership in a conversation.
public struct GroupMembership: Hashable, Sendable {
    /// The conversation.
    public var conversation: Conversation
    /// The role; nil if the person is no longer a member.
    public var role: GroupRole?
    /// The time of the report that gave or ended this role.
    public var since: Timestamp

    /// Creates a membership.
    public init(conversation: Conversation, role: GroupRole?, since: Timestamp) {
        self.conversation = conversation
        self.role = role
        self.since = since
    }
}

/// How far a message got with one recipient.
public struct PersonReceipt: Hashable, Sendable {
    /// The recipient.
    public var person: UniqueIdentifier
    /// The person's best name; see ``Person``.
    public var displayName: String
    /// How far it got.
    public var status: ReceiptStatus
    /// When it got there.
    public var timestamp: Timestamp

    /// Creates a receipt.
    public init(person: UniqueIdentifier, displayName: String, status: ReceiptStatus, timestamp: Timestamp) {
        self.person = person
        self.displayName = displayName
        self.status = status
        self.timestamp = timestamp
    }
}

/// What a source knows about a chat besides its messages, in the vault's terms.
public struct NewChatDetails: Hashable, Sendable {
    /// The description; empty to remove it, nil if it is not stated.
    public var description: String?
    /// Members, and former ones (nil role).
    public var members: [NewMember]
    /// Whether `members` are all there are: others have left.
    public var hasAllMembers: Bool
    /// What the owner has chosen on the phone.
    public var choices: PhoneChoices

    /// A member of a group.
    public struct NewMember: Hashable, Sendable {
        /// The person.
        public var sender: NewSender
        /// The role; nil if the person is no longer a member.
        public var role: GroupRole?

        /// Creates a member.
        public init(_ sender: NewSender, role: GroupRole?) {
            self.sender = sender
            self.role = role
        }
    }

    /// Creates details; omitted ones are not stated.
    public init(
        description: String? = nil, members: [NewMember] = [], hasAllMembers: Bool = false,
        choices: PhoneChoices = PhoneChoices()
    ) {
        self.description = description
        self.members = members
        self.hasAllMembers = hasAllMembers
        self.choices = choices
    }
}
