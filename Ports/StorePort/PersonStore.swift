public import Message

/// People, who are never keyed by a name or number of a platform (ING-1).
public protocol PersonStore: Sendable {
    /// The handle under which messages of this sender are saved; person and aliases are made as needed.
    ///
    /// The person is the one that any of the aliases names already. Where identifying aliases (see
    /// `PersonAliasKind.identifiesPerson`) name different people, these become one. Aliases not yet known are added,
    /// and known ones are marked as seen at `seenAt`.
    func sender(for sender: NewSender) async throws(StoreError) -> SenderHandle

    /// The person of an id; nil if there is none. A person that was joined into another answers with that one.
    func person(_ id: UniqueIdentifier) async throws(StoreError) -> Person?

    /// All people that one of whose aliases begins so, folded as search folds; empty text gives everyone. At most
    /// `limit`, 1 … 10,000, by name.
    func people(named prefix: String, limit: Int) async throws(StoreError) -> [Person]

    /// Makes two people one. Messages and aliases of `other` become those of `id`; the other id still answers.
    func join(_ other: UniqueIdentifier, into id: UniqueIdentifier) async throws(StoreError)
}

/// A sender as one message names them.
public struct NewSender: Hashable, Sendable {
    /// The platform.
    public var platform: Platform
    /// What they are known by; at least one.
    public var aliases: [PersonAlias]
    /// How the message shows them.
    public var participant: Participant
    /// Whether it is the vault's owner.
    public var isOwner: Bool
    /// When they were seen: the message's time.
    public var seenAt: Timestamp

    /// A sender on a platform.
    public init(
        platform: Platform, aliases: [PersonAlias], participant: Participant, isOwner: Bool, seenAt: Timestamp
    ) {
        self.platform = platform
        self.aliases = aliases
        self.participant = participant
        self.isOwner = isOwner
        self.seenAt = seenAt
    }
}

/// How a vault refers to a sender: a person under one name and identifier.
public struct SenderHandle: Hashable, Sendable {
    /// The vault's number for it; means nothing outside this vault.
    public let rawValue: Int64
    /// The person.
    public let person: UniqueIdentifier

    /// A handle made by an adapter.
    public init(rawValue: Int64, person: UniqueIdentifier) {
        self.rawValue = rawValue
        self.person = person
    }
}

/// A person and everything they are known by.
public struct Person: Hashable, Sendable {
    /// The person's identity in this vault.
    public var id: UniqueIdentifier
    /// The best name: a contact's, else a verified one, else the latest other.
    public var displayName: String
    /// Whether it is the vault's owner.
    public var isOwner: Bool
    /// What they are known by, in order of first sight.
    public var aliases: [SeenAlias]

    /// An alias and when it was seen.
    public struct SeenAlias: Hashable, Sendable {
        /// The name or number.
        public var alias: PersonAlias
        /// The platform that it is of.
        public var platform: Platform
        /// The earliest and latest message under it.
        public var firstSeen: Timestamp
        public var lastSeen: Timestamp

        /// An alias seen between two moments.
        public init(alias: PersonAlias, platform: Platform, firstSeen: Timestamp, lastSeen: Timestamp) {
            self.alias = alias
            self.platform = platform
            self.firstSeen = firstSeen
            self.lastSeen = lastSeen
        }
    }

    /// A person with the given names.
    public init(id: UniqueIdentifier, displayName: String, isOwner: Bool, aliases: [SeenAlias]) {
        self.id = id
        self.displayName = displayName
        self.isOwner = isOwner
        self.aliases = aliases
    }
}
