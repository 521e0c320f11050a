/// The reason a cryptographic operation failed. Reveals nothing about the bytes involved.
public enum CryptoError: Error, Hashable, Sendable {
    /// A tag or a signature does not verify.
    case notAuthentic
    /// A public key is of low order: the shared secret would be zero (RFC 7748, section 6.1).
    case weakKey
    /// A length differs from the documented one: a key, a nonce, a signature, more than 8,160 bytes of HKDF output.
    case invalidLength
    /// No memory for secrets is available.
    case outOfMemory
    /// The cryptographic library cannot be initialised.
    case unavailable
}
