import WhisperArchive
import WhisperMessage
import WhisperStorePort

extension BrokenStore {
    func settleAttachment(
        of message: UniqueIdentifier, at index: Int, _ fate: AttachmentFate
    ) async throws(StoreError) -> WhisperMessage.Attachment {
        if fault == .forgetsContents, fate == .expired, let held = try await base.message(message),
            held.unified.content.attachments.indices.contains(index)
        {
            var attachment = held.unified.content.attachments[index]
            (attachment.state, attachment.sha256) = (.expired, nil)
            try await base.updateAttachment(message, index: index, to: attachment)
            return attachment
        }
        return try await unlessCancelled { [base] () throws(StoreError) in
            try await base.settleAttachment(of: message, at: index, fate)
        }
    }
}
