/// Why a cryptographic operation failed. Says nothing about the bytes that it was given.
public enum CryptoError: Error, Hashable, Sendable {
    /// A tag or a signature does not verify.
    case notAuthentic
    /// A public key is of low order: the shared secret would be zero (RFC 7748, section 6.1).
    case weakKey
    /// A length is not the one documented: a key, a nonce, a signature, more than 8,160 bytes of HKDF output.
    case invalidLength
    /// Memory for secrets could not be had.
    case outOfMemory
    /// The cryptographic library refuses to start.
    case unavailable
}
