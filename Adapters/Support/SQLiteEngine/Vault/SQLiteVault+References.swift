public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `ConversationStore`.
    ///
    /// - Throws: `.conversationNotFound`.
    public func references(of id: UniqueIdentifier) async throws(StoreError) -> [ConversationReference] {
        try await read { session throws(StoreError) in
            let row = try session.connection.requireConversation(id)
            guard let conversation = try session.connection.conversation(row: row) else {
                throw StoreError(.conversationNotFound)
            }
            return try session.connection.aliases(of: conversation, row)
        }
    }
}
