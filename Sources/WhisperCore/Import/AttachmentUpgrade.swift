import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Adds attachments to messages that an earlier export contained without them.
struct AttachmentUpgrade: Sendable {
    let store: any VaultStore
    let intake: AttachmentIntake
    let conversation: UniqueIdentifier
    /// The positions of the stored elements when the plan was made.
    let places: [ChatPosition]

    /// Stores offered contents that the vault lacks.
    func take(_ offer: AttachmentOffer) async throws(ImportError) {
        guard places.indices.contains(Int(offer.held)), let held = try await message(at: places[Int(offer.held)])
        else { return }
        for (index, attachment) in held.unified.content.attachments.enumerated() {
            guard attachment.state != .found, offer.content.attachments.indices.contains(index),
                offer.sources.indices.contains(index), let source = offer.sources[index]
            else { continue }
            let offered = Content(
                kind: offer.content.kind, text: nil, attachments: [offer.content.attachments[index]])
            let kept = try intake.keep(offered, from: [source])
            try intake.synchronize()
            // A better source's name and type stay.
            let filled = attachment.filled(from: kept.attachments[0])
            do throws(StoreError) {
                try await store.updateAttachment(held.unified.id, index: index, to: filled)
            } catch {
                throw ImportError(error)
            }
        }
    }

    private func message(at place: ChatPosition) async throws(ImportError) -> StoredMessage? {
        do throws(StoreError) {
            return try await store.message(conversation: conversation, at: place)
        } catch {
            throw ImportError(error)
        }
    }
}
