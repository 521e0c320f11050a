internal import WhisperMessage
internal import WhisperStorePort

extension Transaction {
    /// Saves a draft in place of the previous one.
    func put(_ draft: Draft, _ row: Int64) throws(StoreError) {
        try statement("INSERT OR REPLACE INTO drafts (conversation_id, text, updated_at) VALUES (?1, ?2, ?3)")
            .bind(1, row).bind(2, draft.text).bind(3, draft.updatedAt).run()
    }
}

extension Connection {
    /// The draft of a conversation; nil if there is none.
    func draft(in conversation: UniqueIdentifier) throws(StoreError) -> Draft? {
        let statement = try statement(
            """
            SELECT d.text, d.updated_at FROM conversations AS c CROSS JOIN drafts AS d ON d.conversation_id = c.id
            WHERE c.uuid = ?1
            """
        ).bind(1, conversation)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return Draft(conversation: conversation, text: statement.text(0), updatedAt: statement.timestamp(1))
    }

    /// All drafts, by conversation in ascending order.
    func drafts() throws(StoreError) -> [Draft] {
        let statement = try statement(
            """
            SELECT c.uuid, d.text, d.updated_at FROM drafts AS d CROSS JOIN conversations AS c
            ON c.id = d.conversation_id
            """)
        defer { statement.reset() }
        var drafts: [Draft] = []
        while try statement.step() {
            guard let conversation = statement.identifier(0) else { throw StoreError(.damaged) }
            drafts.append(
                Draft(conversation: conversation, text: statement.text(1), updatedAt: statement.timestamp(2)))
        }
        return drafts.sorted { $0.conversation < $1.conversation }
    }
}
