import WhisperSQLiteEngine

/// The loop in C that writes the same rows as a vault holds.
struct ReplayLoop {
    let place: Place

    /// Writes the rows of a vault into an empty one with the loop in C; answers the seconds it took.
    func run(_ job: YardstickImport, messages: Int) throws -> Double {
        let folder = try place.emptyFolder("loop")
        defer { place.remove("loop") }
        let path = BenchVault.database(in: folder)
        // The schema is there before the clock starts, as in a vault that waits for its first import.
        var yardstick: Yardstick? = try Yardstick(
            path, key: BenchVault.key, statements: BenchVault.statements + Schema.statements)
        try yardstick?.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let clock = ContinuousClock()
        let start = clock.now
        for table in job.preliminaries { try yardstick?.insert(table.sql, table.rows) }
        try yardstick?.run(job)
        yardstick = nil
        let seconds = start.duration(to: clock.now).seconds
        let reader = try Yardstick(path, key: BenchVault.key, statements: BenchVault.statements)
        let found = try reader.integer("SELECT count(*) FROM messages")
        guard found == messages else {
            throw Yardstick.Failure(description: "the loop wrote \(found) of \(messages) messages")
        }
        guard try reader.integer(job.probe.query) == job.probe.answer, job.probe.answer > 0 else {
            throw Yardstick.Failure(description: "the loop's index finds something else than the import's")
        }
        return seconds
    }
}
