import CWhisperSodium
public import WhisperCryptoPort
public import WhisperSecretMemory
import WhisperSecretPool

private enum ChaChaPoly {
    static let keySize = 32
    static let nonceSize = 12
    static let tagSize = 16
}

extension SodiumCrypto {
    /// Encrypts with ChaCha20-Poly1305 (IETF): returns ciphertext and tag.
    ///
    /// - Throws: `.invalidLength` for a key or nonce of another length.
    public func seal(
        _ plain: UnsafeRawBufferPointer, key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8]
    ) throws(CryptoError) -> [UInt8] {
        try unsafe key.withBytes(ChaChaPoly.keySize) { key throws(CryptoError) in
            try unsafe nonce.withBytes(ChaChaPoly.nonceSize) { nonce in
                unsafe bytes(count: plain.count + ChaChaPoly.tagSize) { output in
                    _ = unsafe crypto_aead_chacha20poly1305_ietf_encrypt(
                        output, nil, plain.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(plain.count),
                        context, UInt64(context.count), nil, nonce, key)
                }
            }
        }
    }

    /// Decrypts what `seal` returned.
    ///
    /// - Throws: `.notAuthentic` if the tag does not verify or the box is shorter than a tag; `.invalidLength` for a
    ///   key or nonce of another length.
    public func open(
        _ box: UnsafeRawBufferPointer, key: borrowing SecretBytes, nonce: borrowing SecretBytes, context: [UInt8]
    ) throws(CryptoError) -> SecretBytes {
        guard key.count == ChaChaPoly.keySize, nonce.count == ChaChaPoly.nonceSize else { throw .invalidLength }
        guard box.count >= ChaChaPoly.tagSize, let start = box.baseAddress else { throw .notAuthentic }
        let size = box.count - ChaChaPoly.tagSize
        var plain = size > 0 ? try makeSecret(count: size) : SecretPool.empty
        let outcome = try unsafe key.withBytes(ChaChaPoly.keySize) { key throws(CryptoError) in
            try unsafe nonce.withBytes(ChaChaPoly.nonceSize) { nonce in
                unsafe plain.withUnsafeMutableBytes { output in
                    unsafe crypto_aead_chacha20poly1305_ietf_decrypt(
                        output.baseAddress?.assumingMemoryBound(to: UInt8.self), nil, nil,
                        start.assumingMemoryBound(to: UInt8.self), UInt64(box.count), context, UInt64(context.count),
                        nonce, key)
                }
            }
        }
        guard outcome == 0 else { throw .notAuthentic }
        return plain
    }
}
