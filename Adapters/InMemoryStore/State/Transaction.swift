import WhisperMessage
import WhisperStorePort

/// A change of the state under way.
struct Transaction {
    /// The state as it was.
    let before: VaultState
    /// The state as it will be.
    var state: VaultState
    /// What the observers will hear.
    var changes: Set<StoreChange> = []
    /// The moment at which it happens.
    let now: Timestamp
    var random: any RandomNumberGenerator & Sendable
    /// Conversations of which anything may have changed.
    private var touched: Set<UniqueIdentifier> = []
    /// How many messages each conversation was given.
    private var added: [UniqueIdentifier: Int] = [:]

    init(before: VaultState, now: Timestamp, random: any RandomNumberGenerator & Sendable) {
        self.before = before
        state = before
        self.now = now
        self.random = random
    }

    /// A fresh id.
    mutating func newIdentifier() -> UniqueIdentifier {
        .random(using: &random)
    }

    /// Notes that a conversation may read differently afterwards.
    mutating func touch(_ conversation: UniqueIdentifier) {
        touched.insert(conversation)
    }

    /// Notes that a conversation was given a message; those of a transaction are told together.
    mutating func tellAdded(to conversation: UniqueIdentifier) {
        let before = added[conversation, default: 0]
        touch(conversation)
        changes.remove(.messagesAdded(conversation: conversation, count: before))
        changes.insert(.messagesAdded(conversation: conversation, count: before + 1))
        added[conversation] = before + 1
    }

    /// Gives each conversation that reads differently than before its new time, and tells of it.
    mutating func settleConversations() {
        defer { touched = [] }
        for id in touched {
            guard let after = state.conversation(id), after != before.conversation(id) else { continue }
            let now = now
            state.conversations[id]?.conversation.updatedAt = now
            changes.insert(.conversationUpdated(id))
        }
    }
}
