public import WhisperPresencePort

/// What somebody is asked for at the prompt.
public struct PassphraseQuestion: Hashable, Sendable {
    /// Why: told in a line before the prompt (BIO-2).
    public let purpose: PresencePurpose
    /// Whether a passphrase is chosen or proved.
    public let occasion: Occasion

    /// A new passphrase, or the one there is.
    public enum Occasion: Hashable, Sendable {
        /// A new passphrase, which whoever asks should have typed twice.
        case choosing
        /// The passphrase there is, which has been wrong so many times during this call: 0 … 2.
        case proving(failures: Int)
    }

    /// A question.
    public init(purpose: PresencePurpose, occasion: Occasion) {
        self.purpose = purpose
        self.occasion = occasion
    }
}
