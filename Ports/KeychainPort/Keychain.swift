public import WhisperSecretMemory

/// Stores secrets at rest (ID-7): under a passphrase, in the desktop's keyring, in the system's keychain.
public protocol Keychain: Sendable {
    /// Looks up a secret. The result distinguishes present, absent and unavailable, which are never confused (ST-2).
    func lookUp(_ name: SecretName) -> SecretLookup

    /// Stores a secret, replacing one with the same name. Returns once it would survive a power loss.
    ///
    /// - Throws: The reason it could not be stored. Afterwards the keychain holds the earlier secret or the new one,
    ///   intact.
    func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError)

    /// Removes a secret. Removing one that does not exist succeeds.
    ///
    /// - Throws: The reason the keychain could not be read or written, such as `.locked` or `.wrongPassphrase`.
    func remove(_ name: SecretName) throws(KeychainError)

    /// The names of all stored secrets, in ascending order.
    ///
    /// - Throws: The reason the keychain could not be read, such as `.locked` or `.wrongPassphrase`.
    func names() throws(KeychainError) -> [SecretName]
}

/// A keychain that hands everything on to another one, so that its author writes only what differs (LIB-8).
public protocol ForwardingKeychain: Keychain {
    /// Where everything goes that this keychain does not implement.
    var base: any Keychain { get }
}

extension ForwardingKeychain {
    /// Forwards to `base`.
    public func lookUp(_ name: SecretName) -> SecretLookup { base.lookUp(name) }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func store(_ secret: borrowing SecretBytes, as name: SecretName) throws(KeychainError) {
        try base.store(secret, as: name)
    }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func remove(_ name: SecretName) throws(KeychainError) { try base.remove(name) }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func names() throws(KeychainError) -> [SecretName] { try base.names() }
}
