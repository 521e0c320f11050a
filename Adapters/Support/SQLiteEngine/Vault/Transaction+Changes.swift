internal import WhisperJSONText
internal import WhisperMessage
internal import WhisperStorePort

/// Changes and deletes messages (ST-6).
extension Transaction {
    func updateStatus(of id: UniqueIdentifier, to status: MessageStatus) throws(StoreError) {
        let place = try session.requirePlace(of: id)
        try statement("UPDATE messages SET status = ?2 WHERE id = ?1 AND status <> ?2")
            .bind(1, place.row).bind(2, Int64(status.rawValue)).run()
        if connection.changes > 0 { try reportUpdate(of: id, inConversation: place.conversation) }
    }

    /// Sets a text, or stores it as a version if a later one is already set.
    func edit(_ id: UniqueIdentifier, _ edit: MessageVersion) throws(StoreError) {
        let (place, message) = try found(id)
        if message.isTombstone { return }
        var texts = try texts(of: message, row: place.row)
        let before = texts
        texts.apply(edit)
        if texts == before { return }
        if texts.text != before.text {
            let text = texts.text
            try changeWords(ofMessage: place.row) { () throws(StoreError) in
                try statement("UPDATE messages SET text = ?2, seal = NULL WHERE id = ?1")
                    .bind(1, place.row).bind(2, text).run()
            }
            try refreshLast(ofConversation: place.conversation, ifIs: id)
        }
        if texts.editedAt != before.editedAt {
            try statement("UPDATE messages SET edited_at = ?2 WHERE id = ?1")
                .bind(1, place.row).bind(2, texts.editedAt).run()
        }
        if texts.isTimeEstimated != before.isTimeEstimated {
            var unified = message.unified
            unified.isMarkedAsEdited = texts.isTimeEstimated
            let specific = StoredJSON.text(unified.platformSpecific)
            try statement("UPDATE messages SET platform_specific = ?2 WHERE id = ?1")
                .bind(1, place.row).bind(2, specific.isEmpty ? nil : specific).run()
        }
        try putVersions(texts.versions, inPlaceOf: before.versions, ofMessage: place.row)
        try reportUpdate(of: id, inConversation: place.conversation)
    }

    /// Changes the earlier texts of a message; returns whether they are different now.
    func changeVersions(
        ofMessage row: Int64, held: StoredMessage, _ change: (inout TextHistory) -> Void
    ) throws(StoreError) -> Bool {
        var texts = try texts(of: held, row: row)
        let before = texts.versions
        change(&texts)
        if texts.versions == before { return false }
        try putVersions(texts.versions, inPlaceOf: before, ofMessage: row)
        return true
    }

    private func texts(of message: StoredMessage, row: Int64) throws(StoreError) -> TextHistory {
        TextHistory(
            text: message.unified.content.text, editedAt: message.unified.editedAt,
            isTimeEstimated: message.unified.isMarkedAsEdited, sentAt: message.unified.timestamp,
            versions: try connection.versions(ofMessage: row))
    }

    private func putVersions(
        _ versions: [MessageVersion], inPlaceOf former: [MessageVersion], ofMessage row: Int64
    ) throws(StoreError) {
        if versions == former { return }
        if versions.starts(with: former) {
            for version in versions.dropFirst(former.count) { try insert(version, ofMessage: row) }
        } else {
            try statement("DELETE FROM message_versions WHERE message_id = ?1").bind(1, row).run()
            for version in versions { try insert(version, ofMessage: row) }
        }
        try setPart(.versions, ofMessage: row)
    }

    /// Adds an earlier text of a message.
    func insert(_ version: MessageVersion, ofMessage row: Int64) throws(StoreError) {
        try statement("INSERT INTO message_versions (message_id, timestamp, text) VALUES (?1, ?2, ?3)")
            .bind(1, row).bind(2, version.timestamp).bind(3, version.text).run()
    }

    /// Deletes a message, and returns the blobs that are no longer referenced.
    func delete(_ id: UniqueIdentifier, _ mode: DeletionMode) throws(StoreError) -> [String] {
        let (place, message) = try found(id)
        try removeFromOutbox(place.row)
        switch mode {
        case .tombstoneKeepingText:
            if message.unified.content.kind == .deleted { return [] }
            try statement("UPDATE messages SET kind = ?2 WHERE id = ?1")
                .bind(1, place.row).bind(2, ContentKind.deleted.code).run()
            try reportUpdate(of: id, inConversation: place.conversation)
            return []
        case .tombstone:
            try leaveTombstone(message, at: place)
        case .erase:
            try touch(place.conversation)
            try forgetWaiting(forMessage: place.row)
            try erase(row: place.row)
            try adjustCounts(ofConversation: place.conversation, messages: -1, unread: message.isUnread ? -1 : 0)
            changes.insert(.messageDeleted(id, conversation: message.conversation))
        }
        return try connection.unreferenced(Set(message.unified.content.attachments.compactMap(\.sha256)))
    }

    private func leaveTombstone(_ message: StoredMessage, at place: Session.FoundMessage) throws(StoreError) {
        let unified = message.unified
        try forgetWaiting(forMessage: place.row)
        let hasVersions = try !connection.versions(ofMessage: place.row).isEmpty
        let isTombstone =
            unified.content == Content(kind: .deleted, text: nil) && unified.editedAt == nil && !hasVersions
            && unified.reactions.isEmpty && unified.platformSpecific.isEmpty && message.carrierText == nil
            && message.seal == nil
        if isTombstone { return }
        try touch(place.conversation)
        try forget(place.row)
        try changeWords(ofMessage: place.row) { () throws(StoreError) in
            for table in ["attachments", "message_versions", "reactions", "raw_events"] {
                try statement("DELETE FROM \(table) WHERE message_id = ?1").bind(1, place.row).run()
            }
            try statement(
                """
                UPDATE messages SET kind = ?2, text = NULL, edited_at = NULL, platform_specific = NULL,
                    carrier_text = NULL, seal = NULL, parts = parts & ?3 WHERE id = ?1
                """
            )
            .bind(1, place.row).bind(2, ContentKind.deleted.code).bind(3, MessageParts.recipients.rawValue).run()
        }
        try refreshLast(ofConversation: place.conversation, ifIs: unified.id)
        try reportUpdate(of: unified.id, inConversation: place.conversation)
    }

    /// Deletes the row of a message and everything that belongs to it, including its words in the index, but does not
    /// update counters and last message.
    func erase(row: Int64) throws(StoreError) {
        try forget(row)
        try statement("DELETE FROM messages WHERE id = ?1").bind(1, row).run()
    }

    /// Applies a reaction, unless the person has a later one.
    func react(
        to id: UniqueIdentifier, by sender: NewSender, emoji: String?, at time: Timestamp
    ) throws(StoreError) {
        if try found(id).message.isTombstone { return }
        try react(to: id, by: self.sender(for: sender), emoji: emoji, at: time)
    }

    func react(
        to id: UniqueIdentifier, by handle: SenderHandle, emoji: String?, at time: Timestamp
    ) throws(StoreError) {
        let (place, before) = try found(id)
        if before.isTombstone { return }
        let known = try statement(
            """
            SELECT r.timestamp FROM people AS p CROSS JOIN reactions AS r ON r.person_id = p.id
            WHERE p.uuid = ?1 AND r.message_id = ?2
            """
        ).bind(1, handle.person).bind(2, place.row)
        let latest = try known.step() ? known.optionalTimestamp(0) : nil
        known.reset()
        if let latest, latest > time { return }
        try putReaction(emoji, by: handle, at: time, toMessage: place.row)
        let after = try connection.message(row: place.row)
        if after?.unified.reactions != before.unified.reactions {
            try reportUpdate(of: id, inConversation: place.conversation)
        }
    }

    /// Replaces a person's reaction, which keeps the position of the earlier one.
    func putReaction(
        _ emoji: String?, by handle: SenderHandle, at time: Timestamp, toMessage row: Int64
    ) throws(StoreError) {
        guard let person = try connection.personRow(ofSender: handle.rawValue) else {
            throw StoreError(.personNotFound)
        }
        try statement(
            """
            UPDATE reactions SET emoji = ?3, sender_id = ?4, timestamp = ?5 WHERE message_id = ?1 AND person_id = ?2
            """
        ).bind(1, row).bind(2, person).bind(3, emoji).bind(4, handle.rawValue).bind(5, time).run()
        if connection.changes == 0 {
            try statement(
                """
                INSERT INTO reactions (message_id, person_id, emoji, sender_id, timestamp, ordinal) VALUES (?1, ?2, ?3,
                    ?4, ?5, (SELECT ifnull(max(ordinal), 0) + 1 FROM reactions WHERE message_id = ?1))
                """
            ).bind(1, row).bind(2, person).bind(3, emoji).bind(4, handle.rawValue).bind(5, time).run()
        }
        try setPart(.reactions, ofMessage: row)
    }

    func updateAttachment(
        of id: UniqueIdentifier, index: Int, to attachment: Attachment
    ) throws(StoreError) {
        let (place, message) = try found(id)
        let attachments = message.unified.content.attachments
        guard attachments.indices.contains(index) else { throw StoreError(.invalidArgument) }
        if attachments[index] == attachment { return }
        let put = { () throws(StoreError) in
            try self.statement("DELETE FROM attachments WHERE message_id = ?1 AND ordinal = ?2")
                .bind(1, place.row).bind(2, Int64(index)).run()
            try self.connection.insert(attachment, ordinal: index, ofMessage: place.row)
        }
        if attachments[index].name == attachment.name {
            try put()
        } else {
            try forget(place.row)
            try changeWords(ofMessage: place.row, put)
        }
        try reportUpdate(of: id, inConversation: place.conversation)
    }

    // MARK: Shared parts of changes

    /// A message that must exist, and its location.
    private func found(
        _ id: UniqueIdentifier
    ) throws(StoreError) -> (place: Session.FoundMessage, message: StoredMessage) {
        let place = try session.requirePlace(of: id)
        guard let message = try connection.message(row: place.row) else { throw StoreError(.messageNotFound) }
        return (place, message)
    }

    /// Changes the indexed words of a message: the old words must be removed from the index while they exist.
    func changeWords(
        ofMessage row: Int64, _ change: () throws(StoreError) -> Void
    ) throws(StoreError) {
        try statement("DELETE FROM message_index WHERE docid = ?1").bind(1, row).run()
        try change()
        try connection.index(row: row)
    }

    func setPart(_ part: MessageParts, ofMessage row: Int64) throws(StoreError) {
        try statement("UPDATE messages SET parts = parts | ?2 WHERE id = ?1")
            .bind(1, row).bind(2, part.rawValue).run()
    }

    func reportUpdate(of id: UniqueIdentifier, inConversation row: Int64) throws(StoreError) {
        let statement = try statement("SELECT uuid FROM conversations WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step(), let conversation = statement.identifier(0) else { throw StoreError(.damaged) }
        changes.insert(.messageUpdated(id, conversation: conversation))
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
                UPDATE conversations SET message_count = message_count + ?2, unread_count = unread_count + ?3
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
            UPDATE conversations SET
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

    /// Whether the vault's owner deleted it, so that later reports change nothing.
    var isTombstone: Bool {
        unified.content.kind == .deleted && unified.platformSpecific[DeletionMark.member] == nil
    }
}
