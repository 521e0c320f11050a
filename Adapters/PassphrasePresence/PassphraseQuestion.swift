public import WhisperPresencePort

/// A request for a passphrase.
public struct PassphraseQuestion: Hashable, Sendable {
    /// The reason, shown in a line before the prompt (BIO-2).
    public let purpose: PresencePurpose
    /// Whether to choose or to prove a passphrase.
    public let occasion: Occasion

    /// A new passphrase, or the existing one.
    public enum Occasion: Hashable, Sendable {
        /// A new passphrase; the prompt should have it typed twice.
        case choosing
        /// The existing passphrase, with the number of wrong attempts so far in this call: 0 … 2.
        case proving(failures: Int)
    }

    /// Creates a request.
    public init(purpose: PresencePurpose, occasion: Occasion) {
        self.purpose = purpose
        self.occasion = occasion
    }
}
