public import WhisperMessage

/// People who have something in common.
public enum PersonSelection: Hashable, Sendable {
    /// The one with this id, or into whom the one with this id was merged.
    case id(UniqueIdentifier)
    /// Those whose display name, or any of whose aliases, begins with a prefix, folded as search folds, by name; all of
    /// them for a text without words.
    case named(String)
    /// Those who are known as the owner, in the order of their creation.
    case owners
    /// Those whom nothing names any more (see `Person.SeenAlias.isOfForgotten`), in any order.
    case forgotten
    /// Those of whom something was deleted, in any order.
    case leaving
}

/// A change of what is known of a person.
public struct PersonUpdate: Sendable {
    /// The person.
    public var person: UniqueIdentifier
    /// Aliases that they lose, before others are added.
    public var removed: [PersonIdentity.Address]
    /// Aliases that are added, or whose periods are extended (see `Person.SeenAlias.take`). Nothing else names those
    /// who have the one of forgotten people, which gives way to any other.
    public var seen: [Person.SeenAlias]
    /// Whether they are the vault's owner; nil if that stays.
    public var isOwner: Bool?
    /// Whether they count as one of whom something was deleted; nil if that stays.
    public var isLeaving: Bool?

    /// Creates a change; what is omitted stays.
    public init(
        _ person: UniqueIdentifier, removing removed: [PersonIdentity.Address] = [],
        seeing seen: [Person.SeenAlias] = [], isOwner: Bool? = nil, isLeaving: Bool? = nil
    ) {
        self.person = person
        self.removed = removed
        self.seen = seen
        self.isOwner = isOwner
        self.isLeaving = isLeaving
    }
}
