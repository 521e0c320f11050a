package import WhisperCryptoPort
package import WhisperSecretMemory

/// What one box is sealed under: a key, and a nonce that is derived with it and never used again.
package struct BoxKeys: ~Copyable, Sendable {
    /// 32 bytes.
    package let key: SecretBytes
    /// 12 bytes.
    package let nonce: SecretBytes
}

extension CryptoBackend {
    /// The box of bytes that are no secret of their own.
    package func seal(
        _ bytes: [UInt8], keys: borrowing BoxKeys, context: [UInt8]
    ) throws(CryptoError) -> [UInt8] {
        try bytes.withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) throws(CryptoError) in
            try seal(UnsafeRawBufferPointer(bytes), key: keys.key, nonce: keys.nonce, context: context)
        }
    }

    /// The box of a secret.
    package func seal(
        _ secret: borrowing SecretBytes, keys: borrowing BoxKeys, context: [UInt8]
    ) throws(CryptoError) -> [UInt8] {
        try secret.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(CryptoError) in
            try seal(bytes, key: keys.key, nonce: keys.nonce, context: context)
        }
    }

    /// What a box holds.
    package func open(
        _ box: ArraySlice<UInt8>, keys: borrowing BoxKeys, context: [UInt8]
    ) throws(CryptoError) -> SecretBytes {
        // By its span, because an array's closure cannot return what is not copyable.
        try box.span.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(CryptoError) in
            try open(bytes, key: keys.key, nonce: keys.nonce, context: context)
        }
    }
}
