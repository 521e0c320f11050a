import WhisperMessage
import WhisperStorePort

/// The synchronisation state of a conversation.
struct SyncState: Hashable, Sendable {
    /// The sequence up to which all events are present.
    var sequence: Int64 = 0
    /// The latest reported update.
    var update: ConversationUpdate?
    /// The numbering that the sequence belongs to.
    var epoch: String?
    /// How often the server has restarted its numbering.
    var restarts = 0
    /// Sequences whose events the server did not deliver.
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
    /// The server's id of a conversation; nil if it has no alias on its own platform.
    func serverID(of row: ConversationRow) -> String? {
        row.aliases.first { $0.platform == row.conversation.platform }?.key
    }

    /// Removes a deleted message from the outbox, if it is there.
    mutating func removeFromOutbox(_ message: UniqueIdentifier) {
        outbox.removeAll { $0.message == message }
        attempts[message] = nil
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

extension StoredMessage {
    /// Whether it is an own message that no server has accepted yet.
    var isUnsent: Bool { lacksServerID && status != .sent }

    /// Whether it is an own message to which no server has given an id of its own: not accepted yet, or accepted under
    /// the id of another message.
    var lacksServerID: Bool {
        direction == .outgoing && status.onceAccepted == .sent && delivery?.clientMessageID != nil
            && delivery?.serverID == nil
    }
}
