/// The migration from version 2 to 3 of the schema (ST-9): one list of statements per area.
enum ThirdSchema {
    /// The statements, in order.
    static let statements = words + trust + bridge + sync + attribution

    /// Tables for removing deleted words from the full-text index (ST-11): messages whose entries are to be removed,
    /// with their words if known; and a flag for vaults whose index was written by an earlier version, which is swept
    /// when such a vault is opened.
    static let words: [String] = [
        "CREATE TABLE erased_rows (id INTEGER PRIMARY KEY, words TEXT)",
        """
        INSERT OR REPLACE INTO settings (name, value)
        SELECT 'vault.index_marks', '1' WHERE EXISTS (SELECT 1 FROM message_index_segdir)
        """,
        "DELETE FROM settings WHERE name = 'vault.erased_words'",
    ]

    /// What authenticates trust, policies and gates, and the ledger of opened envelopes (CON-3, ENV-8).
    static let trust = ledger + seals

    /// The ledger without the columns for its former limit: it stores the latest keys and refuses none (ENV-8).
    private static let ledger = [
        "ALTER TABLE replay_ledger RENAME TO replay_ledger_before",
        "CREATE TABLE replay_ledger (key BLOB PRIMARY KEY, seen_at INTEGER NOT NULL) WITHOUT ROWID",
        "INSERT INTO replay_ledger (key, seen_at) SELECT key, seen_at FROM replay_ledger_before",
        "DROP TABLE replay_ledger_before",
        "CREATE INDEX replay_ledger_by_age ON replay_ledger (seen_at)",
    ]

    /// The data that authenticates trust: the parts by index, and the root as -1. The index has its own column, because
    /// rows with only a number and bytes also occur in the search index, and recovery could not distinguish them.
    private static let seals = ["CREATE TABLE trust_seals (part INTEGER NOT NULL UNIQUE, seal BLOB NOT NULL)"]

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

    /// How a message is presented: sealed, signed, foreign claims (LOOK-4).
    ///
    /// `seal` is the vault's own record. For messages opened before it existed, only the fact that they were opened is
    /// certain; own messages that were sealed are in conversations of `whisper`, or have their envelope beside them.
    static let attribution: [String] = [
        "ALTER TABLE messages ADD COLUMN seal TEXT",
        """
        UPDATE messages SET seal = 'unrecorded - - -'
        WHERE id IN (SELECT message_id FROM opened_envelopes WHERE message_id IS NOT NULL)
        """,
        """
        UPDATE messages SET seal = 'own - - -'
        WHERE conversation_id IN (SELECT id FROM conversations WHERE platform = 'whisper') AND direction = 2
            AND platform = 'whisper' AND external_id LIKE 'sent:%' AND seal IS NULL
        """,
        """
        UPDATE messages SET seal = 'own - - -'
        WHERE conversation_id IN (SELECT id FROM conversations WHERE platform = 'realtime') AND direction = 2
            AND carrier_text IS NOT NULL AND seal IS NULL
        """,
        // For messages opened in place, the time of sealing was stored only in the vault's record of the envelope.
        "ALTER TABLE messages ADD COLUMN written_at INTEGER",
        """
        UPDATE messages SET written_at = 1000 * CAST(strftime('%s', substr(platform_specific,
            instr(platform_specific, '"sent_at":"') + 11, 19)) AS INTEGER)
        WHERE carrier_text IS NOT NULL AND direction = 1 AND instr(platform_specific, '"sent_at":"') > 0
            AND strftime('%s', substr(platform_specific, instr(platform_specific, '"sent_at":"') + 11, 19)) IS NOT NULL
        """,
        "CREATE INDEX messages_by_writing ON messages (written_at) WHERE written_at IS NOT NULL",
    ]
}
