internal import WhisperMessage
internal import WhisperStorePort

/// Reading conversations, within a transaction.
extension Connection {
    static let conversationColumns = """
        id, uuid, platform, session_id, title, kind, avatar, last_message_uuid, last_message_text, last_message_at,
        unread_count, message_count, is_pinned, is_muted, created_at, updated_at, is_archived,
        description, EXISTS (SELECT 1 FROM given_titles WHERE given_titles.conversation_id = id),
        titled_at
        """

    /// The row of a conversation.
    func conversationRow(_ id: UniqueIdentifier) throws(StoreError) -> Int64? {
        let statement = try statement("SELECT id FROM conversations WHERE uuid = ?1").bind(1, id)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : nil
    }

    /// The row of a conversation, which must exist.
    func requireConversation(_ id: UniqueIdentifier) throws(StoreError) -> Int64 {
        guard let row = try conversationRow(id) else { throw StoreError(.conversationNotFound) }
        return row
    }

    /// The row of the conversation with a session id.
    func conversationRow(inSession id: String, on platform: Platform) throws(StoreError) -> Int64? {
        let statement = try statement("SELECT id FROM conversations WHERE session_id = ?1 AND platform = ?2")
            .bind(1, id).bind(2, platform.rawValue)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : nil
    }

    /// The conversation in a row.
    func conversation(row: Int64) throws(StoreError) -> Conversation? {
        let statement = try statement("SELECT \(Connection.conversationColumns) FROM conversations WHERE id = ?1")
            .bind(1, row)
        defer { statement.reset() }
        return try statement.step() ? try statement.conversation() : nil
    }
}

extension Statement {
    /// The conversation in the current row, with the columns `Connection.conversationColumns`.
    func conversation() throws(StoreError) -> Conversation {
        guard let id = identifier(1), let kind = ConversationKind(rawValue: Int(integer(5))) else {
            throw StoreError(.damaged)
        }
        let last = identifier(7).map {
            Conversation.LastMessage(id: $0, text: text(8), timestamp: timestamp(9))
        }
        return Conversation(
            id: id, platform: Platform(rawValue: text(2)), sessionID: text(3), title: text(4), kind: kind,
            description: optionalText(17), avatar: optionalText(6), lastMessage: last, unreadCount: integer(10),
            messageCount: integer(11),
            isPinned: bool(12), isMuted: bool(13), isArchived: bool(16), createdAt: timestamp(14),
            updatedAt: timestamp(15), isTitleGiven: bool(18), titledAt: optionalTimestamp(19))
    }
}
