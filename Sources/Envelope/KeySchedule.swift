package import WhisperCryptoPort
import WhisperKeyFingerprint
package import WhisperSecretMemory

/// From the shared secret of one envelope to the keys of its two boxes and to what its signature covers
/// (docs/envelope.md, "Keys").
package struct KeySchedule: ~Copyable, Sendable {
    /// The size of keys and of the binding in bytes.
    package static let keySize = 32
    /// The size of nonces in bytes.
    package static let nonceSize = 12

    private let crypto: any CryptoBackend
    private let pseudorandomKey: SecretBytes

    /// The schedule of what two keys share, with the envelope's salt.
    package init(
        secret: borrowing SecretBytes, publicKey: AgreementPublicKey, salt: ArraySlice<UInt8>,
        crypto: any CryptoBackend
    ) throws(CryptoError) {
        try self.init(shared: crypto.sharedSecret(secret, with: publicKey), salt: salt, crypto: crypto)
    }

    /// The schedule of a shared secret.
    package init(
        shared: consuming SecretBytes, salt: ArraySlice<UInt8>, crypto: any CryptoBackend
    ) throws(CryptoError) {
        let pseudorandomKey = try crypto.extract(salt: Array(salt), secret: shared)
        self.crypto = crypto
        self.pseudorandomKey = pseudorandomKey
    }

    /// The keys of the sender's block.
    package borrowing func senderKeys(base: [UInt8]) throws(CryptoError) -> BoxKeys {
        BoxKeys(
            key: try expand("whisper-v1/sender-key", base, KeySchedule.keySize),
            nonce: try expand("whisper-v1/sender-nonce", base, KeySchedule.nonceSize))
    }

    /// The keys of the body.
    package borrowing func bodyKeys(context: [UInt8]) throws(CryptoError) -> BoxKeys {
        BoxKeys(
            key: try expand("whisper-v1/key", context, KeySchedule.keySize),
            nonce: try expand("whisper-v1/nonce", context, KeySchedule.nonceSize))
    }

    /// What a signature covers: the context, the sealed bytes, and a secret of sender and recipient, so that nobody else
    /// can try public keys on it.
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
