public import WhisperSecretMemory

/// Keeps secrets at rest (ID-7): under a passphrase, in the desktop's keyring, in the system's keychain.
public protocol Keychain: Sendable {
    /// The secret of this name: there, not there, or out of reach. The three are never mixed up (ST-2).
    func lookUp(_ name: SecretName) -> SecretLookup

    /// Keeps a secret, in place of one of the same name. Returns once it would survive a power loss.
    ///
    /// - Throws: An error leaves the earlier secret or the new one in place, whole, never a mixture.
    func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError)

    /// Forgets a secret; one that is not there is no error.
    func remove(_ name: SecretName) throws(KeychainError)

    /// The names of all secrets kept, in ascending order.
    func names() throws(KeychainError) -> [SecretName]
}
