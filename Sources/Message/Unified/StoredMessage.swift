/// A message in the vault: the unified message, and what the vault knows about it besides (ST-3).
public struct StoredMessage: Hashable, Sendable {
    /// The message as every source and every reader sees it.
    public var unified: UnifiedMessage
    /// The conversation that it is in.
    public var conversation: UniqueIdentifier
    /// Its place in the conversation.
    public var position: ChatPosition
    /// The person who sent it; nil on system lines.
    public var person: UniqueIdentifier?
    /// Which way it went.
    public var direction: MessageDirection
    /// How far it has got.
    public var status: MessageStatus
    /// Whether the owner has read it.
    public var isRead: Bool
    /// What recognises it in another export; nil for messages with ids of their own.
    public var contentKey: ContentKey?
    /// What a server knows it by; nil elsewhere.
    public var delivery: ServerDelivery?
    /// What went over the wire in place of the text: the envelope that holds it; nil where the text itself did (RT-10).
    public var carrierText: String?
    /// When it was written, where another one than `unified.timestamp` says so: of a message that was opened in its place,
    /// when its sender sealed it; of one's own that a server gave a time, when this vault took it (RT-10).
    public var writtenAt: Timestamp?
    /// How it was sealed; nil where it was carried in the clear. Once the text is another one, it is gone.
    public var seal: MessageSeal?

    /// A message in the vault.
    public init(
        unified: UnifiedMessage, conversation: UniqueIdentifier, position: ChatPosition, person: UniqueIdentifier?,
        direction: MessageDirection, status: MessageStatus, isRead: Bool, contentKey: ContentKey? = nil,
        delivery: ServerDelivery? = nil, carrierText: String? = nil, writtenAt: Timestamp? = nil,
        seal: MessageSeal? = nil
    ) {
        self.unified = unified
        self.conversation = conversation
        self.position = position
        self.person = person
        self.direction = direction
        self.status = status
        self.isRead = isRead
        self.contentKey = contentKey
        self.delivery = delivery
        self.carrierText = carrierText
        self.writtenAt = writtenAt
        self.seal = seal
    }

    /// The date that a reader is shown, and that retention goes by: no server's, where the vault knows better.
    public var shownAt: Timestamp { writtenAt ?? unified.timestamp }
}

/// What a messenger server knows a message by (ST-3, RT-4).
public struct ServerDelivery: Hashable, Sendable {
    /// The id that this client gave the message, for sending it once.
    public var clientMessageID: String?
    /// The server's id.
    public var serverID: String?
    /// The message's number in the conversation on the server.
    public var serverSequence: Int64?
    /// When the server took it.
    public var serverCreatedAt: Timestamp?

    /// A server's identifiers; those it has not given are nil.
    public init(
        clientMessageID: String? = nil, serverID: String? = nil, serverSequence: Int64? = nil,
        serverCreatedAt: Timestamp? = nil
    ) {
        self.clientMessageID = clientMessageID
        self.serverID = serverID
        self.serverSequence = serverSequence
        self.serverCreatedAt = serverCreatedAt
    }
}
