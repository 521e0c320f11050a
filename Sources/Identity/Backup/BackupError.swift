public import WhisperCryptoPort

/// Why a backup of identities could not be made or read. Says nothing of what is in it.
public enum BackupError: Error, Hashable, Sendable {
    /// It is not of the documented form, or says of an identity what cannot be.
    case malformed
    /// It was made by a version that this program does not know.
    case unsupportedVersion
    /// The passphrase does not open it, or its first part was changed. The two cannot be told apart.
    case wrongPassphrase
    /// The passphrase is right, and what it opens was changed.
    case damaged
    /// It asks for more work or memory than is allowed: more than 10 passes, or 1 GiB.
    case costOutOfRange
    /// It holds more than 1 MiB, some 3,000 identities, or more identities than it was announced to hold.
    case tooLarge
    /// The public keys of an identity are not those of its secrets.
    case mismatchedKeys
    /// Guarded memory, or memory for the passphrase function, could not be had.
    case outOfMemory
    /// A key could not be computed, or a cryptographic library refuses to start.
    case cryptography(CryptoError)
}
