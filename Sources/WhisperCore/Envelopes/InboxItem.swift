public import WhisperEnvelope
public import WhisperMessage

/// An envelope in a message of the vault, and what became of it.
public struct InboxItem: Sendable {
    /// What became of it.
    public enum Outcome: Hashable, Sendable {
        /// It was opened, and its message stored behind the one that carried it.
        case opened(OpenedVerdict)
        /// It was opened before; the message that it gave, where that is still there.
        case openedBefore(UniqueIdentifier?)
        /// It is for somebody else.
        case notAddressed
        /// Its time is outside the window.
        case expired(EnvelopeError.Expiry)
        /// What it holds is not authentic.
        case invalid
        /// It is for an identity whose secrets are not in the keychain.
        case secretMissing
    }

    /// The message that carried it.
    public let carrier: StoredMessage
    /// What became of it.
    public let outcome: Outcome
}

/// How far a look through the vault has got.
public struct InboxProgress: Hashable, Sendable {
    /// Messages looked at that hold envelopes.
    public var carriers: Int
    /// Envelopes opened so far.
    public var opened: Int
}

/// What became of the envelopes of a vault.
public struct InboxSummary: Hashable, Sendable {
    /// Messages that hold envelopes.
    public internal(set) var carriers = 0
    /// Envelopes in them.
    public internal(set) var envelopes = 0
    /// Those that were opened now.
    public internal(set) var opened = 0
    /// Those that were opened before.
    public internal(set) var openedBefore = 0
    /// Those for somebody else.
    public internal(set) var notAddressed = 0
    /// Those outside their window.
    public internal(set) var expired = 0
    /// Those that are not authentic.
    public internal(set) var invalid = 0
    /// Those for identities whose secrets are gone.
    public internal(set) var secretMissing = 0
    /// Whether the whole vault was looked through; not so where the task was cancelled.
    public internal(set) var isComplete = false

    init() {}

    mutating func count(_ outcome: InboxItem.Outcome) {
        envelopes += 1
        switch outcome {
        case .opened: opened += 1
        case .openedBefore: openedBefore += 1
        case .notAddressed: notAddressed += 1
        case .expired: expired += 1
        case .invalid: invalid += 1
        case .secretMissing: secretMissing += 1
        }
    }
}
