public import WhisperSecretMemory

/// The answer to a look-up.
public enum SecretLookup: ~Copyable, Sendable {
    /// Here it is.
    case present(SecretBytes)
    /// The keychain was read, and holds no such secret.
    case absent
    /// The keychain could not be read, so nothing is known about the secret.
    case unavailable(KeychainError)
}
