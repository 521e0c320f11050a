import ClockPort
public import Message
public import StorePort

extension InMemoryStore {
    /// Checks, notes and stores an opening in one transaction.
    public func commitOpening(
        _ opening: EnvelopeOpening, storing message: OpenedMessage
    ) async throws(StoreError) -> OpeningOutcome {
        let hasRightParts =
            opening.key.count == 32 && opening.signer.map { $0.count == 32 } ?? !opening.isVerified
        guard hasRightParts else { throw StoreError(.invalidArgument) }
        return try write { (transaction) throws(StoreError) in try transaction.commit(opening, storing: message) }
    }

    /// The message that an envelope gave; nil if there is none.
    public func openedMessage(key: [UInt8]) async throws(StoreError) -> UniqueIdentifier? {
        try read { $0.openings.message(key: key) }
    }

    /// How full the ledger is.
    public func ledgerState() async throws(StoreError) -> LedgerState {
        let system = clock.now()
        return try read { $0.openings.ledgerState(at: $0.openings.reading(of: system).judged) }
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
