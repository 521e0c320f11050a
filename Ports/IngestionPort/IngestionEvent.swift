public import WhisperJSONText
public import WhisperMessage

/// The platform of a message, under a name that does not clash with the module's.
public typealias MessagePlatform = Platform

/// One thing that a source tells.
///
/// The set is closed on purpose: whoever consumes it must say what becomes of each.
public enum IngestionEvent: Sendable {
    /// A message, new or told again.
    case message(SourceMessage)
    /// The text of a message was changed; nil for an actor whom the source does not name.
    case edit(
        chat: ChatReference, target: String, content: Content, by: SourcePerson?, at: Timestamp, raw: RawEvent?)
    /// A message was taken back, as the source says by its author or by an admin.
    case deletion(
        chat: ChatReference, target: String, by: SourcePerson?, claim: DeletionClaim, at: Timestamp, raw: RawEvent?)
    /// People of a group who are its admins, or are none any longer.
    case ranks(chat: ChatReference, people: [SourcePerson], areAdmins: Bool, at: Timestamp)
    /// A reaction was given, changed, or (emoji empty) removed.
    case reaction(chat: ChatReference, target: String, emoji: String, by: SourcePerson, at: Timestamp, raw: RawEvent?)
    /// A message got further.
    case status(chat: ChatReference, target: String, status: MessageStatus, at: Timestamp, raw: RawEvent?)
    /// A vote in a poll: the SHA-256 of each option chosen, 32 bytes each.
    case vote(chat: ChatReference, target: String, options: [[UInt8]], by: SourcePerson, at: Timestamp, raw: RawEvent?)
    /// Two names of one person became known, such as a linked id and a phone number.
    case samePerson(PersonAlias, PersonAlias, at: Timestamp)
    /// Two names of one chat became known.
    case sameChat(ChatReference, ChatReference, at: Timestamp)
    /// A chat has this title now, or is known by it for the first time.
    case chatTitle(ChatReference, at: Timestamp)
    /// Something that the vault has no place for. It is kept as it came.
    case other(RawEvent, at: Timestamp)
    /// Something that could not be read; it is counted and located, never silently dropped.
    case skipped(SkippedInput)
    /// The connection of a live source to its service changed. Nothing of it is kept but figures.
    case connection(ConnectionChange)
}

/// What became of a live source's connection to its service.
public enum ConnectionChange: String, Hashable, Sendable, CaseIterable {
    /// A code was shown for pairing.
    case pairingBegun = "pairing-begun"
    /// The phone accepted the pairing.
    case paired
    /// Messages can come.
    case connected
    /// None can until it is connected again.
    case disconnected
}

/// A chat as a source names it.
public struct ChatReference: Hashable, Sendable {
    /// What the platform knows it by: a JID, or for an export the chat's title.
    public var key: String
    /// The name to show.
    public var title: String
    /// What kind of chat it is.
    public var kind: ConversationKind

    /// A chat of this key and title.
    public init(key: String, title: String, kind: ConversationKind) {
        self.key = key
        self.title = title
        self.kind = kind
    }
}

/// A person as a source names them.
public struct SourcePerson: Hashable, Sendable {
    /// What they are known by, the strongest name first; never empty for a real person.
    public var aliases: [PersonAlias]
    /// The name as the source shows it.
    public var displayName: String
    /// The platform's identifier in the unified schema: an E.164 number or a JID; nil where there is only a name.
    public var identifier: String?
    /// Whether it is the vault's owner, as far as the source or the user tells.
    public var isOwner: Bool

    /// A person with the given names.
    public init(aliases: [PersonAlias], displayName: String, identifier: String? = nil, isOwner: Bool = false) {
        self.aliases = aliases
        self.displayName = displayName
        self.identifier = identifier
        self.isOwner = isOwner
    }
}

/// A message as a source tells it, before it has a place in the vault.
public struct SourceMessage: Sendable {
    /// The chat.
    public var chat: ChatReference
    /// The platform's own id; nil for a source without ids, whose messages get a synthetic one (ING-2).
    public var externalID: String?
    /// When it was sent, in UTC.
    public var timestamp: Timestamp
    /// How exactly that is known.
    public var precision: TimestampPrecision
    /// The time as the source wrote it.
    public var local: LocalTime?
    /// The same time as seconds since 1970-01-01 00:00:00 of the source's own zone; nil where it writes UTC.
    ///
    /// Content keys are made of it, so that the zone that was assumed does not matter to them.
    public var localSeconds: Int64?
    /// Who sent it; nil on system lines.
    public var sender: SourcePerson?
    /// Whom it was sent to, where the source tells.
    public var recipients: [SourcePerson]
    /// What it says.
    public var content: Content
    /// For each attachment with content at hand, how to read it; in the order of `content.attachments`.
    public var attachmentSources: [(any AttachmentSource)?]
    /// The external id of the message that it answers.
    public var replyTo: String?
    /// What it got, where the source tells.
    public var status: MessageStatus
    /// What has no field of its own.
    public var platformSpecific: JSONObject
    /// Its place in the source: for a file the ordinal of the message, from 0.
    public var ordinal: UInt64
    /// The source's own bytes, where they are worth keeping beside the message.
    public var raw: RawEvent?

    /// A message with the given parts; those left out are empty.
    public init(
        chat: ChatReference, externalID: String? = nil, timestamp: Timestamp, precision: TimestampPrecision,
        local: LocalTime? = nil, localSeconds: Int64? = nil, sender: SourcePerson?, recipients: [SourcePerson] = [],
        content: Content, attachmentSources: [(any AttachmentSource)?] = [], replyTo: String? = nil,
        status: MessageStatus = .sent,
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
        self.platformSpecific = platformSpecific
        self.ordinal = ordinal
        self.raw = raw
    }
}

/// A live source's own bytes, kept so that what is made of them can be made again.
public struct RawEvent: Hashable, Sendable {
    /// The source's name for the kind of event.
    public var name: String
    /// The bytes.
    public var bytes: [UInt8]

    /// Bytes of a kind.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// The content of one attachment, still at the source.
public protocol AttachmentSource: Sendable {
    /// Hands the content over in order, in chunks of at most 64 KiB, and stops at the first error of `consume`.
    func read<Failure: Error>(
        _ consume: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(AttachmentReadError<Failure>)
}

/// Who is at fault when handing over an attachment fails.
public enum AttachmentReadError<Failure: Error>: Error {
    /// The source.
    case source(IngestionError)
    /// The receiver.
    case consumer(Failure)
}

/// Input that could not be read as a message.
public struct SkippedInput: Hashable, Sendable {
    /// The line it begins on, from 1; 0 where there are no lines.
    public var line: UInt64
    /// Its length in bytes.
    public var bytes: Int64
    /// Why.
    public var reason: Reason

    /// Why input was skipped.
    public enum Reason: String, Sendable, CaseIterable {
        /// Text before the first message of a file.
        case preamble
        /// It looks like a message, but names an impossible date or time.
        case impossibleDate
        /// A line longer than is read; the part beyond the limit.
        case tooLong
        /// An event of a shape that is not understood.
        case malformed
        /// A message that could not be decrypted, not even when it was asked for again; a placeholder stands for it.
        case undecryptable
    }

    /// Skipped input at a place.
    public init(line: UInt64, bytes: Int64, reason: Reason) {
        self.line = line
        self.bytes = bytes
        self.reason = reason
    }
}
