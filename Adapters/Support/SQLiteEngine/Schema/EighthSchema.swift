/// The migration from version 7 to 8 of the schema: the answers to a message are found by an index (LOOK-7, ST-9).
enum EighthSchema {
    /// The statements, in order. The index has an entry only for messages that answer one.
    static let statements = [
        """
        CREATE INDEX messages_by_answered ON messages (conversation_id, reply_to, position) WHERE reply_to IS NOT NULL
        """
    ]
}
