/// The vault's tables (ST-3) in version 1 of the schema, the same for every engine.
///
/// - Times are integer milliseconds since 1970 in UTC; Booleans are 0 and 1; codes are the raw values of the domain's
///   enumerations.
/// - Identities are 16-byte UUIDs; tables refer to each other by small row ids.
/// - The row id of a message increases with its time: see `MessageRowID`.
/// - Hot tables have no index over random values: at a million rows such an index costs more than everything else
///   (ING-2).
package enum Schema {
    /// The version that `statements` create, stored as `user_version`; see `Migrations` for later ones.
    package static let version: Int64 = 1

    /// Identifies the file as a vault to other tools: "WHSP", stored as `application_id`.
    package static let applicationID: Int64 = 0x5748_5350

    /// The statements that create a vault of version 1 in an empty database, in order.
    package static let statements: [String] =
        conversationTables + peopleTables + messageTables + searchTables + contactTables + secrecyTables
        + ingestionTables + syncTables

    private static let conversationTables = [
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        """
        CREATE TABLE conversations (
            id INTEGER PRIMARY KEY,
            uuid BLOB NOT NULL UNIQUE,
            platform TEXT NOT NULL,
            session_id TEXT NOT NULL UNIQUE,
            title TEXT NOT NULL,
            kind INTEGER NOT NULL,
            avatar TEXT,
            last_message_uuid BLOB,
            last_message_text TEXT,
            last_message_at INTEGER,
            activity_at INTEGER NOT NULL,
            unread_count INTEGER NOT NULL DEFAULT 0,
            message_count INTEGER NOT NULL DEFAULT 0,
            is_pinned INTEGER NOT NULL DEFAULT 0,
            is_muted INTEGER NOT NULL DEFAULT 0,
            created_at INTEGER NOT NULL,
            updated_at INTEGER NOT NULL
        )
        """,
        "CREATE INDEX conversations_by_activity ON conversations (is_pinned DESC, activity_at DESC, uuid)",
        "CREATE INDEX conversations_by_avatar ON conversations (avatar) WHERE avatar IS NOT NULL",
        """
        CREATE TABLE conversation_aliases (
            platform TEXT NOT NULL,
            key TEXT NOT NULL,
            conversation_id INTEGER NOT NULL REFERENCES conversations ON DELETE CASCADE,
            ordinal INTEGER NOT NULL,
            PRIMARY KEY (platform, key)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX conversation_aliases_by_conversation ON conversation_aliases (conversation_id, ordinal)",
        """
        CREATE TABLE drafts (
            conversation_id INTEGER PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
            text TEXT NOT NULL,
            updated_at INTEGER NOT NULL
        )
        """,
    ]

    private static let peopleTables = [
        """
        CREATE TABLE people (
            id INTEGER PRIMARY KEY,
            uuid BLOB NOT NULL UNIQUE,
            is_owner INTEGER NOT NULL,
            display_name TEXT NOT NULL,
            folded TEXT NOT NULL,
            joined_into INTEGER REFERENCES people ON DELETE CASCADE
        )
        """,
        "CREATE INDEX people_by_name ON people (folded, uuid) WHERE joined_into IS NULL",
        "CREATE INDEX people_by_successor ON people (joined_into) WHERE joined_into IS NOT NULL",
        """
        CREATE TABLE person_aliases (
            id INTEGER PRIMARY KEY,
            person_id INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            platform TEXT NOT NULL,
            kind INTEGER NOT NULL,
            value TEXT NOT NULL,
            folded TEXT NOT NULL,
            first_seen INTEGER NOT NULL,
            last_seen INTEGER NOT NULL,
            UNIQUE (person_id, kind, value, platform)
        )
        """,
        "CREATE INDEX person_aliases_by_value ON person_aliases (kind, value, platform, person_id)",
        "CREATE INDEX person_aliases_by_name ON person_aliases (folded)",
        // A person under one name and identifier. Only the person of a row ever changes, as messages are indexed for
        // search under the name in it.
        """
        CREATE TABLE senders (
            id INTEGER PRIMARY KEY,
            person_id INTEGER REFERENCES people ON DELETE CASCADE,
            identifier TEXT,
            display_name TEXT NOT NULL
        )
        """,
        "CREATE INDEX senders_by_person ON senders (person_id)",
        // The placeholder for the sender of system messages. NULLs are never equal, so a unique index needs a value.
        "INSERT INTO senders (id, person_id, identifier, display_name) VALUES (0, NULL, NULL, '')",
    ]

    private static let messageTables = [
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
            direction INTEGER NOT NULL,
            status INTEGER NOT NULL,
            is_read INTEGER NOT NULL,
            kind INTEGER NOT NULL,
            text TEXT,
            reply_to TEXT,
            edited_at INTEGER,
            platform_specific TEXT,
            content_key BLOB,
            parts INTEGER NOT NULL,
            is_uuid_given INTEGER NOT NULL,
            client_message_id TEXT,
            server_id TEXT,
            server_seq INTEGER,
            server_created_at INTEGER
        )
        """,
        "CREATE UNIQUE INDEX messages_by_position ON messages (conversation_id, position)",
        "CREATE UNIQUE INDEX messages_by_external_id ON messages (conversation_id, external_id, sender_id)",
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
        """
        CREATE TABLE attachments (
            message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
            ordinal INTEGER NOT NULL,
            name TEXT,
            mime TEXT,
            size INTEGER,
            sha256 TEXT,
            state TEXT NOT NULL,
            PRIMARY KEY (message_id, ordinal)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX attachments_by_blob ON attachments (sha256) WHERE sha256 IS NOT NULL",
        """
        CREATE TABLE recipients (
            message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
            ordinal INTEGER NOT NULL,
            identifier TEXT,
            display_name TEXT NOT NULL,
            PRIMARY KEY (message_id, ordinal)
        ) WITHOUT ROWID
        """,
        // A NULL emoji is a removed reaction; the row remains, so that an older event changes nothing.
        """
        CREATE TABLE reactions (
            message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
            person_id INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            sender_id INTEGER NOT NULL REFERENCES senders,
            emoji TEXT,
            timestamp INTEGER NOT NULL,
            ordinal INTEGER NOT NULL,
            PRIMARY KEY (message_id, person_id)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX reactions_by_person ON reactions (person_id)",
        """
        CREATE TABLE message_versions (
            id INTEGER PRIMARY KEY,
            message_id INTEGER NOT NULL REFERENCES messages ON DELETE CASCADE,
            timestamp INTEGER NOT NULL,
            text TEXT NOT NULL
        )
        """,
        "CREATE INDEX message_versions_by_message ON message_versions (message_id, timestamp)",
    ]

    /// The full-text index over a view, whose columns contain the words that `SearchText` extracts from the fields, so
    /// that words are the same on every engine. It is ordered newest first. The names of two attachments are separated
    /// by a word that no text contains (U+FFFE), so that no phrase spans both.
    private static let searchTables = [
        """
        CREATE VIEW message_words AS
        SELECT m.id AS rowid, index_form(m.text) AS text, index_form(s.display_name) AS sender,
            (SELECT group_concat(index_form(a.name), ' ' || char(65534) || ' ') FROM
                (SELECT name FROM attachments WHERE message_id = m.id ORDER BY ordinal) AS a) AS attachments
        FROM messages AS m JOIN senders AS s ON s.id = m.sender_id
        """,
        """
        CREATE VIRTUAL TABLE message_index USING fts4(
            text, sender, attachments, content="message_words", tokenize=simple, matchinfo="fts3", order="desc")
        """,
    ]

    private static let contactTables = [
        """
        CREATE TABLE contacts (
            id INTEGER PRIMARY KEY,
            uuid BLOB NOT NULL UNIQUE,
            display_name TEXT NOT NULL,
            folded TEXT NOT NULL,
            agreement_key BLOB NOT NULL,
            signing_key BLOB,
            fingerprint BLOB NOT NULL,
            recipient_key_id BLOB NOT NULL,
            trust INTEGER NOT NULL,
            is_blocked INTEGER NOT NULL,
            key_version INTEGER NOT NULL,
            note TEXT NOT NULL,
            avatar TEXT,
            person_id INTEGER REFERENCES people ON DELETE SET NULL,
            created_at INTEGER NOT NULL,
            last_seen_at INTEGER,
            updated_at INTEGER NOT NULL
        )
        """,
        "CREATE INDEX contacts_by_name ON contacts (folded, uuid)",
        "CREATE UNIQUE INDEX contacts_by_fingerprint ON contacts (fingerprint)",
        "CREATE INDEX contacts_by_recipient_key_id ON contacts (recipient_key_id)",
        "CREATE INDEX contacts_by_agreement_key ON contacts (agreement_key)",
        "CREATE INDEX contacts_by_signing_key ON contacts (signing_key) WHERE signing_key IS NOT NULL",
        "CREATE INDEX contacts_by_avatar ON contacts (avatar) WHERE avatar IS NOT NULL",
        "CREATE INDEX contacts_by_person ON contacts (person_id) WHERE person_id IS NOT NULL",
        """
        CREATE TABLE contact_keys (
            id INTEGER PRIMARY KEY,
            contact_id INTEGER NOT NULL REFERENCES contacts ON DELETE CASCADE,
            agreement_key BLOB NOT NULL,
            signing_key BLOB,
            replaced_at INTEGER NOT NULL
        )
        """,
        "CREATE INDEX contact_keys_by_contact ON contact_keys (contact_id)",
        "CREATE INDEX contact_keys_by_agreement_key ON contact_keys (agreement_key)",
        "CREATE INDEX contact_keys_by_signing_key ON contact_keys (signing_key) WHERE signing_key IS NOT NULL",
    ]

    private static let secrecyTables = [
        """
        CREATE TABLE identities (
            id INTEGER PRIMARY KEY,
            uuid BLOB NOT NULL UNIQUE,
            name TEXT NOT NULL,
            agreement_key BLOB NOT NULL,
            signing_key BLOB,
            fingerprint BLOB NOT NULL,
            recipient_key_id BLOB NOT NULL,
            status INTEGER NOT NULL,
            is_default INTEGER NOT NULL,
            key_version INTEGER NOT NULL,
            predecessor_id INTEGER REFERENCES identities,
            succession BLOB,
            created_at INTEGER NOT NULL,
            updated_at INTEGER NOT NULL
        )
        """,
        "CREATE INDEX identities_by_recipient_key_id ON identities (recipient_key_id)",
        "CREATE INDEX identities_by_predecessor ON identities (predecessor_id) WHERE predecessor_id IS NOT NULL",
        "CREATE TABLE policies (name TEXT PRIMARY KEY, is_on INTEGER NOT NULL, changed_at INTEGER NOT NULL) WITHOUT ROWID",
        """
        CREATE TABLE replay_ledger (
            key BLOB PRIMARY KEY,
            sent_at INTEGER NOT NULL,
            seen_at INTEGER NOT NULL,
            signer BLOB,
            is_verified INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX replay_ledger_by_age ON replay_ledger (seen_at)",
        "CREATE INDEX replay_ledger_by_signer ON replay_ledger (signer) WHERE signer IS NOT NULL",
        """
        CREATE TABLE opened_envelopes (
            key BLOB PRIMARY KEY,
            message_id INTEGER REFERENCES messages ON DELETE SET NULL,
            opened_at INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX opened_envelopes_by_message ON opened_envelopes (message_id) WHERE message_id IS NOT NULL",
    ]

    private static let ingestionTables = [
        """
        CREATE TABLE ingestion_runs (
            id INTEGER PRIMARY KEY,
            uuid BLOB NOT NULL UNIQUE,
            adapter TEXT NOT NULL,
            platform TEXT NOT NULL,
            source TEXT NOT NULL,
            started_at INTEGER NOT NULL,
            finished_at INTEGER,
            added INTEGER,
            duplicates INTEGER,
            skipped INTEGER,
            is_complete INTEGER
        )
        """,
        "CREATE INDEX ingestion_runs_by_start ON ingestion_runs (started_at)",
        """
        CREATE TABLE raw_events (
            id INTEGER PRIMARY KEY,
            run_id INTEGER REFERENCES ingestion_runs ON DELETE SET NULL,
            message_id INTEGER REFERENCES messages ON DELETE CASCADE,
            name TEXT NOT NULL,
            bytes BLOB NOT NULL,
            received_at INTEGER NOT NULL
        )
        """,
        "CREATE INDEX raw_events_by_message ON raw_events (message_id) WHERE message_id IS NOT NULL",
        "CREATE INDEX raw_events_by_run ON raw_events (run_id) WHERE run_id IS NOT NULL",
        """
        CREATE TABLE spill_queue (
            id INTEGER PRIMARY KEY,
            source TEXT NOT NULL,
            name TEXT NOT NULL,
            bytes BLOB NOT NULL,
            received_at INTEGER NOT NULL
        )
        """,
    ]

    private static let syncTables = [
        """
        CREATE TABLE outbox (
            id INTEGER PRIMARY KEY,
            message_id INTEGER NOT NULL UNIQUE REFERENCES messages ON DELETE CASCADE,
            conversation_id INTEGER NOT NULL REFERENCES conversations ON DELETE CASCADE,
            client_message_id TEXT NOT NULL UNIQUE,
            attempts INTEGER NOT NULL DEFAULT 0,
            next_attempt_at INTEGER NOT NULL,
            failed_at INTEGER
        )
        """,
        "CREATE INDEX outbox_by_conversation ON outbox (conversation_id, id)",
        """
        CREATE TABLE sync_cursors (
            conversation_id INTEGER PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
            cursor TEXT NOT NULL,
            server_seq INTEGER NOT NULL,
            updated_at INTEGER NOT NULL
        )
        """,
    ]
}
