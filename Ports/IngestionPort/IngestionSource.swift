/// A place that messages come from: files, or a live bridge (ING-3).
///
/// What an adapter promises; `IngestionContract` checks it:
/// 1. Batches come in the source's own order, and within a batch events do too.
/// 2. `position` grows strictly from batch to batch; acknowledging one covers all before it.
/// 3. The consumer pulls: no batch is made before it is asked for, beyond a bounded read-ahead.
/// 4. Until a position is acknowledged, a source that can will deliver it again after a restart; a consumer therefore
///    acknowledges only after it has committed.
/// 5. A failure ends the sequence with a typed error; everything delivered before it stays good.
/// 6. Cancelling the consuming task ends the sequence within a second and releases every resource.
/// 7. A source that `isReplayable` gives the same events each time that it is opened.
///
/// And what a live source promises, one that is not replayable:
/// 8. What was acknowledged is not told again, whatever session told it. Acknowledgements are cumulative, and one that is
///    behind another changes nothing.
/// 9. After `pause` what was on its way may still come, a bounded number of events; what came later is held back by the
///    source or by whom it listens to, and comes after `resume`, in order. Nothing is lost by pausing.
/// 10. `next` waits as long as there is nothing to tell. `close`, from whichever task, ends the waiting with nil.
/// 11. It tells of attachments, not their content: `attachmentSources` is empty. What has no content yet is `remote`.
public protocol IngestionSource: Sendable {
    /// What this source is.
    var origin: IngestionOrigin { get }

    /// Opens the source from the start, or, where it is live, from the oldest position not yet acknowledged.
    func open() async throws(IngestionError) -> any IngestionSession
}

/// One run through a source. Used by one task at a time; `pause`, `resume` and `close` may come from others.
public protocol IngestionSession: Sendable {
    /// The next batch; nil at the end, which a live source reaches only when it is closed.
    func next() async throws(IngestionError) -> IngestionBatch?

    /// Everything up to and including this position is committed: it will be there after a crash, and need not be told
    /// again.
    func acknowledge(_ position: UInt64) async

    /// Asks a live source to hold back; one that only answers pulls does nothing.
    func pause() async

    /// Takes `pause` back.
    func resume() async

    /// Ends the session and releases its resources. Idempotent.
    func close() async
}

/// What a source is.
public struct IngestionOrigin: Hashable, Sendable {
    /// The platform that its messages are of.
    public let platform: MessagePlatform
    /// A short name of the adapter, such as `whatsapp-export`; stands in the vault's table of runs.
    public let adapter: String
    /// Whether opening it again gives the same events (a file does, a live source does not).
    public let isReplayable: Bool

    /// The description of a source.
    public init(platform: MessagePlatform, adapter: String, isReplayable: Bool) {
        self.platform = platform
        self.adapter = adapter
        self.isReplayable = isReplayable
    }
}

/// Events in order, and how far one has got with them.
public struct IngestionBatch: Sendable {
    /// The events.
    public var events: [IngestionEvent]
    /// What to acknowledge once the events are committed.
    public var position: UInt64
    /// How far the source has been read.
    public var progress: IngestionProgress
    /// Whether the events are of the past, such as the history that a phone hands over, rather than of this moment.
    /// They may wait a little to be committed together, and count as read.
    public var isBacklog: Bool

    /// A batch of events up to a position.
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
    /// Units in all, where the source can tell.
    public var total: Int64?
    /// What is counted.
    public var unit: Unit

    /// What progress counts.
    public enum Unit: Sendable { case bytes, messages }

    /// Progress in a unit.
    public init(completed: Int64, total: Int64?, unit: Unit) {
        self.completed = completed
        self.total = total
        self.unit = unit
    }
}
