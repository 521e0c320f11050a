/// What makes a vault of version 1 of the schema one of version 2: messages keep what went over the wire in place of their
/// text, and the tables of what a server tells hold what the port of them speaks of (ST-9, RT-4, RT-5).
enum SecondSchema {
    /// The statements, in order.
    static let statements = messages + outbox + cursors + subscriptions

    private static let messages = [
        "ALTER TABLE messages ADD COLUMN carrier_text TEXT"
    ]

    /// An entry is a message that is to be taken: what is posted is in its row, and one that was given up has none.
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
        // Numbers of entries are never used again.
        """
        INSERT OR IGNORE INTO settings (name, value)
        SELECT 'vault.outbox_number', max(id) FROM outbox WHERE 1 GROUP BY NULL
        """,
        "DROP TABLE outbox",
        "ALTER TABLE outbox_2 RENAME TO outbox",
    ]

    /// A cursor is a sequence; beside it stands the latest update of the conversation.
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
