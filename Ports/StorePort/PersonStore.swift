public import WhisperMessage

/// People, who are never keyed by a name or number of a platform (ING-1).
public protocol PersonStore: Sendable {
    /// The handle under which messages of this sender are saved; person and aliases are made as needed.
    ///
    /// Who it is:
    /// 1. the person that an identifying alias (see `PersonAliasKind.identifiesPerson`) names already, on whatever
    ///    platform. Where several name different people, these become one: the one made first, as by `join`;
    /// 2. else the person that the first of the other aliases to be known on this platform names: of several who share
    ///    the name, the one made first. Strangers share names, so a person who has an identifying alias is passed over
    ///    where the sender brings one too;
    /// 3. else a new person.
    ///
    /// Aliases that this person does not have are added, those that they have are marked as seen at `seenAt`; an alias
    /// is a platform, a kind and a value. Who was the owner once, stays the owner. The same person, identifier and name
    /// give the same handle, and a handle stays good when its person is joined into another. No alias at all throws
    /// `.invalidArgument`.
    func sender(for sender: NewSender) async throws(StoreError) -> SenderHandle

    /// The person of an id; nil if there is none. A person that was joined into another answers with that one.
    func person(_ id: UniqueIdentifier) async throws(StoreError) -> Person?

    /// People whose name to show or one of whose aliases begins so, folded as search folds; text without words gives
    /// everyone. At most `limit`, 1 … 10,000, by name.
    func people(named prefix: String, limit: Int) async throws(StoreError) -> [Person]

    /// Makes two people one. Messages, reactions, aliases and contacts of `other` become those of `id`; the other id
    /// still answers. Messages that were told apart by their person alone both stay; of two reactions to one message
    /// the later stays. Ids that were joined before stand for the one that they were joined into.
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
    /// The best name: that of a contact of this person (the one changed last), else the alias seen last, verified names
    /// before export and push names, and these before numbers and ids. Of those seen at the same moment, the one added
    /// last.
    public var displayName: String
    /// Whether it is the vault's owner.
    public var isOwner: Bool
    /// What they are known by, in order of first sight (`firstSeen`), those of one moment as they were added.
    public var aliases: [SeenAlias]

    /// An alias and when it was seen.
    public struct SeenAlias: Hashable, Sendable {
        /// The name or number.
        public var alias: PersonAlias
        /// The platform that it is of.
        public var platform: Platform
        /// The earliest message under it.
        public var firstSeen: Timestamp
        /// The latest message under it.
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
