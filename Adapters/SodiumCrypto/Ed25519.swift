import CWhisperSodium
public import WhisperCryptoPort
public import WhisperSecretMemory

extension SodiumCrypto {
    /// The public key for a seed.
    ///
    /// - Throws: `.invalidLength` for a seed of another length.
    public func signingPublicKey(ofSeed seed: borrowing SecretBytes) throws(CryptoError) -> SigningPublicKey {
        // libsodium's secret key consists of seed and public key.
        var secretKey = try makeSecret(count: 64)
        let key = try unsafe seed.withBytes(32) { seed throws(CryptoError) in
            try unsafe secretKey.withMutableBytes(64) { secretKey in
                unsafe bytes(count: 32) { output in _ = unsafe crypto_sign_seed_keypair(output, secretKey, seed) }
            }
        }
        guard let key = SigningPublicKey(key) else { throw .invalidLength }
        return key
    }

    /// A signature, deterministic for a message.
    ///
    /// The public key is taken from the pair, as deriving it again would double the cost.
    ///
    /// - Throws: `.invalidLength` for a seed of another length.
    public func signature(
        over message: UnsafeRawBufferPointer, by pair: borrowing SigningKeyPair
    ) throws(CryptoError) -> [UInt8] {
        var secretKey = try makeSecret(count: 64)
        try unsafe pair.seed.withBytes(32) { seed throws(CryptoError) in
            try unsafe secretKey.withMutableBytes(64) { start in
                unsafe start.update(from: seed, count: 32)
                unsafe (start + 32).update(from: pair.publicKey.bytes, count: 32)
            }
        }
        return try unsafe secretKey.withBytes(64) { secretKey in
            unsafe bytes(count: Ed25519Encoding.signatureSize) { output in
                _ = unsafe crypto_sign_detached(
                    output, nil, message.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(message.count),
                    secretKey)
            }
        }
    }

    /// Whether a signature is strictly valid.
    public func isValidSignature(
        _ signature: [UInt8], over message: UnsafeRawBufferPointer, by publicKey: SigningPublicKey
    ) -> Bool {
        guard Ed25519Encoding.isStrict(publicKey), Ed25519Encoding.isStrict(signature: signature) else { return false }
        return unsafe crypto_sign_verify_detached(
            signature, message.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(message.count),
            publicKey.bytes) == 0
    }
}
