package import WhisperCryptoPort
package import WhisperSecretMemory

/// Where the three random parts of an envelope come from: each is new for every envelope (ENV-2).
package protocol EnvelopeRandomness: Sendable {
    /// The secret of the ephemeral key pair, 32 bytes.
    func ephemeralSecret() throws(CryptoError) -> SecretBytes
    /// The salt, 16 bytes.
    func salt() -> [UInt8]
    /// The message id, 16 bytes.
    func messageID() -> [UInt8]
}

/// The system's generator, which is what every envelope outside of tests is made from.
struct SystemRandomness: EnvelopeRandomness {
    let crypto: any CryptoBackend

    func ephemeralSecret() throws(CryptoError) -> SecretBytes { try crypto.randomSecret(count: 32) }
    func salt() -> [UInt8] { crypto.randomBytes(count: EnvelopeHeader.Layout.salt.count) }
    func messageID() -> [UInt8] { crypto.randomBytes(count: EnvelopeHeader.Layout.messageID.count) }
}
