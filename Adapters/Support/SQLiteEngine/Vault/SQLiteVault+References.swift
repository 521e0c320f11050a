public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `ConversationStore`.
    ///
    /// - Throws: `.conversationNotFound`.
    public func references(of id: UniqueIdentifier) async throws(StoreError) -> [ConversationReference] {
        try await readRows { session throws(StoreError) in try session.connection.references(of: id) }
    }
}

extension Connection {
    /// The references to a conversation, in their order.
    func references(of id: UniqueIdentifier) throws(StoreError) -> [ConversationReference] {
        let row = try requireConversation(id)
        guard let conversation = try conversation(row: row) else { throw StoreError(.conversationNotFound) }
        return try aliases(of: conversation, row)
    }
}
