public import WhisperStorePort

/// The results of opening messages that contain envelopes.
public struct OpeningResults: Hashable, Sendable {
    /// The number of messages opened.
    public var opened = 0
    /// The number of messages that remain sealed, by reason.
    public var sealed: [StayedSealed: Int] = [:]
    /// The error that prevented opening the rest, if any.
    public var failure: StoreError?

    mutating func keepSealed(_ reason: StayedSealed) { sealed[reason, default: 0] += 1 }
}
