public import WhisperEnvelope
public import WhisperMessage

/// An envelope in a message of the vault, and its outcome.
public struct InboxItem: Sendable {
    /// The outcomes of an envelope.
    public enum Outcome: Hashable, Sendable {
        /// It was opened, and its message was stored behind the carrier.
        case opened(OpenedMessage)
        /// It was opened before; with the resulting message, if that still exists.
        case openedBefore(UniqueIdentifier?)
        /// It is addressed to another recipient.
        case notAddressed
        /// It is outside the freshness window.
        case expired(EnvelopeError.Expiry)
        /// Its content is not authentic.
        case invalid
        /// It is addressed to an identity whose secrets are not in the keychain.
        case secretMissing
        /// It is incomplete or damaged: no envelope, but the beginning of one.
        case damaged
    }

    /// The message that carried it.
    public let carrier: StoredMessage
    /// The outcome.
    public let outcome: Outcome
    /// The message that came out of the envelope when it was opened before, or the one from which the owner made the
    /// envelope; nil if there is neither, or if it was deleted.
    public let earlier: StoredMessage?
}

/// The progress of a search through the vault.
public struct InboxProgress: Hashable, Sendable {
    /// The number of messages with envelopes so far.
    public var carriers: Int
    /// The number of envelopes opened so far.
    public var opened: Int
}

/// The outcomes of the envelopes in a vault.
public struct InboxSummary: Hashable, Sendable {
    /// Messages that contain envelopes.
    public internal(set) var carriers = 0
    /// Envelopes in them.
    public internal(set) var envelopes = 0
    /// Envelopes opened now.
    public internal(set) var opened = 0
    /// Envelopes opened before.
    public internal(set) var openedBefore = 0
    /// Envelopes addressed to other recipients.
    public internal(set) var notAddressed = 0
    /// Envelopes outside the freshness window.
    public internal(set) var expired = 0
    /// Envelopes that are not authentic.
    public internal(set) var invalid = 0
    /// Envelopes for identities whose secrets are missing.
    public internal(set) var secretMissing = 0
    /// Beginnings of envelopes that are incomplete or damaged, which are not among the envelopes.
    public internal(set) var damaged = 0
    /// Whether the whole vault was searched; false if the task was cancelled.
    public internal(set) var isComplete = false

    init() {}

    mutating func count(_ outcome: InboxItem.Outcome) {
        if outcome != .damaged { envelopes += 1 }
        switch outcome {
        case .damaged: damaged += 1
        case .opened: opened += 1
        case .openedBefore: openedBefore += 1
        case .notAddressed: notAddressed += 1
        case .expired: expired += 1
        case .invalid: invalid += 1
        case .secretMissing: secretMissing += 1
        }
    }
}
