public import WhisperMessage

/// What a source knows about a chat besides its messages. Whatever is not stated remains as it is.
public struct ChatDetails: Hashable, Sendable {
    /// The chat.
    public var chat: ChatReference
    /// The group's description; empty if it was removed, nil if it is not stated.
    public var description: String?
    /// Members of the group, and former ones.
    public var members: [SourceMember]
    /// Whether `members` are all there are, so that others have left.
    public var hasAllMembers: Bool
    /// What the owner has chosen for the chat on the phone.
    public var choices: PhoneChoices

    /// Creates details; omitted ones are not stated.
    public init(
        chat: ChatReference, description: String? = nil, members: [SourceMember] = [], hasAllMembers: Bool = false,
        choices: PhoneChoices = PhoneChoices()
    ) {
        self.chat = chat
        self.description = description
        self.members = members
        self.hasAllMembers = hasAllMembers
        self.choices = choices
    }
}

/// A member of a group as a source names them.
public struct SourceMember: Hashable, Sendable {
    /// The person.
    public var person: SourcePerson
    /// Their role; nil if they are no longer a member.
    public var role: GroupRole?

    /// Creates a member with a role.
    public init(_ person: SourcePerson, role: GroupRole?) {
        self.person = person
        self.role = role
    }
}
