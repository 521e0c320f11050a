internal import WhisperStorePort

/// Checks that each message has the key by which it is found, and each answer that of what it answers (ST-10).
struct KeyCheck {
    let connection: Connection

    /// Whether the keys are those of the messages, none too many: both sides are walked once and their sums compared.
    func isSound() throws(StoreError) -> Bool {
        let sides = [
            (
                "SELECT conversation_id, message_key(external_id) AS key, sender_id AS detail, id AS message_id FROM messages",
                entries(of: "message_keys", "sender_id")
            ),
            (
                """
                SELECT conversation_id, message_key(reply_to) AS key, position AS detail, id AS message_id FROM messages
                WHERE reply_to IS NOT NULL
                """,
                entries(of: "message_answers", "position")
            ),
        ]
        for (messages, keys) in sides where try sum(messages) != sum(keys) { return false }
        return true
    }

    private func entries(of table: String, _ column: String) -> String {
        [table, "recent_\(table)"].map { "SELECT conversation_id, key, \(column) AS detail, message_id FROM \($0)" }
            .joined(separator: " UNION ALL ")
    }

    /// Enters all messages anew, in a vault of version 11 or later.
    func rebuild() throws(StoreError) {
        let version = try connection.integer("PRAGMA user_version") ?? 0
        try rebuild("message_keys", EleventhSchema.filling)
        if version >= TwelfthSchema.version { try rebuild("message_answers", TwelfthSchema.filling) }
    }

    private func rebuild(_ table: String, _ filling: [String]) throws(StoreError) {
        try connection.execute("DELETE FROM \(table)")
        try connection.execute("DELETE FROM recent_\(table)")
        for statement in filling { try connection.execute(statement) }
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
                + detail % 32719 + 1)), 0)
            FROM (\(entries))
            """)
        guard try statement.step() else { return [] }
        return [statement.integer(0), statement.integer(1)]
    }
}
