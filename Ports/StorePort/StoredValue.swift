public import WhisperMessage

/// What a vault stores under a key, as it is.
///
/// A store need not look into a value: its key, what it is found by, whom it names and to what it belongs can be asked
/// of any (see `ValueSelection`). One that has tables for some kinds can tell them apart.
public enum StoredValue: Hashable, Sendable {
    /// A setting.
    case setting(name: String, value: String)
    /// The state of a policy.
    case policy(PolicyRecord)
    /// The public part of an identity.
    case identity(IdentityRecord)
    /// A contact.
    case contact(ContactRecord)
    /// The former keys of a contact that has any, oldest first.
    case formerKeys([PastKey], of: UniqueIdentifier)
    /// One run over a source, with its place among all runs.
    case run(IngestionRun, number: Int64 = 0)
    /// How the file of a run was read.
    case reading(ImportReading, of: UniqueIdentifier)
    /// What the import of a run knew in its conversation before it wrote: ranges that follow their messages when these
    /// get other positions.
    case known(KnownPositions, of: UniqueIdentifier)
    /// An envelope in the permanent record of openings.
    case opening(OpeningRecord)
    /// A part of the data that authenticates trust; nil for the root.
    case seal(part: UInt8?, [UInt8])
    /// A draft.
    case draft(Draft)
    /// A platform's account, and the token from which it continues.
    case account(ArrivalProgress)
    /// An event of a source that waits for its turn.
    case spilled(WaitingEvent, of: String)
    /// A change that waits for its message, or for the decision whether it is granted, with its place among all.
    case waiting(WaitingChange, number: Int64 = 0)
    /// A message in the outbox, with its place in it.
    case outgoing(PostSchedule)
    /// The first attempt to post a message.
    case attempt(PostAttempt, of: UniqueIdentifier)
    /// What is known of a conversation on its server.
    case server(ServerState, of: UniqueIdentifier, on: Platform)
    /// A report of whether someone is an admin of a group.
    case rank(GroupRank, of: UniqueIdentifier, in: UniqueIdentifier)
    /// What the lists of a group's members say about a person.
    case presence(GroupPresence, of: UniqueIdentifier, in: UniqueIdentifier)
    /// A platform's key of a chat, with its place in the order of the chat's keys.
    case reference(platform: Platform, key: String, of: UniqueIdentifier, place: Int64)
    /// What sources have reported of a chat; none is the same as an empty one.
    case report(ChatReport, of: UniqueIdentifier)
    /// A join of people or chats.
    case join(HeldJoin)
    /// Two people or two chats whom the owner has separated.
    case separation(SeparationRecord)
    /// How far a message got with a person.
    case receipt(ReceiptEvent, of: UniqueIdentifier, for: UniqueIdentifier)
    /// A person's latest reaction to a message.
    case reaction(HeldReaction, to: UniqueIdentifier)
    /// What the sides of a join had for one thing, with its place among all.
    case joinedPart(JoinedPart, of: UniqueIdentifier, number: Int64 = 0)

    /// The kinds of values.
    public enum Kind: Hashable, Sendable, CaseIterable {
        case setting, policy, identity, contact, formerKeys, run, reading, known, opening, seal, draft, account,
            spilled, waiting, outgoing, attempt, server, rank, presence, reference, report, join, separation, receipt,
            reaction, joinedPart
    }

    /// A part of a key, or of what a value is found by.
    public enum Term: Hashable, Comparable, Sendable {
        /// A number.
        case integer(Int64)
        /// A text, compared byte by byte.
        case text(String)
        /// Bytes.
        case bytes([UInt8])
        /// The id of a chat, a message or anything else.
        case id(UniqueIdentifier)
        /// The id of a person; that of one who was merged into another stands for the latter.
        case person(UniqueIdentifier)

        /// Numbers before texts, bytes and ids, each by value.
        public static func < (left: Term, right: Term) -> Bool {
            switch (left, right) {
            case (.integer(let left), .integer(let right)): left < right
            case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
            case (.bytes(let left), .bytes(let right)): left.lexicographicallyPrecedes(right)
            case (.id(let left), .id(let right)), (.person(let left), .person(let right)): left < right
            default: left.order < right.order
            }
        }

        private var order: Int {
            switch self {
            case .integer: 0
            case .text: 1
            case .bytes: 2
            case .id: 3
            case .person: 4
            }
        }
    }

    /// Where a value is stored. No two values have the same key.
    public struct Key: Hashable, Sendable {
        /// The kind of value.
        public var kind: Kind
        /// The terms that tell it from all others of its kind.
        public var terms: [Term]

        /// Creates a key.
        public init(_ kind: Kind, _ terms: Term...) {
            self.kind = kind
            self.terms = terms
        }
    }

    /// What values are found by besides their keys, and in whose order they are listed.
    public enum Field: Hashable, Sendable, CaseIterable {
        /// A contact's name, as search folds it.
        case name
        /// A contact's fingerprint.
        case fingerprint
        /// A contact's recipient key id.
        case recipientKey
        /// The agreement key, and the signing key, that a contact has, or those that it had.
        case agreementKey, signingKey
        /// Something, without any term, that only contacts have which are blocked, or whose trust is not `unverified`.
        case trust
        /// The blob of a contact's picture.
        case picture
        /// When a run began, or an envelope was opened.
        case start
        /// The chat into which a file was read; the chat that has a key, and the key's place.
        case conversation
        /// The source of an event that waits, and its number.
        case source
        /// The message that came of an opening; the message of a reaction, and the time of this.
        case message
        /// The chat, and the id in it, of the message that a change waits for.
        case target
        /// The people whom a value names.
        case person
        /// The ids that a join names: its own, those of both sides, and that of the import that made it.
        case side
        /// The join of a part that both sides have.
        case shared
        /// The platform of a message in the outbox.
        case platform
        /// The platform of a conversation of which a server has numbered events, and of one with gaps.
        case cursor, gap
        /// The place among all values of the kind.
        case number
    }
}

extension StoreReader {
    /// The value of a setting.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func setting(_ name: String) throws(StoreError) -> String? {
        if case .setting(_, let value)? = try value(.setting(name)) { value } else { nil }
    }

    /// The state of a policy.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func policy(_ name: String) throws(StoreError) -> PolicyRecord? {
        if case .policy(let policy)? = try value(.policy(name)) { policy } else { nil }
    }

    /// An identity.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func identity(_ id: UniqueIdentifier) throws(StoreError) -> IdentityRecord? {
        if case .identity(let identity)? = try value(.identity(id)) { identity } else { nil }
    }

    /// A contact.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func contact(_ id: UniqueIdentifier) throws(StoreError) -> ContactRecord? {
        if case .contact(let contact)? = try value(.contact(id)) { contact } else { nil }
    }

    /// The former keys of a contact, oldest first.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func formerKeys(of contact: UniqueIdentifier) throws(StoreError) -> [PastKey] {
        if case .formerKeys(let keys, _)? = try value(StoredValue.Key(.formerKeys, .id(contact))) { keys } else { [] }
    }

    /// A run.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func run(_ id: UniqueIdentifier) throws(StoreError) -> IngestionRun? {
        if case .run(let run, _)? = try value(.run(id)) { run } else { nil }
    }

    /// Whether an envelope was opened.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func isRemembered(_ opening: ReplayKey) throws(StoreError) -> Bool {
        try value(.opening(opening.key)) != nil
    }

    /// A part of the data that authenticates trust; nil for the root.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func seal(_ part: UInt8?) throws(StoreError) -> [UInt8]? {
        if case .seal(_, let bytes)? = try value(.seal(part)) { bytes } else { nil }
    }

    /// The draft of a conversation.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func draft(in conversation: UniqueIdentifier) throws(StoreError) -> Draft? {
        if case .draft(let draft)? = try value(StoredValue.Key(.draft, .id(conversation))) { draft } else { nil }
    }

    /// How the file of a run was read.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func reading(of run: UniqueIdentifier) throws(StoreError) -> ImportReading? {
        if case .reading(let reading, _)? = try value(StoredValue.Key(.reading, .id(run))) { reading } else { nil }
    }
}
