/// What refers to a person. A person stays in the vault while anything does; names and addresses of one to whom nothing
/// refers any more go, once what brought them is deleted (ST-11).
public enum PersonReference: Sendable, CaseIterable {
    /// The vault is theirs.
    case owner
    /// They are a contact of the vault.
    case contact
    /// The owner has separated them from someone, so that no source joins the two again.
    case separation
    /// They are, or were, a member of a group.
    case membership
    /// They were an admin of a group.
    case rank
    /// They reacted to a message.
    case reaction
    /// They received a message.
    case receipt
    /// A change by them waits for its message.
    case change
    /// They wrote a message, or deleted one that left a mark.
    case message
    /// They voted in a poll.
    case vote

    /// Whether a person to whom this refers cannot be forgotten: the owner names these themselves.
    public var isOwners: Bool { self == .owner || self == .contact }
}
