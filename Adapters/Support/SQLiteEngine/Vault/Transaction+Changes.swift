internal import WhisperMessage
internal import WhisperStorePort

/// Changes and deletes messages (ST-6).
extension Transaction {
    func updateStatus(of id: UniqueIdentifier, to status: MessageStatus) throws(StoreError) {
        let place = try locate(id)
        try statement("UPDATE OR FAIL messages SET status = ?2 WHERE id = ?1 AND status <> ?2")
            .bind(1, place.row).bind(2, Int64(status.rawValue)).run()
        if connection.changes > 0 { try reportUpdate(of: id, inConversation: place.conversation) }
    }

    func putVersions(
        _ versions: [MessageVersion], inPlaceOf former: [MessageVersion], ofMessage row: Int64
    ) throws(StoreError) {
        if versions == former { return }
        if versions.starts(with: former) {
            for version in versions.dropFirst(former.count) { try insert(version, ofMessage: row) }
        } else {
            try statement("DELETE FROM message_versions WHERE message_id = ?1").bind(1, row).run()
            for version in versions { try insert(version, ofMessage: row) }
        }
        if versions.isEmpty {
            try statement("UPDATE messages SET parts = parts & ~?2 WHERE id = ?1")
                .bind(1, row).bind(2, MessageParts.versions.rawValue).run()
        } else {
            try setPart(.versions, ofMessage: row)
        }
    }

    /// Adds an earlier text of a message.
    func insert(_ version: MessageVersion, ofMessage row: Int64) throws(StoreError) {
        try statement(
            "INSERT INTO message_versions (message_id, timestamp, text, is_time_estimated) VALUES (?1, ?2, ?3, ?4)"
        )
        .bind(1, row).bind(2, version.timestamp).bind(3, version.text).bind(4, version.isTimeEstimated ? 1 : nil)
        .run()
    }

    /// Deletes the row of a message and everything that belongs to it, including its words in the index, but does not
    /// update counters and last message.
    func erase(row: Int64) throws(StoreError) {
        latestMessage = nil
        try forget(row)
        try noteLeavingPeople(ofMessages: "?1", [row])
        if !followsReferences { try cascade(fromMessage: row) }
        try statement("DELETE FROM messages WHERE id = ?1").bind(1, row).run()
    }

    // MARK: Shared parts of changes

    /// Changes the indexed words of a message: the old words must be removed from the index while they exist.
    func changeWords(
        ofMessage row: Int64, _ change: () throws(StoreError) -> Void
    ) throws(StoreError) {
        try statement("DELETE FROM message_index WHERE docid = ?1").bind(1, row).run()
        try change()
        try connection.index(row: row)
    }

    func setPart(_ part: MessageParts, ofMessage row: Int64) throws(StoreError) {
        try statement("UPDATE OR FAIL messages SET parts = parts | ?2 WHERE id = ?1 AND parts & ?2 = 0")
            .bind(1, row).bind(2, part.rawValue).run()
    }

    func reportUpdate(of id: UniqueIdentifier, inConversation row: Int64) throws(StoreError) {
        changes.insert(.messageUpdated(id, conversation: try conversationID(ofRow: row)))
    }

    /// Updates the last-message fields of a conversation if they refer to this message.
    func refreshLast(ofConversation row: Int64, ifIs id: UniqueIdentifier) throws(StoreError) {
        try touch(row)
        guard let last = try connection.conversation(row: row)?.lastMessage, last.id == id else { return }
        try refreshLast(ofConversation: row)
    }

    /// Updates the last-message fields of a conversation.
    func refreshLast(ofConversation row: Int64) throws(StoreError) {
        let statement = try statement(
            "SELECT uuid, text, timestamp FROM messages WHERE conversation_id = ?1 ORDER BY position DESC LIMIT 1"
        ).bind(1, row)
        defer { statement.reset() }
        if try statement.step() {
            guard let id = statement.identifier(0) else { throw StoreError(.damaged) }
            try setLast(
                ofConversation: row, id: id, text: statement.optionalText(1), timestamp: statement.timestamp(2))
        } else {
            try self.statement(
                """
                UPDATE conversations SET last_message_uuid = NULL, last_message_text = NULL, last_message_at = NULL,
                    activity_at = created_at WHERE id = ?1
                """
            ).bind(1, row).run()
        }
    }

    /// Adds to the counts of a conversation and finds its last message, in time independent of the chat's size.
    func adjustCounts(ofConversation row: Int64, messages: Int64, unread: Int64) throws(StoreError) {
        if messages != 0 || unread != 0 {
            try statement(
                """
                UPDATE OR FAIL conversations SET message_count = message_count + ?2, unread_count = unread_count + ?3
                WHERE id = ?1
                """
            ).bind(1, row).bind(2, messages).bind(3, unread).run()
        }
        try refreshLast(ofConversation: row)
    }

    /// Counts the messages of a conversation anew and finds its last one.
    func recount(conversation row: Int64) throws(StoreError) {
        try statement(
            """
            UPDATE OR FAIL conversations SET
                message_count = (SELECT count(*) FROM messages WHERE conversation_id = ?1),
                unread_count = (SELECT count(*) FROM messages
                    WHERE conversation_id = ?1 AND is_read = 0 AND direction = 1)
            WHERE id = ?1
            """
        ).bind(1, row).run()
        try refreshLast(ofConversation: row)
    }
}

extension StoredMessage {
    /// Whether it counts as unread.
    var isUnread: Bool { !isRead && direction == .incoming }
}
