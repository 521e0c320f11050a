import Message
import StorePort

/// What is remembered of opened envelopes: the permanent memory, the ledger, and the mark of the clock.
struct Openings: Sendable {
    /// An entry of the ledger.
    struct Entry: Hashable, Sendable {
        var opening: EnvelopeOpening
        var seenAt: Timestamp

        /// Whether the envelope could still be opened, but for the ledger.
        func isOpen(at now: Timestamp) -> Bool {
            now.milliseconds &- opening.sentAt.milliseconds <= LedgerLimits.window
        }

        /// Whether it is neither open nor so young that it is kept.
        func isAged(at now: Timestamp) -> Bool {
            !isOpen(at: now) && now.milliseconds &- seenAt.milliseconds > LedgerLimits.retention
        }
    }

    /// Every envelope that was opened, for good.
    private var permanent: [[UInt8]: OpeningRecord] = [:]
    /// The keys of those whose message is there.
    private var keyByMessage: [UniqueIdentifier: [UInt8]] = [:]
    private var ledger: [[UInt8]: Entry] = [:]
    /// The latest moment that the system's clock showed.
    var mark: Timestamp?

    /// What the time is, where the system's clock shows a moment.
    func reading(of system: Timestamp) -> ClockReading {
        ClockReading(system: system, judged: max(system, mark ?? system))
    }

    // MARK: The permanent memory

    /// Whether either memory holds a key.
    func isRemembered(_ key: [UInt8]) -> Bool { permanent[key] != nil || ledger[key] != nil }

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
        LedgerState(
            entries: ledger.values.count { !$0.isAged(at: now) }, pinned: ledger.values.count { $0.isOpen(at: now) },
            opened: permanent.count)
    }

    /// Drops the entries that are too old.
    mutating func dropAged(at now: Timestamp) {
        ledger = ledger.filter { !$0.value.isAged(at: now) }
    }

    /// Enters an opening, or does nothing and answers false where there is no room for it.
    mutating func enter(_ opening: EnvelopeOpening, at now: Timestamp) -> Bool {
        if opening.isVerified {
            let open = ledger.values.count { $0.opening.signer == opening.signer && $0.isOpen(at: now) }
            if open >= LedgerLimits.entriesPerSigner { return false }
        }
        let limit = opening.isVerified ? LedgerLimits.entries : LedgerLimits.entries - LedgerLimits.reserved
        let surplus = ledger.count + 1 - limit
        if surplus > 0 {
            let closed = ledger.values.filter { !$0.isOpen(at: now) }.sorted { $0.seenAt < $1.seenAt }
            if closed.count < surplus { return false }
            for entry in closed.prefix(surplus) { ledger[entry.opening.key] = nil }
        }
        ledger[opening.key] = Entry(opening: opening, seenAt: now)
        return true
    }
}
