import WhisperMessage
import WhisperSQLiteEngine
import WhisperStorePort

#if SQLCipher
    import WhisperSQLCipherStore
    import WhisperSodiumSealing
#endif

extension CrashVault {
    /// Makes a vault of the first version of the schema, by that version's own statements, and saves messages 0, 1, 2, …
    /// in it as that version did.
    func makeFirstVersion(messages count: Int64) async throws {
        let vault = try open(.new, migrations: Migrations(steps: []))
        await vault.close()
        #if SQLCipher
            let connector = try SQLCipherStore.connector(key: try CrashVault.secret(key), sealing: try SodiumSealing())
        #else
            let connector = PlainConnector()
        #endif
        let connection = try connector.connect(
            DatabaseFiles(directory: directory).database, isCreating: false, isReadOnly: false)
        try ConnectionSettings.register(connection)
        try connection.execute(
            """
            BEGIN;
            INSERT INTO conversations (id, uuid, platform, session_id, title, kind, activity_at, created_at, updated_at)
                VALUES (1, randomblob(16), 'whatsapp', 'session', 'crash', 2, 0, 0, 0);
            INSERT INTO conversation_aliases (platform, key, conversation_id, ordinal) VALUES ('whatsapp', 'crash', 1, 1);
            """)
        let insertion = try connection.statement(
            """
            INSERT INTO messages (id, uuid, conversation_id, position, external_id, sender_id, platform, timestamp,
                time_precision, direction, status, is_read, kind, text, parts, is_uuid_given)
            VALUES (?1, randomblob(16), 1, ?2, ?3, 0, 'whatsapp', ?4, 1, 1, 1, ?5, 0, ?6, 0, 1)
            """)
        for number in 0..<count {
            let message = CrashVault.message(number, in: UniqueIdentifier(high: 0, low: 0))
            let bucket = MessageRowID.bucket(of: message.timestamp)
            try insertion.bind(1, MessageRowID.first(ofBucket: bucket) + number % 4)
                .bind(2, (number + 1) * ChatPosition.stride).bind(3, message.externalID).bind(4, message.timestamp)
                .bind(5, message.isRead).bind(6, message.content.text).run()
        }
        try connection.execute(
            """
            UPDATE messages SET text = 'goneword ' || text WHERE id IN (SELECT id FROM messages ORDER BY id LIMIT 5);
            INSERT INTO message_index (message_index) VALUES ('rebuild');
            DELETE FROM message_index WHERE docid IN (SELECT id FROM messages ORDER BY id LIMIT 5);
            UPDATE messages SET text = substr(text, 10) WHERE id IN (SELECT id FROM messages ORDER BY id LIMIT 5);
            INSERT INTO message_index (docid, text, sender, attachments) SELECT rowid, text, sender, attachments
                FROM message_words WHERE rowid IN (SELECT id FROM messages ORDER BY id LIMIT 5);
            INSERT INTO outbox (message_id, conversation_id, client_message_id, next_attempt_at)
                SELECT min(id), 1, 'c1', 7 FROM messages;
            INSERT INTO sync_cursors (conversation_id, cursor, server_seq, updated_at) VALUES (1, '3', 3, 0);
            UPDATE conversations SET message_count = (SELECT count(*) FROM messages),
                unread_count = (SELECT count(*) FROM messages WHERE is_read = 0),
                last_message_uuid = (SELECT uuid FROM messages ORDER BY position DESC LIMIT 1),
                last_message_text = (SELECT text FROM messages ORDER BY position DESC LIMIT 1),
                last_message_at = (SELECT max(timestamp) FROM messages),
                activity_at = (SELECT max(timestamp) FROM messages);
            COMMIT;
            """)
    }
}
