import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort

/// Adds attachments to messages that an earlier export contained without them, and their names to messages of which a
/// database or a bridge knows none.
struct AttachmentUpgrade: Sendable {
    let store: any VaultStore
    let intake: AttachmentIntake
    let conversation: UniqueIdentifier
    /// The positions of the stored elements when the plan was made.
    let places: [ChatPosition]

    /// Stores offered contents, names and types that the vault lacks.
    ///
    /// - Returns: What the source could not supply.
    func take(_ offer: AttachmentOffer) async throws(ImportError) -> [AttachmentFault] {
        guard places.indices.contains(Int(offer.held)), let held = try await message(at: places[Int(offer.held)])
        else { return [] }
        var faults: [AttachmentFault] = []
        for (index, attachment) in held.unified.content.attachments.enumerated() {
            guard offer.content.attachments.indices.contains(index) else { continue }
            // A better source's name and type stay.
            let filled = attachment.filled(from: try content(offer, at: index, for: attachment, &faults))
            if filled == attachment { continue }
            do throws(StoreError) {
                try await store.updateAttachment(held.unified.id, index: index, to: filled)
            } catch {
                throw ImportError(error)
            }
        }
        return faults
    }

    /// An offered attachment, with its content if the vault lacks that.
    private func content(
        _ offer: AttachmentOffer, at index: Int, for held: Attachment, _ faults: inout [AttachmentFault]
    ) throws(ImportError) -> Attachment {
        let offered = offer.content.attachments[index]
        guard held.state != .found, offer.sources.indices.contains(index), let source = offer.sources[index] else {
            return offered
        }
        let kept = try intake.keep(
            Content(kind: offer.content.kind, text: nil, attachments: [offered]), from: [source])
        try intake.synchronize()
        faults += kept.faults
        return kept.content.attachments.first ?? offered
    }

    private func message(at place: ChatPosition) async throws(ImportError) -> StoredMessage? {
        do throws(StoreError) {
            return try await store.message(conversation: conversation, at: place)
        } catch {
            throw ImportError(error)
        }
    }
}
