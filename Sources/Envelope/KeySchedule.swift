package import WhisperCryptoPort
import WhisperKeyFingerprint
package import WhisperSecretMemory

/// Derives the keys of an envelope's two boxes, and the bytes its signature covers, from its shared secret
/// (docs/envelope.md, "Keys").
package struct KeySchedule: ~Copyable, Sendable {
    /// The size of keys and of the binding in bytes.
    package static let keySize = 32
    /// The size of nonces in bytes.
    package static let nonceSize = 12

    private let crypto: any CryptoBackend
    private let pseudorandomKey: SecretBytes

    /// Creates the schedule from the shared secret of two keys and the envelope's salt.
    ///
    /// - Throws: `CryptoError.weakKey` if the public key is of low order; other cases if the backend fails.
    package init(
        secret: borrowing SecretBytes, publicKey: AgreementPublicKey, salt: ArraySlice<UInt8>,
        crypto: any CryptoBackend
    ) throws(CryptoError) {
        try self.init(shared: crypto.sharedSecret(secret, with: publicKey), salt: salt, crypto: crypto)
    }

    /// Creates the schedule from a shared secret.
    ///
    /// - Throws: `CryptoError` if the backend fails.
    package init(
        shared: consuming SecretBytes, salt: ArraySlice<UInt8>, crypto: any CryptoBackend
    ) throws(CryptoError) {
        let pseudorandomKey = try crypto.extract(salt: Array(salt), secret: shared)
        self.crypto = crypto
        self.pseudorandomKey = pseudorandomKey
    }

    /// Derives the keys of the sender's block.
    ///
    /// - Throws: `CryptoError` if the backend fails.
    package borrowing func senderKeys(base: [UInt8]) throws(CryptoError) -> BoxKeys {
        BoxKeys(
            key: try expand("whisper-v1/sender-key", base, KeySchedule.keySize),
            nonce: try expand("whisper-v1/sender-nonce", base, KeySchedule.nonceSize))
    }

    /// Derives the keys of the body.
    ///
    /// - Throws: `CryptoError` if the backend fails.
    package borrowing func bodyKeys(context: [UInt8]) throws(CryptoError) -> BoxKeys {
        BoxKeys(
            key: try expand("whisper-v1/key", context, KeySchedule.keySize),
            nonce: try expand("whisper-v1/nonce", context, KeySchedule.nonceSize))
    }

    /// Returns the bytes that a signature covers.
    ///
    /// They are the context, the sealed bytes, and a secret shared by sender and recipient, so that third parties
    /// cannot test public keys against the signature.
    ///
    /// - Throws: `CryptoError` if the backend fails.
    package borrowing func signedBytes(context: [UInt8], sealed: [UInt8]) throws(CryptoError) -> SecretBytes {
        let binding = try expand("whisper-v1/signature", context, KeySchedule.keySize)
        var fields = FieldWriter(reserving: 256)
        fields.label("whisper-v1/sig")
        fields.byte(0)
        fields.lengthPrefixed(context)
        fields.raw(crypto.sha256(sealed))
        var signed = try crypto.makeSecret(count: fields.bytes.count + binding.count)
        signed.withUnsafeMutableBytes { region in
            binding.withUnsafeBytes { binding in
                region.copyBytes(from: fields.bytes)
                UnsafeMutableRawBufferPointer(rebasing: region[fields.bytes.count...]).copyMemory(from: binding)
            }
        }
        return signed
    }

    private borrowing func expand(
        _ label: StaticString, _ context: [UInt8], _ count: Int
    ) throws(CryptoError) -> SecretBytes {
        var information = FieldWriter(reserving: 32 + context.count)
        information.label(label)
        information.raw(context)
        return try crypto.expand(pseudorandomKey, information: information.bytes, count: count)
    }
}
