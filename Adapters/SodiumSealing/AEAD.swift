import CWhisperSodium
import WhisperSealingPort
import WhisperSecretMemory

/// XChaCha20-Poly1305 as in the IETF draft: a nonce of 24 bytes, a tag of 16 after the ciphertext.
enum AEAD {
    static let tagSize = 16
}

extension SodiumSealing {
    /// Encrypts a secret; the tag follows the ciphertext.
    func encrypt(
        _ secret: borrowing SecretBytes, under key: borrowing SecretBytes, nonce: [UInt8],
        authenticating data: [UInt8]
    ) throws(SealingError) -> [UInt8] {
        try unsafe key.withKey { keyStart throws(SealingError) in
            try unsafe secret.withPointer { (plain, count) in
                var sealed = [UInt8](repeating: 0, count: count + AEAD.tagSize)
                unsafe crypto_aead_xchacha20poly1305_ietf_encrypt(
                    &sealed, nil, plain, UInt64(count), data, UInt64(data.count), nil, nonce, keyStart)
                return sealed
            }
        }
    }

    /// Encrypts bytes; the tag follows the ciphertext.
    func encrypt(
        _ plain: [UInt8], under key: borrowing SecretBytes, nonce: [UInt8], authenticating data: [UInt8]
    ) throws(SealingError) -> [UInt8] {
        try unsafe key.withKey { keyStart in
            var sealed = [UInt8](repeating: 0, count: plain.count + AEAD.tagSize)
            unsafe crypto_aead_xchacha20poly1305_ietf_encrypt(
                &sealed, nil, plain, UInt64(plain.count), data, UInt64(data.count), nil, nonce, keyStart)
            return sealed
        }
    }

    /// Decrypts into guarded memory; the content has at least one byte.
    func decrypt(
        _ sealed: [UInt8], under key: borrowing SecretBytes, nonce: [UInt8], authenticating data: [UInt8]
    ) throws(SealingError) -> SecretBytes {
        guard sealed.count > AEAD.tagSize else { throw .malformed }
        var secret = try guarded(count: sealed.count - AEAD.tagSize)
        let isAuthentic = try unsafe key.withKey { keyStart throws(SealingError) in
            try unsafe secret.withMutablePointer { (plain, _) in
                unsafe crypto_aead_xchacha20poly1305_ietf_decrypt(
                    plain, nil, nil, sealed, UInt64(sealed.count), data, UInt64(data.count), nonce, keyStart) == 0
            }
        }
        guard isAuthentic else { throw .notAuthentic }
        return secret
    }

    /// Decrypts into ordinary memory.
    func decryptBytes(
        _ sealed: [UInt8], under key: borrowing SecretBytes, nonce: [UInt8], authenticating data: [UInt8]
    ) throws(SealingError) -> [UInt8] {
        guard sealed.count >= AEAD.tagSize else { throw .malformed }
        var plain = [UInt8](repeating: 0, count: sealed.count - AEAD.tagSize)
        let isAuthentic = try unsafe key.withKey { keyStart in
            unsafe crypto_aead_xchacha20poly1305_ietf_decrypt(
                &plain, nil, nil, sealed, UInt64(sealed.count), data, UInt64(data.count), nonce, keyStart) == 0
        }
        guard isAuthentic else { throw .notAuthentic }
        return plain
    }
}
