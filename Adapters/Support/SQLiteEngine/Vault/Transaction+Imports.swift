internal import WhisperMessage
internal import WhisperStorePort

/// What belongs to imports (ING-2).
extension Transaction {
    /// The row of a run.
    ///
    /// - Throws: `.runNotFound`.
    func requireRun(_ id: UniqueIdentifier) throws(StoreError) -> Int64 {
        if let latestRun, latestRun.id == id { return latestRun.row }
        guard let row = try connection.runRow(id) else { throw StoreError(.runNotFound) }
        latestRun = (id, row)
        return row
    }

    func pass(
        _ messages: [UniqueIdentifier], of run: UniqueIdentifier?, to heir: UniqueIdentifier?
    ) throws(StoreError) {
        let former = try run.map { (run) throws(StoreError) in try requireRun(run) }
        let present = try heir.map { (heir) throws(StoreError) in try requireRun(heir) }
        let pass = try statement("UPDATE messages SET run_id = ?2 WHERE id = ?1 AND run_id = ifnull(?3, run_id)")
        for id in messages {
            guard let row = try messageRow(id) else { continue }
            try pass.bind(1, row).bind(2, present).bind(3, former).run()
        }
    }

    /// Stores what an import knew before it wrote; nil forgets it.
    func put(_ known: KnownPositions?, of run: UniqueIdentifier) throws(StoreError) {
        try statement("UPDATE ingestion_runs SET known = ?2 WHERE id = ?1")
            .bind(1, requireRun(run)).bind(2, known.map(StoredImport.text)).run()
    }

    /// Stores how the file of a run was read; nil forgets it.
    func put(_ reading: ImportReading?, of run: UniqueIdentifier) throws(StoreError) {
        try statement("UPDATE ingestion_runs SET conversation = ?2, reading = ?3 WHERE id = ?1")
            .bind(1, requireRun(run)).bind(2, reading?.conversation).bind(3, reading.map(StoredImport.text)).run()
    }

    /// Moves the messages of a conversation, and the ranges of positions that imports know with them.
    func movingKnownPositions(
        ofConversation row: Int64, _ move: () throws(StoreError) -> Void
    ) throws(StoreError) {
        let id = try conversationID(ofRow: row)
        let runs = try connection.knownPositions(ofConversation: id).filter { !$0.known.ranges.isEmpty }
        if runs.isEmpty { return try move() }
        let behind = try statement(
            "SELECT id, position FROM messages WHERE conversation_id = ?1 AND position >= ?2 ORDER BY position LIMIT 1")
        let before = try statement(
            """
            SELECT id, position FROM messages WHERE conversation_id = ?1 AND position <= ?2
            ORDER BY position DESC LIMIT 1
            """)
        var ends: [(run: Int64, ends: [(first: Int64, last: Int64)])] = []
        for run in runs {
            var kept: [(first: Int64, last: Int64)] = []
            for range in run.known.ranges {
                defer {
                    behind.reset()
                    before.reset()
                }
                _ = behind.bind(1, row).bind(2, range.lowerBound.rawValue)
                _ = before.bind(1, row).bind(2, range.upperBound.rawValue)
                if try behind.step(), try before.step(), behind.integer(1) <= before.integer(1) {
                    kept.append((behind.integer(0), before.integer(0)))
                }
            }
            ends.append((run.row, kept))
        }
        try move()
        let look = try statement("SELECT position FROM messages WHERE id = ?1")
        func position(_ message: Int64) throws(StoreError) -> ChatPosition {
            defer { look.reset() }
            guard try look.bind(1, message).step() else { throw StoreError(.damaged) }
            return ChatPosition(rawValue: look.integer(0))
        }
        for run in ends {
            var ranges: [ClosedRange<ChatPosition>] = []
            for end in run.ends { ranges.append(try position(end.first)...position(end.last)) }
            guard let known = KnownPositions(exactly: ranges) else { throw StoreError(.damaged) }
            try statement("UPDATE ingestion_runs SET known = ?2 WHERE id = ?1")
                .bind(1, run.run).bind(2, StoredImport.text(known)).run()
        }
    }
}

extension Connection {
    /// The row of a run; nil if there is none.
    func runRow(_ id: UniqueIdentifier) throws(StoreError) -> Int64? {
        let statement = try statement("SELECT id FROM ingestion_runs WHERE uuid = ?1").bind(1, id)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : nil
    }

    /// The imports into a conversation that recorded what they knew, in the order of their beginning.
    func knownPositions(
        ofConversation id: UniqueIdentifier
    ) throws(StoreError) -> [(row: Int64, known: KnownPositions)] {
        let statement = try statement(
            "SELECT id, known FROM ingestion_runs WHERE conversation = ?1 AND known IS NOT NULL ORDER BY id"
        ).bind(1, id)
        defer { statement.reset() }
        var runs: [(row: Int64, known: KnownPositions)] = []
        while try statement.step() { runs.append((statement.integer(0), try StoredImport.known(statement.text(1)))) }
        return runs
    }
}
