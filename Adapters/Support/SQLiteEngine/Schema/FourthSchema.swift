/// The migration from version 3 to 4 of the schema: services that do not number their events (MX-2, ST-9).
enum FourthSchema {
    /// The statements, in order. Existing vaults have no such accounts, so the tables are empty there.
    static let statements = [
        """
        CREATE TABLE arrival_accounts (
            platform TEXT PRIMARY KEY,
            user_id TEXT NOT NULL,
            server TEXT NOT NULL,
            token TEXT NOT NULL
        ) WITHOUT ROWID
        """,
        // The lower bound is NULL for the history before the first message. While the messages above a gap are being
        // moved, those from `moved_from` on have been.
        """
        CREATE TABLE arrival_gaps (
            conversation_id INTEGER NOT NULL REFERENCES conversations ON DELETE CASCADE,
            id BLOB NOT NULL,
            room TEXT NOT NULL,
            token TEXT NOT NULL,
            lower INTEGER,
            upper INTEGER NOT NULL,
            moved_from INTEGER,
            PRIMARY KEY (conversation_id, id)
        ) WITHOUT ROWID
        """,
    ]
}
