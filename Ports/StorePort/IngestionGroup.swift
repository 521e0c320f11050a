public import WhisperMessage

/// Changes from sources, to be committed together (ING-3).
public struct IngestionGroup: Sendable {
    /// The changes, in the order in which the sources reported them.
    public var changes: [IngestedChange]
    /// The events that are removed from the spill in the same transaction.
    public var drained: SpillMark?

    /// Creates a group of changes, with the spill events that they replace.
    public init(_ changes: [IngestedChange], drained: SpillMark? = nil) {
        self.changes = changes
        self.drained = drained
    }
}

/// A change from a source, in the vault's terms.
public enum IngestedChange: Sendable {
    /// A message, saved as by `VaultStore.save`. If it is stored with unknown kind, and this one has content, it is
    /// replaced in its position; if it is stored with a time of another precision, both are merged as by `merged`.
    case message(NewMessage)
    /// A better version of a stored message, under this id or its own: it replaces the stored one (see
    /// `UnifiedMessage.replaced(by:)`), which keeps its id, its position and whether it was read; if the stored one has a
    /// more precise time, both are merged as by `merged`. If both are stored as
    /// two messages, they are merged into the one under its own id; if neither is stored, this one is saved.
    case replacement(NewMessage, of: UniqueIdentifier?)
    /// A message of a source that holds the history itself, such as a messenger's database. If it is stored, under this
    /// id or its own, both are merged field by field (see `MessageMerge`); if as two messages, these are merged into the
    /// one under its own id; otherwise it is saved.
    case merged(NewMessage, with: UniqueIdentifier?)
    /// A new text of a message, applied as by `VaultStore.edit` if `ChangeRight.editing` grants it; the actor is nil
    /// if the source does not name one.
    case edit(MessageTarget, text: String, by: NewSender?, at: Timestamp)
    /// The deletion of a message, if `ChangeRight.deletion` grants it: a tombstone that keeps the text, with a
    /// `DeletionMark`. Of several deletions, the earliest is shown.
    case deletion(MessageTarget, by: NewSender?, claim: DeletionClaim, at: Timestamp)
    /// Whether a person is an admin of a group at a time. For a time between reports, the last earlier one applies,
    /// otherwise the first later one.
    case rank(UniqueIdentifier, of: NewSender, isAdmin: Bool, at: Timestamp)
    /// What a source knows about a chat besides its messages, at a time. For each person, and for the description, the
    /// latest report counts; of equal times, the last one. A report that confirms what is stored changes nothing, not
    /// even its time. Where all members are named, earlier ones who are not among them have left at that time, and of
    /// what is reported of members from before it, only people who were not known are added, as former members; more
    /// members than `GroupMember.maximum` are not looked at, and then none have left. The first choices made on the
    /// phone are taken over if the conversation is neither pinned, muted nor archived; later ones where they differ
    /// from what the phone said before, so that the owner's choices in the vault remain until the phone's change.
    case details(UniqueIdentifier, NewChatDetails, at: Timestamp)
    /// How far a message got with a person. The furthest status counts, with the earliest time reported for it; the
    /// message's own status advances as by `status`, but only the owner's receipt marks an incoming message as read.
    /// From the vault's owner, only the latter happens. A receipt for an unknown message is ignored.
    case receipt(MessageTarget, by: NewSender, ReceiptStatus, at: Timestamp)
    /// A reaction, or (nil emoji) its removal; as `VaultStore.react`.
    case reaction(MessageTarget, by: NewSender, emoji: String?, at: Timestamp)
    /// A vote in a poll; see `PollVote`. Of several votes by one person, the latest counts.
    case vote(MessageTarget, by: NewSender, options: [[UInt8]], at: Timestamp)
    /// A change whose content is encrypted with a secret of its message: an edit, or something that anyone may add. It
    /// waits until it is read, also when the message is there, which then has an `UndecidedMark`; an edit by someone whose
    /// it is not, as by `ChangeRight.editing`, does not. Those whose message is there are in the outcome.
    case encrypted(MessageTarget, RawRecord, isEdit: Bool, by: NewSender, at: Timestamp)
    /// An encrypted change of this target with these bytes has been read, and waits no longer.
    case decrypted(MessageTarget, RawRecord)
    /// The bytes of an event, about a message or none. Bytes that are already stored are not stored twice.
    case raw(RawRecord, of: MessageTarget?)
    /// The delivery status of a message advanced. For an incoming message, the read status means that the owner has
    /// read it. A status behind the current one (see `MessageStatus.isBehind`) changes nothing, and one for an unknown
    /// message is ignored, as receipts arrive for everything that was ever sent.
    case status(MessageTarget, MessageStatus)
}

/// A source's reference to a message. Which one it is, `MessageAuthor.choice` decides.
public struct MessageTarget: Hashable, Sendable {
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The source's id of the message.
    public var externalID: String
    /// Whose message it is.
    public var author: MessageAuthor<NewSender>

    /// Creates a reference to a message.
    public init(conversation: UniqueIdentifier, externalID: String, author: MessageAuthor<NewSender> = .unknown) {
        self.conversation = conversation
        self.externalID = externalID
        self.author = author
    }
}

/// The result of committing a group.
public struct CommitOutcome: Hashable, Sendable {
    /// The number of new messages.
    public var inserted: Int
    /// The number of messages that were already stored.
    public var duplicates: Int
    /// The number of changes that wait for their message, or for the decision whether they are granted.
    public var unmatched: Int
    /// The number of stored messages that were replaced by a better version.
    public var replaced: Int
    /// The number of changes by people without the right to make them, or of a message of which it is not known which of
    /// several it is (ING-1b); they had no effect.
    public var refused: Int
    /// The encrypted changes that wait, and whose message is there: they came with this group, or their message did.
    public var encrypted: [EncryptedChange] = []

    /// Creates an outcome from its counts.
    public init(inserted: Int = 0, duplicates: Int = 0, unmatched: Int = 0, replaced: Int = 0, refused: Int = 0) {
        self.inserted = inserted
        self.duplicates = duplicates
        self.unmatched = unmatched
        self.replaced = replaced
        self.refused = refused
    }
}

/// A change whose content is encrypted with a secret of its message, which is stored.
public struct EncryptedChange: Hashable, Sendable {
    /// The message.
    public var message: UniqueIdentifier
    /// The target by which the source refers to the message.
    public var target: MessageTarget
    /// The event with the change.
    public var record: RawRecord

    /// Creates a change of a message.
    public init(of message: UniqueIdentifier, target: MessageTarget, record: RawRecord) {
        self.message = message
        self.target = target
        self.record = record
    }
}
