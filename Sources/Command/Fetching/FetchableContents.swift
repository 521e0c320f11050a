import WhisperArchive
import WhisperCore
import WhisperJSONText
import WhisperMessage
import WhisperSecretMemory
package import WhisperStorePort
import WhisperWhatsAppEvents

/// Which contents of attachments could be fetched again (ST-13): those of live WhatsApp messages, whose events name their
/// files, and those of Matrix.
package struct FetchableContents: Sendable {
    private let store: any VaultStore
    private let memory: any SecretAllocator
    private let now: Timestamp

    /// - Throws: The failure of the cryptographic library.
    package init(_ store: any VaultStore, in context: Context) throws {
        self.store = store
        memory = try Adapters.sealing()
        now = context.clock.now()
    }

    /// Decides about one.
    package func mayFetch(_ use: ContentUse) async throws(StoreError) -> Bool {
        switch use.platform {
        case .whatsapp:
            let now = now
            return try await MediaFiles.canFetch(use, of: store, memory: memory) {
                (event, index, memory) throws(SecretMemoryError) in
                guard
                    let reference = try LiveMedia.reference(event, index, memory),
                    !reference.file.hasExpiredOnWhatsApp(at: now)
                else { return nil }
                return reference
            }
        case .matrix: return try await hasAddress(use)
        default: return false
        }
    }

    /// Whether a message of Matrix has the address of its one file, as its arrival or its upload stored it.
    private func hasAddress(_ use: ContentUse) async throws(StoreError) -> Bool {
        guard let message = try await store.message(use.message)?.unified, use.place.index == 0,
            message.content.attachments.count == 1, case .object(let media)? = message.platformSpecific["media"],
            case .string(let address)? = media["uri"]
        else { return false }
        return address.hasPrefix("mxc://")
    }
}
