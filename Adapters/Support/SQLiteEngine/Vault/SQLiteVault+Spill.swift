public import WhisperStorePort
internal import WhisperMessage

extension SQLiteVault {
    /// See `SpillQueue`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func spill(_ events: [SpilledEvent], of source: String) async throws(StoreError) {
        guard !events.isEmpty else { return }
        try await write(keepsMemory: true) { transaction throws(StoreError) in
            for event in events {
                try transaction.statement(
                    "INSERT INTO spill_queue (source, name, bytes, received_at) VALUES (?1, ?2, ?3, ?4)"
                )
                .bind(1, source).bind(2, event.form).bind(3, bytes: event.bytes).bind(4, event.receivedAt).run()
            }
            #if WHISPER_TEST_HOOKS
                WriteStep.spilled.reached()
            #endif
        }
    }

    /// See `SpillQueue`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func spilledEvents(of source: String, limit: Int) async throws(StoreError) -> [WaitingEvent] {
        try checkLimit(limit, upTo: 10_000)
        return try await readRows { session throws(StoreError) in
            let statement = try session.connection.statement(Connection.spilledEvents)
                .bind(1, source).bind(2, Int64(limit))
            defer { statement.reset() }
            var events: [WaitingEvent] = []
            while try statement.step() {
                events.append(
                    WaitingEvent(
                        number: statement.integer(0),
                        event: SpilledEvent(
                            form: statement.text(1), bytes: statement.bytes(2), receivedAt: statement.timestamp(3))))
            }
            return events
        }
    }

    /// See `SpillQueue`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func spilledCount(of source: String) async throws(StoreError) -> Int64 {
        try await readRows { session throws(StoreError) in
            let statement = try session.connection.statement("SELECT count(*) FROM spill_queue WHERE source = ?1")
                .bind(1, source)
            defer { statement.reset() }
            return try statement.step() ? statement.integer(0) : 0
        }
    }
}

extension Connection {
    /// A vault has few sources, so a walk in order of arrival rarely meets another one's events.
    static let spilledEvents = """
        SELECT id, name, bytes, received_at FROM spill_queue WHERE source = ?1 ORDER BY id LIMIT ?2
        """
}
