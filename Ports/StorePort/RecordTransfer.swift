public import WhisperMessage

/// Carries a whole vault over into another one, record by record (ST-13): `export json --full` and its import.
public protocol RecordTransfer: Sendable {
    /// Records in an order in which `insertRecords` can take them: what is referred to comes first. Messages of one
    /// moment come in the order in which they were saved. Everything that this protocol can tell of a vault is in them,
    /// but for the bytes that live sources told, handles of senders without messages, the times of reactions that were removed, and the ledger's entries and
    /// the mark of the clock, which are of the place where a vault is used.
    ///
    /// - Parameters:
    ///   - cursor: What the page before answered as `next`; nil for the first page. What no page answered throws
    ///     `.invalidArgument`.
    ///   - limit: At most so many, 1 … 10,000.
    func records(after cursor: RecordCursor?, limit: Int) async throws(StoreError) -> RecordPage

    /// Inserts records in one transaction, in the order given, with the identities and times that they have: a
    /// conversation's `updatedAt` stays its record's while messages follow. Inserting all records of a vault into an
    /// empty one makes an equal vault, whose records are the same in the same order.
    ///
    /// A record that is there already is success without a write, and counts as a duplicate: a setting, policy, identity,
    /// person, conversation, contact or run of that name or id, a draft of that conversation, an opening of that key, a
    /// message of that id or one that `save` would call known. What a record refers to and is not there throws the code
    /// of its kind; a place, an alias of a conversation, a fingerprint or an identity's name that is taken throws
    /// `.constraint`. An identity is not the default any more where the vault has one already.
    func insertRecords(_ records: [VaultRecord]) async throws(StoreError) -> SaveOutcome
}

/// One record of any kind.
public enum VaultRecord: Hashable, Sendable {
    /// A setting.
    case setting(name: String, value: String)
    /// The switch of a policy.
    case policy(PolicyRecord)
    /// The public part of an identity.
    case identity(IdentityRecord)
    /// A person, with the ids of those who were joined into them, ascending. The name to show follows the aliases.
    case person(Person, joined: [UniqueIdentifier])
    /// A conversation, with every `(platform, key)` that names it in the order added; title and kind of these are the
    /// conversation's. Counters and last message follow the messages.
    case conversation(Conversation, aliases: [ConversationReference])
    /// A message, with earlier texts and the people behind its reactions, in the order of these. A person without a
    /// sender, or the reverse, throws `.invalidArgument`.
    case message(StoredMessage, versions: [MessageVersion], reactionPeople: [UniqueIdentifier])
    /// A contact, with keys that it had before.
    case contact(ContactRecord, pastKeys: [PastKey])
    /// A draft.
    case draft(Draft)
    /// One reading of a source.
    case run(IngestionRun)
    /// An envelope that was opened and is remembered for good.
    case opening(OpeningRecord)
}

/// An envelope that was opened, as the vault remembers it for good.
public struct OpeningRecord: Hashable, Sendable {
    /// What names the envelope, 32 bytes.
    public var key: [UInt8]
    /// The message that it gave; nil where that is gone.
    public var message: UniqueIdentifier?
    /// When it was opened, by the later one of the system's clock and the vault's mark.
    public var openedAt: Timestamp

    /// An envelope that was opened.
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
    /// Where the next page begins; nil after the last one.
    public var next: RecordCursor?

    /// A page and where the next one begins.
    public init(records: [VaultRecord], next: RecordCursor?) {
        self.records = records
        self.next = next
    }
}

/// A place in the order of records; means nothing outside the adapter that made it.
public struct RecordCursor: Hashable, Sendable {
    /// The adapter's own form.
    public let rawValue: String

    /// A place in an adapter's own form.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
