public import WhisperSecretMemory

/// The primitives of the envelope, the bundle and the fingerprint (ENV-11).
///
/// The rules of every adapter; `CryptoContract` checks them:
/// 1. The same arguments give the same bytes on every backend, but for `signature`, which a backend may randomise.
/// 2. Secrets are taken from and given in `SecretBytes` alone, and every working copy is wiped before the call returns or
///    throws (ENV-12).
/// 3. Any task and thread may call at the same time.
public protocol CryptoBackend: Sendable {
    // MARK: Secrets and randomness

    /// Room for a secret of one message, `count` zero bytes, 1 or more: wiped when it goes, and cheap enough to be had
    /// several times a message. Long-lived keys belong in a `SecretAllocator`'s guarded regions instead (ID-8).
    func makeSecret(count: Int) throws(CryptoError) -> SecretBytes

    /// A secret of `count` random bytes of the system's generator, 1 or more.
    func randomSecret(count: Int) throws(CryptoError) -> SecretBytes

    /// So many random bytes of the system's generator; none where `count` is not positive.
    func randomBytes(count: Int) -> [UInt8]

    // MARK: X25519 (RFC 7748)

    /// The public key of a secret scalar of 32 bytes.
    func agreementPublicKey(of secret: borrowing SecretBytes) throws(CryptoError) -> AgreementPublicKey

    /// The shared secret of 32 bytes; one that is all zero is `weakKey`.
    func sharedSecret(
        _ secret: borrowing SecretBytes, with publicKey: AgreementPublicKey
    ) throws(CryptoError) -> SecretBytes

    // MARK: Ed25519 (RFC 8032)

    /// The public key of a seed of 32 bytes.
    func signingPublicKey(ofSeed seed: borrowing SecretBytes) throws(CryptoError) -> SigningPublicKey

    /// A signature of 64 bytes over the message.
    func signature(
        over message: UnsafeRawBufferPointer, by pair: borrowing SigningKeyPair
    ) throws(CryptoError) -> [UInt8]

    /// Whether a signature is valid in the strict sense: 64 bytes, S < L, neither R nor the key of low order or
    /// non-canonical (ENV-4), and the equation holds.
    func isValidSignature(
        _ signature: [UInt8], over message: UnsafeRawBufferPointer, by publicKey: SigningPublicKey
    ) -> Bool

    // MARK: ChaCha20-Poly1305 (RFC 8439)

    /// Seals bytes: cipher text and a tag of 16 bytes behind it.
    ///
    /// - Parameters:
    ///   - key: 32 bytes.
    ///   - nonce: 12 bytes, never twice under one key.
    ///   - context: What is authenticated beside the bytes.
    func seal(
        _ bytes: UnsafeRawBufferPointer, key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8]
    ) throws(CryptoError) -> [UInt8]

    /// Opens what `seal` made. Bytes shorter than a tag are `notAuthentic`.
    func open(
        _ box: UnsafeRawBufferPointer, key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8]
    ) throws(CryptoError) -> SecretBytes

    // MARK: HKDF-SHA256 (RFC 5869) and hashes

    /// HKDF-Extract: a pseudo-random key of 32 bytes.
    func extract(salt: [UInt8], secret: borrowing SecretBytes) throws(CryptoError) -> SecretBytes

    /// HKDF-Expand: 1 … 8,160 bytes from a pseudo-random key of 32 bytes.
    func expand(
        _ pseudorandomKey: borrowing SecretBytes, information: [UInt8], count: Int
    ) throws(CryptoError) -> SecretBytes

    /// SHA-256, 32 bytes.
    func sha256(_ bytes: [UInt8]) -> [UInt8]

    /// SHA-512, 64 bytes.
    func sha512(_ bytes: [UInt8]) -> [UInt8]
}

extension CryptoBackend {
    /// Room for a secret of one message, from an allocator of the backend's own.
    ///
    /// - Throws: `invalidLength` where `count` is not positive, `outOfMemory` where the allocator has no memory.
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
    public func signature(over message: [UInt8], by pair: borrowing SigningKeyPair) throws(CryptoError) -> [UInt8] {
        try message.withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) throws(CryptoError) in
            try signature(over: UnsafeRawBufferPointer(bytes), by: pair)
        }
    }

    /// Whether a signature is valid in the strict sense.
    public func isValidSignature(_ signature: [UInt8], over message: [UInt8], by publicKey: SigningPublicKey) -> Bool {
        message.withUnsafeBytes { bytes in isValidSignature(signature, over: bytes, by: publicKey) }
    }

    /// A fresh X25519 key pair.
    public func makeAgreementKeyPair() throws(CryptoError) -> AgreementKeyPair {
        let secret = try randomSecret(count: 32)
        let publicKey = try agreementPublicKey(of: secret)
        return AgreementKeyPair(secret: secret, publicKey: publicKey)
    }

    /// A fresh Ed25519 key pair.
    public func makeSigningKeyPair() throws(CryptoError) -> SigningKeyPair {
        let seed = try randomSecret(count: 32)
        let publicKey = try signingPublicKey(ofSeed: seed)
        return SigningKeyPair(seed: seed, publicKey: publicKey)
    }
}
