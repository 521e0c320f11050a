import WhisperMessage
import WhisperStorePort

/// An entry of the outbox.
struct OutboxRow: Hashable, Sendable {
    var number: Int64
    var message: UniqueIdentifier
    var attempts: Int64 = 0
    var nextAttemptAt: Timestamp
}

extension VaultState {
    /// The server's id of a conversation; nil if it has no alias on its own platform.
    func serverID(of row: ConversationRow) -> String? {
        row.aliases.first { $0.platform == row.conversation.platform }?.key
    }

    /// Removes a deleted message from the outbox, if it is there.
    mutating func removeFromOutbox(_ message: UniqueIdentifier) {
        outbox.removeAll { $0.message == message }
        attempts[message] = nil
    }

    /// The outbox, ordered by number.
    func outbox(of platform: Platform?, after number: Int64?, limit: Int) -> [OutboxEntry] {
        let entries = outbox.lazy.filter { row in number.map { row.number > $0 } ?? true }.compactMap(entry)
        return Array(entries.filter { entry in platform.map { entry.platform == $0 } ?? true }.prefix(limit))
    }

    /// An outbox entry as callers see it.
    func entry(_ row: OutboxRow) -> OutboxEntry? {
        guard let message = messages[row.message]?.message, let conversation = conversations[message.conversation]
        else { return nil }
        return OutboxEntry(
            number: row.number, platform: conversation.conversation.platform, message: row.message,
            conversation: message.conversation, serverConversation: serverID(of: conversation) ?? "",
            clientMessageID: message.delivery?.clientMessageID ?? "",
            text: message.carrierText ?? message.unified.content.text ?? "", attempts: row.attempts,
            nextAttemptAt: row.nextAttemptAt, firstAttempt: attempts[row.message],
            kind: message.unified.content.kind, attachments: message.unified.content.attachments)
    }
}
