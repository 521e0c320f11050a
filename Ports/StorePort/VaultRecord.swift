public import WhisperMessage

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
    /// conversation's, and with its members, present and former, in the order of `VaultStore.members(of:)`. Counters
    /// and last message follow from the messages. More than `GroupMember.maximum` members throw `.invalidArgument`.
    case conversation(Conversation, aliases: [ConversationReference], members: [MemberRecord] = [])
    /// A message, with its earlier texts, in the order of its reactions the people behind them, and its receipts in the
    /// order of `VaultStore.receipts(of:)`. A person without a sender, or the reverse, throws `.invalidArgument`.
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

/// The kinds of records that a store lists (see `StoreReader`).
public enum RecordKind: String, Sendable {
    /// People who were not merged into others, conversations and messages, each in the order in which they were stored.
    case people, conversations, messages
    /// The messages that a join brought, or that belong to a run, in the order in which they were stored.
    case joinedMessages
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

/// The stored state of a policy.
public struct PolicyRecord: Hashable, Sendable {
    /// Its name, such as `contact-required-to-send`.
    public var name: String
    /// Whether it is on.
    public var isOn: Bool
    /// When it was last switched.
    public var changedAt: Timestamp

    /// Creates a record.
    public init(name: String, isOn: Bool, changedAt: Timestamp) {
        self.name = name
        self.isOn = isOn
        self.changedAt = changedAt
    }
}

/// An unsent text.
public struct Draft: Hashable, Sendable {
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The text.
    public var text: String
    /// When it was last changed.
    public var updatedAt: Timestamp

    /// The draft of a chat that another one with a draft was joined into: what the owner wrote in either is kept.
    package func joined(with leaving: Draft) -> Draft {
        guard text != leaving.text else { return self }
        return Draft(
            conversation: conversation, text: text + "\n" + leaving.text, updatedAt: max(updatedAt, leaving.updatedAt))
    }

    /// Creates a draft.
    public init(conversation: UniqueIdentifier, text: String, updatedAt: Timestamp) {
        self.conversation = conversation
        self.text = text
        self.updatedAt = updatedAt
    }
}
