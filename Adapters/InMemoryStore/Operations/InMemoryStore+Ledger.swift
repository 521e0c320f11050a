import WhisperClockPort
import WhisperJSONText
public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// Checks, notes and stores openings in one transaction.
    public func commitOpenings(
        _ openings: [(opening: EnvelopeOpening, message: OpenedMessage)]
    ) async throws(StoreError) -> [OpeningOutcome] {
        guard openings.allSatisfy({ $0.opening.key.count == 32 }) else { throw StoreError(.invalidArgument) }
        return try write { (transaction) throws(StoreError) in
            var outcomes: [OpeningOutcome] = []
            for (opening, message) in openings {
                outcomes.append(try transaction.commit(opening, storing: message))
            }
            return outcomes
        }
    }

    /// The message that an envelope gave; nil if there is none.
    public func openedMessage(key: [UInt8]) async throws(StoreError) -> UniqueIdentifier? {
        try read { $0.openings.message(key: key) }
    }

    /// Notes on a message why what it carries is not opened in its place.
    public func markCarrier(_ message: UniqueIdentifier, as state: CarrierState) async throws(StoreError) {
        try write { (transaction) throws(StoreError) in
            let row = try transaction.messageRow(message)
            guard !row.isDeleted, row.message.unified.platformSpecific["envelope"] == nil else { return }
            try transaction.changeMessage(message) {
                $0.message.unified.platformSpecific["envelope"] = .object(["state": .string(state.rawValue)])
            }
        }
    }

    /// How full the ledger is.
    public func ledgerState() async throws(StoreError) -> LedgerState {
        let system = clock.now()
        return try read { $0.openings.ledgerState(at: $0.openings.reading(of: system).judged) }
    }

    /// What is remembered for good, by key.
    public func openings(after key: [UInt8]?, limit: Int) async throws(StoreError) -> [OpeningRecord] {
        guard (1...10_000).contains(limit) else { throw StoreError(.invalidArgument) }
        return try read { state in
            let later = state.openings.records.filter { record in
                key.map { $0.lexicographicallyPrecedes(record.key) } ?? true
            }
            return Array(later.prefix(limit))
        }
    }

    /// The time in which envelopes were opened that may not be known.
    public func unknownOpenings() async throws(StoreError) -> UnknownOpenings? {
        try read { $0.openings.unknown }
    }

    /// Notes that time.
    public func setUnknownOpenings(_ time: UnknownOpenings?) async throws(StoreError) {
        if let time, time.begin > time.end { throw StoreError(.invalidArgument) }
        try write { transaction in transaction.state.openings.unknown = time }
    }

    /// The later one of the system's clock and the mark.
    public func highWaterClock() async throws(StoreError) -> ClockReading {
        try write { transaction in
            let reading = transaction.state.openings.reading(of: transaction.now)
            let advance = transaction.now.milliseconds &- (transaction.state.openings.mark?.milliseconds ?? .min)
            if transaction.state.openings.mark == nil || advance >= LedgerLimits.markInterval {
                transaction.state.openings.mark = transaction.now
            }
            return reading
        }
    }

    /// Sets the mark to what the system's clock shows.
    public func resetHighWaterClock() async throws(StoreError) {
        try write { transaction in transaction.state.openings.mark = transaction.now }
    }
}
