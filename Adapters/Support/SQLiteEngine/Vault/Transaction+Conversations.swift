internal import WhisperMessage
internal import WhisperStorePort

extension Transaction {
    func conversations(_ query: ChatQuery, limit: Int) throws(StoreError) -> [Conversation] {
        let row: Int64?
        switch query {
        case .listed(let cursor): return try connection.conversations(after: cursor, limit: limit)
        case .latest(let platform): return try latestConversations(of: platform, limit: limit)
        case .id(let id): row = try conversationRow(id)
        case .session(let id, let platform): row = try connection.conversationRow(inSession: id, on: platform)
        }
        guard let row, let conversation = try connection.conversation(row: row) else { return [] }
        latest = (conversation.id, row)
        return [conversation]
    }
}

extension Transaction {
    /// Notes that the owner has given a conversation its title.
    fileprivate func noteGivenTitle(ofConversation row: Int64) throws(StoreError) {
        try statement("INSERT OR IGNORE INTO given_titles (conversation_id) VALUES (?1)").bind(1, row).run()
    }

    func insert(_ conversation: Conversation) throws(StoreError) {
        _ = try insertRow(of: conversation)
        created.insert(conversation.id)
        changes.insert(.conversationUpdated(conversation.id))
    }

    func update(_ conversation: Conversation) throws(StoreError) {
        let row = try requireConversation(conversation.id)
        try touch(row)
        try statement(
            """
            UPDATE conversations SET title = ?2, kind = ?3, is_pinned = ?4, is_muted = ?5, is_archived = ?6,
                titled_at = ?7, avatar = ?8, description = ?9 WHERE id = ?1
            """
        )
        .bind(1, row).bind(2, conversation.title).bind(3, Int64(conversation.kind.rawValue))
        .bind(4, conversation.isPinned).bind(5, conversation.isMuted).bind(6, conversation.isArchived)
        .bind(7, conversation.titledAt).bind(8, conversation.avatar).bind(9, conversation.description).run()
        if conversation.isTitleGiven { return try noteGivenTitle(ofConversation: row) }
        try statement("DELETE FROM given_titles WHERE conversation_id = ?1").bind(1, row).run()
    }

    /// Inserts a new conversation without messages.
    func insertRow(of conversation: Conversation) throws(StoreError) -> Int64 {
        try statement(
            """
            INSERT INTO conversations (uuid, platform, session_id, title, kind, avatar, is_pinned, is_muted, activity_at,
                created_at, updated_at, is_archived, description, titled_at)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9, ?10, ?11, ?12, ?13)
            """
        )
        .bind(1, conversation.id).bind(2, conversation.platform.rawValue).bind(3, conversation.sessionID)
        .bind(4, conversation.title).bind(5, Int64(conversation.kind.rawValue)).bind(6, conversation.avatar)
        .bind(7, conversation.isPinned).bind(8, conversation.isMuted)
        .bind(9, conversation.createdAt).bind(10, conversation.updatedAt)
        .bind(11, conversation.isArchived).bind(12, conversation.description).bind(13, conversation.titledAt).run()
        let row = connection.lastInsertedRow
        if conversation.isTitleGiven { try noteGivenTitle(ofConversation: row) }
        return row
    }

}

extension Connection {
    /// The values of a text column for one parameter.
    func strings(_ sql: String, _ parameter: Int64) throws(StoreError) -> Set<String> {
        let statement = try statement(sql).bind(1, parameter)
        defer { statement.reset() }
        var strings: Set<String> = []
        while try statement.step() { strings.insert(statement.text(0)) }
        return strings
    }

    /// The referenced ones among some blobs, in ascending order.
    func referenced(among blobs: Set<String>) throws(StoreError) -> [String] {
        var held: [String] = []
        for blob in blobs {
            let statement = try statement(
                """
                SELECT EXISTS (SELECT 1 FROM attachments WHERE sha256 = ?1)
                    OR EXISTS (SELECT 1 FROM conversations WHERE avatar = ?1)
                    OR EXISTS (SELECT 1 FROM contacts WHERE avatar = ?1)
                """
            ).bind(1, blob)
            defer { statement.reset() }
            if try statement.step(), statement.bool(0) { held.append(blob) }
        }
        return held.sorted()
    }

    /// A page of the list: after the cursor's position come ties, then older conversations, then, after the pinned
    /// ones, all others, and the archived ones in the same way. Walks along one index.
    fileprivate func conversations(after cursor: Conversation?, limit: Int) throws(StoreError) -> [Conversation] {
        let select = "SELECT \(Connection.conversationColumns) FROM conversations WHERE"
        let order = "ORDER BY is_archived, is_pinned DESC, activity_at DESC, uuid LIMIT"
        var page: [Conversation] = []
        func walk(_ statement: Statement) throws(StoreError) {
            defer { statement.reset() }
            while try statement.step() { page.append(try statement.conversation()) }
        }
        guard let cursor else {
            try walk(statement("\(select) 1 \(order) ?1").bind(1, Int64(limit)))
            return page
        }
        let activity = cursor.lastMessage?.timestamp ?? cursor.createdAt
        let alike = "is_archived = ?1 AND is_pinned = ?2"
        try walk(
            statement("\(select) \(alike) AND activity_at = ?3 AND uuid > ?4 \(order) ?5")
                .bind(1, cursor.isArchived).bind(2, cursor.isPinned).bind(3, activity).bind(4, cursor.id)
                .bind(5, Int64(limit)))
        if page.count < limit {
            try walk(
                statement("\(select) \(alike) AND activity_at < ?3 \(order) ?4")
                    .bind(1, cursor.isArchived).bind(2, cursor.isPinned).bind(3, activity)
                    .bind(4, Int64(limit - page.count)))
        }
        if page.count < limit, cursor.isPinned {
            try walk(
                statement("\(select) is_archived = ?1 AND is_pinned = 0 \(order) ?2")
                    .bind(1, cursor.isArchived).bind(2, Int64(limit - page.count)))
        }
        if page.count < limit, !cursor.isArchived {
            try walk(statement("\(select) is_archived = 1 \(order) ?1").bind(1, Int64(limit - page.count)))
        }
        return page
    }
}
