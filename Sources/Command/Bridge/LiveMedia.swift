import WhisperBridgeProtocol
package import WhisperCore
package import WhisperMediaPort
import WhisperOpenSSLMedia
package import WhisperSecretMemory
package import WhisperStorePort
package import WhisperWhatsAppEvents

/// Reads from the events in the vault where the files of live messages are, and what is encrypted (ING-6).
package enum LiveMedia {
    /// The reference of a file: of WhatsApp's own events, or of the protocol's form for other bridges.
    ///
    /// - Parameter index: The index of the attachment in the message's content.
    /// - Returns: Nil if the event contains none.
    package static func reference(
        _ event: RawRecord, _ index: Int, _ memory: any SecretAllocator
    ) throws(SecretMemoryError) -> MediaReference? {
        guard event.name == NormalizedMessage.rawName else {
            return try WhatsAppMediaReader.reference(
                name: event.name, raw: event.bytes, attachment: index, memory: memory)
        }
        return try NormalizedMessage.mediaReference(in: event.bytes, attachment: index, memory)
    }

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
