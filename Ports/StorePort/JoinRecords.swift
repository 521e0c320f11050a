public import WhisperMessage

/// A join of two people or two chats, with what either was before (ST-13).
public struct JoinRecord: Hashable, Sendable {
    /// Its id.
    public var id: UniqueIdentifier
    /// Who, or which chat, was joined into the other one.
    public var leaving: UniqueIdentifier
    /// The other one.
    public var staying: UniqueIdentifier
    /// Why they were joined.
    public var cause: JoinCause
    /// When they were joined.
    public var madeAt: Timestamp
    /// What the leaving one was.
    public var former: Former

    /// What left.
    public enum Former: Hashable, Sendable {
        /// A person.
        case person(FormerPersonRecord)
        /// A chat.
        case conversation(FormerConversation)
    }

    /// Creates a record.
    public init(
        id: UniqueIdentifier, leaving: UniqueIdentifier, staying: UniqueIdentifier, cause: JoinCause,
        madeAt: Timestamp, former: Former
    ) {
        self.id = id
        self.leaving = leaving
        self.staying = staying
        self.cause = cause
        self.madeAt = madeAt
        self.former = former
    }
}

/// A person as they were before they were joined into another one, and what of the other one a split must know.
public struct FormerPersonRecord: Hashable, Sendable {
    /// The name to display.
    public var name: String
    /// Whether they were the owner.
    public var isOwner: Bool
    /// Whether the other one was.
    public var otherIsOwner: Bool
    /// Their aliases, in the order added.
    public var aliases: [Person.SeenAlias]
    /// Those of the other one.
    public var otherAliases: [Person.SeenAlias]
    /// The names and addresses under which they, and not the other one, had sent something.
    public var senders: [Participant]
    /// Those of the other one, and of whoever the two were joined into since. All further ones came since.
    public var otherSenders: [Participant]
    /// Who was joined into them before.
    public var joined: [UniqueIdentifier]
    /// Their contacts.
    public var contacts: [UniqueIdentifier]

    /// Creates a record, in which equal people are equal.
    ///
    /// - Parameters:
    ///   - senders: Under what the leaving one had sent something.
    ///   - otherSenders: Under what the staying one had. What both had cannot be told apart, and counts as this one's.
    public init(
        name: String, isOwner: Bool, otherIsOwner: Bool, aliases: [Person.SeenAlias],
        otherAliases: [Person.SeenAlias], senders: [Participant], otherSenders: [Participant],
        joined: [UniqueIdentifier], contacts: [UniqueIdentifier]
    ) {
        self.name = name
        self.isOwner = isOwner
        self.otherIsOwner = otherIsOwner
        self.aliases = aliases
        self.otherAliases = otherAliases
        self.senders = Set(senders).subtracting(otherSenders).inOrder
        self.otherSenders = Set(otherSenders).inOrder
        self.joined = joined.sorted()
        self.contacts = contacts.sorted()
    }
}

extension Set<Participant> {
    /// By address, then by name, without the names by which the vault knows them.
    fileprivate var inOrder: [Participant] {
        map { Participant(identifier: $0.identifier, displayName: $0.displayName) }
            .sorted { ($0.identifier ?? "", $0.displayName) < ($1.identifier ?? "", $1.displayName) }
    }
}

/// What the two sides of a join had for one thing, such as a receipt for a message (ST-13).
public struct JoinedPartRecord: Hashable, Sendable {
    /// The join.
    public var join: UniqueIdentifier
    /// What they had.
    public var part: Part

    /// The kinds.
    public enum Part: Hashable, Sendable {
        /// How far a message got with each of two people.
        case receipt(message: UniqueIdentifier, JoinShares<ReceiptEvent>)
        /// How each of two people reacted to a message.
        case reaction(message: UniqueIdentifier, JoinShares<FormerReaction>)
        /// The role of each of two people in a group, or of a person in each of two groups.
        case role(of: UniqueIdentifier, JoinShares<FormerRole>)
    }

    /// Creates a record.
    public init(join: UniqueIdentifier, _ part: Part) {
        self.join = join
        self.part = part
    }
}

extension JoinedPartRecord.Part {
    /// The same with the name of the joint person where a reaction has none.
    public func named(_ name: String?) -> JoinedPartRecord.Part {
        guard case .reaction(let message, let shares) = self else { return self }
        let named = shares.map { reaction in
            FormerReaction(
                participant: reaction.participant.named(name), emoji: reaction.emoji, timestamp: reaction.timestamp,
                isClaimed: reaction.isClaimed)
        }
        return .reaction(message: message, named)
    }
}

/// What the two sides of a join had for something.
public struct JoinShares<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What the leaving one had.
    public var leaving: Value
    /// What the staying one had; nil for nothing.
    public var staying: Value?

    /// Creates the shares.
    public init(leaving: Value, staying: Value?) {
        self.leaving = leaving
        self.staying = staying
    }

    /// The shares in another form.
    ///
    /// - Throws: What the body throws.
    public func map<Other, Failure: Error>(
        _ form: (Value) throws(Failure) -> Other
    ) throws(Failure) -> JoinShares<Other> {
        guard let staying else { return JoinShares<Other>(leaving: try form(leaving), staying: nil) }
        return JoinShares<Other>(leaving: try form(leaving), staying: try form(staying))
    }
}

/// A reaction before a join.
public struct FormerReaction: Hashable, Sendable {
    /// Under which name and address.
    public var participant: Participant
    /// The emoji; nil for a removed reaction.
    public var emoji: String?
    /// When.
    public var timestamp: Timestamp
    /// Whether only an added file says so.
    public var isClaimed: Bool

    /// Creates a reaction.
    public init(participant: Participant, emoji: String?, timestamp: Timestamp, isClaimed: Bool) {
        self.participant = participant
        self.emoji = emoji
        self.timestamp = timestamp
        self.isClaimed = isClaimed
    }
}

/// A role before a join.
public struct FormerRole: Hashable, Sendable {
    /// The role; nil for a former member.
    public var role: GroupRole?
    /// The time of the report.
    public var since: Timestamp

    /// Creates a role.
    public init(_ role: GroupRole?, since: Timestamp) {
        self.role = role
        self.since = since
    }
}

/// That a split of two chats gives a message back to the one that left (ST-13).
public struct JoinedMessageRecord: Hashable, Sendable {
    /// The message.
    public var message: UniqueIdentifier
    /// The first join that moved it to another chat; nil for none.
    public var join: UniqueIdentifier?
    /// The import that brought it; nil if none did that has joined chats.
    public var run: UniqueIdentifier?

    /// Creates a record.
    public init(message: UniqueIdentifier, join: UniqueIdentifier?, run: UniqueIdentifier?) {
        self.message = message
        self.join = join
        self.run = run
    }
}

/// Two people or two chats whom the owner has separated, so that no source joins them (ST-13).
public struct SeparationRecord: Hashable, Sendable {
    /// One of them: the lower id.
    public var one: UniqueIdentifier
    /// The other one; nil for the owner, whoever that is: the person is not the owner.
    public var other: UniqueIdentifier?

    /// Creates a record.
    public init(_ one: UniqueIdentifier, from other: UniqueIdentifier?) {
        self.one = one
        self.other = other
        if let other, other < one { (self.one, self.other) = (other, one) }
    }
}

extension SeparationRecord {
    /// Creates the record of a separation as stores keep it, with `anyOwner` for the owner.
    public init(stored one: UniqueIdentifier, _ other: UniqueIdentifier) {
        if one == .anyOwner {
            self.init(other, from: nil)
        } else {
            self.init(one, from: other == .anyOwner ? nil : other)
        }
    }

    /// The other one as stores keep it.
    public var storedOther: UniqueIdentifier { other ?? .anyOwner }

    /// The place among all separations of a vault.
    public var key: String { "\(one) \(storedOther)" }
}
