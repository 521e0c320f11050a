public import WhisperMessage

/// A message to be sent through a server (RT-5).
public struct OutgoingMessage: Hashable, Sendable {
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The server's id of the vault's owner.
    public var owner: String
    /// The id by which the server accepts the message once, however often it is posted; never reused.
    public var clientMessageID: String
    /// The text; for a message with files their caption, which may be empty.
    public var text: String
    /// The kind of content: text without files, otherwise what the files are.
    public var kind: ContentKind
    /// Its files, whose content is already stored (state `found`); none in a sealed message.
    public var attachments: [Attachment]
    /// The envelope that is posted in place of the text (RT-10); nil posts the text.
    public var carrierText: String?
    /// Its number among the lines that this vault sealed into the conversation; nil without an envelope.
    public var line: SealedLine?
    /// When it was composed.
    public var composedAt: Timestamp
    /// Whether it is enqueued only as long as its text is the draft of the conversation, which it then removes.
    public var isDraft: Bool

    /// Creates a message to a conversation.
    public init(
        conversation: UniqueIdentifier, owner: String, clientMessageID: String, text: String,
        kind: ContentKind = .text, attachments: [Attachment] = [], carrierText: String? = nil, line: SealedLine? = nil,
        composedAt: Timestamp, isDraft: Bool = false
    ) {
        self.isDraft = isDraft
        self.kind = kind
        self.attachments = attachments
        self.line = line
        self.conversation = conversation
        self.owner = owner
        self.clientMessageID = clientMessageID
        self.text = text
        self.carrierText = carrierText
        self.composedAt = composedAt
    }

    /// The content to store: without a caption, files have no text.
    public var content: Content {
        Content(kind: kind, text: attachments.isEmpty || !text.isEmpty ? text : nil, attachments: attachments)
    }

    /// Whether the required ids are not empty, the kind is that of the content, and all files are stored; and whether it
    /// has no files if it is sealed.
    public var isWellFormed: Bool {
        guard !owner.isEmpty, !clientMessageID.isEmpty else { return false }
        if attachments.isEmpty { return kind == .text }
        return carrierText == nil && line == nil && OutgoingMessage.fileKinds.contains(kind)
            && attachments.allSatisfy { file in
                file.state == .found && file.sha256.map(Attachment.isBlobName) ?? false && file.size ?? 0 >= 0
            }
    }

    /// The kinds of messages with files.
    public static let fileKinds: Set<ContentKind> = [.image, .video, .audio, .document, .sticker]

    /// The seal to store: sealed by the owner if an envelope is posted in place of the text.
    public var seal: MessageSeal? { carrierText == nil ? nil : MessageSeal(.own) }
}

/// A line that was sealed into a conversation (RT-10), as far as the next line refers to it.
public struct SealedLine: Hashable, Sendable {
    /// The device that sealed it.
    public var device: UniqueIdentifier
    /// Its number among the device's lines in the conversation, from 1.
    public var number: Int64
    /// The digest by which the next line refers to it.
    public var digest: [UInt8]

    /// Creates a line.
    public init(device: UniqueIdentifier, number: Int64, digest: [UInt8]) {
        self.device = device
        self.number = number
        self.digest = digest
    }
}

/// Where the next line of a conversation belongs.
public struct LinePosition: Hashable, Sendable {
    /// The server's id of the conversation (see `SyncCursor.serverConversation`); empty if it has none.
    public var serverConversation: String
    /// The line that was enqueued last; nil if there was none.
    public var last: SealedLine?

    /// Creates a place behind a line.
    public init(serverConversation: String, last: SealedLine?) {
        self.serverConversation = serverConversation
        self.last = last
    }
}

/// The first attempt to post a message: transaction ids count for one device, and only for some time (MX-3).
public struct PostAttempt: Hashable, Sendable {
    /// The service's id of the device that made it.
    public var device: String
    /// When it was made.
    public var at: Timestamp

    /// Creates an attempt.
    public init(device: String, at: Timestamp) {
        self.device = device
        self.at = at
    }
}

/// A message in the store that waits for a server to accept it, with what is to be posted.
public struct OutboxEntry: Hashable, Sendable {
    /// Its number, which defines the order. Never reused, not even for the same message.
    public var number: Int64
    /// The platform of the conversation, whose client posts the message.
    public var platform: Platform
    /// The message.
    public var message: UniqueIdentifier
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The server's id of the conversation (see `SyncCursor.serverConversation`).
    public var serverConversation: String
    /// The id by which the server accepts the message once.
    public var clientMessageID: String
    /// What is posted: the carrier text if there is one, otherwise the text; empty for files without a caption.
    public var text: String
    /// The kind of content.
    public var kind: ContentKind
    /// The files to post, with the text as their caption.
    public var attachments: [Attachment]
    /// The number of failed attempts.
    public var attempts: Int64
    /// When the next attempt is due.
    public var nextAttemptAt: Timestamp
    /// The first attempt (see `VaultStore.noteAttempt`); nil if none is recorded.
    public var firstAttempt: PostAttempt?

    /// Creates an entry.
    public init(
        number: Int64, platform: Platform, message: UniqueIdentifier, conversation: UniqueIdentifier,
        serverConversation: String, clientMessageID: String, text: String, attempts: Int64, nextAttemptAt: Timestamp,
        firstAttempt: PostAttempt? = nil, kind: ContentKind = .text, attachments: [Attachment] = []
    ) {
        self.kind = kind
        self.attachments = attachments
        self.firstAttempt = firstAttempt
        self.number = number
        self.platform = platform
        self.message = message
        self.conversation = conversation
        self.serverConversation = serverConversation
        self.clientMessageID = clientMessageID
        self.text = text
        self.attempts = attempts
        self.nextAttemptAt = nextAttemptAt
    }
}
