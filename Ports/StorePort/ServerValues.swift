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
    /// The message.
    public var message: UniqueIdentifier
    /// The platform of its conversation.
    public var platform: Platform
    /// Its number, which defines the order. Never reused, not even for the same message.
    public var number: Int64
    /// The number of failed attempts.
    public var attempts: Int64
    /// When the next attempt is due.
    public var nextAttemptAt: Timestamp

    /// Creates a schedule from its parts.
    public init(
        message: UniqueIdentifier, platform: Platform, number: Int64, attempts: Int64 = 0, nextAttemptAt: Timestamp
    ) {
        self.message = message
        self.platform = platform
        self.number = number
        self.attempts = attempts
        self.nextAttemptAt = nextAttemptAt
    }
}
