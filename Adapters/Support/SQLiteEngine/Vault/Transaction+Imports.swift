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
}

extension Connection {
    /// The row of a run; nil if there is none.
    func runRow(_ id: UniqueIdentifier) throws(StoreError) -> Int64? {
        let statement = try statement("SELECT id FROM ingestion_runs WHERE uuid = ?1").bind(1, id)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : nil
    }
}
