public import WhisperMessage

/// What names a message to a server.
public enum ServerKey: Hashable, Sendable {
    /// The server's id, of which it gives each once.
    case serverID(String)
    /// The number in a conversation.
    case number(Int64, in: UniqueIdentifier)
    /// The id that this vault's client has given to an outgoing message.
    case clientMessageID(String)
}

/// A message, and how far it is known to its server. No text is read for it.
public struct NumberedMessage: Hashable, Sendable {
    /// The message.
    public var id: UniqueIdentifier
    /// Its conversation.
    public var conversation: UniqueIdentifier
    /// Its position and its number.
    public var place: NumberedPlace
    /// Its direction.
    public var direction: MessageDirection
    /// Its status.
    public var status: MessageStatus
    /// Whether a server has given it an id.
    public var hasServerID: Bool

    /// Creates a message from its parts.
    public init(
        id: UniqueIdentifier, conversation: UniqueIdentifier, place: NumberedPlace, direction: MessageDirection,
        status: MessageStatus, hasServerID: Bool
    ) {
        self.id = id
        self.conversation = conversation
        self.place = place
        self.direction = direction
        self.status = status
        self.hasServerID = hasServerID
    }
}

/// The position and the number of a message.
public struct NumberedPlace: Hashable, Sendable {
    /// The position.
    public var position: ChatPosition
    /// The number; nil if it has none.
    public var number: Int64?

    /// Creates a place.
    public init(position: ChatPosition, number: Int64?) {
        self.position = position
        self.number = number
    }
}

/// What is known of a conversation on its server besides its messages.
public struct ServerState: Hashable, Sendable {
    /// How far its events have arrived; nil if no server that numbers them has reported any.
    public var progress: SyncProgress?
    /// What is missing of it where its messages are numbered on arrival, the latest first.
    public var gaps: [StoredGap]
    /// The line that was enqueued last; nil if there was none.
    public var line: SealedLine?

    /// Creates a state from its parts.
    public init(progress: SyncProgress? = nil, gaps: [StoredGap] = [], line: SealedLine? = nil) {
        self.progress = progress
        self.gaps = gaps
        self.line = line
    }
}

/// How far the events of a conversation have arrived from a server that numbers them.
public struct SyncProgress: Hashable, Sendable {
    /// The sequence up to which all events are present; 0 for none.
    public var sequence: Int64 = 0
    /// The latest update of the conversation that was reported.
    public var update: ConversationUpdate?
    /// Sequences up to that one whose events were not delivered. Ascending, none adjacent to another.
    public var missing: [ClosedRange<Int64>] = []
    /// The numbering that the sequences belong to; nil if none was ever reported.
    public var epoch: String?
    /// How often the server has restarted its numbering.
    public var restarts: Int64 = 0

    /// A state in which nothing has arrived.
    public init() {}
}

/// A gap, with how far the messages above it have been moved to make room.
public struct StoredGap: Hashable, Sendable {
    /// The gap.
    public var gap: ArrivalGap
    /// The number from which on they have been moved; nil if none is to be moved.
    public var movedFrom: Int64?

    /// Creates a gap.
    public init(_ gap: ArrivalGap, movedFrom: Int64? = nil) {
        self.gap = gap
        self.movedFrom = movedFrom
    }
}

/// When a message in the outbox is to be posted.
public struct PostSchedule: Hashable, Sendable {
    /// The number of failed attempts.
    public var attempts: Int64
    /// When the next attempt is due.
    public var nextAttemptAt: Timestamp
    /// The first attempt; nil leaves what is recorded of it.
    public var firstAttempt: PostAttempt?

    /// Creates a schedule from its parts.
    public init(attempts: Int64 = 0, nextAttemptAt: Timestamp, firstAttempt: PostAttempt? = nil) {
        self.attempts = attempts
        self.nextAttemptAt = nextAttemptAt
        self.firstAttempt = firstAttempt
    }
}
