public import WhisperSecretMemory

/// The result of a lookup.
public enum SecretLookup: ~Copyable, Sendable {
    /// The secret.
    case present(SecretBytes)
    /// The keychain was read and does not contain the secret.
    case absent
    /// The keychain could not be read, so nothing is known about the secret.
    case unavailable(KeychainError)
}
