/// Why sealing or opening failed.
public enum SealingError: Error, Hashable, Sendable {
    /// The wrong passphrase or key, or damage: the tag does not verify.
    case notAuthentic
    /// The passphrase is right, yet what it opens was changed.
    case damaged
    /// Not of the documented form, cut short, out of order, or of a length that is not allowed.
    case malformed
    /// Made by a version that this program does not know.
    case unsupportedVersion
    /// The box asks for more work or memory than is allowed, or the cost given is out of range.
    case costOutOfRange
    /// Guarded memory, or memory for Argon2id, could not be had.
    case outOfMemory
    /// The cryptographic library refuses to start.
    case unavailable
}
