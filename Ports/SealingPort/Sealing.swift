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
