public import Message

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
    /// When it was written.
    public var composedAt: Timestamp

    /// A message to a conversation.
    public init(
        conversation: UniqueIdentifier, owner: String, clientMessageID: String, text: String,
        carrierText: String? = nil, composedAt: Timestamp
    ) {
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
