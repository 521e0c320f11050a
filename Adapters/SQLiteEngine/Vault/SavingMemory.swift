internal import Message

/// What saving remembers between messages and calls, so that it need not ask the database for each message. Only good
/// as long as nothing but saving has changed the vault.
struct SavingMemory {
    /// What is known of a conversation.
    struct ConversationState {
        /// Its row.
        var row: Int64
        /// The last message in the chat's order.
        var last: (position: Int64, timestamp: Int64)?
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
