import WhisperClockPort
import WhisperJSONText
import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// The size of the ledger.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func ledgerState() async throws(StoreError) -> LedgerState {
        let system = clock.now()
        return try readState { $0.openings.ledgerState(at: $0.openings.reading(of: system).judged) }
    }

    /// The period in which openings may be unknown.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func unknownOpenings() async throws(StoreError) -> UnknownOpenings? {
        try readState { $0.openings.unknown }
    }

    /// Records that period.
    ///
    /// - Throws: `.invalidArgument` for a period that ends before it begins.
    public func setUnknownOpenings(_ time: UnknownOpenings?) async throws(StoreError) {
        if let time, time.begin > time.end { throw StoreError(.invalidArgument) }
        try write { transaction in transaction.state.openings.unknown = time }
    }

    /// The system clock and the mark.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
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

    /// Resets the mark to the system clock.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func resetHighWaterClock() async throws(StoreError) {
        try write { transaction in transaction.state.openings.mark = transaction.now }
    }
}
