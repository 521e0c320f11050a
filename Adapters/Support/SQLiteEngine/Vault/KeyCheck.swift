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

    /// Enters all messages anew. What exports reported comes in the order of its ids, almost that of the keys; of the
    /// others an eighth of the keys is sorted at a time, as sorting takes memory.
    func rebuild() throws(StoreError) {
        for table in ["message_keys", "message_answers"] {
            for name in [table, "recent_\(table)"] { try connection.execute("DELETE FROM \(name)") }
        }
        let isExported =
            "external_id >= '\(MessageKey.exported.first)' AND external_id < '\(MessageKey.exported.behind)'"
        try connection.execute(
            """
            INSERT INTO message_keys SELECT conversation_id, message_key(external_id), sender_id, id FROM messages
            WHERE \(isExported) ORDER BY conversation_id, external_id
            """)
        for part in 0..<8 {
            try connection.execute(
                """
                INSERT INTO message_keys SELECT conversation_id, message_key(external_id), sender_id, id FROM messages
                WHERE NOT (\(isExported)) AND (message_key(external_id) >> 59) % 8 = \(part) ORDER BY 1, 2, 3, 4;
                INSERT INTO message_answers SELECT conversation_id, message_key(reply_to), position, id FROM messages
                WHERE reply_to IS NOT NULL AND message_key(reply_to) % 8 = \(part) ORDER BY 1, 2, 3, 4
                """)
        }
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
