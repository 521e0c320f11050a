/// The migration from version 5 to 6 of the schema: archived conversations (WDB-5, ST-9).
enum SixthSchema {
    /// The statements, in order. No conversation of an existing vault is archived.
    static let statements = [
        "ALTER TABLE conversations ADD COLUMN is_archived INTEGER NOT NULL DEFAULT 0",
        "DROP INDEX conversations_by_activity",
        """
        CREATE INDEX conversations_by_activity ON conversations (is_archived, is_pinned DESC, activity_at DESC, uuid)
        """,
    ]
}
