internal import WhisperMessage
internal import WhisperStorePort

/// The bounded ledger of openings (ENV-7): the latest keys of the permanent record, which alone decides (ENV-8).
struct LedgerRoom {
    let transaction: Transaction
    /// The current time: the later of the system clock and the mark.
    let now: Timestamp

    /// Enters a new key, and evicts expired entries and the oldest beyond the limit.
    func enter(_ key: [UInt8]) throws(StoreError) {
        try transaction.statement(LedgerRoom.dropsAged).bind(1, now.retentionStart).run()
        let surplus =
            try transaction.connection.count(Connection.keptEntries, [now.retentionStart]) + 1 - LedgerLimits.entries
        if surplus > 0 {
            try transaction.statement(LedgerRoom.dropsOldest).bind(1, Int64(surplus)).run()
        }
        try transaction.statement(LedgerRoom.enters).bind(1, bytes: key).bind(2, now).run()
    }

    // MARK: Statements

    static let dropsAged = "DELETE FROM replay_ledger WHERE seen_at < ?1"
    static let dropsOldest = """
        DELETE FROM replay_ledger WHERE key IN (SELECT key FROM replay_ledger ORDER BY seen_at LIMIT ?1)
        """
    private static let enters = "INSERT INTO replay_ledger (key, seen_at) VALUES (?1, ?2)"
}
