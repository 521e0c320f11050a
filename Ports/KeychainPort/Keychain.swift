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

/// A keychain that forwards every operation to another one, so that its author writes only what differs (LIB-8).
public protocol ForwardingKeychain: Keychain {
    /// Receives every operation that this keychain does not implement.
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

/// The result of a lookup.
public enum SecretLookup: ~Copyable, Sendable {
    /// The secret.
    case present(SecretBytes)
    /// The keychain was read and does not contain the secret.
    case absent
    /// The keychain could not be read, so nothing is known about the secret.
    case unavailable(KeychainError)
}

/// The reason a keychain operation failed.
public enum KeychainError: Error, Hashable, Sendable {
    /// The passphrase, or the key in its place, does not open the keychain.
    case wrongPassphrase
    /// The keychain is locked, or needs a prompt that could not be shown.
    case locked
    /// The data does not have the documented form, or was modified.
    case damaged
    /// The keychain was written by a newer version of the program.
    case newerVersion
    /// The secret exceeds the keychain's limit.
    case tooLarge
    /// The medium is full.
    case full
    /// The service, file or device cannot be read or written; `errno` is 0 if the system reported none.
    case inaccessible(errno: Int32)
    /// No guarded memory is available.
    case outOfMemory
}

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
