package import WhisperCryptoPort
import WhisperEnvelope
package import WhisperSecretMemory

/// Randomness chosen by a test, the same for every envelope.
package struct ScriptedRandomness: EnvelopeRandomness {
    package let crypto: any CryptoBackend
    /// The ephemeral secret, 32 bytes.
    package let ephemeral: [UInt8]
    /// The salt, 16 bytes.
    package let saltBytes: [UInt8]
    /// The message id, 16 bytes.
    package let messageIDBytes: [UInt8]

    /// Creates randomness derived from a word.
    package init(_ word: String, crypto: any CryptoBackend) {
        self.crypto = crypto
        ephemeral = crypto.sha256(Array("ephemeral of \(word)".utf8))
        saltBytes = Array(crypto.sha256(Array("salt of \(word)".utf8)).prefix(16))
        messageIDBytes = Array(crypto.sha256(Array("message id of \(word)".utf8)).prefix(16))
    }

    /// Creates randomness from the given bytes.
    package init(ephemeral: [UInt8], salt: [UInt8], messageID: [UInt8], crypto: any CryptoBackend) {
        self.crypto = crypto
        self.ephemeral = ephemeral
        saltBytes = salt
        messageIDBytes = messageID
    }

    package func ephemeralSecret() throws(CryptoError) -> SecretBytes { try crypto.secret(of: ephemeral) }
    package func salt() -> [UInt8] { saltBytes }
    package func messageID() -> [UInt8] { messageIDBytes }
}
