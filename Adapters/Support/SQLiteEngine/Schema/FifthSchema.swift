/// The migration from version 4 to 5 of the schema: when messages were first posted (MX-3), and attachments that are
/// still to be fetched (MX-4, ST-9).
enum FifthSchema {
    /// The statements, in order. What was posted before is unknown, so the new table is empty in existing vaults.
    static let statements = [
        // Belongs to the message instead of its outbox entry, which ends when the message is given up. The columns are in
        // this order so that recovery cannot confuse its rows with drafts.
        """
        CREATE TABLE post_attempts (
            message_id INTEGER PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
            made_at INTEGER NOT NULL,
            device TEXT NOT NULL
        )
        """,
        "CREATE INDEX attachments_to_fetch ON attachments (message_id) WHERE state = 'remote'",
    ]
}
