package import WhisperCryptoPort
package import WhisperSecretMemory

/// The source of the three random parts of an envelope; each is fresh for every envelope (ENV-2).
package protocol EnvelopeRandomness: Sendable {
    /// Returns the secret of the ephemeral key pair, 32 bytes.
    func ephemeralSecret() throws(CryptoError) -> SecretBytes
    /// Returns the salt, 16 bytes.
    func salt() -> [UInt8]
    /// Returns the message id, 16 bytes.
    func messageID() -> [UInt8]
}

/// The system's generator, used for every envelope outside tests.
struct SystemRandomness: EnvelopeRandomness {
    let crypto: any CryptoBackend

    func ephemeralSecret() throws(CryptoError) -> SecretBytes { try crypto.randomSecret(count: 32) }
    func salt() -> [UInt8] { crypto.randomBytes(count: EnvelopeHeader.Layout.salt.count) }
    func messageID() -> [UInt8] { crypto.randomBytes(count: EnvelopeHeader.Layout.messageID.count) }
}
