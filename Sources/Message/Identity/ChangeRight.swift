/// Whether somebody may change a message (ING-1b).
///
/// A text is changed by its author alone. A message is taken back by its author, by the vault's owner for their own view,
/// or by an admin of its group. What cannot be decided yet is not done: it waits until more is known.
public enum ChangeRight: Hashable, Sendable {
    /// Its author does it.
    case author
    /// The vault's owner does it, for their own view.
    case owner
    /// An admin of the group does it, which is shown.
    case admin
    /// Who does it, or what they are, is not known well enough.
    case undecided
    /// It is done by someone who may not.
    case none

    /// Whether the change is made.
    public var isGranted: Bool { self == .author || self == .owner || self == .admin }

    /// Whether somebody may change the text of a message.
    ///
    /// - Parameters:
    ///   - actor: Who changes it; nil where the source does not say.
    ///   - author: Who wrote it; nil on system lines, which belong to nobody.
    public static func editing(by actor: MessageActor?, of author: MessageActor?) -> ChangeRight {
        guard let author else { return .none }
        guard let actor else { return .undecided }
        return switch actor.isSame(as: author) {
        case true?: .author
        case false?: .none
        case nil: .undecided
        }
    }

    /// Whether somebody may take a message back.
    ///
    /// - Parameters:
    ///   - claim: What the source says that the deletion is.
    ///   - isGroup: Whether the message stands in a group, the only place that has admins.
    ///   - isAdmin: Whether the group's roster shows the actor as an admin; nil where it does not show them.
    public static func deletion(
        by actor: MessageActor?, of author: MessageActor?, claim: DeletionClaim, isGroup: Bool, isAdmin: Bool?
    ) -> ChangeRight {
        guard let actor else { return .undecided }
        if actor.isOwner, author?.isOwner != true { return .owner }
        let isSame = author.map { actor.isSame(as: $0) } ?? false
        if isSame == true { return .author }
        if isGroup {
            if claim == .admin { return .admin }
            if claim == .unknown {
                if isAdmin == true { return .admin }
                if isAdmin == nil { return .undecided }
            }
        }
        return isSame == nil ? .undecided : .none
    }
}

/// What a source says that a deletion is. Raw values are the vault's codes.
public enum DeletionClaim: Int, Hashable, Sendable, CaseIterable {
    /// It does not say.
    case unknown = 0
    /// The author's.
    case author = 1
    /// An admin's: the service lets none but admins send it.
    case admin = 2
}

/// Somebody who wrote or changes a message.
public struct MessageActor: Hashable, Sendable {
    /// The person.
    public var person: UniqueIdentifier
    /// Whether it is the vault's owner.
    public var isOwner: Bool
    /// Whether a telephone number of theirs is known.
    public var hasNumber: Bool
    /// Whether a linked id of theirs is known.
    public var hasLinkedID: Bool

    /// A person, and what is known of them.
    public init(person: UniqueIdentifier, isOwner: Bool, hasNumber: Bool, hasLinkedID: Bool) {
        self.person = person
        self.isOwner = isOwner
        self.hasNumber = hasNumber
        self.hasLinkedID = hasLinkedID
    }

    /// Whether both are one; nil where that is not known: one may be known by a number and the other by a linked id, or
    /// either only by a name.
    public func isSame(as other: MessageActor) -> Bool? {
        if person == other.person || (isOwner && other.isOwner) { return true }
        if (hasNumber && other.hasNumber) || (hasLinkedID && other.hasLinkedID) { return false }
        return nil
    }
}
