internal import Message
internal import StorePort

/// Keeping the full-text index in step with messages that are there already.
extension Connection {
    /// Indexes a message as it stands in its row.
    func index(row: Int64) throws(StoreError) {
        try statement(
            """
            INSERT INTO message_index (docid, text, sender, attachments)
            SELECT rowid, text, sender, attachments FROM message_words WHERE rowid = ?1
            """
        ).bind(1, row).run()
    }
}

extension Transaction {
    /// How many messages are taken out of the index at a time.
    private static let batch = 50_000

    /// Takes the messages of a conversation out of the index, before they go.
    func removeFromIndex(conversation row: Int64) throws(StoreError) {
        var last = Int64.min
        while true {
            let statement = try statement(
                "SELECT id, position FROM messages WHERE conversation_id = ?1 AND position > ?2 ORDER BY position LIMIT ?3"
            ).bind(1, row).bind(2, last).bind(3, Int64(Transaction.batch))
            var rows: [Int64] = []
            while try statement.step() {
                rows.append(statement.integer(0))
                last = statement.integer(1)
            }
            if rows.isEmpty { return }
            try removeFromIndex(rows)
        }
    }

    /// Takes messages out of the index; in ascending order, as the index is written.
    func removeFromIndex(_ rows: [Int64]) throws(StoreError) {
        try ErasedWords.note(connection)
        let removal = try statement("DELETE FROM message_index WHERE docid = ?1")
        for row in rows.sorted() {
            if Task.isCancelled { throw StoreError(.cancelled) }
            try removal.bind(1, row).run()
        }
    }
}
