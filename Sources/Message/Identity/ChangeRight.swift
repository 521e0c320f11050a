/// Whether a person may change a message (ING-1b).
///
/// Only its author may edit a message. A message may be deleted by its author, by the vault's owner for their own view,
/// or by an admin of its group. A change that cannot be decided yet is not applied; it waits until more is known.
public enum ChangeRight: Hashable, Sendable {
    /// The author makes the change.
    case author
    /// The vault's owner makes the change, for their own view.
    case owner
    /// An admin of the group makes the change, which is displayed.
    case admin
    /// Too little is known about who makes the change, or about their role.
    case undecided
    /// The person making the change has no right to it.
    case none

    /// Whether the change is applied.
    public var isGranted: Bool { self == .author || self == .owner || self == .admin }

    /// Determines whether a person may edit the text of a message.
    ///
    /// - Parameters:
    ///   - actor: The person making the change; nil if the source does not say.
    ///   - author: The message's author; nil for system lines, which have none.
    public static func editing(by actor: MessageActor?, of author: MessageActor?) -> ChangeRight {
        guard let author else { return .none }
        guard let actor else { return .undecided }
        return switch actor.isSame(as: author) {
        case true?: .author
        case false?: .none
        case nil: .undecided
        }
    }

    /// Determines whether a person may delete a message.
    ///
    /// - Parameters:
    ///   - claim: The kind of deletion, according to the source.
    ///   - isGroup: Whether the message is in a group, or in any room of a service with powers in every room (see
    ///     `Platform.hasPowersInEveryRoom`); others have no admins.
    ///   - isAdmin: Whether the group's roster lists the actor as an admin; nil if the roster does not list them.
    ///   - isMember: Whether the actor was a member then; nil if that is unknown (see ``GroupPresence``).
    public static func deletion(
        by actor: MessageActor?, of author: MessageActor?, claim: DeletionClaim, isGroup: Bool, isAdmin: Bool?,
        isMember: Bool? = nil
    ) -> ChangeRight {
        guard let actor else { return .undecided }
        if actor.isOwner, author?.isOwner != true { return .owner }
        let isSame = author.map { actor.isSame(as: $0) } ?? false
        if isSame == true { return .author }
        if isGroup, isMember != false || isAdmin == true {
            if claim == .admin { return .admin }
            if claim == .unknown {
                if isAdmin == true { return .admin }
                if isAdmin == nil { return .undecided }
            }
        }
        return isSame == nil ? .undecided : .none
    }
}

/// A report of whether someone was an admin of a group at a time.
public struct GroupRank: Hashable, Sendable {
    /// Whether they were one.
    public var isAdmin: Bool
    /// When.
    public var timestamp: Timestamp

    /// Creates a report.
    public init(isAdmin: Bool, at timestamp: Timestamp) {
        self.isAdmin = isAdmin
        self.timestamp = timestamp
    }

    /// Whether someone was an admin at a time: by the last earlier report, otherwise by the first later one; nil if there is
    /// none.
    package static func isAdmin(_ ranks: [GroupRank], at time: Timestamp) -> Bool? {
        let before = ranks.filter { $0.timestamp <= time }.max { $0.timestamp < $1.timestamp }
        return (before ?? ranks.min { $0.timestamp < $1.timestamp })?.isAdmin
    }
}

/// What a group's lists of members say about one person.
public struct GroupPresence: Hashable, Sendable {
    /// The person's role; nil if they have left.
    public var role: GroupRole?
    /// When they got it, or had left.
    public var since: Timestamp

    /// Creates a presence.
    public init(role: GroupRole?, since: Timestamp) {
        self.role = role
        self.since = since
    }

    /// Whether someone was a member at a time; nil if that is unknown.
    ///
    /// That they were none is known of those who had left by then, and of those whom no list ever named, from a list of all
    /// members on. A list names people by a number or an id of the service: it is silent about someone who is known by the
    /// other alone.
    ///
    /// - Parameters:
    ///   - known: What the lists say about the person; nil if none names them.
    ///   - listedAt: The time of the last list of all members; nil if there is none.
    ///   - members: The present members, who are looked at only if no list names the person; nil for one of whom nothing is
    ///     known.
    /// - Throws: What `members` throws.
    public static func isMember<Failure: Error>(
        _ actor: MessageActor, at time: Timestamp, known: GroupPresence?, listedAt: Timestamp?,
        among members: () throws(Failure) -> [MessageActor?]
    ) throws(Failure) -> Bool? {
        if let known { return known.since <= time ? known.role != nil : nil }
        guard let listedAt, listedAt <= time else { return nil }
        return try members().allSatisfy { $0?.isSame(as: actor) == false } ? false : nil
    }
}

/// The kind of deletion that a source reports. Raw values are the vault's codes.
public enum DeletionClaim: Int, Hashable, Sendable, CaseIterable {
    /// The source does not say.
    case unknown = 0
    /// A deletion by the author.
    case author = 1
    /// A deletion by an admin: the service lets only admins send it.
    case admin = 2
}

/// A person who wrote or changes a message.
public struct MessageActor: Hashable, Sendable {
    /// The person.
    public var person: UniqueIdentifier
    /// Whether the person is the vault's owner.
    public var isOwner: Bool
    /// Whether a telephone number of the person is known.
    public var hasNumber: Bool
    /// Whether an id of the person on the message's service is known (`PersonAliasKind.linkedID`). A name that the person
    /// chose, or that a message shows, is no such id.
    public var hasServiceID: Bool

    /// Creates an actor.
    public init(person: UniqueIdentifier, isOwner: Bool, hasNumber: Bool, hasServiceID: Bool) {
        self.person = person
        self.isOwner = isOwner
        self.hasNumber = hasNumber
        self.hasServiceID = hasServiceID
    }

    /// Returns whether both are the same person; nil if that is unknown.
    ///
    /// It is unknown if one is identified by a number and the other by an id of the service, or if either is identified
    /// only by a name.
    public func isSame(as other: MessageActor) -> Bool? {
        if person == other.person || (isOwner && other.isOwner) { return true }
        if (hasNumber && other.hasNumber) || (hasServiceID && other.hasServiceID) { return false }
        return nil
    }
}

/// What a source reports to have happened to a message (ING-1b).
public enum ChangeKind: Hashable, Sendable {
    /// Another text.
    case edit
    /// A deletion, of a kind.
    case deletion(DeletionClaim)
    /// A reaction, or its removal.
    case reaction
    /// A vote in a poll.
    case vote
    /// Something that is encrypted with a secret of the message: an edit, or what anyone may add.
    case encrypted(isEdit: Bool)

    /// Whether only the author of the message may make it.
    public var isAuthors: Bool {
        switch self {
        case .edit, .deletion(.author), .encrypted(isEdit: true): true
        case .deletion, .reaction, .vote, .encrypted: false
        }
    }

    /// How a message shows that such a change waits; nil if it does not.
    public var mark: UndecidedMark.Kind? {
        switch self {
        case .edit: .edit
        case .deletion: .deletion
        case .encrypted(let isEdit): isEdit ? .unreadEdit : .unread
        case .reaction, .vote: nil
        }
    }
}
