public import WhisperSecretMemory

/// Encryption at rest: what the vault's key, its recovery copy and the attachments need (ID-7, ST-2).
///
/// Every key taken or given is 32 bytes long; one of another length is `SealingError.malformed`. The forms that `seal`
/// writes are laid down in docs/formats.md.
public protocol Sealing: Sendable {
    // MARK: Keys

    /// A fresh random key of 32 bytes.
    func makeKey() throws(SealingError) -> SecretBytes

    /// So many random bytes of the system's generator; none where `count` is not positive.
    func randomBytes(count: Int) -> [UInt8]

    /// A key of 32 bytes derived from another for one purpose.
    ///
    /// - Parameters:
    ///   - purpose: A label of at most 255 bytes; different labels give unrelated keys.
    ///   - context: What tells apart the keys of one purpose, such as a salt.
    func deriveKey(
        from key: borrowing SecretBytes, purpose: StaticString, context: [UInt8]
    ) throws(SealingError) -> SecretBytes

    /// A code of 32 bytes that nobody without the key can compute or foresee (HMAC-SHA256).
    func authenticationCode(
        for bytes: [UInt8], under key: borrowing SecretBytes
    ) throws(SealingError) -> [UInt8]

    // MARK: Under a passphrase

    /// Seals a secret under a passphrase: Argon2id, then XChaCha20-Poly1305.
    ///
    /// - Parameters:
    ///   - secret: What is sealed, at most 1 MiB.
    ///   - passphrase: At least one byte.
    ///   - cost: The price of one guess; `PassphraseCost.moderate` or more outside of tests.
    /// - Returns: A self-describing box: version, cost, salt, nonce, commitment, cipher text.
    func seal(
        _ secret: borrowing SecretBytes, under passphrase: borrowing SecretBytes, cost: PassphraseCost
    ) throws(SealingError) -> [UInt8]

    /// Opens a box made by `seal(_:under:cost:)`.
    ///
    /// The cost is read from the box, and refused above Argon2id opslimit 10 or 1 GiB before any memory is taken.
    /// `notAuthentic` means a wrong passphrase or a changed header, `damaged` that the passphrase is right and the
    /// content was changed.
    func open(_ box: [UInt8], under passphrase: borrowing SecretBytes) throws(SealingError) -> SecretBytes

    // MARK: Under a key

    /// Seals bytes under a key (XChaCha20-Poly1305, random nonce); `context` is authenticated beside them.
    func seal(_ bytes: [UInt8], under key: borrowing SecretBytes, context: [UInt8]) throws(SealingError) -> [UInt8]

    /// Opens what `seal(_:under:context:)` made under the same key and context.
    func open(_ box: [UInt8], under key: borrowing SecretBytes, context: [UInt8]) throws(SealingError) -> [UInt8]

    /// Seals a secret under a key, in the form of `seal(_:under:context:)`, straight from guarded memory.
    func sealSecret(
        _ secret: borrowing SecretBytes, under key: borrowing SecretBytes, context: [UInt8]
    ) throws(SealingError) -> [UInt8]

    /// Opens a box under a key straight into guarded memory.
    func openSecret(
        _ box: [UInt8], under key: borrowing SecretBytes, context: [UInt8]
    ) throws(SealingError) -> SecretBytes

    // MARK: Streams and hashes

    /// Starts sealing a stream under a key.
    func sealStream(under key: borrowing SecretBytes) throws(SealingError) -> any StreamSealer

    /// Starts opening a stream whose first bytes are `header`.
    func openStream(header: [UInt8], under key: borrowing SecretBytes) throws(SealingError) -> any StreamOpener

    /// Starts a SHA-256.
    func sha256() -> any Digest
}

extension Sealing {
    /// A key of 32 bytes derived from another for one purpose.
    public func deriveKey(
        from key: borrowing SecretBytes, purpose: StaticString
    ) throws(SealingError) -> SecretBytes {
        try deriveKey(from: key, purpose: purpose, context: [])
    }
}
