import WhisperJSONText
import WhisperMessage
import WhisperStorePort

extension VaultStore {
    /// A stored message in the form in which a source reports it.
    func reported(_ message: StoredMessage) async throws(StoreError) -> NewMessage {
        var sender: SenderHandle?
        if let id = message.person, let participant = message.unified.sender, let known = try await person(id) {
            sender = try await self.sender(
                for: NewSender(
                    platform: message.unified.platform, aliases: known.aliases.map(\.alias), participant: participant,
                    isOwner: known.isOwner, seenAt: message.unified.timestamp))
        }
        let unified = message.unified
        return NewMessage(
            conversation: message.conversation, externalID: unified.externalID, platform: unified.platform,
            timestamp: unified.timestamp, precision: unified.precision, sender: sender,
            recipients: unified.recipients, direction: message.direction, status: message.status,
            isRead: message.isRead, content: unified.content, replyTo: unified.replyTo, editedAt: unified.editedAt,
            platformSpecific: unified.platformSpecific.isEmpty ? "" : JSONValue.object(unified.platformSpecific).text,
            contentKey: message.contentKey, delivery: message.delivery, carrierText: message.carrierText)
    }
}
