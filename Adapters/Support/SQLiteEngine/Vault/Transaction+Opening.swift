internal import WhisperMessage
internal import WhisperStorePort

/// Records openings (ENV-7, ENV-8).
extension Transaction {
    /// Records an envelope in the permanent record, or which message it became.
    func put(_ opening: OpeningRecord) throws(StoreError) {
        let row = try opening.message.map { (id) throws(StoreError) in try requireMessage(id) }
        try statement("INSERT OR REPLACE INTO opened_envelopes (key, message_id, opened_at) VALUES (?1, ?2, ?3)")
            .bind(1, bytes: opening.key).bind(2, row).bind(3, opening.openedAt).run()
        #if WHISPER_TEST_HOOKS
            WriteStep.openingNoted.reached()
        #endif
    }
}

extension Connection {
    static let openingOfKey = """
        SELECT o.key, m.uuid, o.opened_at FROM opened_envelopes AS o LEFT JOIN messages AS m ON m.id = o.message_id
        WHERE o.key = ?1
        """

    /// What is recorded of an envelope; nil if it was not opened.
    func opening(_ key: [UInt8]) throws(StoreError) -> OpeningRecord? {
        let statement = try statement(Connection.openingOfKey).bind(1, bytes: key)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return OpeningRecord(
            key: statement.bytes(0), message: statement.identifier(1), openedAt: statement.timestamp(2))
    }

    /// The id of a conversation's row.
    func conversationID(_ row: Int64) throws(StoreError) -> UniqueIdentifier {
        let statement = try statement("SELECT uuid FROM conversations WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step(), let id = statement.identifier(0) else { throw StoreError(.damaged) }
        return id
    }
}
