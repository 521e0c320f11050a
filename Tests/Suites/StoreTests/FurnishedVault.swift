import WhisperSQLiteEngine

/// A vault with at least one row in every table.
enum FurnishedVault {
    /// The tables that are empty in a vault that was closed.
    static let transient = ["erased_rows", "recent_message_answers", "recent_message_keys"]

    /// Creates the vault.
    static func make(_ vault: TemporaryVault) async throws {
        try await vault.open(.new).close()
        let statements = conversations + people + messages + secrecy + ingestion + sync
        try vault.execute(statements.joined(separator: ";\n"))
    }

    /// The rows of every table except the index's own, each as its concatenated columns.
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
            last_message_text, last_message_at, activity_at, unread_count, message_count, titled_at, created_at,
            updated_at)
        VALUES (1, x'00112233445566778899aabbccddeeff', 'realtime', 'session', 'Room', 2, NULL,
            x'02000000000000000000000000000000', 'failed words', 100800000001, 100800000001, 0, 2, 4, 5, 6)
        """,
        """
        INSERT INTO conversation_aliases (platform, key, conversation_id, ordinal) VALUES ('realtime', 'room', 1, 1)
        """,
        "INSERT INTO drafts (conversation_id, text, updated_at) VALUES (1, 'draft', 7)",
        "INSERT INTO given_titles (conversation_id) VALUES (1)",
        """
        INSERT INTO joins (id, uuid, of_chats, leaving, staying, cause, made_at, former)
        VALUES (1, x'06060606060606060606060606060606', 1, x'07070707070707070707070707070707',
            x'00112233445566778899aabbccddeeff', 'owner', 7, '{"title":"Hall"}')
        """,
        "INSERT INTO joined_parts (id, join_id, part, leaving) VALUES (1, 1, 'member 01', '2 5')",
        "INSERT INTO separations (one, other) VALUES (zeroblob(16), x'08080808080808080808080808080808')",
        "INSERT INTO settings (name, value) VALUES ('language', 'de'), ('vault.outbox_number', '7')",
    ]

    private static let people = [
        """
        INSERT INTO people (id, uuid, is_owner, display_name, folded)
        VALUES (1, x'01010101010101010101010101010101', 1, 'me', 'me')
        """,
        """
        INSERT INTO person_aliases (id, person_id, platform, kind, value, folded, first_seen, last_seen, is_claimed)
        VALUES (1, 1, 'realtime', 2, 'me', 'me', 1, 2, 1)
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
        "INSERT INTO leaving_people (id) VALUES (1)",
        "INSERT INTO group_ranks (conversation_id, person_id, timestamp, is_admin) VALUES (1, 1, 5, 1)",
        "INSERT INTO group_members (conversation_id, person_id, role, timestamp) VALUES (1, 1, '2', 5)",
    ]

    // Rows 6451200000 and 6451200001: bucket 1575000, which starts 100,800,000 s after 1970.
    private static let messages = [
        """
        INSERT INTO messages (id, uuid, conversation_id, position, external_id, sender_id, platform, timestamp,
            time_precision, local_time, local_zone, direction, status, is_read, kind, text, reply_to, edited_at,
            platform_specific, content_key, parts, is_uuid_given, client_message_id)
        VALUES
            (6451200000, x'01000000000000000000000000000000', 1, 1048576, 'x1', 1, 'realtime', 100800000000, 2,
                '1973', 'UTC', 2, 0, 1, 0, 'waiting words', 'x0', 9, '{"a":1}', zeroblob(16), 15, 1, 'c-waiting'),
            (6451200001, x'02000000000000000000000000000000', 1, 2097152, 'x2', 1, 'realtime', 100800000001, 2,
                NULL, NULL, 2, 3, 1, 0, 'failed words', NULL, NULL, NULL, NULL, 0, 1, 'c-failed')
        """,
        """
        INSERT INTO attachments (message_id, ordinal, name, mime, size, sha256, state, transcript)
        VALUES (6451200000, 0, 'f.jpg', 'image/jpeg', 4, NULL, 'missing', 'heard')
        """,
        """
        INSERT INTO recipients (message_id, ordinal, identifier, display_name) VALUES (6451200000, 0, 'ann', 'Ann')
        """,
        """
        INSERT INTO reactions (message_id, person_id, sender_id, emoji, timestamp, ordinal)
        VALUES (6451200000, 1, 1, 'x', 10, 1)
        """,
        "INSERT INTO message_versions (message_id, timestamp, text) VALUES (6451200000, 3, 'first words')",
        """
        INSERT INTO message_receipts (message_id, person_id, timestamp, status) VALUES (6451200000, 1, 5, '2')
        """,
        """
        INSERT INTO message_keys SELECT conversation_id, message_key(external_id), sender_id, id FROM messages;
        INSERT INTO message_answers SELECT conversation_id, message_key(reply_to), position, id FROM messages
        WHERE reply_to IS NOT NULL
        """,
        "INSERT INTO message_index (message_index) VALUES ('rebuild')",
    ]

    private static let secrecy = [
        """
        INSERT INTO identities (id, uuid, name, agreement_key, fingerprint, recipient_key_id, status, is_default,
            key_version, created_at, updated_at)
        VALUES (1, x'04040404040404040404040404040404', 'Me', zeroblob(32), zeroblob(32), zeroblob(8), 0, 1, 1, 1, 2)
        """,
        "INSERT INTO policies (name, is_on, changed_at) VALUES ('p', 1, 2)",
        "INSERT INTO opened_envelopes (key, message_id, opened_at) VALUES (zeroblob(32), 6451200000, 2)",
        "INSERT INTO trust_seals (part, seal) VALUES (300, zeroblob(4))",
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
        """
        INSERT INTO waiting_changes
            (conversation_id, external_id, kind, sender_id, text, claim, timestamp, whose, author_id)
        VALUES (1, 'x9', 1, 1, 'new', 0, 6, 2, 1)
        """,
    ]

    private static let sync = [
        "INSERT INTO outbox (id, message_id, attempts, next_attempt_at) VALUES (5, 6451200000, 2, 99)",
        "INSERT INTO post_attempts (message_id, made_at, device) VALUES (6451200000, 8, 'D')",
        "INSERT INTO sync_cursors (conversation_id, sequence) VALUES (1, 12)",
        "INSERT INTO sync_missing (conversation_id, first, last) VALUES (1, 3, 4)",
        """
        INSERT INTO sealed_lines (conversation_id, device, number, digest) VALUES (1, zeroblob(16), 1, zeroblob(16))
        """,
        "INSERT INTO arrival_accounts (platform, user_id, server, token) VALUES ('matrix', '@me:here', 'here', 's')",
        """
        INSERT INTO arrival_gaps (conversation_id, id, room, token, upper)
        VALUES (1, zeroblob(16), '!hall', 'g', 2199023255552)
        """,
    ]
}
