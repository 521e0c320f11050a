internal import WhisperMessage
internal import WhisperStorePort

/// The vault's tables (ST-3), the same for every engine.
///
/// - Times are integer milliseconds since 1970 in UTC; Booleans are 0 and 1; codes are the raw values of the domain's
///   enumerations.
/// - Identities are 16-byte UUIDs; tables refer to each other by small row ids.
/// - The row id of a message increases with its time: see `MessageRowID`.
/// - Hot tables have no index over random values: at a million rows such an index costs more than everything else
///   (ING-2). Messages are found by keys of their external ids: see `MessageKey`.
/// - No row of one table could be one of another, by the number and types of its fields, so that recovery can assign
///   the rows of single pages (see `RowShape`). Some orders and types of columns have no other reason.
package enum Schema {
    /// The version that `statements` create, stored as `user_version`; see `Migrations` for later ones.
    package static let version: Int64 = 1

    /// Identifies the file as a vault to other tools: "WHSP", stored as `application_id`.
    package static let applicationID: Int64 = 0x5748_5350

    /// The statements that create a vault of version 1 in an empty database, in order.
    package static let statements: [String] =
        conversationTables + peopleTables + messageTables + joinTables + keyTables + searchTables + contactTables
        + secrecyTables + ingestionTables + syncTables + arrivalTables

    private static let conversationTables = [
        "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        // `described_at` is the time of the report that gave or removed the description, `roster_at` that of the latest
        // report that named all members. `phone_choices` is what the phone said last, see `PhoneChoices.code`; NULL if
        // it never said anything.
        """
        CREATE TABLE conversations (
            id INTEGER PRIMARY KEY,
            uuid BLOB NOT NULL UNIQUE,
            platform TEXT NOT NULL,
            session_id TEXT NOT NULL,
            title TEXT NOT NULL,
            kind INTEGER NOT NULL,
            avatar TEXT,
            description TEXT,
            described_at INTEGER,
            roster_at INTEGER,
            last_message_uuid BLOB,
            last_message_text TEXT,
            last_message_at INTEGER,
            activity_at INTEGER NOT NULL,
            unread_count INTEGER NOT NULL DEFAULT 0,
            message_count INTEGER NOT NULL DEFAULT 0,
            is_pinned INTEGER NOT NULL DEFAULT 0,
            is_muted INTEGER NOT NULL DEFAULT 0,
            is_archived INTEGER NOT NULL DEFAULT 0,
            phone_choices INTEGER,
            titled_at INTEGER,
            created_at INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            UNIQUE (session_id, platform)
        )
        """,
        "CREATE INDEX conversations_by_avatar ON conversations (avatar) WHERE avatar IS NOT NULL",
        "CREATE INDEX conversations_by_platform ON conversations (platform, activity_at DESC, uuid)",
        """
        CREATE INDEX conversations_by_activity ON conversations (is_archived, is_pinned DESC, activity_at DESC, uuid)
        """,
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
        // The chats whose title the owner has given; no source changes it (ING-1).
        """
        CREATE TABLE given_titles (
            conversation_id INTEGER PRIMARY KEY REFERENCES conversations ON DELETE CASCADE
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
        // People of whom something was deleted: if nothing refers to them any more, they are to be removed.
        "CREATE TABLE leaving_people (id INTEGER NOT NULL PRIMARY KEY) WITHOUT ROWID",
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
            is_claimed INTEGER NOT NULL DEFAULT 0,
            UNIQUE (person_id, kind, value, platform)
        )
        """,
        "CREATE INDEX person_aliases_by_value ON person_aliases (kind, value, platform, person_id)",
        "CREATE INDEX person_aliases_by_name ON person_aliases (folded)",
        // The latest of each kind is the best, apart from those that only an added file has reported.
        "CREATE INDEX person_aliases_by_time ON person_aliases (person_id, kind, is_claimed, last_seen)",
        // The people whom nothing names any more: see `PersonReference.forgotten`.
        """
        CREATE INDEX person_aliases_of_forgotten ON person_aliases (person_id)
            WHERE platform = '\(Platform.ofForgotten.rawValue)'
        """,
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
        "CREATE INDEX senders_by_person ON senders (person_id, display_name, identifier)",
        // The placeholder for the sender of system messages. NULLs are never equal, so a unique index needs a value.
        "INSERT INTO senders (id, person_id, identifier, display_name) VALUES (0, NULL, NULL, '')",
        // Who was an admin of which group from when.
        """
        CREATE TABLE group_ranks (
            conversation_id INTEGER NOT NULL REFERENCES conversations ON DELETE CASCADE,
            person_id INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            timestamp INTEGER NOT NULL,
            is_admin INTEGER NOT NULL,
            PRIMARY KEY (conversation_id, person_id, timestamp)
        ) WITHOUT ROWID
        """,
        // The role is the code of `GroupRole` as text; 0 is that of a former member.
        """
        CREATE TABLE group_members (
            conversation_id INTEGER NOT NULL REFERENCES conversations ON DELETE CASCADE,
            person_id INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
            role TEXT NOT NULL,
            timestamp INTEGER NOT NULL,
            PRIMARY KEY (conversation_id, person_id)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX group_members_by_person ON group_members (person_id)",
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
        // Which envelopes were opened: this alone decides what is a replay (ENV-8).
        """
        CREATE TABLE opened_envelopes (
            key BLOB PRIMARY KEY,
            message_id INTEGER REFERENCES messages ON DELETE SET NULL,
            opened_at INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX opened_envelopes_by_message ON opened_envelopes (message_id) WHERE message_id IS NOT NULL",
        // What authenticates trust (CON-3): the parts by index, and the root as -1. The index is no row id, because rows
        // with only a number and bytes also occur in the search index.
        "CREATE TABLE trust_seals (part INTEGER NOT NULL UNIQUE, seal BLOB NOT NULL)",
    ]

    private static let ingestionTables = [
        // For imports that can be undone: the conversation by its id, as row numbers are used again, how the file was
        // read, and the positions of messages that were there before: `64-640 768-768` (see `StoredImport`).
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
            is_complete INTEGER,
            conversation BLOB,
            reading TEXT,
            known TEXT
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
        // Changes that wait for their message or for a decision on whether they are granted (ING-1b). Kinds: 1 an edit
        // with its text, 2 a deletion with its claim, 3 a reaction with its emoji (NULL: removed), 4 a vote, whose text
        // is the options in hex, separated by commas, 5 a change that is encrypted with a secret of its message, whose text
        // is the event with it, and whose claim is 1 for an edit. Whose message it is: 0 the source does not say, 1 the
        // owner's, 2 the author's.
        """
        CREATE TABLE waiting_changes (
            id INTEGER PRIMARY KEY,
            conversation_id INTEGER NOT NULL REFERENCES conversations ON DELETE CASCADE,
            external_id TEXT NOT NULL,
            kind INTEGER NOT NULL,
            sender_id INTEGER REFERENCES senders ON DELETE CASCADE,
            text TEXT,
            claim INTEGER NOT NULL,
            timestamp INTEGER NOT NULL,
            whose INTEGER NOT NULL,
            author_id INTEGER REFERENCES senders ON DELETE CASCADE
        )
        """,
        "CREATE INDEX waiting_changes_by_message ON waiting_changes (conversation_id, external_id)",
        "CREATE INDEX waiting_changes_by_sender ON waiting_changes (sender_id) WHERE sender_id IS NOT NULL",
        "CREATE INDEX waiting_changes_by_author ON waiting_changes (author_id) WHERE author_id IS NOT NULL",
    ]

    /// Messages to be sent, and what is known of a server that numbers its events (RT-4, RT-5).
    private static let syncTables = [
        // A message to be sent: what is posted is in its row, and one that failed has no entry.
        """
        CREATE TABLE outbox (
            id INTEGER PRIMARY KEY,
            message_id INTEGER NOT NULL UNIQUE REFERENCES messages ON DELETE CASCADE,
            attempts INTEGER NOT NULL DEFAULT 0,
            next_attempt_at INTEGER NOT NULL
        )
        """,
        // When a message was first posted (MX-3): belongs to the message instead of its outbox entry, which ends when
        // the message is given up.
        """
        CREATE TABLE post_attempts (
            message_id INTEGER PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
            made_at INTEGER NOT NULL,
            device TEXT NOT NULL
        )
        """,
        """
        CREATE TABLE sync_cursors (
            conversation_id INTEGER PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
            sequence INTEGER NOT NULL,
            update_sequence INTEGER,
            server_updated_at INTEGER,
            server_last_message_at INTEGER,
            epoch TEXT,
            restarts INTEGER NOT NULL DEFAULT 0
        )
        """,
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

    /// Services that do not number their events (MX-2).
    private static let arrivalTables = [
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
