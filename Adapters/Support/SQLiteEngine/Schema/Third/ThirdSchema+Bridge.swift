extension ThirdSchema {
    /// Live sources: events that wait for their message, and the admins of groups (ING-1b, ING-3).
    static let bridge: [String] = [
        // Kinds: 1 an edit with its text, 2 a deletion with its claim, 3 a reaction with its emoji (NULL: removed), 4 a
        // vote, whose text is the options in hex, separated by commas.
        """
        CREATE TABLE waiting_changes (
            id INTEGER PRIMARY KEY,
            conversation_id INTEGER NOT NULL REFERENCES conversations ON DELETE CASCADE,
            external_id TEXT NOT NULL,
            kind INTEGER NOT NULL,
            sender_id INTEGER REFERENCES senders ON DELETE CASCADE,
            text TEXT,
            claim INTEGER NOT NULL,
            timestamp INTEGER NOT NULL
        )
        """,
        "CREATE INDEX waiting_changes_by_message ON waiting_changes (conversation_id, external_id)",
        "CREATE INDEX waiting_changes_by_sender ON waiting_changes (sender_id) WHERE sender_id IS NOT NULL",
        """
        CREATE TABLE group_ranks (
            conversation_id INTEGER NOT NULL REFERENCES conversations ON DELETE CASCADE,
            person_id INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            timestamp INTEGER NOT NULL,
            is_admin INTEGER NOT NULL,
            PRIMARY KEY (conversation_id, person_id, timestamp)
        ) WITHOUT ROWID
        """,
    ]
}
