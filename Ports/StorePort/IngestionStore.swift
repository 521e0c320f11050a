public import WhisperMessage

/// What importing needs beyond saving messages (ING-2, ING-3).
public protocol IngestionStore: Sendable {
    /// Writes down that a source begins to be read.
    func beginRun(adapter: String, platform: Platform, source: String) async throws(StoreError) -> UniqueIdentifier

    /// Writes down how it ended, in place of what was written before; throws `.runNotFound`.
    func finishRun(_ id: UniqueIdentifier, _ figures: RunFigures) async throws(StoreError)

    /// Commits what sources told, in its order, as one transaction; what it has taken from the spill leaves it.
    ///
    /// Committing the same again is success without a write (ING-2). A change of a message that is not there waits, is
    /// counted, and is made when the message comes; so does an edit or a deletion of which it cannot be decided yet whether
    /// it is granted (see `ChangeRight`), until people turn out to be one, get names that tell them apart, or a rank; its
    /// message has an `UndecidedMark` meanwhile. What waits goes with its message and its conversation. Throws as
    /// `MessageStore.save` does.
    func commit(_ group: IngestionGroup) async throws(StoreError) -> CommitOutcome

    /// Runs, the latest begun first, those of one moment the later written first; `limit` 1 … 1,000.
    func runs(limit: Int) async throws(StoreError) -> [IngestionRun]

    /// Everything in a conversation that has a content key, tombstones included, in the chat's order: what a re-export
    /// is aligned with.
    ///
    /// 1 million elements take some 48 MB.
    func alignmentElements(in conversation: UniqueIdentifier) async throws(StoreError) -> [AlignmentElement]

    /// The place of the last message of a conversation; nil if it has none.
    func lastPosition(in conversation: UniqueIdentifier) async throws(StoreError) -> ChatPosition?

    /// Spreads the places of a conversation's messages evenly again, in the same order: one stride from each to the
    /// next, the first at one stride. Needed once in a great while, when a gap between two neighbours is full.
    ///
    /// One that a server numbers, which is one that holds messages of a server sequence or beyond
    /// `ChatPosition.behindEvents`, is arranged by `ChatPosition.arranged`; `.constraint` where that is not possible.
    func renumber(_ conversation: UniqueIdentifier) async throws(StoreError)

    /// Messages that were sent in a span of time, its end not counted, by time and those of one moment in the order in
    /// which they were saved; at most `limit`, 1 … 10,000.
    ///
    /// - Parameter conversation: Only those of this conversation; nil for all of the platform.
    func messages(
        sentIn span: Range<Timestamp>, platform: Platform, conversation: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage]

    /// For each probe, in their order, the conversations of the platform that hold a message of this time and content
    /// key, whoever sent it; each once, by id in ascending order.
    func conversations(
        holding probes: [OverlapProbe], platform: Platform
    ) async throws(StoreError) -> [[UniqueIdentifier]]
}

/// A message in the eyes of alignment.
public struct AlignmentElement: Hashable, Sendable {
    /// Its content key.
    public var key: ContentKey
    /// Who sent it; nil on system lines.
    public var person: UniqueIdentifier?
    /// When it was sent.
    public var timestamp: Timestamp
    /// Its place.
    public var position: ChatPosition
    /// Whether a source that writes local times has told it, as exports do.
    public var hasLocalTime: Bool

    /// A message's key, sender, time and place.
    public init(
        key: ContentKey, person: UniqueIdentifier?, timestamp: Timestamp, position: ChatPosition,
        hasLocalTime: Bool = false
    ) {
        self.key = key
        self.person = person
        self.timestamp = timestamp
        self.position = position
        self.hasLocalTime = hasLocalTime
    }
}

/// A message that is looked for in any conversation.
public struct OverlapProbe: Hashable, Sendable {
    /// When it was sent.
    public var timestamp: Timestamp
    /// Its content key.
    public var key: ContentKey

    /// A time and a key.
    public init(timestamp: Timestamp, key: ContentKey) {
        self.timestamp = timestamp
        self.key = key
    }
}

/// How a run ended.
public struct RunFigures: Hashable, Sendable {
    /// Messages that are new.
    public var added: Int64
    /// Messages that were there already.
    public var duplicates: Int64
    /// Input that could not be read.
    public var skipped: Int64
    /// Whether the source was read to its end.
    public var isComplete: Bool

    /// The figures of a run.
    public init(added: Int64, duplicates: Int64, skipped: Int64, isComplete: Bool) {
        self.added = added
        self.duplicates = duplicates
        self.skipped = skipped
        self.isComplete = isComplete
    }
}

/// One reading of a source.
public struct IngestionRun: Hashable, Sendable {
    /// Its identity.
    public var id: UniqueIdentifier
    /// The adapter's short name.
    public var adapter: String
    /// The platform.
    public var platform: Platform
    /// What was read: a file's name without its path.
    public var source: String
    /// When it began.
    public var startedAt: Timestamp
    /// When it ended; nil while it runs or when it was cut off.
    public var finishedAt: Timestamp?
    /// How it ended; nil like `finishedAt`.
    public var figures: RunFigures?

    /// A run with the given parts.
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
