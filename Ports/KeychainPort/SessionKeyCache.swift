public import WhisperSecretMemory

/// Caches a secret for a limited time, so that the user is not asked again (CLI-3, `unlock`).
public protocol SessionKeyCache: Sendable {
    /// The cached secret, if it is present and has not expired.
    func lookUp(_ name: SecretName) -> SecretLookup

    /// Caches a secret for a number of seconds, replacing one with the same name; 0 drops it instead.
    ///
    /// - Throws: The reason it could not be cached.
    func keep(_ secret: borrowing SecretBytes, as name: SecretName, seconds: UInt32) throws(KeychainError)

    /// Drops a secret.
    ///
    /// - Returns: Whether it was cached.
    /// - Throws: `.inaccessible` if the cache cannot be reached.
    @discardableResult func drop(_ name: SecretName) throws(KeychainError) -> Bool
}
