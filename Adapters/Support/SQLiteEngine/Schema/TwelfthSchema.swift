/// The migration from version 11 to 12 of the schema: large saves collect keys in the order of the messages, and the
/// answers to a message are found by its key as well (ING-2, LOOK-7, ST-9).
///
/// In version 11 the collected keys were in the order of the keys, so that each commit of an import changed most pages
/// of their table. Answers were found by an index over the random ids of the messages that they answer, of which each
/// answer changed another page.
enum TwelfthSchema {
    /// The version that it creates.
    static let version: Int64 = 12

    /// The statements, in order.
    static let statements: [String] =
        [
            "DROP TRIGGER message_keys_of_deleted",
            "DROP TRIGGER message_keys_of_changed",
            """
            INSERT OR IGNORE INTO message_keys
            SELECT conversation_id, key, sender_id, message_id FROM recent_message_keys
            """,
            "DROP TABLE recent_message_keys",
        ] + tables + filling + triggers + ["DROP INDEX messages_by_answered"]

    /// Each message has an entry in one of the tables of keys, each answer also in one of those of answers.
    private static let tables = [
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
    ]

    /// The statements that enter all answers into the empty tables, an eighth at a time, as sorting takes memory.
    static let filling: [String] = (0..<8).map { (part: Int64) in
        """
        INSERT INTO message_answers SELECT conversation_id, message_key(reply_to), position, id FROM messages
        WHERE reply_to IS NOT NULL AND message_key(reply_to) % 8 = \(part) ORDER BY 1, 2, 3, 4
        """
    }

    /// Whatever deletes, moves or renames messages, their entries follow. New ones are entered by saving. An entry that
    /// was left behind is no obstacle, whichever resolution of conflicts the outer statement demands.
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
}
