internal import WhisperMessage

/// What saving remembers between messages and calls, so that it need not ask the database for each message. Only good
/// as long as nothing but saving has changed the vault.
struct SavingMemory {
    /// What is known of a conversation.
    struct ConversationState {
        /// Its row.
        var row: Int64
        /// The last message in the chat's order.
        var last: (position: Int64, timestamp: Int64)?
        /// Where the latest message went that did not go to the end.
        var gap: Gap?
    }

    /// The place behind a message that was put between others: the next one of a backlog most often goes there too.
    struct Gap {
        /// The message that was put there.
        var position: Int64
        var timestamp: Int64
        /// The place of the message behind it.
        var next: Int64
        /// The earliest time of all messages behind it.
        var earliest: Int64

        /// Whether a message of this time goes right behind the one that was put there.
        func fits(_ timestamp: Int64) -> Bool {
            self.timestamp <= timestamp && timestamp < earliest
        }
    }

    /// What is known of a sender.
    struct SenderState {
        /// Other rows of the same person, under whom the same message may be known.
        var others: [Int64]
    }

    var conversations: [UniqueIdentifier: ConversationState] = [:]
    var senders: [Int64: SenderState] = [:]
    /// Whether the large pieces of the full-text index are out of the way of small ones.
    var isIndexSettled = false
    /// The bucket that the latest message went to, and the number to try next in it.
    var bucket: Int64 = -1
    var nextNumber: Int64 = 0
}
