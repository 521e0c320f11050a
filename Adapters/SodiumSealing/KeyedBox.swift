public import WhisperSealingPort
public import WhisperSecretMemory

/// The form of a box under a key: version, nonce, ciphertext with its tag (docs/formats.md).
private enum KeyedBox {
    static let version: UInt8 = 1
    static let nonceSize = 24

    /// The nonce and the ciphertext of a box.
    static func parts(of box: [UInt8]) throws(SealingError) -> (nonce: [UInt8], body: [UInt8]) {
        guard let version = box.first else { throw .malformed }
        guard version == KeyedBox.version else { throw .unsupportedVersion }
        guard box.count >= 1 + nonceSize + AEAD.tagSize else { throw .malformed }
        return (Array(box[1..<1 + nonceSize]), Array(box[(1 + nonceSize)...]))
    }

    /// The data that the tag covers besides the content.
    static func authenticated(_ context: [UInt8]) -> [UInt8] {
        [version] + context
    }
}

extension SodiumSealing {
    /// Seals bytes under a key.
    ///
    /// - Throws: `.malformed` for a key of another length.
    public func seal(
        _ bytes: [UInt8], under key: borrowing SecretBytes, context: [UInt8]
    ) throws(SealingError) -> [UInt8] {
        let nonce = randomBytes(count: KeyedBox.nonceSize)
        return [KeyedBox.version] + nonce
            + (try encrypt(bytes, under: key, nonce: nonce, authenticating: KeyedBox.authenticated(context)))
    }

    /// Opens what `seal(_:under:context:)` made.
    ///
    /// - Throws: `.notAuthentic` if the tag does not verify; `.malformed` for a box or key of an impossible length;
    ///   `.unsupportedVersion`.
    public func open(
        _ box: [UInt8], under key: borrowing SecretBytes, context: [UInt8]
    ) throws(SealingError) -> [UInt8] {
        let (nonce, body) = try KeyedBox.parts(of: box)
        return try decryptBytes(body, under: key, nonce: nonce, authenticating: KeyedBox.authenticated(context))
    }

    /// Seals a secret under a key.
    ///
    /// - Throws: As `seal(_:under:context:)`.
    public func sealSecret(
        _ secret: borrowing SecretBytes, under key: borrowing SecretBytes, context: [UInt8]
    ) throws(SealingError) -> [UInt8] {
        let nonce = randomBytes(count: KeyedBox.nonceSize)
        return [KeyedBox.version] + nonce
            + (try encrypt(secret, under: key, nonce: nonce, authenticating: KeyedBox.authenticated(context)))
    }

    /// Opens a box under a key into guarded memory.
    ///
    /// - Throws: As `open(_:under:context:)`; `.outOfMemory`.
    public func openSecret(
        _ box: [UInt8], under key: borrowing SecretBytes, context: [UInt8]
    ) throws(SealingError) -> SecretBytes {
        let (nonce, body) = try KeyedBox.parts(of: box)
        return try decrypt(body, under: key, nonce: nonce, authenticating: KeyedBox.authenticated(context))
    }
}
