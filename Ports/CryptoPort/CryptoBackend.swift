public import WhisperSecretMemory

/// The primitives of the envelope, the bundle and the fingerprint (ENV-11).
///
/// The rules for every adapter; `CryptoContract` checks them:
/// 1. The same arguments give the same bytes on every backend, except for `signature`, which a backend may randomise.
/// 2. Secrets are passed in and returned only as `SecretBytes`, and every working copy is wiped before the call returns
///    or throws (ENV-12).
/// 3. Any task and thread may call concurrently.
/// 4. Any operation that allocates secrets may throw `.outOfMemory`, and any may throw `.unavailable`; only the other
///    errors are listed with each operation.
public protocol CryptoBackend: Sendable {
    // MARK: Secrets and randomness

    /// A zeroed buffer of `count` bytes, 1 or more, for a secret of a single message. It is wiped when it is
    /// deallocated, and cheap enough for several per message. Long-lived keys belong in the guarded regions of a
    /// `SecretAllocator` instead (ID-8).
    ///
    /// - Throws: `.invalidLength` unless `count` is positive; `.outOfMemory`.
    func makeSecret(count: Int) throws(CryptoError) -> SecretBytes

    /// A secret of `count` random bytes, 1 or more, from the system's generator.
    ///
    /// - Throws: `.invalidLength` unless `count` is positive; `.outOfMemory`.
    func randomSecret(count: Int) throws(CryptoError) -> SecretBytes

    /// Random bytes from the system's generator; empty if `count` is not positive.
    func randomBytes(count: Int) -> [UInt8]

    // MARK: X25519 (RFC 7748)

    /// The public key for a secret scalar of 32 bytes.
    ///
    /// - Throws: `.invalidLength` for a secret of another length.
    func agreementPublicKey(of secret: borrowing SecretBytes) throws(CryptoError) -> AgreementPublicKey

    /// The shared secret, 32 bytes.
    ///
    /// - Throws: `.weakKey` if the result would be all zero; `.invalidLength` for a secret of another length.
    func sharedSecret(
        _ secret: borrowing SecretBytes, with publicKey: AgreementPublicKey
    ) throws(CryptoError) -> SecretBytes

    // MARK: Ed25519 (RFC 8032)

    /// The public key for a seed of 32 bytes.
    ///
    /// - Throws: `.invalidLength` for a seed of another length.
    func signingPublicKey(ofSeed seed: borrowing SecretBytes) throws(CryptoError) -> SigningPublicKey

    /// A signature of 64 bytes over the message.
    ///
    /// - Throws: `.invalidLength` for a seed of another length.
    func signature(
        over message: UnsafeRawBufferPointer, by pair: borrowing SigningKeyPair
    ) throws(CryptoError) -> [UInt8]

    /// Whether a signature is strictly valid: it has 64 bytes, S < L, neither R nor the key is non-canonical or of low
    /// order (ENV-4), and the equation holds.
    func isValidSignature(
        _ signature: [UInt8], over message: UnsafeRawBufferPointer, by publicKey: SigningPublicKey
    ) -> Bool

    // MARK: ChaCha20-Poly1305 (RFC 8439)

    /// Encrypts bytes: returns the ciphertext followed by a tag of 16 bytes.
    ///
    /// - Parameters:
    ///   - key: 32 bytes.
    ///   - nonce: 12 bytes, never used twice with one key.
    ///   - context: Data that is authenticated but not encrypted.
    /// - Throws: `.invalidLength` for a key or nonce of another length.
    func seal(
        _ bytes: UnsafeRawBufferPointer, key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8]
    ) throws(CryptoError) -> [UInt8]

    /// Decrypts what `seal` returned.
    ///
    /// - Throws: `.notAuthentic` if the tag does not verify or the box is shorter than a tag; `.invalidLength` for a
    ///   key or nonce of another length.
    func open(
        _ box: UnsafeRawBufferPointer, key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8]
    ) throws(CryptoError) -> SecretBytes

    // MARK: HKDF-SHA256 (RFC 5869) and hashes

    /// HKDF-Extract: a pseudorandom key of 32 bytes.
    ///
    /// - Throws: `.outOfMemory` or `.unavailable`.
    func extract(salt: [UInt8], secret: borrowing SecretBytes) throws(CryptoError) -> SecretBytes

    /// HKDF-Expand: 1 … 8,160 bytes from a pseudorandom key of 32 bytes.
    ///
    /// - Throws: `.invalidLength` for any other count or key length.
    func expand(
        _ pseudorandomKey: borrowing SecretBytes, information: [UInt8], count: Int
    ) throws(CryptoError) -> SecretBytes

    /// SHA-256, 32 bytes.
    func sha256(_ bytes: [UInt8]) -> [UInt8]

    /// SHA-512, 64 bytes.
    func sha512(_ bytes: [UInt8]) -> [UInt8]
}

extension CryptoBackend {
    /// A buffer for a secret of a single message, from the backend's own allocator.
    ///
    /// - Throws: `.invalidLength` unless `count` is positive; `.outOfMemory` if the allocator has no memory.
    public func makeSecret(
        count: Int, by allocate: (_ count: Int) throws(SecretMemoryError) -> SecretBytes
    ) throws(CryptoError) -> SecretBytes {
        guard count > 0 else { throw .invalidLength }
        do throws(SecretMemoryError) {
            return try allocate(count)
        } catch {
            throw .outOfMemory
        }
    }

    /// A signature of 64 bytes over the message.
    ///
    /// - Throws: `.invalidLength` for a seed that is not 32 bytes.
    public func signature(over message: [UInt8], by pair: borrowing SigningKeyPair) throws(CryptoError) -> [UInt8] {
        try message.withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) throws(CryptoError) in
            try signature(over: UnsafeRawBufferPointer(bytes), by: pair)
        }
    }

    /// Whether a signature is strictly valid.
    public func isValidSignature(_ signature: [UInt8], over message: [UInt8], by publicKey: SigningPublicKey) -> Bool {
        message.withUnsafeBytes { bytes in isValidSignature(signature, over: bytes, by: publicKey) }
    }

    /// Generates an X25519 key pair.
    ///
    /// - Throws: `.outOfMemory` or `.unavailable`.
    public func makeAgreementKeyPair() throws(CryptoError) -> AgreementKeyPair {
        let secret = try randomSecret(count: 32)
        let publicKey = try agreementPublicKey(of: secret)
        return AgreementKeyPair(secret: secret, publicKey: publicKey)
    }

    /// Generates an Ed25519 key pair.
    ///
    /// - Throws: `.outOfMemory` or `.unavailable`.
    public func makeSigningKeyPair() throws(CryptoError) -> SigningKeyPair {
        let seed = try randomSecret(count: 32)
        let publicKey = try signingPublicKey(ofSeed: seed)
        return SigningKeyPair(seed: seed, publicKey: publicKey)
    }
}

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
