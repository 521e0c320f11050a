import WhisperMessage
import WhisperStorePort

/// How far a conversation is that a server tells of.
struct SyncState: Hashable, Sendable {
    /// The sequence through which all events are held.
    var sequence: Int64 = 0
    /// The latest update that was told.
    var update: ConversationUpdate?
    /// Which numbering the sequence is of.
    var epoch: String?
    /// How often the server began to count anew.
    var restarts = 0
    /// Sequences whose events the server did not give.
    var missing: [ClosedRange<Int64>] = []
}

extension VaultState {
    /// Whether a line follows the last one of its conversation.
    func isNext(_ line: SealedLine, in conversation: UniqueIdentifier) -> Bool {
        let last = lastLines[conversation].flatMap { $0.device == line.device ? $0.number : nil } ?? 0
        return line.number == last + 1
    }
}

/// An entry of the outbox.
struct OutboxRow: Hashable, Sendable {
    var number: Int64
    var message: UniqueIdentifier
    var attempts: Int64 = 0
    var nextAttemptAt: Timestamp
}

extension VaultState {
    /// What a server knows a conversation by; nil where it has no alias on its own platform.
    func serverID(of row: ConversationRow) -> String? {
        row.aliases.first { $0.platform == row.conversation.platform }?.key
    }

    /// An entry of the outbox as callers see it.
    func entry(_ row: OutboxRow) -> OutboxEntry? {
        guard let message = messages[row.message]?.message, let conversation = conversations[message.conversation]
        else { return nil }
        return OutboxEntry(
            number: row.number, message: row.message, conversation: message.conversation,
            serverConversation: serverID(of: conversation) ?? "",
            clientMessageID: message.delivery?.clientMessageID ?? "",
            text: message.carrierText ?? message.unified.content.text ?? "", attempts: row.attempts,
            nextAttemptAt: row.nextAttemptAt)
    }
}

extension StoredMessage {
    /// Whether it is an own one that a server has not taken yet.
    var isUnsent: Bool {
        direction == .outgoing && (status == .pending || status == .failed) && delivery?.clientMessageID != nil
            && delivery?.serverID == nil
    }
}
