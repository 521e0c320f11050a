public import WhisperIngestionPort
public import WhisperMessage

/// A messenger's database that exists only as a list of events.
public struct ScriptedDatabase: DatabaseIngestionSource {
    /// The chats.
    public var chats: [DatabaseChat]
    /// What it delivers, in order.
    public var events: [IngestionEvent]
    /// The time that it describes.
    public var asOf: Timestamp?
    /// The number of events in a batch.
    public var batchSize = 50
    /// How many batches come before the source fails; nil never.
    public var failsAfter: Int?
    /// Called when a position is acknowledged.
    public var onAcknowledge: @Sendable (UInt64) async -> Void = { _ in }

    /// Creates a database with these events.
    public init(
        chats: [DatabaseChat], events: [IngestionEvent], asOf: Timestamp? = nil, batchSize: Int = 50
    ) {
        self.chats = chats
        self.events = events
        self.asOf = asOf
        self.batchSize = batchSize
    }

    /// Its description.
    public var origin: IngestionOrigin {
        IngestionOrigin(platform: .whatsapp, adapter: "scripted-db", isReplayable: true)
    }

    /// What it contains.
    public func survey() async throws(IngestionError) -> DatabaseSurvey {
        DatabaseSurvey(form: "scripted", rows: Int64(messages), chats: chats, owner: nil, asOf: asOf)
    }

    /// What became of its rows.
    public func accounts() async -> [RowAccount] {
        let messages = Int64(self.messages)
        return [
            RowAccount(table: "message", rows: messages, messages: messages),
            RowAccount(
                table: "add-on", rows: Int64(events.count) - messages, events: Int64(events.count) - messages),
        ]
    }

    /// Opens it at the start.
    public func open() async throws(IngestionError) -> any IngestionSession { Session(source: self) }

    private var messages: Int { events.count { if case .message = $0 { true } else { false } } }

    private actor Session: IngestionSession {
        private let source: ScriptedDatabase
        private var delivered = 0
        private var batches = 0

        init(source: ScriptedDatabase) {
            self.source = source
        }

        func next() async throws(IngestionError) -> IngestionBatch? {
            if Task.isCancelled { throw .cancelled }
            if let limit = source.failsAfter, batches >= limit { throw .database(.changed) }
            guard delivered < source.events.count else { return nil }
            let end = min(delivered + source.batchSize, source.events.count)
            let events = Array(source.events[delivered..<end])
            delivered = end
            batches += 1
            return IngestionBatch(
                events: events, position: UInt64(end),
                progress: IngestionProgress(completed: Int64(end), total: nil, unit: .messages), isBacklog: true)
        }

        func acknowledge(_ position: UInt64) async { await source.onAcknowledge(position) }
        func pause() async {}
        func resume() async {}
        func close() async { delivered = source.events.count }
    }
}
