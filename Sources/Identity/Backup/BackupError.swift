public import WhisperCryptoPort

/// Reports why a backup of identities could not be made or read. Reveals nothing of its content.
public enum BackupError: Error, Hashable, Sendable {
    /// The backup does not have the documented form, or describes an impossible identity.
    case malformed
    /// The format version is not supported.
    case unsupportedVersion
    /// The passphrase is wrong, or the header was changed. The two are indistinguishable.
    case wrongPassphrase
    /// The passphrase is right, but the encrypted content was changed.
    case damaged
    /// The passphrase function would exceed the allowed cost: more than 10 passes, or 1 GiB.
    case costOutOfRange
    /// The backup exceeds 1 MiB, about 3,000 identities, or contains more identities than announced.
    case tooLarge
    /// The public keys of an identity do not match its secrets.
    case mismatchedKeys
    /// Guarded memory, or memory for the passphrase function, could not be allocated.
    case outOfMemory
    /// A key could not be computed, or a cryptographic library fails to start.
    case cryptography(CryptoError)
}
