public import WhisperMessage

/// A message as alignment sees it.
public struct AlignmentElement: Hashable, Sendable {
    /// The content key.
    public var key: ContentKey
    /// The sender; nil on system messages.
    public var person: UniqueIdentifier?
    /// When it was sent.
    public var timestamp: Timestamp
    /// The position in the chat.
    public var position: ChatPosition
    /// Whether it was reported by a source that writes local times, as exports do.
    public var hasLocalTime: Bool
    /// Whether it is what is left of a message that the owner has deleted, see `UnifiedMessage.isOwnersMark`.
    public var isOwnersMark: Bool

    /// Creates an element from its parts.
    public init(
        key: ContentKey, person: UniqueIdentifier?, timestamp: Timestamp, position: ChatPosition,
        hasLocalTime: Bool = false, isOwnersMark: Bool = false
    ) {
        self.key = key
        self.person = person
        self.timestamp = timestamp
        self.position = position
        self.hasLocalTime = hasLocalTime
        self.isOwnersMark = isOwnersMark
    }
}

/// A message to look for in all conversations.
public struct OverlapProbe: Hashable, Sendable {
    /// When it was sent.
    public var timestamp: Timestamp
    /// The content key.
    public var key: ContentKey

    /// Creates a probe from a time and a key.
    public init(timestamp: Timestamp, key: ContentKey) {
        self.timestamp = timestamp
        self.key = key
    }
}

/// The result of a run.
public struct RunFigures: Hashable, Sendable {
    /// The number of new messages.
    public var added: Int64
    /// The number of messages that were already stored.
    public var duplicates: Int64
    /// The number of items that could not be read.
    public var skipped: Int64
    /// Whether the source was read to its end.
    public var isComplete: Bool

    /// Creates figures from their counts.
    public init(added: Int64, duplicates: Int64, skipped: Int64, isComplete: Bool) {
        self.added = added
        self.duplicates = duplicates
        self.skipped = skipped
        self.isComplete = isComplete
    }
}

/// One run over a source.
public struct IngestionRun: Hashable, Sendable {
    /// The run's id.
    public var id: UniqueIdentifier
    /// The adapter's short name.
    public var adapter: String
    /// The platform.
    public var platform: Platform
    /// The source: a file's name without its path.
    public var source: String
    /// When the run began.
    public var startedAt: Timestamp
    /// When the run ended; nil while it is in progress or if it was interrupted.
    public var finishedAt: Timestamp?
    /// The result; nil under the same conditions as `finishedAt`.
    public var figures: RunFigures?

    /// Creates a run from its parts.
    public init(
        id: UniqueIdentifier, adapter: String, platform: Platform, source: String, startedAt: Timestamp,
        finishedAt: Timestamp?, figures: RunFigures?
    ) {
        self.id = id
        self.adapter = adapter
        self.platform = platform
        self.source = source
        self.startedAt = startedAt
        self.finishedAt = finishedAt
        self.figures = figures
    }
}
