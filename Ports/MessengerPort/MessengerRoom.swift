public import WhisperMessage

/// A conversation at a service, as the service lists it.
///
/// All of it is the service's claim: anyone may choose any title, and nothing here identifies a contact.
public struct MessengerRoom: Hashable, Sendable {
    /// The service's id of the conversation.
    public var id: String
    /// The title; the id if it has none.
    public var title: String
    /// Whether it is a conversation of two people or a group.
    public var kind: ConversationKind
    /// The owner's part in it.
    public var standing: Standing
    /// The user who invited the owner; nil if unknown or not invited.
    public var inviter: String?
    /// Whether the service itself encrypts the messages by means that this program does not have: they are stored as
    /// placeholders (MX-4).
    public var isUnreadable: Bool
    /// Whether more than two people are in it although it is a conversation of two, or bound to a contact.
    public var hasThirdPerson: Bool

    /// The owner's part in a conversation.
    public enum Standing: String, Hashable, Sendable, CaseIterable {
        /// A member, who receives and may send messages.
        case joined
        /// Invited and not yet a member.
        case invited
    }

    /// Creates a conversation.
    public init(
        id: String, title: String, kind: ConversationKind, standing: Standing = .joined, inviter: String? = nil,
        isUnreadable: Bool = false, hasThirdPerson: Bool = false
    ) {
        self.id = id
        self.title = title
        self.kind = kind
        self.standing = standing
        self.inviter = inviter
        self.isUnreadable = isUnreadable
        self.hasThirdPerson = hasThirdPerson
    }
}

/// A conversation to be created at a service.
public struct NewMessengerRoom: Hashable, Sendable {
    /// The title; nil for none.
    public var title: String?
    /// The service's ids of the users to invite.
    public var users: [String]
    /// Whether it is a conversation with one person rather than a group; then `users` has one element.
    public var isDirect: Bool

    /// Creates a conversation.
    public init(title: String? = nil, users: [String] = [], isDirect: Bool = false) {
        self.title = title
        self.users = users
        self.isDirect = isDirect
    }
}
