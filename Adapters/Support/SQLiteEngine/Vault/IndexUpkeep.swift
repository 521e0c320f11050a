internal import WhisperMessage
internal import WhisperStorePort

/// Updates the full-text index for existing messages.
extension Connection {
    /// Indexes a message according to its row.
    func index(row: Int64) throws(StoreError) {
        try statement(
            """
            INSERT INTO message_index (docid, text, sender, attachments)
            SELECT rowid, text, sender, attachments FROM message_words WHERE rowid = ?1
            """
        ).bind(1, row).run()
    }
}
