/// A source of messages: files, or a live bridge (ING-3).
///
/// The rules for every adapter; `IngestionContract` checks them:
/// 1. Batches arrive in the source's own order, as do the events within a batch.
/// 2. `position` increases strictly from batch to batch; acknowledging a position covers all earlier ones.
/// 3. The consumer pulls: apart from a bounded read-ahead, no batch is produced before it is requested.
/// 4. Until a position is acknowledged, a source that is able to delivers it again after a restart; a consumer
///    therefore acknowledges only after committing.
/// 5. A failure ends the sequence with a typed error; everything delivered before it remains valid.
/// 6. Cancelling the consuming task ends the sequence within a second and releases all resources.
/// 7. A source that `isReplayable` delivers the same events every time it is opened.
///
/// Further rules for a live source, which is not replayable:
/// 8. Acknowledged events are not delivered again, whichever session delivered them. Acknowledgements are cumulative,
///    and one that is behind an earlier one has no effect.
/// 9. After `pause`, a bounded number of events already in transit may still arrive; later ones are held back by the
///    source or by its peer, and arrive in order after `resume`. Pausing loses nothing.
/// 10. `next` waits while there are no events. `close`, from any task, ends the wait with nil.
/// 11. It describes attachments without their content: `attachmentSources` is empty. Content that has not been fetched
///     is `remote`.
public protocol IngestionSource: Sendable {
    /// The description of this source.
    var origin: IngestionOrigin { get }

    /// Opens the source at the start, or, if it is live, at the oldest unacknowledged position.
    ///
    /// - Throws: The reason why the source cannot be opened.
    func open() async throws(IngestionError) -> any IngestionSession
}

/// One pass over a source. Used by one task at a time; `pause`, `resume` and `close` may be called from others.
public protocol IngestionSession: Sendable {
    /// The next batch; nil at the end, which a live source reaches only when it is closed.
    ///
    /// - Throws: The failure that ended the sequence; `.cancelled` if the task is cancelled.
    func next() async throws(IngestionError) -> IngestionBatch?

    /// Confirms that everything up to and including this position is committed: it will survive a crash and need not be
    /// delivered again.
    func acknowledge(_ position: UInt64) async

    /// Asks a live source to hold back events; has no effect on a source that only responds to pulls.
    func pause() async

    /// Ends a `pause`.
    func resume() async

    /// Ends the session and releases its resources. Idempotent.
    func close() async
}

/// The description of a source.
public struct IngestionOrigin: Hashable, Sendable {
    /// The platform of its messages.
    public let platform: MessagePlatform
    /// A short name of the adapter, such as `whatsapp-export`; stored in the vault's table of runs.
    public let adapter: String
    /// Whether reopening it delivers the same events (true for a file, false for a live source).
    public let isReplayable: Bool

    /// Creates the description of a source.
    public init(platform: MessagePlatform, adapter: String, isReplayable: Bool) {
        self.platform = platform
        self.adapter = adapter
        self.isReplayable = isReplayable
    }
}

/// Events in order, with the position that they reach.
public struct IngestionBatch: Sendable {
    /// The events.
    public var events: [IngestionEvent]
    /// The position to acknowledge once the events are committed.
    public var position: UInt64
    /// How far the source has been read.
    public var progress: IngestionProgress
    /// Whether the events are historical, such as the history that a phone transfers. They may be committed together
    /// after a short delay, and count as read.
    public var isBacklog: Bool
    /// The keys of the chats whose older messages were requested in this session. Such messages add to their chat and
    /// make none: one that is not there any more was deleted meanwhile.
    public var requestedChats: Set<String> = []

    /// Creates a batch of events up to a position.
    public init(
        events: [IngestionEvent], position: UInt64, progress: IngestionProgress, isBacklog: Bool = false
    ) {
        self.events = events
        self.position = position
        self.progress = progress
        self.isBacklog = isBacklog
    }
}

/// How far a source has been read.
public struct IngestionProgress: Hashable, Sendable {
    /// Units read so far.
    public var completed: Int64
    /// The total number of units, if known.
    public var total: Int64?
    /// The unit that is counted.
    public var unit: Unit

    /// The units of progress.
    public enum Unit: Sendable { case bytes, messages }

    /// Creates a progress value.
    public init(completed: Int64, total: Int64?, unit: Unit) {
        self.completed = completed
        self.total = total
        self.unit = unit
    }
}
