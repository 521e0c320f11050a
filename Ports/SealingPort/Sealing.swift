public import SecretMemory

/// Encryption at rest: what the vault's key, its recovery copy and the attachments need (ID-7, ST-2).
public protocol Sealing: Sendable {
    /// A fresh random key of 32 bytes.
    func makeKey() throws(SealingError) -> SecretBytes

    /// Fills the buffer with random bytes of the system's generator.
    func randomBytes(count: Int) -> [UInt8]

    /// A key of 32 bytes derived from another of 32 for one purpose.
    ///
    /// - Parameter purpose: A label; different labels give unrelated keys.
    func deriveKey(from key: borrowing SecretBytes, purpose: StaticString) throws(SealingError) -> SecretBytes

    /// Seals a secret under a passphrase: Argon2id, then XChaCha20-Poly1305.
    ///
    /// - Parameters:
    ///   - secret: What is sealed, at most 64 KiB.
    ///   - passphrase: At least one byte.
    ///   - cost: The price of one guess.
    /// - Returns: A self-describing box: version, cost, salt, nonce, cipher text. See docs/formats.md.
    func seal(
        _ secret: borrowing SecretBytes, under passphrase: borrowing SecretBytes, cost: PassphraseCost
    ) throws(SealingError) -> [UInt8]

    /// Opens a box made by `seal(_:under:cost:)`.
    ///
    /// The cost is read from the box, and refused above Argon2id opslimit 10 or 1 GiB before any memory is taken.
    /// A wrong passphrase and a damaged box are told apart only by the box's own unauthenticated shape.
    func open(_ box: [UInt8], under passphrase: borrowing SecretBytes) throws(SealingError) -> SecretBytes

    /// Seals bytes under a key of 32 bytes (XChaCha20-Poly1305, random nonce); `context` is authenticated beside them.
    func seal(_ bytes: [UInt8], under key: borrowing SecretBytes, context: [UInt8]) throws(SealingError) -> [UInt8]

    /// Opens what `seal(_:under:context:)` made under the same key and context.
    func open(_ box: [UInt8], under key: borrowing SecretBytes, context: [UInt8]) throws(SealingError) -> [UInt8]

    /// Starts sealing a stream under a key of 32 bytes.
    func sealStream(under key: borrowing SecretBytes) throws(SealingError) -> any StreamSealer

    /// Starts opening a stream whose first bytes are `header`.
    func openStream(header: [UInt8], under key: borrowing SecretBytes) throws(SealingError) -> any StreamOpener

    /// Starts a SHA-256.
    func sha256() -> any Digest
}

/// Seals the chunks of one stream in order; a changed, missing, moved or added chunk is found on opening.
public protocol StreamSealer: AnyObject {
    /// What the reader needs first; stands at the head of the stream.
    var header: [UInt8] { get }
    /// Seals the next chunk; the last one is marked, so that a cut stream is found.
    func seal(_ chunk: UnsafeRawBufferPointer, isLast: Bool) throws(SealingError) -> [UInt8]
}

/// Opens the chunks of one stream in order.
public protocol StreamOpener: AnyObject {
    /// Opens the next chunk, exactly as it was sealed.
    func open(_ chunk: UnsafeRawBufferPointer) throws(SealingError) -> (bytes: [UInt8], isLast: Bool)
}

/// A running hash.
public protocol Digest: AnyObject {
    /// Takes in more bytes.
    func update(_ bytes: UnsafeRawBufferPointer)
    /// The hash; nothing may be taken in afterwards.
    func finish() -> [UInt8]
}

/// What one guess at a passphrase costs (Argon2id v1.3).
public struct PassphraseCost: Hashable, Sendable {
    /// Passes over the memory, 1 … 10.
    public let operations: UInt32
    /// Memory in bytes, 8 KiB … 1 GiB.
    public let memory: UInt64

    /// A cost of so many passes over so much memory.
    public init(operations: UInt32, memory: UInt64) {
        self.operations = operations
        self.memory = memory
    }

    /// libsodium's MODERATE: 3 passes over 256 MiB, some 0.7 s.
    public static let moderate = PassphraseCost(operations: 3, memory: 268_435_456)
    /// The least that Argon2id takes; for tests only.
    public static let minimal = PassphraseCost(operations: 1, memory: 8_192)
}

/// Why sealing or opening failed.
public enum SealingError: Error, Hashable, Sendable {
    /// The wrong passphrase or key, or damage: the tag does not verify.
    case notAuthentic
    /// Not of the documented form, or cut short.
    case malformed
    /// Made by a version that this program does not know.
    case unsupportedVersion
    /// The box asks for more work or memory than is allowed, or the cost given is out of range.
    case costOutOfRange
    /// Guarded memory, or memory for Argon2id, could not be had.
    case outOfMemory
}
