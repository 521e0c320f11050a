/// The migration from version 1 to 2 of the schema: messages store what was transmitted in place of their text, and the
/// synchronisation tables contain what the port requires (ST-9, RT-4, RT-5).
enum SecondSchema {
    /// The statements, in order.
    static let statements = messages + outbox + cursors + subscriptions

    private static let messages = [
        "ALTER TABLE messages ADD COLUMN carrier_text TEXT"
    ]

    /// An entry is a message to be sent: what is posted is in its row, and a failed one has no entry.
    private static let outbox = [
        """
        UPDATE messages SET client_message_id =
            (SELECT client_message_id FROM outbox WHERE outbox.message_id = messages.id)
        WHERE client_message_id IS NULL AND id IN (SELECT message_id FROM outbox)
        """,
        "UPDATE messages SET status = 3 WHERE id IN (SELECT message_id FROM outbox WHERE failed_at IS NOT NULL)",
        """
        CREATE TABLE outbox_2 (
            id INTEGER PRIMARY KEY,
            message_id INTEGER NOT NULL UNIQUE REFERENCES messages ON DELETE CASCADE,
            attempts INTEGER NOT NULL DEFAULT 0,
            next_attempt_at INTEGER NOT NULL
        )
        """,
        """
        INSERT INTO outbox_2 (id, message_id, attempts, next_attempt_at)
        SELECT id, message_id, attempts, next_attempt_at FROM outbox WHERE failed_at IS NULL
        """,
        // Numbers of entries are never reused.
        """
        INSERT OR IGNORE INTO settings (name, value)
        SELECT 'vault.outbox_number', max(id) FROM outbox WHERE 1 GROUP BY NULL
        """,
        "DROP TABLE outbox",
        "ALTER TABLE outbox_2 RENAME TO outbox",
    ]

    /// A cursor is a sequence, with the latest update of the conversation.
    private static let cursors = [
        """
        CREATE TABLE sync_cursors_2 (
            conversation_id INTEGER PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
            sequence INTEGER NOT NULL,
            update_sequence INTEGER,
            server_updated_at INTEGER,
            preview TEXT,
            server_last_message_at INTEGER
        )
        """,
        "INSERT INTO sync_cursors_2 (conversation_id, sequence) SELECT conversation_id, server_seq FROM sync_cursors",
        "DROP TABLE sync_cursors",
        "ALTER TABLE sync_cursors_2 RENAME TO sync_cursors",
    ]

    private static let subscriptions = [
        "CREATE INDEX conversations_by_platform ON conversations (platform, activity_at DESC, uuid)"
    ]
}
