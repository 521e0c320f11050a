import WhisperSQLiteEngine
import Testing

/// A vault as version 1 of the schema left it.
enum FirstVersion {
    /// Creates a vault with at least one row in every table, with the statements of version 1.
    static func make(_ vault: TemporaryVault) async throws {
        try await vault.open(.new, migrations: Migrations(steps: [])).close()
        #expect(try vault.connection().integer("PRAGMA user_version") == 1)
        let statements = conversations + people + messages + secrecy + ingestion
        try vault.execute(statements.joined(separator: ";\n"))
    }

    /// Adds a conversation of sealed messages: one sealed by the owner, one opened, and one that only claims to have
    /// been.
    static func addSealed(to vault: TemporaryVault) throws {
        let claim = #"{"envelope":{"attribution":"signed","trust":"verified"}}"#
        let statements = [
            """
            INSERT INTO conversations (id, uuid, platform, session_id, title, kind, last_message_uuid, last_message_text,
                last_message_at, activity_at, unread_count, message_count, created_at, updated_at)
            VALUES (2, x'10112233445566778899aabbccddeeff', 'whisper', 'sealed', 'Ann', 1,
                x'13000000000000000000000000000000', 'claimed', 100800000012, 100800000012, 0, 3, 5, 6)
            """,
            """
            INSERT INTO conversation_aliases (platform, key, conversation_id, ordinal)
            VALUES ('whisper', 'contact:1', 2, 1)
            """,
            """
            INSERT INTO messages (id, uuid, conversation_id, position, external_id, sender_id, platform, timestamp,
                time_precision, direction, status, is_read, kind, text, platform_specific, parts, is_uuid_given)
            VALUES
                (6451200010, x'11000000000000000000000000000000', 2, 1048576, 'sent:00', 1, 'whisper', 100800000010, 1,
                    2, 1, 1, 0, 'own', NULL, 0, 1),
                (6451200011, x'12000000000000000000000000000000', 2, 2097152, '01', 1, 'whisper', 100800000011, 1,
                    1, 1, 1, 0, 'opened', '\(claim)', 0, 1),
                (6451200012, x'13000000000000000000000000000000', 2, 3145728, '02', 1, 'whisper', 100800000012, 1,
                    1, 1, 1, 0, 'claimed', '\(claim)', 0, 1)
            """,
            "INSERT INTO opened_envelopes (key, message_id, opened_at) VALUES (randomblob(32), 6451200011, 2)",
        ]
        try vault.execute(statements.joined(separator: ";\n"))
    }

    /// The rows of every table except the index's own, each as its concatenated columns, without a message's status and
    /// client message id.
    static func rows(of vault: TemporaryVault) throws -> [String: [String]] {
        let connection = try vault.connection()
        let tables = try connection.transientStatement(
            """
            SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'message~_index%' ESCAPE '~'
                AND name NOT LIKE 'sqlite~_%' ESCAPE '~'
            """)
        var rows: [String: [String]] = [:]
        while try tables.step() {
            let table = tables.text(0)
            let columns = try connection.transientStatement("PRAGMA table_info(\(table))")
            var parts: [String] = []
            while try columns.step() {
                if table == "messages", ["status", "client_message_id"].contains(columns.text(1)) { continue }
                parts.append("quote(\(columns.text(1)))")
            }
            let values = try connection.transientStatement(
                "SELECT \(parts.joined(separator: " || '|' || ")) FROM \(table)")
            var texts: [String] = []
            while try values.step() { texts.append(values.text(0)) }
            rows[table] = texts.sorted()
        }
        return rows
    }

    private static let conversations = [
        """
        INSERT INTO conversations (id, uuid, platform, session_id, title, kind, avatar, last_message_uuid,
            last_message_text, last_message_at, activity_at, unread_count, message_count, created_at, updated_at)
        VALUES (1, x'00112233445566778899aabbccddeeff', 'realtime', 'session', 'Room', 2, NULL,
            x'02000000000000000000000000000000', 'failed words', 100800000001, 100800000001, 0, 2, 5, 6)
        """,
        """
        INSERT INTO conversation_aliases (platform, key, conversation_id, ordinal) VALUES ('realtime', 'room', 1, 1)
        """,
        "INSERT INTO drafts (conversation_id, text, updated_at) VALUES (1, 'draft', 7)",
        "INSERT INTO settings (name, value) VALUES ('language', 'de')",
    ]

    private static let people = [
        """
        INSERT INTO people (id, uuid, is_owner, display_name, folded)
        VALUES (1, x'01010101010101010101010101010101', 1, 'me', 'me')
        """,
        """
        INSERT INTO person_aliases (id, person_id, platform, kind, value, folded, first_seen, last_seen)
        VALUES (1, 1, 'realtime', 4, 'me', 'me', 1, 2)
        """,
        "INSERT INTO senders (id, person_id, identifier, display_name) VALUES (1, 1, 'me', 'me')",
        """
        INSERT INTO contacts (id, uuid, display_name, folded, agreement_key, signing_key, fingerprint, recipient_key_id,
            trust, is_blocked, key_version, note, person_id, created_at, updated_at)
        VALUES (1, x'03030303030303030303030303030303', 'Ann', 'ann', zeroblob(32), zeroblob(32), zeroblob(32),
            zeroblob(8), 1, 0, 1, 'note', 1, 3, 4)
        """,
        """
        INSERT INTO contact_keys (contact_id, agreement_key, signing_key, replaced_at)
        VALUES (1, zeroblob(32), NULL, 8)
        """,
    ]

    // Rows 6451200000 and 6451200001: bucket 1575000, which starts 100,800,000 s after 1970.
    private static let messages = [
        """
        INSERT INTO messages (id, uuid, conversation_id, position, external_id, sender_id, platform, timestamp,
            time_precision, local_time, local_zone, direction, status, is_read, kind, text, reply_to, edited_at,
            platform_specific, content_key, parts, is_uuid_given, client_message_id)
        VALUES (6451200000, x'01000000000000000000000000000000', 1, 1048576, 'x1', 1, 'realtime', 100800000000, 2,
                '1973', 'UTC', 2, 0, 1, 0, 'waiting words', 'x0', 9, '{"a":1}', zeroblob(16), 15, 1, NULL),
            (6451200001, x'02000000000000000000000000000000', 1, 2097152, 'x2', 1, 'realtime', 100800000001, 2,
                NULL, NULL, 2, 0, 1, 0, 'failed words', NULL, NULL, NULL, NULL, 0, 1, 'c-failed')
        """,
        """
        INSERT INTO attachments (message_id, ordinal, name, mime, size, sha256, state)
        VALUES (6451200000, 0, 'f.jpg', 'image/jpeg', 4, NULL, 'missing')
        """,
        """
        INSERT INTO recipients (message_id, ordinal, identifier, display_name) VALUES (6451200000, 0, 'ann', 'Ann')
        """,
        """
        INSERT INTO reactions (message_id, person_id, sender_id, emoji, timestamp, ordinal)
        VALUES (6451200000, 1, 1, 'x', 10, 1)
        """,
        "INSERT INTO message_versions (message_id, timestamp, text) VALUES (6451200000, 3, 'first words')",
        "INSERT INTO message_index (message_index) VALUES ('rebuild')",
        """
        INSERT INTO outbox (id, message_id, conversation_id, client_message_id, attempts, next_attempt_at, failed_at)
        VALUES (5, 6451200000, 1, 'c-waiting', 2, 99, NULL), (7, 6451200001, 1, 'c-failed', 9, 98, 97)
        """,
        "INSERT INTO sync_cursors (conversation_id, cursor, server_seq, updated_at) VALUES (1, '12', 12, 3)",
    ]

    private static let secrecy = [
        """
        INSERT INTO identities (id, uuid, name, agreement_key, fingerprint, recipient_key_id, status, is_default,
            key_version, created_at, updated_at)
        VALUES (1, x'04040404040404040404040404040404', 'Me', zeroblob(32), zeroblob(32), zeroblob(8), 0, 1, 1, 1, 2)
        """,
        "INSERT INTO policies (name, is_on, changed_at) VALUES ('p', 1, 2)",
        "INSERT INTO replay_ledger (key, sent_at, seen_at, is_verified) VALUES (zeroblob(32), 1, 2, 0)",
        "INSERT INTO opened_envelopes (key, message_id, opened_at) VALUES (zeroblob(32), 6451200000, 2)",
    ]

    private static let ingestion = [
        """
        INSERT INTO ingestion_runs (id, uuid, adapter, platform, source, started_at)
        VALUES (1, x'05050505050505050505050505050505', 'a', 'whatsapp', 'file', 1)
        """,
        """
        INSERT INTO raw_events (run_id, message_id, name, bytes, received_at)
        VALUES (1, 6451200000, 'raw', zeroblob(3), 4)
        """,
        "INSERT INTO spill_queue (source, name, bytes, received_at) VALUES ('s', 'n', zeroblob(2), 5)",
    ]
}
