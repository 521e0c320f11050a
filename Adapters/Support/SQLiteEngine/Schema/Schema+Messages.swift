/// Messages, what belongs to them, and how they are found.
extension Schema {
    static let messageTables = [
        // `carrier_text` is what was transmitted instead of the text; `seal` the vault's own record of how the message
        // was sealed (LOOK-4); `written_at` when it was written, if that is known from another source than `timestamp`;
        // `run_id` the import that brought it. That is no reference, which would check each new message and need an
        // index; neither is `join_id`, the join that brought it from another chat.
        """
        CREATE TABLE messages (
            id INTEGER PRIMARY KEY,
            uuid BLOB NOT NULL,
            conversation_id INTEGER NOT NULL REFERENCES conversations ON DELETE CASCADE,
            position INTEGER NOT NULL,
            external_id TEXT NOT NULL,
            sender_id INTEGER NOT NULL REFERENCES senders,
            platform TEXT NOT NULL,
            timestamp INTEGER NOT NULL,
            time_precision INTEGER NOT NULL,
            local_time TEXT,
            local_zone TEXT,
            written_at INTEGER,
            direction INTEGER NOT NULL,
            status INTEGER NOT NULL,
            is_read INTEGER NOT NULL,
            kind INTEGER NOT NULL,
            text TEXT,
            carrier_text TEXT,
            seal TEXT,
            reply_to TEXT,
            edited_at INTEGER,
            platform_specific TEXT,
            content_key BLOB,
            parts INTEGER NOT NULL,
            is_uuid_given INTEGER NOT NULL,
            client_message_id TEXT,
            server_id TEXT,
            server_seq INTEGER,
            server_created_at INTEGER,
            run_id INTEGER,
            join_id INTEGER
        )
        """,
        "CREATE UNIQUE INDEX messages_by_position ON messages (conversation_id, position)",
        """
        CREATE INDEX messages_unread ON messages (conversation_id, position) WHERE is_read = 0 AND direction = 1
        """,
        "CREATE UNIQUE INDEX messages_by_given_uuid ON messages (uuid) WHERE is_uuid_given = 1",
        "CREATE UNIQUE INDEX messages_by_server_id ON messages (server_id) WHERE server_id IS NOT NULL",
        """
        CREATE UNIQUE INDEX messages_by_server_seq ON messages (conversation_id, server_seq)
        WHERE server_seq IS NOT NULL
        """,
        """
        CREATE INDEX messages_by_client_message_id ON messages (client_message_id) WHERE client_message_id IS NOT NULL
        """,
        "CREATE INDEX messages_by_writing ON messages (written_at) WHERE written_at IS NOT NULL",
        """
        CREATE TABLE attachments (
            message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
            ordinal INTEGER NOT NULL,
            name TEXT,
            mime TEXT,
            size INTEGER,
            sha256 TEXT,
            state TEXT NOT NULL,
            transcript TEXT,
            PRIMARY KEY (message_id, ordinal)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX attachments_by_blob ON attachments (sha256) WHERE sha256 IS NOT NULL",
        "CREATE INDEX attachments_to_fetch ON attachments (message_id) WHERE state = 'remote'",
        """
        CREATE TABLE recipients (
            message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
            ordinal INTEGER NOT NULL,
            identifier TEXT,
            display_name TEXT NOT NULL,
            PRIMARY KEY (message_id, ordinal)
        ) WITHOUT ROWID
        """,
        // A NULL emoji is a removed reaction; the row remains, so that an older event changes nothing. `is_claimed` is 1 if
        // only an added file shows the reaction.
        """
        CREATE TABLE reactions (
            message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
            person_id INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            sender_id INTEGER NOT NULL REFERENCES senders,
            emoji TEXT,
            timestamp INTEGER NOT NULL,
            ordinal INTEGER NOT NULL,
            is_claimed INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (message_id, person_id)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX reactions_by_person ON reactions (person_id)",
        // `is_time_estimated` is 1 if an export showed the text and no source has stated when it was set; else NULL.
        """
        CREATE TABLE message_versions (
            id INTEGER PRIMARY KEY,
            message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
            timestamp INTEGER NOT NULL,
            text TEXT NOT NULL,
            is_time_estimated INTEGER
        )
        """,
        "CREATE INDEX message_versions_by_message ON message_versions (message_id, timestamp)",
        // The status is the code of `ReceiptStatus` as text.
        """
        CREATE TABLE message_receipts (
            message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
            person_id INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            timestamp INTEGER NOT NULL,
            status TEXT NOT NULL,
            PRIMARY KEY (message_id, person_id)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX message_receipts_by_person ON message_receipts (person_id)",
    ]

    /// The keys by which messages are found, and the answers to a message. Each message has an entry in one of the two
    /// tables of keys, each answer also in one of those of answers: large saves collect theirs in the small tables, in
    /// the order of the messages, and move many at a time into the large ones, in theirs (see `RecentKeys`). That no
    /// message is stored twice is up to the program.
    static let keyTables =
        [
            """
            CREATE TABLE message_keys (
                conversation_id INTEGER NOT NULL,
                key INTEGER NOT NULL,
                sender_id INTEGER NOT NULL,
                message_id INTEGER NOT NULL,
                PRIMARY KEY (conversation_id, key, sender_id, message_id)
            ) WITHOUT ROWID
            """,
            """
            CREATE TABLE recent_message_keys (
                message_id INTEGER PRIMARY KEY,
                key INTEGER NOT NULL,
                conversation_id INTEGER NOT NULL,
                sender_id INTEGER NOT NULL
            )
            """,
            """
            CREATE TABLE message_answers (
                conversation_id INTEGER NOT NULL,
                key INTEGER NOT NULL,
                position INTEGER NOT NULL,
                message_id INTEGER NOT NULL,
                PRIMARY KEY (conversation_id, key, position, message_id)
            ) WITHOUT ROWID
            """,
            """
            CREATE TABLE recent_message_answers (
                message_id INTEGER PRIMARY KEY,
                key INTEGER NOT NULL,
                conversation_id INTEGER NOT NULL,
                position INTEGER NOT NULL
            )
            """,
        ] + keyTriggers

    /// Whatever deletes, moves or renames messages, their entries follow. New ones are entered by saving. An entry that
    /// was left behind is no obstacle, whichever resolution of conflicts the outer statement demands.
    private static let keyTriggers = [
        """
        CREATE TRIGGER message_keys_of_deleted AFTER DELETE ON messages BEGIN
            \(removal)
        END
        """,
        """
        CREATE TRIGGER message_keys_of_changed AFTER UPDATE OF id, conversation_id, external_id, sender_id ON messages
        WHEN new.id <> old.id OR new.conversation_id <> old.conversation_id OR new.external_id <> old.external_id
            OR new.sender_id <> old.sender_id BEGIN
            \(removal)
            INSERT INTO message_keys SELECT new.conversation_id, message_key(new.external_id), new.sender_id, new.id
            WHERE NOT EXISTS (SELECT 1 FROM message_keys WHERE conversation_id = new.conversation_id
                AND key = message_key(new.external_id) AND sender_id = new.sender_id AND message_id = new.id);
        END
        """,
        """
        CREATE TRIGGER message_answers_of_deleted AFTER DELETE ON messages WHEN old.reply_to IS NOT NULL BEGIN
            \(removalOfAnswer)
        END
        """,
        """
        CREATE TRIGGER message_answers_of_changed AFTER UPDATE OF id, conversation_id, reply_to, position ON messages
        WHEN (old.reply_to IS NOT NULL OR new.reply_to IS NOT NULL) AND (new.id <> old.id
            OR new.conversation_id <> old.conversation_id OR new.reply_to IS NOT old.reply_to
            OR new.position <> old.position) BEGIN
            \(removalOfAnswer)
            INSERT INTO message_answers SELECT new.conversation_id, message_key(new.reply_to), new.position, new.id
            WHERE new.reply_to IS NOT NULL AND NOT EXISTS (SELECT 1 FROM message_answers
                WHERE conversation_id = new.conversation_id AND key = message_key(new.reply_to)
                AND position = new.position AND message_id = new.id);
        END
        """,
    ]

    private static let removal = """
        DELETE FROM message_keys WHERE conversation_id = old.conversation_id AND key = message_key(old.external_id)
                AND sender_id = old.sender_id AND message_id = old.id;
            DELETE FROM recent_message_keys WHERE message_id = old.id;
        """

    private static let removalOfAnswer = """
        DELETE FROM message_answers WHERE conversation_id = old.conversation_id AND key = message_key(old.reply_to)
                AND position = old.position AND message_id = old.id;
            DELETE FROM recent_message_answers WHERE message_id = old.id;
        """

    /// The full-text index over a view, whose columns contain the words that `SearchText` extracts from the fields, so
    /// that words are the same on every engine. It is ordered newest first. The names and transcripts of attachments are
    /// separated by a word that no text contains (U+FFFE), so that no phrase spans two.
    static let searchTables = [
        """
        CREATE VIEW message_words AS
        SELECT m.id AS rowid, index_form(m.text) AS text, index_form(s.display_name) AS sender,
            (SELECT group_concat(coalesce(
                    index_form(a.name) || ' ' || char(65534) || ' ' || index_form(a.transcript),
                    index_form(a.name), index_form(a.transcript)), ' ' || char(65534) || ' ') FROM
                (SELECT name, transcript FROM attachments WHERE message_id = m.id ORDER BY ordinal) AS a) AS attachments
        FROM messages AS m JOIN senders AS s ON s.id = m.sender_id
        """,
        """
        CREATE VIRTUAL TABLE message_index USING fts4(
            text, sender, attachments, content="message_words", tokenize=simple, matchinfo="fts3", order="desc")
        """,
        // Messages whose entries are to be removed from the index, with their words if known (ST-11).
        "CREATE TABLE erased_rows (id INTEGER PRIMARY KEY, words TEXT)",
    ]
}
