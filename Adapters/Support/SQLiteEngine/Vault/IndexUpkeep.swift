internal import WhisperMessage
internal import WhisperStorePort

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
