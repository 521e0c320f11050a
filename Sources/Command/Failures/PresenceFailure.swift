package import WhisperCryptoPort
import WhisperLocalization
package import WhisperPresencePort

/// Translates a missing proof of presence into a message for the user (BIO-2).
package enum PresenceFailure {
    /// The failure that corresponds to an error. Nothing was signed or changed.
    package static func failure(of error: PresenceError) -> CommandFailure {
        switch error {
        case .cancelled: CommandFailure(.signatureCancelled, SealingFailureText.signatureCancelled)
        case .failed:
            CommandFailure(
                .presenceFailed, SealingFailureText.presenceFailed, hint: LocalizedMessage(SealingFailureText.gateHint))
        case .unavailable:
            CommandFailure(
                .presenceUnavailable, SealingFailureText.presenceUnavailable,
                hint: LocalizedMessage(SealingFailureText.presenceUnavailableHint))
        case .damaged:
            CommandFailure(
                .keychainDamaged, SealingFailureText.gateDamaged, hint: LocalizedMessage(SealingFailureText.gateHint))
        case .outOfMemory: CommandFailure(.internalError, FailureText.outOfGuardedMemory)
        }
    }
}

/// Translates what cryptographic operations fail for, which no input should make them.
package enum CryptoFailure {
    /// The failure that corresponds to an error.
    package static func failure(of error: CryptoError) -> CommandFailure {
        switch error {
        case .outOfMemory: CommandFailure(.internalError, FailureText.outOfGuardedMemory)
        case .weakKey, .invalidLength, .notAuthentic, .unavailable:
            CommandFailure(.internalError, FailureText.internalError, ["reason": .text(String(describing: error))])
        }
    }
}
