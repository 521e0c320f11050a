import CWhisperSodium
public import WhisperCryptoPort
public import WhisperSecretMemory

extension SodiumCrypto {
    /// X25519 with the base point.
    ///
    /// - Throws: `.invalidLength` for a secret of another length.
    public func agreementPublicKey(of secret: borrowing SecretBytes) throws(CryptoError) -> AgreementPublicKey {
        let key = try unsafe secret.withBytes(32) { scalar in
            unsafe bytes(count: 32) { output in _ = unsafe crypto_scalarmult_base(output, scalar) }
        }
        guard let key = AgreementPublicKey(key) else { throw .invalidLength }
        return key
    }

    /// X25519.
    ///
    /// - Throws: `.weakKey` if the result would be all zero; `.invalidLength` for a secret of another length.
    public func sharedSecret(
        _ secret: borrowing SecretBytes, with publicKey: AgreementPublicKey
    ) throws(CryptoError) -> SecretBytes {
        var shared = try makeSecret(count: 32)
        let outcome = try unsafe secret.withBytes(32) { scalar throws(CryptoError) in
            try unsafe shared.withMutableBytes(32) { output in
                unsafe crypto_scalarmult(output, scalar, publicKey.bytes)
            }
        }
        // Not 0 if the shared secret is all zero.
        guard outcome == 0 else { throw .weakKey }
        return shared
    }
}
