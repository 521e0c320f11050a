internal import WhisperMessage
internal import WhisperStorePort

/// What records say of joins, as rows (see `StoreWriter`).
extension Transaction {
    func put(_ joined: JoinedMessageRecord) throws(StoreError) -> Bool {
        let message = try requireMessage(joined.message)
        let join = try joined.join.flatMap { (id) throws(StoreError) in try connection.joinRow(id) }
        let run = try joined.run.flatMap { (id) throws(StoreError) in try connection.runRow(id) }
        try statement(
            """
            UPDATE messages SET join_id = ifnull(?2, join_id), run_id = ifnull(?3, run_id)
            WHERE id = ?1 AND (join_id IS NOT ifnull(?2, join_id) OR run_id IS NOT ifnull(?3, run_id))
            """
        ).bind(1, message).bind(2, join).bind(3, run).run()
        return connection.changes > 0
    }
}

extension Connection {
    func joinedMessages(after last: Int64, limit: Int) throws(StoreError) -> [KeyedRecord] {
        let rows = try statement(
            """
            SELECT id, uuid, join_id, run_id FROM messages
            WHERE id > ?1 AND (join_id IS NOT NULL OR run_id IS NOT NULL) ORDER BY id
            """
        ).bind(1, last)
        defer { rows.reset() }
        // Consecutive messages mostly belong to the same.
        var (joins, runs): ([Int64: UniqueIdentifier?], [Int64: UniqueIdentifier?]) = ([:], [:])
        var records: [KeyedRecord] = []
        while records.count < limit, try rows.step() {
            guard let message = rows.identifier(1) else { throw StoreError(.damaged) }
            let join = try identifier(ofRow: rows.optionalInteger(2), in: "joins", &joins)
            let run = try identifier(ofRow: rows.optionalInteger(3), in: "ingestion_runs", &runs)
            if join == nil, run == nil { continue }
            let record = JoinedMessageRecord(message: message, join: join, run: run)
            records.append((String(rows.integer(0)), .joinedMessage(record)))
        }
        return records
    }

    /// The row of a join; nil if there is none.
    func joinRow(_ id: UniqueIdentifier) throws(StoreError) -> Int64? {
        let statement = try statement("SELECT id FROM joins WHERE uuid = ?1").bind(1, id)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : nil
    }

    private func identifier(
        ofRow row: Int64?, in table: String, _ known: inout [Int64: UniqueIdentifier?]
    ) throws(StoreError) -> UniqueIdentifier? {
        guard let row else { return nil }
        if let id = known[row] { return id }
        let id = try identifiers("SELECT uuid FROM \(table) WHERE id = ?1", row).first
        known[row] = .some(id)
        return id
    }
}

/// Joins, and what the owner has separated, as values.
extension ValueRows {
    static let joins = ValueRows(
        columns: Connection.joinColumns, tables: "joins", key: [Column("uuid")], fields: [.number: [Column("id")]],
        // Each of the four has an index.
        conditions: [.side: "(uuid = ?1 OR leaving = ?1 OR staying = ?1 OR cause = ?2)"], number: "id"
    ) { (transaction, row) throws(StoreError) in .join(try transaction.connection.join(row)) }

    static let separations = ValueRows(
        columns: "one, other", tables: "separations", key: [Column("one"), Column("other")]
    ) { (_, row) throws(StoreError) in
        guard let one = row.identifier(0), let other = row.identifier(1) else { throw StoreError(.damaged) }
        return .separation(SeparationRecord(stored: one, other))
    }
}
