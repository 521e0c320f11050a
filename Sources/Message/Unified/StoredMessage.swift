/// A message in the vault: the unified message with the vault's own data about it (ST-3).
public struct StoredMessage: Hashable, Sendable {
    /// The message in its source-independent form.
    public var unified: UnifiedMessage
    /// The conversation that contains the message.
    public var conversation: UniqueIdentifier
    /// The position in the conversation.
    public var position: ChatPosition
    /// The sender; nil for system lines.
    public var person: UniqueIdentifier?
    /// Whether the message is incoming or outgoing.
    public var direction: MessageDirection
    /// The delivery status.
    public var status: MessageStatus
    /// Whether the owner has read it.
    public var isRead: Bool
    /// The key that identifies the message in another export; nil for messages with ids of their own.
    public var contentKey: ContentKey?
    /// The server's identifiers for the message; nil for other sources.
    public var delivery: ServerDelivery?
    /// The envelope that was transmitted instead of the text; nil if the text itself was transmitted (RT-10).
    public var carrierText: String?
    /// When the message was written, if that differs from `unified.timestamp` (RT-10).
    ///
    /// For a message opened in place, when its sender sealed it; for the owner's message to which a server assigned a
    /// time, when this vault accepted it.
    public var writtenAt: Timestamp?
    /// How the message was sealed; nil if it was sent in plain text. It belongs to the text (see `decision(on:)`).
    public var seal: MessageSeal?

    /// Creates a stored message.
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

    /// The date that readers see and retention uses: the server's date only if the vault has no better one.
    public var shownAt: Timestamp { writtenAt ?? unified.timestamp }

    /// Whether someone wrote it of whom the source says nothing. A line without an author has none, and what nobody can
    /// read may be one.
    package var lacksSender: Bool {
        unified.sender == nil && unified.content.kind != .system && unified.content.kind != .unknown
    }
}

/// A messenger server's identifiers for a message (ST-3, RT-4).
public struct ServerDelivery: Hashable, Sendable {
    /// The id that this client assigned to the message so that it is sent only once.
    public var clientMessageID: String?
    /// The server's id.
    public var serverID: String?
    /// The message's sequence number in the conversation on the server.
    public var serverSequence: Int64?
    /// When the server accepted the message.
    public var serverCreatedAt: Timestamp?

    /// Creates a set of identifiers; those not yet assigned are nil.
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

/// The delivery status of a message (ST-3). Raw values are the vault's codes.
public enum MessageStatus: Int, Sendable, CaseIterable {
    /// Not yet handed to the platform.
    case pending = 0
    /// Handed to the platform.
    case sent = 1
    /// Received by the recipient's device.
    case delivered = 2
    /// Sending was given up.
    case failed = 3
    /// Read by the recipient.
    case read = 4
}

extension MessageStatus {
    /// Whether a message with this status had progressed less far than one with another.
    ///
    /// The order is pending, sent, failed, delivered, read: a failed message may still be delivered, a delivered one
    /// cannot fail.
    public func isBehind(_ other: MessageStatus) -> Bool { stage < other.stage }

    /// The status of an own message once the service has accepted it, whatever id it gave to it: it is never shown as
    /// one that was not sent.
    public var onceAccepted: MessageStatus { self == .pending || self == .failed ? .sent : self }

    private var stage: Int {
        switch self {
        case .pending: 0
        case .sent: 1
        case .failed: 2
        case .delivered: 3
        case .read: 4
        }
    }
}

/// The direction of a message, from the perspective of the vault's owner.
public enum MessageDirection: Int, Sendable, CaseIterable {
    /// Unknown: an export imported without the owner's name, or a system line.
    case unknown = 0
    /// Sent to the owner.
    case incoming = 1
    /// Sent by the owner.
    case outgoing = 2
}
