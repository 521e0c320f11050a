internal import WhisperClockPort
internal import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `EnvelopeLedger`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func ledgerState() async throws(StoreError) -> LedgerState {
        let system = clock.now()
        return try await readRows { session throws(StoreError) in
            let connection = session.connection
            let now = try connection.reading(of: system).judged
            return LedgerState(
                entries: try connection.count(Connection.keptEntries, [now.retentionStart]),
                opened: try connection.count("SELECT count(*) FROM opened_envelopes", []))
        }
    }

    /// See `EnvelopeLedger`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func unknownOpenings() async throws(StoreError) -> UnknownOpenings? {
        try await readRows { session throws(StoreError) in try session.connection.unknownOpenings() }
    }

    /// See `EnvelopeLedger`.
    ///
    /// - Throws: `.invalidArgument` for a period that ends before it begins.
    public func setUnknownOpenings(_ time: UnknownOpenings?) async throws(StoreError) {
        if let time, time.begin > time.end { throw StoreError(.invalidArgument) }
        try await write(keepsMemory: true) { transaction throws(StoreError) in
            try transaction.put(
                setting: Connection.unknown, time.map { "\($0.begin.milliseconds) \($0.end.milliseconds)" })
        }
    }

    /// See `EnvelopeLedger`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func highWaterClock() async throws(StoreError) -> ClockReading {
        let system = clock.now()
        let (reading, isDue) = try await readRows { session throws(StoreError) in
            (try session.connection.reading(of: system), try session.connection.isMarkDue(at: system))
        }
        if isDue {
            do throws(StoreError) {
                try await write(keepsMemory: true) { transaction throws(StoreError) in
                    // Another process may have advanced it meanwhile.
                    try transaction.moveMark(to: system)
                }
            } catch  where error.code == .readOnly {
                // On a medium that is read-only, the mark stays, and so does all that is judged by it.
            }
        }
        return reading
    }

    /// See `EnvelopeLedger`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func resetHighWaterClock() async throws(StoreError) {
        try await write(keepsMemory: true) { transaction throws(StoreError) in
            try transaction.put(mark: transaction.now)
        }
    }
}

extension Timestamp {
    /// The earliest opening whose entry is still retained at this time.
    var retentionStart: Timestamp { Timestamp(milliseconds: milliseconds &- LedgerLimits.retention) }
}

// MARK: - The mark of the clock

extension Connection {
    /// The setting that stores the mark, in milliseconds since 1970.
    fileprivate static let mark = "vault.high_water_clock"

    /// The latest time that the system clock showed while this vault was in use; nil if none was recorded.
    private func clockMark() throws(StoreError) -> Timestamp? {
        guard let text = try setting(Connection.mark) else { return nil }
        guard let milliseconds = Int64(text) else { throw StoreError(.damaged) }
        return Timestamp(milliseconds: milliseconds)
    }

    /// The reading for a given system time.
    func reading(of system: Timestamp) throws(StoreError) -> ClockReading {
        ClockReading(system: system, mark: try clockMark())
    }

    /// Whether the system clock is so far ahead that the mark must follow.
    fileprivate func isMarkDue(at system: Timestamp) throws(StoreError) -> Bool {
        guard let mark = try clockMark() else { return true }
        return system.milliseconds &- mark.milliseconds >= LedgerLimits.markInterval && system > mark
    }
}

extension Transaction {
    /// Advances the mark to a time that the system clock showed; never moves it back.
    func moveMark(to system: Timestamp) throws(StoreError) {
        if try connection.isMarkBehind(system) { try put(mark: system) }
    }

    fileprivate func put(mark: Timestamp) throws(StoreError) {
        try put(setting: Connection.mark, String(mark.milliseconds))
    }
}

extension Connection {
    fileprivate func isMarkBehind(_ system: Timestamp) throws(StoreError) -> Bool {
        try clockMark().map { $0 < system } ?? true
    }
}

// MARK: - Unknown openings

extension Connection {
    /// The setting that stores the period of unknown openings: two times in milliseconds since 1970.
    fileprivate static let unknown = "vault.unknown_openings"

    fileprivate func unknownOpenings() throws(StoreError) -> UnknownOpenings? {
        guard let text = try setting(Connection.unknown) else { return nil }
        let moments = text.split(separator: " ").compactMap { Int64($0) }
        guard moments.count == 2, moments[0] <= moments[1] else { throw StoreError(.damaged) }
        return UnknownOpenings(
            begin: Timestamp(milliseconds: moments[0]), end: Timestamp(milliseconds: moments[1]))
    }
}

// MARK: - Queries

extension Connection {
    static let openingsAfter = """
        SELECT o.key, m.uuid, o.opened_at FROM opened_envelopes AS o LEFT JOIN messages AS m ON m.id = o.message_id
        WHERE o.key > ?1 ORDER BY o.key LIMIT ?2
        """
    static let keptEntries = "SELECT count(*) FROM replay_ledger WHERE seen_at >= ?1"

    /// The permanent record, by key, after a given one; an empty key precedes all of them.
    func openings(after key: [UInt8], limit: Int) throws(StoreError) -> [OpeningRecord] {
        let statement = try statement(Connection.openingsAfter).bind(1, bytes: key).bind(2, Int64(limit))
        defer { statement.reset() }
        var records: [OpeningRecord] = []
        while try statement.step() {
            records.append(
                OpeningRecord(
                    key: statement.bytes(0), message: statement.identifier(1), openedAt: statement.timestamp(2)))
        }
        return records
    }

    /// The result of a counting statement.
    func count(_ sql: String, _ parameters: [Timestamp]) throws(StoreError) -> Int {
        let statement = try statement(sql)
        for (index, parameter) in parameters.enumerated() { statement.bind(Int32(index + 1), parameter) }
        defer { statement.reset() }
        return try statement.step() ? Int(statement.integer(0)) : 0
    }
}

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
