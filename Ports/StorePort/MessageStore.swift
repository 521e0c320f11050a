public import WhisperMessage

/// The position of a page in a conversation.
public enum PageRange: Hashable, Sendable {
    /// The last page.
    case newest
    /// The first page.
    case oldest
    /// The page that ends directly before a message.
    case before(UniqueIdentifier)
    /// The page that begins directly after a message.
    case after(UniqueIdentifier)
}

/// A message to save.
public struct NewMessage: Sendable {
    /// The id to use; nil lets the vault assign one. The id of another message throws `.constraint`.
    public var id: UniqueIdentifier?
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The source's id, or a synthetic one.
    public var externalID: String
    /// The platform.
    public var platform: Platform
    /// When it was sent.
    public var timestamp: Timestamp
    /// The precision of `timestamp`.
    public var precision: TimestampPrecision
    /// The time as the source wrote it.
    public var local: LocalTime?
    /// The sender, as returned by `VaultStore.sender(for:)` of this vault; nil on system messages.
    public var sender: SenderHandle?
    /// The recipients.
    public var recipients: [Participant]
    /// Incoming, outgoing or a system message.
    public var direction: MessageDirection
    /// The delivery status.
    public var status: MessageStatus
    /// How far it got with each recipient, as a source that holds the history itself knows it. They are stored with a new
    /// message, and with a known one if both are merged: the furthest status of each person counts, with the earliest time
    /// reported for it. The owner's is ignored, and `status` is not derived from them.
    public var receipts: [NewReceipt]
    /// Whether the owner has read it. Only unread incoming messages count as unread.
    public var isRead: Bool
    /// The content.
    public var content: Content
    /// The external id of the message that this one replies to.
    public var replyTo: String?
    /// When the sender last changed the text, if the source says so.
    public var editedAt: Timestamp?
    /// Platform-specific members as the text of a JSON object; empty for none. The caller guarantees that it is one.
    public var platformSpecific: String
    /// The position in the chat; nil inserts it directly behind the last message, in the chat's order, that is not
    /// newer, or at the start if there is none. If the neighbours leave no gap, the conversation is renumbered.
    public var position: ChatPosition?
    /// The key by which the message is recognised in another export.
    public var contentKey: ContentKey?
    /// The server's id and sequence of the message.
    public var delivery: ServerDelivery?
    /// What was transmitted in place of the text (see `StoredMessage.carrierText`).
    public var carrierText: String?
    /// How it was sealed, if this vault sealed it (see `StoredMessage.seal`); never taken from a source.
    public var seal: MessageSeal?
    /// The source's own bytes, stored with the message.
    public var raw: RawRecord?
    /// The run that the message belongs to (see `VaultStore.describeRun`): set by imports that can be undone. A run
    /// that does not exist throws `.runNotFound`.
    public var run: UniqueIdentifier?

    /// Creates a message from its parts; omitted ones are empty.
    public init(
        id: UniqueIdentifier? = nil, conversation: UniqueIdentifier, externalID: String, platform: Platform,
        timestamp: Timestamp, precision: TimestampPrecision, local: LocalTime? = nil, sender: SenderHandle?,
        recipients: [Participant] = [], direction: MessageDirection = .unknown, status: MessageStatus = .sent,
        receipts: [NewReceipt] = [], isRead: Bool = true, content: Content, replyTo: String? = nil,
        editedAt: Timestamp? = nil,
        platformSpecific: String = "", position: ChatPosition? = nil, contentKey: ContentKey? = nil,
        delivery: ServerDelivery? = nil, carrierText: String? = nil, seal: MessageSeal? = nil,
        raw: RawRecord? = nil
    ) {
        self.id = id
        self.conversation = conversation
        self.externalID = externalID
        self.platform = platform
        self.timestamp = timestamp
        self.precision = precision
        self.local = local
        self.sender = sender
        self.recipients = recipients
        self.direction = direction
        self.status = status
        self.receipts = receipts
        self.isRead = isRead
        self.content = content
        self.replyTo = replyTo
        self.editedAt = editedAt
        self.platformSpecific = platformSpecific
        self.position = position
        self.contentKey = contentKey
        self.delivery = delivery
        self.carrierText = carrierText
        self.seal = seal
        self.raw = raw
    }
}

/// How far a message got with one recipient, in the vault's terms.
public struct NewReceipt: Hashable, Sendable {
    /// The recipient, as returned by `VaultStore.sender(for:)` of this vault.
    public var sender: SenderHandle
    /// How far it got.
    public var status: ReceiptStatus
    /// When it got there.
    public var timestamp: Timestamp

    /// Creates a receipt.
    public init(_ sender: SenderHandle, _ status: ReceiptStatus, at timestamp: Timestamp) {
        self.sender = sender
        self.status = status
        self.timestamp = timestamp
    }
}

extension Authorship {
    /// The authorship of a reported message.
    ///
    /// - Parameter isOwners: Whether the vault knows the sender as its owner.
    public init(_ message: NewMessage, isOwners: Bool) {
        self.init(
            direction: message.direction, isOwners: isOwners, timestamp: message.timestamp,
            precision: message.precision, content: message.content, editedAt: message.editedAt, seal: message.seal,
            carrierText: message.carrierText, isDelivered: message.delivery != nil)
    }
}

/// The result of saving messages.
public struct SaveOutcome: Hashable, Sendable {
    /// The number of new messages.
    public var inserted: Int
    /// The number of messages that were already stored.
    public var duplicates: Int

    /// Creates an outcome from its counts.
    public init(inserted: Int, duplicates: Int) {
        self.inserted = inserted
        self.duplicates = duplicates
    }
}

/// What remains of a deleted message.
public enum DeletionMode: Sendable, CaseIterable {
    /// A tombstone that keeps everything: the sender deleted the message, and the owner keeps its content.
    case tombstoneKeepingText
    /// A tombstone without text, carrier text, seal, versions, time of editing, attachments, reactions and
    /// platform-specific members: the owner's own mark, which belongs to no import any more (see
    /// `VaultStore.describeRun`).
    case tombstone
    /// Nothing.
    case erase
}
