public import WhisperMessage
public import WhisperStorePort

/// Records imports and undoes them (ING-2).
extension SQLiteVault {
    /// See `ImportLedger`.
    ///
    /// - Throws: As `ImportLedger.describeRun`.
    public func describeRun(
        _ id: UniqueIdentifier, _ reading: ImportReading, known: [ClosedRange<ChatPosition>]
    ) async throws(StoreError) {
        guard let known = KnownPositions(known) else { throw StoreError(.invalidArgument) }
        try await write(keepsMemory: true) { transaction throws(StoreError) in
            let run = try transaction.requireRun(id)
            let conversation = try transaction.requireConversation(reading.conversation)
            for end in known.ranges.flatMap({ [$0.lowerBound, $0.upperBound] }) {
                let isThere = try transaction.connection.exists(
                    "SELECT 1 FROM messages WHERE conversation_id = ?1 AND position = ?2",
                    { $0.bind(1, conversation).bind(2, end.rawValue) })
                guard isThere else { throw StoreError(.busy) }
            }
            try transaction.statement(
                "UPDATE ingestion_runs SET conversation = ?2, reading = ?3, known = ?4 WHERE id = ?1"
            )
            .bind(1, run).bind(2, reading.conversation).bind(3, StoredImport.text(reading))
            .bind(4, StoredImport.text(known)).run()
        }
    }

    /// See `ImportLedger`.
    ///
    /// - Throws: `.runNotFound`.
    public func imports(after run: UniqueIdentifier?, limit: Int) async throws(StoreError) -> [RecordedImport] {
        try checkLimit(limit, upTo: 1_000)
        return try await readRows { session throws(StoreError) in
            try session.connection.describedImports(after: run, limit: limit)
        }
    }
}

extension Connection {
    /// Imports on record, latest start first.
    func describedImports(
        after run: UniqueIdentifier? = nil, limit: Int = .max
    ) throws(StoreError) -> [RecordedImport] {
        let place = try place(ofRun: run)
        func described(_ columns: String) throws(StoreError) -> Statement {
            try statement(
                """
                SELECT \(columns) FROM ingestion_runs WHERE reading IS NOT NULL AND (started_at, id) < (?1, ?2)
                ORDER BY started_at DESC, id DESC LIMIT ?3
                """
            ).bind(1, place.start).bind(2, place.row).bind(3, Int64(limit))
        }
        let runs = try runs(described(Connection.runColumns))
        let readings = try described("conversation, reading")
        defer { readings.reset() }
        var imports: [RecordedImport] = []
        for run in runs {
            guard try readings.step(), let conversation = readings.identifier(0) else { throw StoreError(.damaged) }
            let reading = try StoredImport.reading(readings.text(1), conversation: conversation)
            imports.append(RecordedImport(run: run, reading: reading))
        }
        return imports
    }
}
