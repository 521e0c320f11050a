internal import Message
internal import StorePort

/// Finds room in the ledger of openings (ENV-7, ENV-8).
///
/// Entries are looked at in the order in which they came. Nearly always the oldest can go; only while the ledger is
/// flooded is it walked to its end, and then what was found is remembered.
struct LedgerRoom {
    let transaction: Transaction
    /// The present moment, by the later one of the system's clock and the mark.
    let now: Timestamp

    /// Whether there is room for an entry. Drops old ones for it; if there is none, nothing is dropped.
    func isMade(for opening: EnvelopeOpening) throws(StoreError) -> Bool {
        if opening.isVerified, let signer = opening.signer, try isExhausted(by: signer) { return false }
        let count = try transaction.connection.count(LedgerRoom.size, [])
        let limit = opening.isVerified ? LedgerLimits.entries : LedgerLimits.entries - LedgerLimits.reserved
        if count >= limit, try !drops(count - limit + 1) { return false }
        try transaction.statement(LedgerRoom.dropsAged).bind(1, now.retentionStart).bind(2, now.windowStart).run()
        return true
    }

    /// Whether a signer has as many entries with an open window as one may have.
    private func isExhausted(by signer: [UInt8]) throws(StoreError) -> Bool {
        // All of them are passed along the index; only of a signer of many is each looked at.
        let others = Int64(LedgerLimits.entriesPerSigner - 1)
        for sql in [LedgerRoom.ofSigner, LedgerRoom.openOfSigner] {
            let statement = try transaction.statement(sql).bind(1, bytes: signer).bind(2, others)
            if sql == LedgerRoom.openOfSigner { statement.bind(3, now.windowStart) }
            defer { statement.reset() }
            guard try statement.step() else { return false }
        }
        return true
    }

    /// Drops so many entries whose window has passed, the oldest first; whether there were as many.
    private func drops(_ count: Int) throws(StoreError) -> Bool {
        let saving = transaction.session.saving
        if let begin = saving.ledgerBegin, begin >= now.windowStart { return false }
        let walk = try transaction.statement(LedgerRoom.closed).bind(1, now.windowStart).bind(2, Int64(count))
        defer { walk.reset() }
        var keys: [[UInt8]] = []
        while try walk.step() { keys.append(walk.bytes(0)) }
        guard keys.count == count else {
            try rememberBegin()
            return false
        }
        for key in keys { try transaction.statement(LedgerRoom.dropsKey).bind(1, bytes: key).run() }
        return true
    }

    private func rememberBegin() throws(StoreError) {
        let first = try transaction.statement("SELECT min(sent_at) FROM replay_ledger")
        defer { first.reset() }
        if try first.step() { transaction.session.saving.ledgerBegin = first.optionalTimestamp(0) }
    }

    // MARK: Statements

    /// Counts pages rather than rows.
    static let size = "SELECT count(*) FROM replay_ledger"
    /// One row where a signer has more entries than so many.
    static let ofSigner = "SELECT 1 FROM replay_ledger WHERE signer = ?1 LIMIT 1 OFFSET ?2"
    static let openOfSigner = "SELECT 1 FROM replay_ledger WHERE signer = ?1 AND sent_at >= ?3 LIMIT 1 OFFSET ?2"
    static let closed = "SELECT key FROM replay_ledger WHERE sent_at < ?1 ORDER BY seen_at LIMIT ?2"
    static let dropsKey = "DELETE FROM replay_ledger WHERE key = ?1"
    static let dropsAged = "DELETE FROM replay_ledger WHERE seen_at < ?1 AND sent_at < ?2"
}
