import WhisperMessage
import WhisperStorePort

extension VaultState {
    /// The references to a conversation, in their order.
    func references(of id: UniqueIdentifier) throws(StoreError) -> [ConversationReference] {
        guard let row = conversations[id] else { throw StoreError(.conversationNotFound) }
        return row.aliases.map { alias in
            ConversationReference(
                platform: alias.platform, key: alias.key, title: row.conversation.title, kind: row.conversation.kind)
        }
    }
}
