internal import WhisperMessage
internal import WhisperStorePort

extension Transaction {
    /// Stores a run in the place of the one with its id; what is recorded of how its file was read stays.
    func put(_ run: IngestionRun) throws(StoreError) {
        let sql =
            try connection.runRow(run.id) == nil
            ? """
            INSERT INTO ingestion_runs (uuid, adapter, platform, source, started_at, finished_at, added, duplicates,
                skipped, is_complete) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
            """
            : """
            UPDATE ingestion_runs SET adapter = ?2, platform = ?3, source = ?4, started_at = ?5, finished_at = ?6,
                added = ?7, duplicates = ?8, skipped = ?9, is_complete = ?10 WHERE uuid = ?1
            """
        try statement(sql)
            .bind(1, run.id).bind(2, run.adapter).bind(3, run.platform.rawValue).bind(4, run.source)
            .bind(5, run.startedAt).bind(6, run.finishedAt).bind(7, run.figures?.added)
            .bind(8, run.figures?.duplicates).bind(9, run.figures?.skipped)
            .bind(10, (run.figures?.isComplete).map { $0 ? 1 : 0 } as Int64?).run()
    }
}

extension Connection {
    static let runColumns = """
        uuid, adapter, platform, source, started_at, finished_at, added, duplicates, skipped, is_complete
        """
}

extension Statement {
    /// The run in the current row, with the columns `Connection.runColumns`.
    func ingestionRun() throws(StoreError) -> IngestionRun {
        guard let id = identifier(0) else { throw StoreError(.damaged) }
        let figures =
            isNull(6)
            ? nil
            : RunFigures(added: integer(6), duplicates: integer(7), skipped: integer(8), isComplete: bool(9))
        return IngestionRun(
            id: id, adapter: text(1), platform: Platform(rawValue: text(2)), source: text(3), startedAt: timestamp(4),
            finishedAt: optionalTimestamp(5), figures: figures)
    }
}
