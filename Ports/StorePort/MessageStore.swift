public import Message

/// Messages (ST-6).
public protocol MessageStore: Sendable {
    /// Saves messages in one transaction.
    ///
    /// A message whose `(conversation, external id, sender)` is already there, or whose server id or server sequence
    /// is, is success without a write (ING-2). Unread counts and last-message fields follow.
    func save(_ messages: [NewMessage]) async throws(StoreError) -> SaveOutcome

    /// The message of an id; nil if there is none.
    func message(_ id: UniqueIdentifier) async throws(StoreError) -> StoredMessage?

    /// The message of a source's own id; nil if there is none.
    func message(conversation: UniqueIdentifier, externalID: String) async throws(StoreError) -> StoredMessage?

    /// A page of a conversation, in the chat's order within the page.
    ///
    /// - Parameters:
    ///   - range: Where the page lies; `.newest` is the last page.
    ///   - limit: At most so many, 1 … 10,000; 100 by default (ST-4).
    func messages(
        in conversation: UniqueIdentifier, _ range: PageRange, limit: Int
    ) async throws(StoreError) -> [StoredMessage]

    /// Sets how far a message has got.
    func updateStatus(_ id: UniqueIdentifier, to status: MessageStatus) async throws(StoreError)

    /// Gives a message a new text; the old one is kept as a version. An edit older than the latest one is kept as a
    /// version only. The same edit twice is success without a write.
    func edit(_ id: UniqueIdentifier, text: String, at time: Timestamp) async throws(StoreError)

    /// Earlier texts of a message, oldest first.
    func versions(of id: UniqueIdentifier) async throws(StoreError) -> [MessageVersion]

    /// Deletes a message.
    /// - Returns: The blobs that no message refers to any longer; the caller removes them (ST-11).
    @discardableResult
    func deleteMessage(_ id: UniqueIdentifier, _ manner: DeletionManner) async throws(StoreError) -> [String]

    /// Sets, changes or (emoji nil) removes a person's reaction. One reaction a person; an older event changes nothing.
    func react(
        to id: UniqueIdentifier, by sender: NewSender, emoji: String?, at time: Timestamp
    ) async throws(StoreError)

    /// Replaces the record of an attachment, such as when its content was found later or pruned.
    func updateAttachment(
        _ id: UniqueIdentifier, index: Int, to attachment: Attachment
    ) async throws(StoreError)
}

/// Where a page of a conversation lies.
public enum PageRange: Hashable, Sendable {
    /// The last page.
    case newest
    /// The first page.
    case oldest
    /// The page that ends just before a message.
    case before(UniqueIdentifier)
    /// The page that begins just after a message.
    case after(UniqueIdentifier)
}

/// A message to be saved.
public struct NewMessage: Sendable {
    /// The id to keep; nil lets the vault give one. An id that is taken already throws `.constraint`.
    public var id: UniqueIdentifier?
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The source's id, or the synthetic one.
    public var externalID: String
    /// The platform.
    public var platform: Platform
    /// When it was sent.
    public var timestamp: Timestamp
    /// How exactly that is known.
    public var precision: TimestampPrecision
    /// The time as the source wrote it.
    public var local: LocalTime?
    /// Who sent it, as `PersonStore.sender(for:)` answered; nil on system lines.
    public var sender: SenderHandle?
    /// Whom it was sent to.
    public var recipients: [Participant]
    /// Which way it went.
    public var direction: MessageDirection
    /// How far it has got.
    public var status: MessageStatus
    /// Whether the owner has read it. Only incoming messages that are not count as unread.
    public var isRead: Bool
    /// What it says.
    public var content: Content
    /// The external id of the message that it answers.
    public var replyTo: String?
    /// When its text was last changed by the sender, where the source says so.
    public var editedAt: Timestamp?
    /// What has no field of its own, as a JSON object's text in UTF-8; empty for none.
    public var platformSpecific: String
    /// Its place; nil puts it behind the last message that is not newer than it.
    public var position: ChatPosition?
    /// What recognises it in another export.
    public var contentKey: ContentKey?
    /// What a server knows it by.
    public var delivery: ServerDelivery?

    /// A message with the given parts; those left out are empty.
    public init(
        id: UniqueIdentifier? = nil, conversation: UniqueIdentifier, externalID: String, platform: Platform,
        timestamp: Timestamp, precision: TimestampPrecision, local: LocalTime? = nil, sender: SenderHandle?,
        recipients: [Participant] = [], direction: MessageDirection = .unknown, status: MessageStatus = .sent,
        isRead: Bool = true, content: Content, replyTo: String? = nil, editedAt: Timestamp? = nil,
        platformSpecific: String = "", position: ChatPosition? = nil, contentKey: ContentKey? = nil,
        delivery: ServerDelivery? = nil
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
        self.isRead = isRead
        self.content = content
        self.replyTo = replyTo
        self.editedAt = editedAt
        self.platformSpecific = platformSpecific
        self.position = position
        self.contentKey = contentKey
        self.delivery = delivery
    }
}

/// What became of messages that were saved.
public struct SaveOutcome: Hashable, Sendable {
    /// How many are new.
    public var inserted: Int
    /// How many were there already.
    public var duplicates: Int

    /// Counts of new and known messages.
    public init(inserted: Int, duplicates: Int) {
        self.inserted = inserted
        self.duplicates = duplicates
    }
}

/// An earlier text of a message.
public struct MessageVersion: Hashable, Sendable {
    /// The text.
    public var text: String
    /// When it was written: sent, or put in place by an edit.
    public var timestamp: Timestamp

    /// A text of a time.
    public init(text: String, timestamp: Timestamp) {
        self.text = text
        self.timestamp = timestamp
    }
}

/// What is left of a message that is deleted.
public enum DeletionManner: Sendable, CaseIterable {
    /// A tombstone with the text kept: the sender took it back, and the owner keeps what was said.
    case tombstoneKeepingText
    /// A tombstone without text, versions and attachments.
    case tombstone
    /// Nothing.
    case erase
}
