import WhisperLocalization
import WhisperPassphraseStrength
import WhisperSecretMemory

/// What is said about the strength of a new passphrase.
struct StrengthRemark {
    private let strength: PassphraseStrength

    /// Estimates the passphrase where it is.
    init(of passphrase: borrowing SecretBytes) {
        strength = unsafe passphrase.withUnsafeBytes { bytes in
            unsafe PassphraseStrength(of: bytes.bindMemory(to: UInt8.self).span)
        }
    }

    /// Whether guessing it is to be feared.
    var isWeak: Bool { strength.level == .weak }

    /// The estimate, and advice if it is weak.
    var lines: [LocalizedMessage] {
        let text: PassphraseText =
            switch strength.level {
            case .weak: .strengthWeak
            case .fair: .strengthFair
            case .strong: .strengthStrong
            }
        return [LocalizedMessage(text, bits)] + (isWeak ? [LocalizedMessage(PassphraseText.weakAdvice)] : [])
    }

    /// Warns of a weak passphrase that nobody is asked about.
    func warn(on output: Output) {
        if isWeak { output.warning(LocalizedMessage(PassphraseText.weakWarning, bits)) }
    }

    private var bits: [String: TextArgument] { ["bits": .text(String(strength.bits))] }
}
