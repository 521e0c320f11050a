package import WhisperCryptoPort
package import WhisperSecretMemory

/// The keys of one box: an encryption key, and a nonce that is derived with it and never reused.
package struct BoxKeys: ~Copyable, Sendable {
    /// The encryption key, 32 bytes.
    package let key: SecretBytes
    /// The nonce, 12 bytes.
    package let nonce: SecretBytes
}

extension CryptoBackend {
    /// Seals bytes that are not themselves secret.
    ///
    /// - Throws: `CryptoError` if the backend fails.
    package func seal(
        _ bytes: [UInt8], keys: borrowing BoxKeys, context: [UInt8]
    ) throws(CryptoError) -> [UInt8] {
        try bytes.withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) throws(CryptoError) in
            try seal(UnsafeRawBufferPointer(bytes), key: keys.key, nonce: keys.nonce, context: context)
        }
    }

    /// Seals a secret.
    ///
    /// - Throws: `CryptoError` if the backend fails.
    package func seal(
        _ secret: borrowing SecretBytes, keys: borrowing BoxKeys, context: [UInt8]
    ) throws(CryptoError) -> [UInt8] {
        try secret.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(CryptoError) in
            try seal(bytes, key: keys.key, nonce: keys.nonce, context: context)
        }
    }

    /// Opens a box and returns its content.
    ///
    /// - Throws: `CryptoError.notAuthentic` if the box, the keys and the context do not belong together; other cases if
    ///   the backend fails.
    package func open(
        _ box: ArraySlice<UInt8>, keys: borrowing BoxKeys, context: [UInt8]
    ) throws(CryptoError) -> SecretBytes {
        // Uses the span because an array's closure cannot return a noncopyable value.
        try box.span.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws(CryptoError) in
            try open(bytes, key: keys.key, nonce: keys.nonce, context: context)
        }
    }
}
