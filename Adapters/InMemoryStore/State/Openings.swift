import WhisperMessage
import WhisperStorePort

/// What is recorded about opened envelopes: the permanent record, the ledger, and the mark of the clock.
struct Openings: Sendable {
    /// An entry in the ledger.
    struct Entry: Hashable, Sendable {
        var key: [UInt8]
        var seenAt: Timestamp

        /// Whether it has exceeded the retention time.
        func isAged(at now: Timestamp) -> Bool {
            now.milliseconds &- seenAt.milliseconds > LedgerLimits.retention
        }
    }

    /// Every envelope that was ever opened.
    private var permanent: [[UInt8]: OpeningRecord] = [:]
    /// The keys of those whose message still exists.
    private var keyByMessage: [UniqueIdentifier: [UInt8]] = [:]
    /// The latest ones, in the order in which they were opened.
    private var ledger: [Entry] = []
    /// The latest time that the system clock showed.
    var mark: Timestamp?
    /// The period in which other envelopes may have been opened.
    var unknown: UnknownOpenings?

    /// The reading for a given system time.
    func reading(of system: Timestamp) -> ClockReading {
        ClockReading(system: system, mark: mark)
    }

    // MARK: The permanent record

    /// What is recorded of an envelope; nil if it was not opened.
    func record(of key: [UInt8]) -> OpeningRecord? { permanent[key] }

    /// The permanent record, by key.
    var records: [OpeningRecord] {
        permanent.values.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    }

    /// Adds an envelope to the permanent record.
    mutating func remember(_ opening: OpeningRecord) {
        permanent[opening.key] = opening
        if let message = opening.message { keyByMessage[message] = opening.key }
    }

    /// Removes an envelope from the permanent record.
    mutating func remove(_ key: [UInt8]) {
        if let message = permanent.removeValue(forKey: key)?.message { keyByMessage[message] = nil }
    }

    /// Records that a message is gone.
    mutating func forget(message: UniqueIdentifier) {
        guard let key = keyByMessage.removeValue(forKey: message) else { return }
        permanent[key]?.message = nil
    }

    /// Records that what an envelope produced is another record of the same message now.
    mutating func move(from leaving: UniqueIdentifier, to staying: UniqueIdentifier) {
        guard let key = keyByMessage.removeValue(forKey: leaving) else { return }
        permanent[key]?.message = staying
        if keyByMessage[staying] == nil { keyByMessage[staying] = key }
    }

    /// Records that all messages are gone.
    mutating func forgetMessages() {
        for message in Array(keyByMessage.keys) { forget(message: message) }
    }

    // MARK: The ledger

    /// The size of the ledger.
    func ledgerState(at now: Timestamp) -> LedgerState {
        LedgerState(entries: ledger.count { !$0.isAged(at: now) }, opened: permanent.count)
    }

    /// Enters an opening, and evicts expired entries and the oldest beyond the limit.
    mutating func enter(_ opening: ReplayKey, at now: Timestamp) {
        ledger.append(Entry(key: opening.key, seenAt: now))
        ledger.removeAll { $0.isAged(at: now) }
        if ledger.count > LedgerLimits.entries { ledger.removeFirst(ledger.count - LedgerLimits.entries) }
    }
}
