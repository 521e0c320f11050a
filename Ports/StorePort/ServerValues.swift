package import WhisperMessage

/// What names a message to a server.
package enum ServerKey: Hashable, Sendable {
    /// The server's id, of which it gives each once.
    case serverID(String)
    /// The number in a conversation.
    case number(Int64, in: UniqueIdentifier)
    /// The id that this vault's client has given to an outgoing message.
    case clientMessageID(String)
}

/// A message, and how far it is known to its server. No text is read for it.
package struct NumberedMessage: Hashable, Sendable {
    /// The message.
    package var id: UniqueIdentifier
    /// Its conversation.
    package var conversation: UniqueIdentifier
    /// Its position and its number.
    package var place: NumberedPlace
    /// Its direction.
    package var direction: MessageDirection
    /// Its status.
    package var status: MessageStatus
    /// Whether a server has given it an id.
    package var hasServerID: Bool

    /// Creates a message from its parts.
    package init(
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
package struct NumberedPlace: Hashable, Sendable {
    /// The position.
    package var position: ChatPosition
    /// The number; nil if it has none.
    package var number: Int64?

    /// Creates a place.
    package init(position: ChatPosition, number: Int64?) {
        self.position = position
        self.number = number
    }
}

/// What is known of a conversation on its server besides its messages.
package struct ServerState: Hashable, Sendable {
    /// How far its events have arrived; nil if no server that numbers them has reported any.
    package var progress: SyncProgress?
    /// What is missing of it where its messages are numbered on arrival, the latest first.
    package var gaps: [StoredGap]
    /// The line that was enqueued last; nil if there was none.
    package var line: SealedLine?

    /// Creates a state from its parts.
    package init(progress: SyncProgress? = nil, gaps: [StoredGap] = [], line: SealedLine? = nil) {
        self.progress = progress
        self.gaps = gaps
        self.line = line
    }
}

/// How far the events of a conversation have arrived from a server that numbers them.
package struct SyncProgress: Hashable, Sendable {
    /// The sequence up to which all events are present; 0 for none.
    package var sequence: Int64 = 0
    /// The latest update of the conversation that was reported.
    package var update: ConversationUpdate?
    /// Sequences up to that one whose events were not delivered. Ascending, none adjacent to another.
    package var missing: [ClosedRange<Int64>] = []
    /// The numbering that the sequences belong to; nil if none was ever reported.
    package var epoch: String?
    /// How often the server has restarted its numbering.
    package var restarts: Int64 = 0

    /// A state in which nothing has arrived.
    package init() {}
}

/// A gap, with how far the messages above it have been moved to make room.
package struct StoredGap: Hashable, Sendable {
    /// The gap.
    package var gap: ArrivalGap
    /// The number from which on they have been moved; nil if none is to be moved.
    package var movedFrom: Int64?

    /// Creates a gap.
    package init(_ gap: ArrivalGap, movedFrom: Int64? = nil) {
        self.gap = gap
        self.movedFrom = movedFrom
    }
}

/// When a message in the outbox is to be posted.
package struct PostSchedule: Hashable, Sendable {
    /// The number of failed attempts.
    package var attempts: Int64
    /// When the next attempt is due.
    package var nextAttemptAt: Timestamp
    /// The first attempt; nil leaves what is recorded of it.
    package var firstAttempt: PostAttempt?

    /// Creates a schedule from its parts.
    package init(attempts: Int64 = 0, nextAttemptAt: Timestamp, firstAttempt: PostAttempt? = nil) {
        self.attempts = attempts
        self.nextAttemptAt = nextAttemptAt
        self.firstAttempt = firstAttempt
    }
}
