public import WhisperMessage

/// A claim of a live source that two aliases are those of one person, such as a number and a linked id (ING-1).
public struct PersonClaim: Hashable, Sendable {
    /// The platform.
    public var platform: Platform
    /// One of the aliases, which identifies the person.
    public var first: PersonAlias
    /// The other: another address, or a name.
    public var second: PersonAlias
    /// Whether the claim is the sender of a message; see `PersonMerge.mayBeOne`.
    public var isOfMessage: Bool
    /// When it was reported.
    public var seenAt: Timestamp

    /// Creates a claim about two aliases.
    public init(
        platform: Platform, first: PersonAlias, second: PersonAlias, isOfMessage: Bool = false, seenAt: Timestamp
    ) {
        self.platform = platform
        self.first = first
        self.second = second
        self.isOfMessage = isOfMessage
        self.seenAt = seenAt
    }

    /// The sender by whom a store takes the claim over.
    package var sender: NewSender {
        NewSender(
            platform: platform, aliases: [first, second],
            participant: Participant(identifier: nil, displayName: first.value), isOwner: false, seenAt: seenAt)
    }

    /// The aliases if both identify people, so that the claim has to be decided; nil for a name.
    package var addresses: [PersonAlias]? {
        first.kind.identifiesPerson && second.kind.identifiesPerson ? [first, second] : nil
    }
}

extension PersonMerge.Side {
    /// What is known of the person of an alias: on the platform, and numbers on any. What only an added file says is
    /// not.
    ///
    /// - Parameter person: The person; nil if there is none.
    package init(_ alias: PersonAlias, of person: Person?, on platform: Platform) {
        let known = (person?.aliases ?? [])
            .filter { !$0.isClaimed && ($0.platform == platform || $0.alias.kind == .phoneNumber) }.map(\.alias)
        self.init(aliases: Set(known + [alias]), isOwner: person?.isOwner ?? false, isKnown: person != nil)
    }
}

/// A sender as one message describes them.
public struct NewSender: Hashable, Sendable {
    /// The platform.
    public var platform: Platform
    /// The sender's aliases; at least one.
    public var aliases: [PersonAlias]
    /// How the message shows the sender. Readers see the person's best name instead, once there is one (see
    /// `Participant.known(by:)`).
    public var participant: Participant
    /// Whether this is the vault's owner.
    public var isOwner: Bool
    /// When the sender was seen: the message's time.
    public var seenAt: Timestamp
    /// Whether only an added file says so, which anyone may have written.
    public var isClaimed: Bool

    /// Creates a sender on a platform.
    public init(
        platform: Platform, aliases: [PersonAlias], participant: Participant, isOwner: Bool, seenAt: Timestamp,
        isClaimed: Bool = false
    ) {
        self.platform = platform
        self.aliases = aliases
        self.participant = participant
        self.isOwner = isOwner
        self.seenAt = seenAt
        self.isClaimed = isClaimed
    }

    /// One of the aliases as it is seen in a period.
    package func seen(_ alias: PersonAlias, in period: ClosedRange<Timestamp>) -> Person.SeenAlias {
        Person.SeenAlias(
            alias: alias, platform: platform, firstSeen: period.lowerBound, lastSeen: period.upperBound,
            isClaimed: isClaimed)
    }
}

/// The vault's reference to a sender: a person under one name and identifier.
public struct SenderHandle: Hashable, Sendable {
    /// The vault's number; meaningless outside this vault.
    public let rawValue: Int64
    /// The person.
    public let person: UniqueIdentifier

    /// Creates a handle. Only adapters do so.
    public init(rawValue: Int64, person: UniqueIdentifier) {
        self.rawValue = rawValue
        self.person = person
    }
}

/// A person and all their aliases.
public struct Person: Hashable, Sendable {
    /// The person's id in this vault.
    public var id: UniqueIdentifier
    /// The best name: that of the person's most recently changed contact, otherwise the best alias (see
    /// `PersonAliasKind.nameRank(isClaimed:)`); of equal ones that seen last, and of those seen at the same time the
    /// one added last.
    public var displayName: String
    /// Whether this is the vault's owner.
    public var isOwner: Bool
    /// The aliases by `firstSeen`, ties in the order in which they were added.
    public var aliases: [SeenAlias]

    /// An alias and when it was seen.
    public struct SeenAlias: Hashable, Sendable {
        /// The name or number.
        public var alias: PersonAlias
        /// The platform of the alias.
        public var platform: Platform
        /// The time of the earliest message under it.
        public var firstSeen: Timestamp
        /// The time of the latest message under it.
        public var lastSeen: Timestamp
        /// Whether only an added file says so, which anyone may have written.
        public var isClaimed: Bool

        /// How well it names the person.
        public var nameRank: Int { alias.kind.nameRank(isClaimed: isClaimed) }

        /// Creates an alias seen between two times.
        public init(
            alias: PersonAlias, platform: Platform, firstSeen: Timestamp, lastSeen: Timestamp, isClaimed: Bool = false
        ) {
            self.alias = alias
            self.platform = platform
            self.firstSeen = firstSeen
            self.lastSeen = lastSeen
            self.isClaimed = isClaimed
        }

        /// Takes over that the same alias was seen again. What a file claims changes nothing that a source has said,
        /// not even its times, by which the best name is chosen; and what a source says takes the place of the claim.
        public mutating func take(_ other: SeenAlias) {
            if isClaimed == other.isClaimed {
                firstSeen = min(firstSeen, other.firstSeen)
                lastSeen = max(lastSeen, other.lastSeen)
            } else if isClaimed {
                self = other
            }
        }
    }

    /// Whether nothing but numbers and ids is known of the person.
    public var isNameless: Bool {
        aliases.allSatisfy { seen in
            seen.isOfForgotten || seen.alias.kind == .phoneNumber || seen.alias.kind == .linkedID
        }
    }

    /// Whether this is no person, but a channel, which sends its own messages.
    public var isChannel: Bool { aliases.contains(where: \.alias.isChannel) }

    /// Whether an alias that is seen on a platform identifies this person.
    package func isIdentified(by alias: PersonAlias, on platform: Platform) -> Bool {
        let namespace = alias.kind.namespace(on: platform)
        return alias.kind.identifiesPerson
            && aliases.contains { $0.alias == alias && (namespace == nil || $0.platform == namespace) }
    }

    /// Whether a source, and not only an added file, has stated an address of theirs on a platform.
    package func hasStatedAddress(on platform: Platform) -> Bool {
        aliases.contains { $0.platform == platform && $0.alias.kind.identifiesPerson && !$0.isClaimed }
    }

    /// Creates a person from their aliases.
    public init(id: UniqueIdentifier, displayName: String, isOwner: Bool, aliases: [SeenAlias]) {
        self.id = id
        self.displayName = displayName
        self.isOwner = isOwner
        self.aliases = aliases
    }
}

extension [Person.SeenAlias] {
    /// The one by which their person is known: of the best kind, of these the one seen last, of these the one added last.
    public var best: Person.SeenAlias? {
        enumerated().max { left, right in
            (left.element.nameRank, left.element.lastSeen, left.offset)
                < (right.element.nameRank, right.element.lastSeen, right.offset)
        }?.element
    }

    /// The same by the time of the earliest message under each, ties in the order in which they were added.
    public var byFirstSeen: [Person.SeenAlias] {
        enumerated().sorted { ($0.element.firstSeen, $0.offset) < ($1.element.firstSeen, $1.offset) }.map(\.element)
    }

    /// The address by which a person is shown whom nothing else names: the number that was seen first, else the linked
    /// id; nil if neither is known.
    public var shownAddress: String? {
        let seen = byFirstSeen.map(\.alias)
        return (seen.first { $0.kind == .phoneNumber } ?? seen.first { $0.kind == .linkedID && $0 != .unknownOwner })?
            .value
    }

    /// Whether nothing else names their person than that they were forgotten.
    public var areOfForgotten: Bool { count == 1 && self[0].isOfForgotten }

    /// Adds an alias, or extends the period in which it was seen. The one of forgotten people gives way to any other.
    public mutating func see(_ seen: Person.SeenAlias) {
        if let known = firstIndex(where: { $0.alias == seen.alias && $0.platform == seen.platform }) {
            return self[known].take(seen)
        }
        if seen.isOfForgotten, !isEmpty { return }
        if areOfForgotten { self = [] }
        append(seen)
    }
}

extension Platform {
    /// The platform of the name of people who were forgotten, which is that of no source.
    package static let ofForgotten = Platform(rawValue: "forgotten")
}

extension Person.SeenAlias {
    /// What remains of a person who is forgotten: a name that is no source's, and when the person was seen.
    package static func forgotten(
        as name: String, from first: Timestamp, to last: Timestamp
    ) -> Person.SeenAlias {
        // No source is of this platform, so that none takes its own people of this name for the person.
        Person.SeenAlias(
            alias: PersonAlias(kind: .exportName, value: name), platform: .ofForgotten, firstSeen: first, lastSeen: last
        )
    }

    /// Whether this is the name of someone who was forgotten. A person with any other alias has none such.
    public var isOfForgotten: Bool { platform == .ofForgotten }
}

/// Whether a sender is the person who has their name, as names are shared (ING-1).
///
/// A shared name never makes a person the vault's owner, and never gives the owner an address: a contact may have the
/// owner's name. Once either has an address, they are different people. Only a source can state which address is the
/// owner's, and an added file is no such source (ING-1b). Such a file cannot give an address to anyone whom a source
/// names either: a name and an address that only a file puts together are not taken for a known person of that name, in
/// either order.
public struct NameMatch {
    /// A person with the name, or with an address.
    public struct Bearer {
        /// The person.
        public var person: UniqueIdentifier
        /// Whether it is the vault's owner.
        public var isOwner: Bool
        /// Whether the person has an alias that identifies them.
        public var hasAddress: Bool
        /// Whether only an added file says that it is their name; false for a bearer of an address.
        public var isNameClaimed: Bool

        /// Creates a bearer of a name.
        public init(_ person: UniqueIdentifier, isOwner: Bool, hasAddress: Bool, isNameClaimed: Bool) {
            self.person = person
            self.isOwner = isOwner
            self.hasAddress = hasAddress
            self.isNameClaimed = isNameClaimed
        }
    }

    private let sender: NewSender
    private let hasAddress: Bool

    /// Creates a match for a sender.
    package init(_ sender: NewSender) {
        self.sender = sender
        hasAddress = sender.aliases.contains(where: \.kind.identifiesPerson)
    }

    /// Whether the sender is this person.
    package func finds(_ bearer: Bearer) -> Bool {
        if hasAddress {
            if bearer.hasAddress || sender.isClaimed && !bearer.isNameClaimed { return false }
            return !bearer.isOwner || sender.isOwner && !sender.isClaimed
        }
        guard bearer.hasAddress else { return true }
        if bearer.isNameClaimed, sender.isOwner || !sender.isClaimed { return false }
        return !sender.isOwner || bearer.isOwner
    }

    /// Whether a sender who was found by their address is this person, too: the owner, of whom only the name was known.
    package func completes(_ bearer: Bearer) -> Bool {
        sender.isOwner && !sender.isClaimed && bearer.isOwner && !bearer.hasAddress
    }
}
