extension ThirdSchema {
    /// A server's epochs, gaps and sequences (RT-4).
    static let sync = [
        // Text of messages that may have been deleted since; the column remains, empty.
        "UPDATE sync_cursors SET preview = NULL",
        "ALTER TABLE sync_cursors ADD COLUMN epoch TEXT",
        "ALTER TABLE sync_cursors ADD COLUMN restarts INTEGER NOT NULL DEFAULT 0",
        """
        CREATE TABLE sync_missing (
            conversation_id INTEGER NOT NULL REFERENCES conversations ON DELETE CASCADE,
            first INTEGER NOT NULL,
            last INTEGER NOT NULL,
            PRIMARY KEY (conversation_id, first)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE sealed_lines (
            conversation_id INTEGER PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
            device BLOB NOT NULL,
            number INTEGER NOT NULL,
            digest BLOB NOT NULL
        )
        """,
    ]
}
