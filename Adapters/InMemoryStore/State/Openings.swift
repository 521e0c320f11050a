import WhisperMessage
import WhisperStorePort

/// What is remembered of opened envelopes: the permanent memory, the ledger, and the mark of the clock.
struct Openings: Sendable {
    /// An entry of the ledger.
    struct Entry: Hashable, Sendable {
        var key: [UInt8]
        var seenAt: Timestamp

        /// Whether it is older than it is kept.
        func isAged(at now: Timestamp) -> Bool {
            now.milliseconds &- seenAt.milliseconds > LedgerLimits.retention
        }
    }

    /// Every envelope that was opened, for good.
    private var permanent: [[UInt8]: OpeningRecord] = [:]
    /// The keys of those whose message is there.
    private var keyByMessage: [UniqueIdentifier: [UInt8]] = [:]
    /// The latest of them, in the order in which they were opened.
    private var ledger: [Entry] = []
    /// The latest moment that the system's clock showed.
    var mark: Timestamp?
    /// The time in which envelopes were opened that are not among these.
    var unknown: UnknownOpenings?

    /// What the time is, where the system's clock shows a moment.
    func reading(of system: Timestamp) -> ClockReading {
        ClockReading(system: system, mark: mark)
    }

    // MARK: The permanent memory

    /// Whether an envelope was opened.
    func isRemembered(_ key: [UInt8]) -> Bool { permanent[key] != nil }

    /// The message that an envelope gave, if it is there.
    func message(key: [UInt8]) -> UniqueIdentifier? { permanent[key]?.message }

    /// The permanent memory, by key.
    var records: [OpeningRecord] {
        permanent.values.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    }

    /// Remembers an envelope for good.
    mutating func remember(_ opening: OpeningRecord) {
        permanent[opening.key] = opening
        if let message = opening.message { keyByMessage[message] = opening.key }
    }

    /// Notes that a message is gone.
    mutating func forget(message: UniqueIdentifier) {
        guard let key = keyByMessage.removeValue(forKey: message) else { return }
        permanent[key]?.message = nil
    }

    /// Notes that all messages are gone.
    mutating func forgetMessages() {
        for message in Array(keyByMessage.keys) { forget(message: message) }
    }

    // MARK: The ledger

    /// How full the ledger is.
    func ledgerState(at now: Timestamp) -> LedgerState {
        LedgerState(entries: ledger.count { !$0.isAged(at: now) }, opened: permanent.count)
    }

    /// Enters an opening; entries that are too old, and the oldest of too many, go.
    mutating func enter(_ opening: EnvelopeOpening, at now: Timestamp) {
        ledger.append(Entry(key: opening.key, seenAt: now))
        ledger.removeAll { $0.isAged(at: now) }
        if ledger.count > LedgerLimits.entries { ledger.removeFirst(ledger.count - LedgerLimits.entries) }
    }
}
