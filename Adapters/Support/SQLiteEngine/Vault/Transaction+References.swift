internal import WhisperMessage
internal import WhisperStorePort

extension Connection {
    /// The references to a conversation, in their order.
    func references(of id: UniqueIdentifier) throws(StoreError) -> [ConversationReference] {
        let row = try requireConversation(id)
        guard let conversation = try conversation(row: row) else { throw StoreError(.conversationNotFound) }
        return try aliases(of: conversation, row)
    }
}
