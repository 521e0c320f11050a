public import WhisperMessage

/// A message that is to be sent by a server (RT-5).
public struct OutgoingMessage: Hashable, Sendable {
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The server's id of the vault's owner.
    public var owner: String
    /// What makes the server take it once, however often it is posted; never to be used again.
    public var clientMessageID: String
    /// What it says.
    public var text: String
    /// What is posted in place of the text: the envelope that holds it (RT-10); nil posts the text.
    public var carrierText: String?
    /// Its place among the lines that this vault has sealed into the conversation; nil where it carries none.
    public var line: SealedLine?
    /// When it was written.
    public var composedAt: Timestamp

    /// A message to a conversation.
    public init(
        conversation: UniqueIdentifier, owner: String, clientMessageID: String, text: String,
        carrierText: String? = nil, line: SealedLine? = nil, composedAt: Timestamp
    ) {
        self.line = line
        self.conversation = conversation
        self.owner = owner
        self.clientMessageID = clientMessageID
        self.text = text
        self.carrierText = carrierText
        self.composedAt = composedAt
    }

    /// What the vault notes of it: that the owner sealed it, where an envelope goes in its place.
    public var seal: MessageSeal? { carrierText == nil ? nil : MessageSeal(.own) }
}

/// A line that was sealed into a conversation (RT-10), as far as the next one needs to know it.
public struct SealedLine: Hashable, Sendable {
    /// The device that sealed it.
    public var device: UniqueIdentifier
    /// Its number among the device's lines in the conversation, from 1.
    public var number: Int64
    /// What the next line says of it.
    public var digest: [UInt8]

    /// A line of a device.
    public init(device: UniqueIdentifier, number: Int64, digest: [UInt8]) {
        self.device = device
        self.number = number
        self.digest = digest
    }
}

/// Where the next line of a conversation goes.
public struct LinePlace: Hashable, Sendable {
    /// The server's id of the conversation (see `SyncCursor.serverConversation`); empty where it has none.
    public var serverConversation: String
    /// The line that was put into the outbox last; nil where there was none.
    public var last: SealedLine?

    /// A place behind a line.
    public init(serverConversation: String, last: SealedLine?) {
        self.serverConversation = serverConversation
        self.last = last
    }
}

/// A message that waits to be taken by a server.
public struct OutboxEntry: Hashable, Sendable {
    /// Its number, which gives the order. Never used again, also not for the same message.
    public var number: Int64
    /// The message.
    public var message: UniqueIdentifier
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The server's id of the conversation (see `SyncCursor.serverConversation`).
    public var serverConversation: String
    /// What makes the server take it once.
    public var clientMessageID: String
    /// What is posted: the carrier text where there is one, else the text.
    public var text: String
    /// How many attempts have failed.
    public var attempts: Int64
    /// When the next one is due.
    public var nextAttemptAt: Timestamp

    /// An entry of the outbox.
    public init(
        number: Int64, message: UniqueIdentifier, conversation: UniqueIdentifier, serverConversation: String,
        clientMessageID: String, text: String, attempts: Int64, nextAttemptAt: Timestamp
    ) {
        self.number = number
        self.message = message
        self.conversation = conversation
        self.serverConversation = serverConversation
        self.clientMessageID = clientMessageID
        self.text = text
        self.attempts = attempts
        self.nextAttemptAt = nextAttemptAt
    }
}
