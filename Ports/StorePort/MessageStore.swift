public import WhisperMessage

/// Messages (ST-6).
public protocol MessageStore: Sendable {
    /// Saves messages in one transaction, in the order given.
    ///
    /// A message is known already, and saving it again is success without a write (ING-2), where there is one
    /// - of the same conversation, external id and person, under whatever name that person sent it; or, for system
    ///   lines, of the same conversation and external id without a person; or
    /// - of the same server id, in any conversation; or
    /// - of the same conversation and server sequence.
    ///
    /// This holds within one call too: the first one counts. Unread counts and last-message fields follow.
    ///
    /// Throws `.conversationNotFound` and `.personNotFound` for a conversation or handle that is not there,
    /// `.constraint` for a new message whose id or place is taken, `.invalidArgument` for a place that is not positive.
    func save(_ messages: [NewMessage]) async throws(StoreError) -> SaveOutcome

    /// The message of an id; nil if there is none.
    func message(_ id: UniqueIdentifier) async throws(StoreError) -> StoredMessage?

    /// The message of a source's own id; nil if there is none. Of several by different people, the first in the chat's
    /// order.
    func message(conversation: UniqueIdentifier, externalID: String) async throws(StoreError) -> StoredMessage?

    /// The message at a place of a conversation; nil if there is none.
    func message(
        conversation: UniqueIdentifier, at position: ChatPosition
    ) async throws(StoreError) -> StoredMessage?

    /// A page of a conversation, in the chat's order within the page.
    ///
    /// - Parameters:
    ///   - range: Where the page lies; `.newest` is the last page. A message to page from that is not in this
    ///     conversation throws `.messageNotFound`.
    ///   - limit: At most so many, 1 … 10,000; 100 by default (ST-4).
    func messages(
        in conversation: UniqueIdentifier, _ range: PageRange, limit: Int
    ) async throws(StoreError) -> [StoredMessage]

    /// Sets how far a message has got.
    func updateStatus(_ id: UniqueIdentifier, to status: MessageStatus) async throws(StoreError)

    /// Gives a message a new text; the old one is kept as a version. An edit older than the latest one is kept as a
    /// version only; of two of the same moment, the later to arrive counts. An edit with the text and time of the
    /// present text or of a version is the same edit: success without a write. A new text takes the seal away, which
    /// vouched for the old one (LOOK-4).
    ///
    /// The first text has the time of `editedAt` where it was saved with one, else of sending; a message without text
    /// has an empty one. A deleted message stays as it is: editing it is success without a write.
    func edit(_ id: UniqueIdentifier, text: String, at time: Timestamp) async throws(StoreError)

    /// Earlier texts of a message, oldest first; those of one moment in order of arrival.
    func versions(of id: UniqueIdentifier) async throws(StoreError) -> [MessageVersion]

    /// Deletes a message. What is left of it counts as before: a tombstone that was unread stays unread, and keeps its
    /// place and its content key, so that a later export does not bring the text back.
    /// - Returns: The blobs (ascending) that it referred to, and that nothing refers to any longer (see
    ///   `deleteConversation`); the caller removes them (ST-11).
    @discardableResult
    func deleteMessage(_ id: UniqueIdentifier, _ manner: DeletionManner) async throws(StoreError) -> [String]

    /// Sets, changes or (emoji nil) removes a person's reaction, who is found or made as by `sender(for:)`.
    ///
    /// One reaction a person. An event older than the latest one of that person and message, a removal included,
    /// changes nothing; of two of the same moment, the later to arrive counts. Reactions are told in order of time, those
    /// of one moment in the order in which their people first reacted. A deleted message takes no reaction: success
    /// without a write.
    func react(
        to id: UniqueIdentifier, by sender: NewSender, emoji: String?, at time: Timestamp
    ) async throws(StoreError)

    /// Replaces the record of an attachment, such as when its content was found later or pruned. An index that the
    /// message does not have throws `.invalidArgument`.
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
    /// The id to keep; nil lets the vault give one. The id of another message throws `.constraint`.
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
    /// Who sent it, as `PersonStore.sender(for:)` answered in this vault; nil on system lines.
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
    /// What has no field of its own, as a JSON object's text; empty for none. The caller vouches that it is one.
    public var platformSpecific: String
    /// Its place; nil puts it right behind the last message, in the chat's order, that is not newer than it, and before
    /// all others where there is none such. Where neighbours leave no room, the conversation is renumbered.
    public var position: ChatPosition?
    /// What recognises it in another export.
    public var contentKey: ContentKey?
    /// What a server knows it by.
    public var delivery: ServerDelivery?
    /// What went over the wire in place of the text (see `StoredMessage.carrierText`).
    public var carrierText: String?
    /// How it was sealed, where this vault sealed it (see `StoredMessage.seal`); never what a source says.
    public var seal: MessageSeal?
    /// The source's own bytes, kept beside it once it is saved.
    public var raw: RawRecord?

    /// A message with the given parts; those left out are empty.
    public init(
        id: UniqueIdentifier? = nil, conversation: UniqueIdentifier, externalID: String, platform: Platform,
        timestamp: Timestamp, precision: TimestampPrecision, local: LocalTime? = nil, sender: SenderHandle?,
        recipients: [Participant] = [], direction: MessageDirection = .unknown, status: MessageStatus = .sent,
        isRead: Bool = true, content: Content, replyTo: String? = nil, editedAt: Timestamp? = nil,
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
    /// A tombstone with everything kept: the sender took it back, and the owner keeps what was said.
    case tombstoneKeepingText
    /// A tombstone without text, carrier text, seal, versions, time of editing, attachments, reactions and platform-specific members.
    case tombstone
    /// Nothing.
    case erase
}
