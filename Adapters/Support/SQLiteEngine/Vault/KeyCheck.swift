internal import WhisperStorePort

/// Checks that each message has the key by which it is found (ST-10).
struct KeyCheck {
    let connection: Connection

    /// Whether the keys are those of the messages, none too many: both sides are walked once and their sums compared.
    func isSound() throws(StoreError) -> Bool {
        let messages = try sum(

            "SELECT conversation_id, message_key(external_id) AS key, sender_id, id AS message_id FROM messages")
        let keys = try sum(
            """
            SELECT conversation_id, key, sender_id, message_id FROM message_keys
            UNION ALL SELECT conversation_id, key, sender_id, message_id FROM recent_message_keys
            """)
        return messages == keys
    }

    /// Enters all messages anew.
    func rebuild() throws(StoreError) {
        for table in ["message_keys", "recent_message_keys"] { try connection.execute("DELETE FROM \(table)") }
        for statement in EleventhSchema.filling { try connection.execute(statement) }
    }

    /// Deletes all but the earliest of the messages of one sender in a conversation that have the same id: where pages were
    /// read singly, an old one may contain a message that has another row since.
    func deleteRepetitions() throws(StoreError) {
        try connection.execute(
            """
            DELETE FROM messages WHERE id IN (SELECT b.message_id FROM message_keys AS a
                CROSS JOIN message_keys AS b ON b.conversation_id = a.conversation_id AND b.key = a.key
                    AND b.sender_id = a.sender_id AND b.message_id > a.message_id
                CROSS JOIN messages AS m ON m.id = a.message_id CROSS JOIN messages AS n ON n.id = b.message_id
                WHERE m.external_id = n.external_id)
            """)
    }

    /// A product for each entry, so that exchanged keys change the sum; small enough that that of 10^9 does not overflow.
    private func sum(_ entries: String) throws(StoreError) -> [Int64] {
        let statement = try connection.transientStatement(
            """
            SELECT count(*), ifnull(sum((key % 65521 + 1) * (message_id % 65521 + conversation_id % 32749
                + sender_id % 32719 + 1)), 0)
            FROM (\(entries))
            """)
        guard try statement.step() else { return [] }
        return [statement.integer(0), statement.integer(1)]
    }
}
