public import WhisperMessage

/// Events that came faster than they could be committed (ING-3). They wait in the vault, each source's in order, as long
/// as they have to; `IngestionStore.commit` takes them out together with what becomes of them.
public protocol SpillQueue: Sendable {
    /// Puts events behind those of the source that wait already.
    func spill(_ events: [SpilledEvent], of source: String) async throws(StoreError)

    /// The events of a source that have waited longest, in order; `limit` 1 … 10,000.
    func spilledEvents(of source: String, limit: Int) async throws(StoreError) -> [WaitingEvent]

    /// How many events of a source wait.
    func spilledCount(of source: String) async throws(StoreError) -> Int64
}

/// An event on its way into the spill.
public struct SpilledEvent: Hashable, Sendable {
    /// What the bytes are, in the caller's words.
    public var form: String
    /// The event.
    public var bytes: [UInt8]
    /// When it was received.
    public var receivedAt: Timestamp

    /// An event in a form.
    public init(form: String, bytes: [UInt8], receivedAt: Timestamp) {
        self.form = form
        self.bytes = bytes
        self.receivedAt = receivedAt
    }
}

/// An event in the spill.
public struct WaitingEvent: Hashable, Sendable {
    /// Its number; those that came later have higher ones.
    public var number: Int64
    /// The event.
    public var event: SpilledEvent

    /// An event of a number.
    public init(number: Int64, event: SpilledEvent) {
        self.number = number
        self.event = event
    }
}

/// How far a source's spill was emptied.
public struct SpillMark: Hashable, Sendable {
    /// The source.
    public var source: String
    /// The number of the last event that is no longer needed.
    public var through: Int64

    /// The events of a source through this number.
    public init(source: String, through: Int64) {
        self.source = source
        self.through = through
    }
}
