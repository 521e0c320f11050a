public import WhisperMessage
public import WhisperStorePort

extension InMemoryStore {
    /// Every reference that identifies a conversation, in the order in which they were added.
    ///
    /// - Throws: `.conversationNotFound`.
    public func references(of id: UniqueIdentifier) async throws(StoreError) -> [ConversationReference] {
        try readState { (state) throws(StoreError) in try state.references(of: id) }
    }
}

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
