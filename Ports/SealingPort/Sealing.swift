public import WhisperSecretMemory

/// Encryption at rest, as needed for the vault key, its recovery copy and the attachments (ID-7, ST-2).
///
/// Every key passed in or returned has 32 bytes; any other length throws `SealingError.malformed`. docs/formats.md
/// specifies the forms that `seal` writes. Any operation that returns a secret may throw `.outOfMemory`, and any may
/// throw `.unavailable`; only the other errors are listed with each operation.
public protocol Sealing: Sendable {
    // MARK: Keys

    /// A new random key of 32 bytes.
    ///
    /// - Throws: `.outOfMemory`.
    func makeKey() throws(SealingError) -> SecretBytes

    /// Random bytes from the system's generator; empty if `count` is not positive.
    func randomBytes(count: Int) -> [UInt8]

    /// Derives a key of 32 bytes from another one for one purpose.
    ///
    /// - Parameters:
    ///   - purpose: A label of at most 255 bytes; different labels give unrelated keys.
    ///   - context: What distinguishes the keys of one purpose, such as a salt.
    /// - Throws: `.malformed` for a key of another length or a longer label.
    func deriveKey(
        from key: borrowing SecretBytes, purpose: StaticString, context: [UInt8]
    ) throws(SealingError) -> SecretBytes

    /// A code of 32 bytes that cannot be computed or predicted without the key (HMAC-SHA256).
    ///
    /// - Throws: `.malformed` for a key of another length.
    func authenticationCode(
        for bytes: [UInt8], under key: borrowing SecretBytes
    ) throws(SealingError) -> [UInt8]

    // MARK: Under a passphrase

    /// Seals a secret under a passphrase: Argon2id, then XChaCha20-Poly1305.
    ///
    /// - Parameters:
    ///   - secret: The secret, at most 1 MiB.
    ///   - passphrase: At least one byte.
    ///   - cost: The cost of one guess; `PassphraseCost.moderate` or more outside of tests.
    /// - Returns: A self-describing box: version, cost, salt, nonce, commitment, ciphertext.
    /// - Throws: `.costOutOfRange`; `.malformed` for a secret or passphrase of a length out of range; `.outOfMemory`.
    func seal(
        _ secret: borrowing SecretBytes, under passphrase: borrowing SecretBytes, cost: PassphraseCost
    ) throws(SealingError) -> [UInt8]

    /// Opens a box made by `seal(_:under:cost:)`.
    ///
    /// The cost is read from the box, and rejected above Argon2id opslimit 10 or 1 GiB before any memory is allocated.
    ///
    /// - Throws: `.notAuthentic` for a wrong passphrase or a modified header; `.damaged` if the passphrase is right but
    ///   the content was modified; `.costOutOfRange`; `.malformed`; `.unsupportedVersion`; `.outOfMemory`.
    func open(_ box: [UInt8], under passphrase: borrowing SecretBytes) throws(SealingError) -> SecretBytes

    // MARK: Under a key

    /// Seals bytes under a key (XChaCha20-Poly1305, random nonce); `context` is authenticated but not encrypted.
    ///
    /// - Throws: `.malformed` for a key of another length.
    func seal(_ bytes: [UInt8], under key: borrowing SecretBytes, context: [UInt8]) throws(SealingError) -> [UInt8]

    /// Opens what `seal(_:under:context:)` made under the same key and context.
    ///
    /// - Throws: `.notAuthentic` if the tag does not verify; `.malformed` for a box or key of an impossible length;
    ///   `.unsupportedVersion`.
    func open(_ box: [UInt8], under key: borrowing SecretBytes, context: [UInt8]) throws(SealingError) -> [UInt8]

    /// Seals a secret under a key, in the form of `seal(_:under:context:)`, directly from guarded memory.
    ///
    /// - Throws: As `seal(_:under:context:)`.
    func sealSecret(
        _ secret: borrowing SecretBytes, under key: borrowing SecretBytes, context: [UInt8]
    ) throws(SealingError) -> [UInt8]

    /// Opens a box under a key directly into guarded memory.
    ///
    /// - Throws: As `open(_:under:context:)`; `.outOfMemory`.
    func openSecret(
        _ box: [UInt8], under key: borrowing SecretBytes, context: [UInt8]
    ) throws(SealingError) -> SecretBytes

    // MARK: Streams and hashes

    /// Starts sealing a stream under a key.
    ///
    /// - Throws: `.malformed` for a key of another length.
    func sealStream(under key: borrowing SecretBytes) throws(SealingError) -> any StreamSealer

    /// Starts opening a stream whose first bytes are `header`.
    ///
    /// - Throws: `.malformed` for a header or key of another length.
    func openStream(header: [UInt8], under key: borrowing SecretBytes) throws(SealingError) -> any StreamOpener

    /// Starts a SHA-256 hash.
    func sha256() -> any Digest
}

extension Sealing {
    /// Derives a key of 32 bytes from another one for one purpose, with an empty context.
    ///
    /// - Throws: `.malformed` for a key that is not 32 bytes or a label of more than 255.
    public func deriveKey(
        from key: borrowing SecretBytes, purpose: StaticString
    ) throws(SealingError) -> SecretBytes {
        try deriveKey(from: key, purpose: purpose, context: [])
    }
}

/// Seals the chunks of one stream in order; opening detects a changed, missing, moved or added chunk.
public protocol StreamSealer: AnyObject {
    /// The bytes that the reader needs first; they form the head of the stream.
    var header: [UInt8] { get }

    /// Seals the next chunk. The last one is marked, so that a truncated stream is detected.
    ///
    /// - Throws: `.malformed` after the last chunk.
    func seal(_ chunk: UnsafeRawBufferPointer, isLast: Bool) throws(SealingError) -> [UInt8]
}

/// Opens the chunks of one stream in order.
public protocol StreamOpener: AnyObject {
    /// Opens the next chunk, which must be exactly as it was sealed.
    ///
    /// - Throws: `.notAuthentic` if the chunk does not verify; `.malformed` after the last chunk or a failed one.
    func open(_ chunk: UnsafeRawBufferPointer) throws(SealingError) -> (bytes: [UInt8], isLast: Bool)
}

/// A hash that is computed incrementally.
public protocol Digest: AnyObject {
    /// Adds bytes; not allowed after `finish`.
    func update(_ bytes: UnsafeRawBufferPointer)

    /// The hash; further calls return the same.
    func finish() -> [UInt8]
}

/// The cost of one guess at a passphrase (Argon2id v1.3).
public struct PassphraseCost: Hashable, Sendable {
    /// The number of passes over the memory, 1 … 10.
    public let operations: UInt32
    /// The memory in bytes, 8 KiB … 1 GiB.
    public let memory: UInt64

    /// Creates a cost from a number of passes and a memory size in bytes.
    public init(operations: UInt32, memory: UInt64) {
        self.operations = operations
        self.memory = memory
    }

    /// Whether both parts are in range. Costs out of range are neither written nor read.
    public var isAllowed: Bool {
        (1...10).contains(operations) && (8_192...1_073_741_824).contains(memory)
    }

    /// libsodium's MODERATE: 3 passes over 256 MiB, about 0.7 s.
    public static let moderate = PassphraseCost(operations: 3, memory: 268_435_456)
    /// The minimum that Argon2id accepts; for tests only.
    public static let minimal = PassphraseCost(operations: 1, memory: 8_192)
}

/// A keyless cryptographic hash of 128 bits (BLAKE2b-128, RFC 7693) that identifies content and resists deliberate
/// collisions.
public protocol ShortDigest: Sendable {
    /// The hash of the bytes as two big-endian halves.
    func digest128(_ bytes: UnsafeRawBufferPointer) -> (high: UInt64, low: UInt64)
}

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
