package import WhisperCore
import WhisperOpenSSLMedia
package import WhisperSecretMemory
package import WhisperWhatsAppEvents

extension LiveMedia {
    /// Reads changes that are encrypted with a secret of the message that they concern.
    package static func decryption(
        by decoder: WhatsAppEventDecoder, memory: any SecretAllocator
    ) -> ChangeDecryption {
        { change, originals, time in
            decoder.events(
                decrypting: change, of: originals, by: OpenSSLMediaOpener(memory: memory), memory: memory,
                receivedAt: time)
        }
    }
}
