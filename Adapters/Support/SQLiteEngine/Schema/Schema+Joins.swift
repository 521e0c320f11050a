extension Schema {
    /// Joins of people and of chats, with what is needed to take them apart (ING-1).
    static let joinTables = [
        // `of_chats` is 1 for chats; `leaving` and `staying` are ids, as that of a chat outlives its row; `former` is what
        // the leaving one was (see `FormerPerson`, `StoredJoin`).
        """
        CREATE TABLE joins (
            id INTEGER PRIMARY KEY,
            uuid BLOB NOT NULL UNIQUE,
            of_chats INTEGER NOT NULL,
            leaving BLOB NOT NULL,
            staying BLOB NOT NULL,
            cause TEXT NOT NULL,
            made_at INTEGER NOT NULL,
            former TEXT NOT NULL
        )
        """,
        "CREATE INDEX joins_by_staying ON joins (staying)",
        "CREATE INDEX joins_by_leaving ON joins (leaving)",
        "CREATE INDEX joins_by_cause ON joins (cause)",
        // What either side of a join had once for something, such as a receipt for a message, as text. Without values: an
        // import into the leaving chat.
        """
        CREATE TABLE joined_parts (
            id INTEGER PRIMARY KEY,
            join_id INTEGER NOT NULL REFERENCES joins ON DELETE CASCADE,
            message_id INTEGER REFERENCES messages ON DELETE CASCADE,
            part TEXT NOT NULL,
            leaving TEXT,
            staying TEXT
        )
        """,
        "CREATE INDEX joined_parts_by_join ON joined_parts (join_id)",
        "CREATE INDEX joined_parts_by_message ON joined_parts (message_id) WHERE message_id IS NOT NULL",
        // People or chats whom the owner has separated; `other` is `UniqueIdentifier.anyOwner` where a person is not the owner.
        """
        CREATE TABLE separations (
            one BLOB NOT NULL,
            other BLOB NOT NULL,
            PRIMARY KEY (one, other)
        ) WITHOUT ROWID
        """,
    ]
}
