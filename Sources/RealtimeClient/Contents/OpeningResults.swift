public import WhisperStorePort

/// What became of messages that carry envelopes.
public struct OpeningResults: Hashable, Sendable {
    /// How many were opened.
    public var opened = 0
    /// How many stayed sealed, and why.
    public var sealed: [StayedSealed: Int] = [:]
    /// Why the rest was not tried.
    public var failure: StoreError?

    mutating func keepSealed(_ reason: StayedSealed) { sealed[reason, default: 0] += 1 }
}
