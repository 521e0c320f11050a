/// The reason sealing or opening failed.
public enum SealingError: Error, Hashable, Sendable {
    /// The tag does not verify: wrong passphrase or key, or damage.
    case notAuthentic
    /// The passphrase is right, but the sealed content was modified.
    case damaged
    /// The input does not have the documented form, is truncated or out of order, or has a length that is not allowed.
    case malformed
    /// The box has a version that this program does not know.
    case unsupportedVersion
    /// The box demands more work or memory than allowed, or the given cost is out of range.
    case costOutOfRange
    /// No guarded memory, or no memory for Argon2id, is available.
    case outOfMemory
    /// The cryptographic library cannot be initialised.
    case unavailable
}
