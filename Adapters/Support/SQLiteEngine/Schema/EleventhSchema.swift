/// The migration from version 10 to 11 of the schema: messages are found by keys of their external ids (ING-2, ST-9).
///
/// Before, they were found by a unique index over the ids themselves. Those of messengers are random, so that each
/// message of an import changed another page of the index: at a million messages that cost twice as much as everything
/// else. A large save now collects their keys in a small table, and moves them into the large one many at a time, in
/// order: see `RecentKeys`. That no message is stored twice is up to the program.
enum EleventhSchema {
    /// The version that it creates.
    static let version: Int64 = 11

    /// The statements, in order.
    static let statements: [String] =
        tables + filling + triggers + ["DROP INDEX messages_by_external_id"]

    /// One entry for each message in one of the two. The key is `MessageKey` of its external id.
    private static let tables = ["message_keys", "recent_message_keys"].map { table in
        """
        CREATE TABLE \(table) (
            conversation_id INTEGER NOT NULL,
            key INTEGER NOT NULL,
            sender_id INTEGER NOT NULL,
            message_id INTEGER NOT NULL,
            PRIMARY KEY (conversation_id, key, sender_id, message_id)
        ) WITHOUT ROWID
        """
    }

    /// The statements that enter all messages into the empty tables. What exports reported comes in the order of its
    /// ids, almost that of the keys; of the others an eighth of the keys is sorted at a time, as sorting takes memory.
    static let filling: [String] =
        [
            """
            INSERT INTO message_keys SELECT conversation_id, message_key(external_id), sender_id, id FROM messages
            WHERE \(isExported) ORDER BY conversation_id, external_id
            """
        ]
        + (0..<8).map { (part: Int64) in
            """
            INSERT INTO message_keys SELECT conversation_id, message_key(external_id), sender_id, id FROM messages
            WHERE NOT (\(isExported)) AND (message_key(external_id) >> 59) % 8 = \(part) ORDER BY 1, 2, 3, 4
            """
        }

    private static let isExported =
        "external_id >= '\(MessageKey.exported.first)' AND external_id < '\(MessageKey.exported.behind)'"

    /// Whatever deletes, moves or renames messages, their entries follow. New ones are entered by `MessageWriter`.
    private static let triggers = [
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
            INSERT OR IGNORE INTO message_keys
            VALUES (new.conversation_id, message_key(new.external_id), new.sender_id, new.id);
        END
        """,
    ]

    private static let removal = ["message_keys", "recent_message_keys"].map { table in
        """
        DELETE FROM \(table) WHERE conversation_id = old.conversation_id AND key = message_key(old.external_id)
                AND sender_id = old.sender_id AND message_id = old.id;
        """
    }.joined(separator: "\n    ")
}
