import WhisperBridgeProtocol
package import WhisperMediaPort
package import WhisperSecretMemory
package import WhisperStorePort
import WhisperWhatsAppEvents

/// Reads from the events in the vault where the files of live messages are (ING-6).
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
}
