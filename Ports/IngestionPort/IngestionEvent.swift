public import WhisperJSONText
public import WhisperMessage

/// The platform of a message, under a name that does not clash with the module's.
public typealias MessagePlatform = Platform

/// One event from a source.
///
/// The set is closed on purpose: consumers must handle every case.
public enum IngestionEvent: Sendable {
    /// A message, new or repeated.
    case message(SourceMessage)
    /// The text of a message was changed; the actor is nil if the source does not name one.
    case edit(
        chat: ChatReference, target: ChangedMessage, content: Content, by: SourcePerson?, at: Timestamp, raw: RawEvent?)
    /// A message was deleted, according to the source by its author or by an admin.
    case deletion(
        chat: ChatReference, target: ChangedMessage, by: SourcePerson?, claim: DeletionClaim, at: Timestamp,
        raw: RawEvent?)
    /// Members of a group became admins, or are no longer admins.
    case ranks(chat: ChatReference, people: [SourcePerson], areAdmins: Bool, at: Timestamp)
    /// A reaction was added, changed, or (empty emoji) removed.
    case reaction(
        chat: ChatReference, target: ChangedMessage, emoji: String, by: SourcePerson, at: Timestamp, raw: RawEvent?)
    /// The delivery status of a message advanced.
    case status(chat: ChatReference, target: ChangedMessage, status: MessageStatus, at: Timestamp, raw: RawEvent?)
    /// A message got further with one person, and so its delivery status may have advanced.
    case receipt(
        chat: ChatReference, target: ChangedMessage, by: SourcePerson, status: ReceiptStatus, at: Timestamp,
        raw: RawEvent?)
    /// What the source knows about a chat besides its messages.
    case details(ChatDetails, at: Timestamp)
    /// A vote in a poll: the SHA-256 of each option chosen, 32 bytes each.
    case vote(
        chat: ChatReference, target: ChangedMessage, options: [[UInt8]], by: SourcePerson, at: Timestamp, raw: RawEvent?
    )
    /// A change whose content is encrypted with a secret of the message that it concerns, and so can be read only together
    /// with it: an edit, or something that anyone may add, such as a reaction.
    case encrypted(
        chat: ChatReference, target: ChangedMessage, isEdit: Bool, by: SourcePerson, at: Timestamp, raw: RawEvent)
    /// Two aliases turned out to belong to one person, such as a linked id and a phone number.
    case samePerson(PersonAlias, PersonAlias, at: Timestamp)
    /// Two references turned out to mean the same chat.
    case sameChat(ChatReference, ChatReference, at: Timestamp)
    /// A chat has a new title, or its title became known.
    case chatTitle(ChatReference, at: Timestamp)
    /// An event that the vault has no representation for. It is stored as received.
    case other(RawEvent, at: Timestamp)
    /// Input that could not be read. It is counted and located, never silently dropped.
    case skipped(SkippedInput)
    /// The connection of a live source to its service changed. Only counters of it are stored.
    case connection(ConnectionChange)
}

extension IngestionEvent {
    /// Who wrote the message or made the change; nil if it does not say, or is about no message.
    package var actor: SourcePerson? {
        switch self {
        case .message(let message): message.sender
        case .edit(_, _, _, let author, _, _), .deletion(_, _, let author, _, _, _): author
        case .reaction(_, _, _, let author, _, _), .vote(_, _, _, let author, _, _),
            .encrypted(_, _, _, let author, _, _):
            author
        case .receipt(_, _, let reader, _, _, _): reader
        case .ranks, .details, .samePerson, .sameChat, .chatTitle, .status, .other, .skipped, .connection: nil
        }
    }
}

/// The connection state of a live source.
public enum ConnectionChange: String, Hashable, Sendable, CaseIterable {
    /// A pairing code was shown.
    case pairingBegun = "pairing-begun"
    /// The phone accepted the pairing.
    case paired
    /// Messages can arrive.
    case connected
    /// No messages arrive until the connection is restored.
    case disconnected
}

/// A chat as a source names it.
public struct ChatReference: Hashable, Sendable {
    /// The platform's key for the chat: a JID, or for an export the chat's title.
    public var key: String
    /// The display name.
    public var title: String
    /// The kind of chat.
    public var kind: ConversationKind

    /// Creates a reference from a key and a title.
    public init(key: String, title: String, kind: ConversationKind) {
        self.key = key
        self.title = title
        self.kind = kind
    }
}

/// A person as a source names them.
public struct SourcePerson: Hashable, Sendable {
    /// The person's aliases, strongest first; never empty for a real person.
    public var aliases: [PersonAlias]
    /// The name as the source shows it.
    public var displayName: String
    /// The platform's identifier in the unified schema: an E.164 number or a JID; nil if only a name is known.
    public var identifier: String?
    /// Whether this is the vault's owner, as far as the source or the user says.
    public var isOwner: Bool

    /// Creates a person from aliases and a name.
    public init(aliases: [PersonAlias], displayName: String, identifier: String? = nil, isOwner: Bool = false) {
        self.aliases = aliases
        self.displayName = displayName
        self.identifier = identifier
        self.isOwner = isOwner
    }

    /// Hashes only what usually differs: people are looked up for each message.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier ?? displayName)
    }
}

/// The message that a change concerns, as a source names it.
public struct ChangedMessage: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The platform's own id.
    public var id: String
    /// Whose message it is; ids are unique per sender at best, unless a service assigns them.
    public var author: MessageAuthor<SourcePerson>

    /// Creates a reference to a message.
    public init(_ id: String, of author: MessageAuthor<SourcePerson> = .unknown) {
        self.id = id
        self.author = author
    }

    /// Creates a reference to someone's message.
    ///
    /// - Parameter sender: The sender; nil if it has none, or one that the source does not name.
    public init(_ id: String, by sender: SourcePerson?) {
        self.id = id
        author = sender.map { $0.isOwner ? .owner : $0.aliases.isEmpty ? .unknown : .participant($0) } ?? .unknown
    }

    /// Creates a reference to a message whose author is not stated.
    public init(stringLiteral id: String) { self.init(id) }

    /// Whether a reference is to the message with an id, regardless of its author.
    public static func ~= (id: String, message: ChangedMessage) -> Bool { message.id == id }
}

/// A message as a source delivers it, before it is stored in the vault.
public struct SourceMessage: Sendable {
    /// The chat.
    public var chat: ChatReference
    /// The platform's own id; nil for a source without ids, whose messages get a synthetic one (ING-2).
    public var externalID: String?
    /// When it was sent, in UTC.
    public var timestamp: Timestamp
    /// The precision of `timestamp`.
    public var precision: TimestampPrecision
    /// The time as the source wrote it.
    public var local: LocalTime?
    /// The same time as seconds since 1970-01-01 00:00:00 in the source's own zone; nil if the source writes UTC.
    ///
    /// Content keys are derived from it, so they do not depend on the assumed zone.
    public var localSeconds: Int64?
    /// The sender; nil on system messages.
    public var sender: SourcePerson?
    /// The recipients, if the source names them.
    public var recipients: [SourcePerson]
    /// The content.
    public var content: Content
    /// For each attachment whose content is available, how to read it; in the order of `content.attachments`.
    public var attachmentSources: [(any AttachmentSource)?]
    /// The external id of the message that this one replies to.
    public var replyTo: String?
    /// The delivery status, if the source reports it.
    public var status: MessageStatus
    /// How far it got with each recipient who has confirmed it, if the source holds that itself. A source that
    /// learns of it later reports `IngestionEvent.receipt`.
    public var receipts: [SourceReceipt]
    /// Platform-specific members without a field of their own.
    public var platformSpecific: JSONObject
    /// The position in the source: for a file the index of the message, from 0.
    public var ordinal: UInt64
    /// The source's own bytes, if they are worth storing with the message.
    public var raw: RawEvent?

    /// Creates a message from its parts; omitted ones are empty.
    public init(
        chat: ChatReference, externalID: String? = nil, timestamp: Timestamp, precision: TimestampPrecision,
        local: LocalTime? = nil, localSeconds: Int64? = nil, sender: SourcePerson?, recipients: [SourcePerson] = [],
        content: Content, attachmentSources: [(any AttachmentSource)?] = [], replyTo: String? = nil,
        status: MessageStatus = .sent, receipts: [SourceReceipt] = [],
        platformSpecific: JSONObject = JSONObject(), ordinal: UInt64, raw: RawEvent? = nil
    ) {
        self.chat = chat
        self.externalID = externalID
        self.timestamp = timestamp
        self.precision = precision
        self.local = local
        self.localSeconds = localSeconds
        self.sender = sender
        self.recipients = recipients
        self.content = content
        self.attachmentSources = attachmentSources
        self.replyTo = replyTo
        self.status = status
        self.receipts = receipts
        self.platformSpecific = platformSpecific
        self.ordinal = ordinal
        self.raw = raw
    }
}

/// How far a message got with one recipient, as a source names them.
public struct SourceReceipt: Hashable, Sendable {
    /// The recipient.
    public var person: SourcePerson
    /// How far it got.
    public var status: ReceiptStatus
    /// When it got there.
    public var timestamp: Timestamp

    /// Creates a receipt.
    public init(_ person: SourcePerson, _ status: ReceiptStatus, at timestamp: Timestamp) {
        self.person = person
        self.status = status
        self.timestamp = timestamp
    }
}

/// A live source's own bytes, stored so that messages can be rebuilt from them.
public struct RawEvent: Hashable, Sendable {
    /// The source's name for the kind of event.
    public var name: String
    /// The bytes.
    public var bytes: [UInt8]

    /// Creates an event from its kind and bytes.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// The content of one attachment that is still at the source.
public protocol AttachmentSource: Sendable {
    /// Passes the content in order, in chunks of at most 64 KiB, and stops at the first error from `consume`.
    ///
    /// - Throws: `.source` if the source cannot be read, `.consumer` with the error that `consume` threw.
    func read<Failure: Error>(
        _ consume: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(AttachmentReadError<Failure>)
}

/// Distinguishes the two sides that can fail while an attachment is read.
public enum AttachmentReadError<Failure: Error>: Error {
    /// The source could not be read.
    case source(IngestionError)
    /// The consumer threw this error.
    case consumer(Failure)
}

/// Input that could not be read as a message.
public struct SkippedInput: Hashable, Sendable {
    /// The line on which it begins, from 1; 0 if the source has no lines.
    public var line: UInt64
    /// Its length in bytes.
    public var bytes: Int64
    /// Why it was skipped.
    public var reason: Reason

    /// The reasons for skipping input.
    public enum Reason: String, Sendable, CaseIterable {
        /// Text before the first message of a file.
        case preamble
        /// It looks like a message, but has an impossible date or time.
        case impossibleDate
        /// It looks like a message whose part of the day has an unknown name. It is in the text of the message before it.
        case unknownDayPeriod
        /// The beginning of a message's date and time, with which the file ends.
        case cutHeader
        /// A line over the length limit; the excess was skipped.
        case tooLong
        /// An event with an unknown structure.
        case malformed
        /// A message that could not be decrypted, even after requesting it again; it is represented by a placeholder.
        case undecryptable
    }

    /// Creates a record of skipped input.
    public init(line: UInt64, bytes: Int64, reason: Reason) {
        self.line = line
        self.bytes = bytes
        self.reason = reason
    }
}
