import WhisperMessage
import WhisperStorePort

/// A transaction in progress.
final class Transaction {
    /// The state before.
    let before: VaultState
    /// The state after.
    var state: VaultState
    /// The changes to report to the observers.
    var changes: Set<StoreChange> = []
    /// The time of the transaction.
    let now: Timestamp
    var random: any RandomNumberGenerator & Sendable
    /// Conversations that may have changed.
    private var touched: Set<UniqueIdentifier> = []
    /// Those of them whose members changed.
    private var altered: Set<UniqueIdentifier> = []
    /// The number of messages added to each conversation.
    private var added: [UniqueIdentifier: Int] = [:]

    init(before: VaultState, now: Timestamp, random: any RandomNumberGenerator & Sendable) {
        self.before = before
        state = before
        self.now = now
        self.random = random
    }

    /// A new id.
    func makeIdentifier() -> UniqueIdentifier {
        .random(using: &random)
    }

    /// Records that a conversation may have changed.
    func touch(_ conversation: UniqueIdentifier) {
        touched.insert(conversation)
    }

    /// Records that something about a conversation changed that is not one of its own fields, such as its members.
    func touchDetails(of conversation: UniqueIdentifier) {
        touch(conversation)
        altered.insert(conversation)
    }

    /// Records that a message was added to a conversation; the additions of a transaction are reported together.
    func reportAdded(to conversation: UniqueIdentifier) {
        let before = added[conversation, default: 0]
        touch(conversation)
        changes.remove(.messagesAdded(conversation: conversation, count: before))
        changes.insert(.messagesAdded(conversation: conversation, count: before + 1))
        added[conversation] = before + 1
    }

    /// Updates the time of each conversation that has changed, and reports it.
    func settleConversations() {
        defer {
            touched = []
            altered = []
        }
        for id in touched {
            guard let after = state.conversation(id) else { continue }
            let isChanged = before.conversation(id).map(after.isChanged) ?? true
            guard isChanged || altered.contains(id) else { continue }
            state.conversations[id]?.conversation.updatedAt = now
            changes.insert(.conversationUpdated(id))
        }
    }
}
