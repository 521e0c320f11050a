public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `AttachmentStore`.
    ///
    /// - Throws: `.conversationNotFound`; `.messageNotFound`.
    public func messagesToFetch(
        of platform: Platform, in conversation: UniqueIdentifier?, after message: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        try checkLimit(limit, upTo: 1_000)
        return try await readRows { session throws(StoreError) in
            let connection = session.connection
            let room = try conversation.map { (id) throws(StoreError) in try connection.requireConversation(id) }
            let last = try message.map { (id) throws(StoreError) in try session.requirePlace(of: id).row }
            let statement = try connection.statement(Connection.messagesToFetch)
                .bind(1, last ?? .max).bind(2, platform.rawValue).bind(3, room).bind(4, Int64(limit))
            defer { statement.reset() }
            var messages: [StoredMessage] = []
            while try statement.step() {
                guard let found = try connection.message(row: statement.integer(0)) else { throw StoreError(.damaged) }
                messages.append(found)
            }
            return messages
        }
    }
}

extension Connection {
    /// The index contains only these attachments; messages are in the order of their rows, which is that of time.
    static let messagesToFetch = """
        SELECT DISTINCT a.message_id FROM attachments AS a INDEXED BY attachments_to_fetch
        CROSS JOIN messages AS m ON m.id = a.message_id
        WHERE a.state = 'remote' AND a.message_id < ?1 AND m.platform = ?2 AND (?3 IS NULL OR m.conversation_id = ?3)
            AND m.kind <> \(ContentKind.deleted.code)
        ORDER BY a.message_id DESC LIMIT ?4
        """
}
