public import WhisperMessage

/// Transfers a whole vault into another one, record by record (ST-13): `export json --full` and its import.
public protocol RecordTransfer: Sendable {
    /// The records, in an order that `insertRecords` accepts: a record follows those that it refers to. Messages with
    /// the same time come in the order in which they were saved. They contain everything that this protocol exposes of
    /// a vault, except the bytes of live events, handles of senders without messages, the times of removed reactions,
    /// the ledger's entries, the clock's mark, the time of a description, how imports can be undone, who was an admin
    /// when, and what a phone said about a chat, which belong to the place where a vault is used.
    ///
    /// - Parameters:
    ///   - cursor: The `next` of the previous page; nil for the first page.
    ///   - limit: The maximum number, 1 … 10,000.
    /// - Throws: `.invalidArgument` for a cursor that no page returned.
    func records(after cursor: RecordCursor?, limit: Int) async throws(StoreError) -> RecordPage

    /// Inserts records in one transaction, in the order given, with their own ids and times: a conversation keeps its
    /// record's `updatedAt` even though messages follow. Inserting all records of a vault into an empty one produces an
    /// equal vault, with the same records in the same order.
    ///
    /// A record that already exists is success without a write, and counts as a duplicate: a setting, policy, identity,
    /// person, conversation, contact or run with that name or id, a draft for that conversation, an opening with that
    /// key, a message with that id or one that `save` would treat as a duplicate, a join or a separation that is on
    /// record. An identity loses its default flag if the vault already has a default. A join of a person who is not joined,
    /// or of a chat that exists, and what belongs to a join or a message that does not exist, counts as a duplicate, too:
    /// there is nothing to take apart.
    ///
    /// - Throws: The code of the kind, such as `.personNotFound`, for a reference to something that does not exist;
    ///   `.constraint` for a position, an alias of a conversation, a fingerprint or an identity's name that is taken;
    ///   `.invalidArgument` for an inconsistent record.
    func insertRecords(_ records: [VaultRecord]) async throws(StoreError) -> SaveOutcome
}

/// A record of any kind.
public enum VaultRecord: Hashable, Sendable {
    /// A setting.
    case setting(name: String, value: String)
    /// The state of a policy.
    case policy(PolicyRecord)
    /// The public part of an identity.
    case identity(IdentityRecord)
    /// A person, with the ids of those who were merged into them, ascending. The display name follows from the aliases,
    /// which are in the order added, as of equal names the one added last is the best.
    case person(Person, joined: [UniqueIdentifier])
    /// A conversation, with every `(platform, key)` that refers to it in the order added; their title and kind are the
    /// conversation's, and with its members, present and former, in the order of `GroupStore`. Counters and last
    /// message follow from the messages. More than `GroupMember.maximum` members throw `.invalidArgument`.
    case conversation(Conversation, aliases: [ConversationReference], members: [MemberRecord] = [])
    /// A message, with its earlier texts, in the order of its reactions the people behind them, and its receipts in the
    /// order of `GroupStore`. A person without a sender, or the reverse, throws `.invalidArgument`.
    case message(
        StoredMessage, versions: [MessageVersion], reactionPeople: [UniqueIdentifier], receipts: [ReceiptRecord] = [])
    /// A contact, with its former keys.
    case contact(ContactRecord, pastKeys: [PastKey])
    /// A draft.
    case draft(Draft)
    /// One run over a source.
    case run(IngestionRun)
    /// An envelope in the permanent record of openings.
    case opening(OpeningRecord)
    /// A join of people or of chats that can be taken apart; those into the leaving one come before.
    case join(JoinRecord)
    /// What the two sides of a join had for one thing.
    case joinedPart(JoinedPartRecord)
    /// A message that a split gives back.
    case joinedMessage(JoinedMessageRecord)
    /// Whom the owner has separated.
    case separation(SeparationRecord)
}

/// An envelope in the permanent record of openings: its `ReplayKey`'s bytes, with the message and the time.
public struct OpeningRecord: Hashable, Sendable {
    /// The key that identifies the envelope, 32 bytes.
    public var key: [UInt8]
    /// The message that it produced; nil if that is gone.
    public var message: UniqueIdentifier?
    /// When it was opened, by the later of the system clock and the vault's mark.
    public var openedAt: Timestamp

    /// Creates a record of an opening.
    public init(key: [UInt8], message: UniqueIdentifier?, openedAt: Timestamp) {
        self.key = key
        self.message = message
        self.openedAt = openedAt
    }
}

/// A page of records.
public struct RecordPage: Sendable {
    /// The records.
    public var records: [VaultRecord]
    /// The start of the next page; nil after the last one.
    public var next: RecordCursor?

    /// Creates a page.
    public init(records: [VaultRecord], next: RecordCursor?) {
        self.records = records
        self.next = next
    }
}

/// A position in the sequence of records; meaningful only to the adapter that created it.
public struct RecordCursor: Hashable, Sendable {
    /// The adapter's own representation.
    public let rawValue: String

    /// Creates a cursor from an adapter's own representation.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
