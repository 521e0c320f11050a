package import CryptoPort
import Envelope
package import SecretMemory

/// Randomness that a test chose, the same for every envelope.
package struct ScriptedRandomness: EnvelopeRandomness {
    package let crypto: any CryptoBackend
    /// 32 bytes.
    package let ephemeral: [UInt8]
    /// 16 bytes.
    package let saltBytes: [UInt8]
    /// 16 bytes.
    package let messageIDBytes: [UInt8]

    /// Randomness that a word decides.
    package init(_ word: String, crypto: any CryptoBackend) {
        self.crypto = crypto
        ephemeral = crypto.sha256(Array("ephemeral of \(word)".utf8))
        saltBytes = Array(crypto.sha256(Array("salt of \(word)".utf8)).prefix(16))
        messageIDBytes = Array(crypto.sha256(Array("message id of \(word)".utf8)).prefix(16))
    }

    package func ephemeralSecret() throws(CryptoError) -> SecretBytes { try crypto.secret(of: ephemeral) }
    package func salt() -> [UInt8] { saltBytes }
    package func messageID() -> [UInt8] { messageIDBytes }
}
