internal import WhisperJSONText
internal import WhisperMessage
internal import WhisperStorePort

/// What the archive writes (see `StoreWriter`).
extension Transaction {
    func update(_ change: MessageUpdate) throws(StoreError) {
        let after = change.after
        var before = change.before
        var row = try requireMessage(before.unified.id)
        if after.isRead != before.isRead {
            try markRead(before, after.isRead)
            before.isRead = after.isRead
        }
        if change.versions == nil, change.sender == .stays, change.lost.isEmpty, after.hasOtherStatusAlone(than: before)
        {
            return try updateStatus(of: after.unified.id, to: after.status)
        }
        if change.losesText {
            try forget(row)
            try changeWords(ofMessage: row) {}
        }
        if after.position != before.position {
            try statement("UPDATE messages SET position = ?2 WHERE id = ?1")
                .bind(1, row).bind(2, after.position.rawValue).run()
        }
        if after.delivery != before.delivery { try put(after.delivery, ofMessage: row) }
        if case .becomes(let sender) = change.sender {
            row = try put(after, sender: sender?.rawValue ?? 0, inPlaceOf: before, row: row)
        } else if after != before {
            row = try put(after, inPlaceOf: before, keeping: change.versions?.after ?? [], row: row)
        }
        try remove(change.lost, ofMessage: row)
        guard let versions = change.versions, versions.after != versions.before else { return }
        try putVersions(versions.after, inPlaceOf: versions.before, ofMessage: row)
        changes.insert(.messageUpdated(before.unified.id, conversation: before.conversation))
    }

    /// Removes what a message loses.
    private func remove(_ lost: MessageUpdate.Belongings, ofMessage row: Int64) throws(StoreError) {
        if lost.contains(.reactions) {
            try statement("DELETE FROM reactions WHERE message_id = ?1").bind(1, row).run()
            try statement("UPDATE messages SET parts = parts & ~?2 WHERE id = ?1")
                .bind(1, row).bind(2, MessageParts.reactions.rawValue).run()
        }
        if lost.contains(.events) {
            try statement("DELETE FROM raw_events WHERE message_id = ?1").bind(1, row).run()
        }
    }

    private func put(
        _ after: StoredMessage, inPlaceOf before: StoredMessage, keeping versions: [MessageVersion], row: Int64
    ) throws(StoreError) -> Int64 {
        guard after.hasOtherContentAlone(than: before) else {
            return try put(after, sender: senderRow(ofMessage: row), inPlaceOf: before, row: row)
        }
        let unified = after.unified
        let former = before.unified.content.text
        let specific = StoredJSON.text(unified.platformSpecific)
        let write = { () throws(StoreError) in
            try self.statement(
                """
                UPDATE OR FAIL messages SET kind = ?2, text = ?3, edited_at = ?4, platform_specific = ?5,
                    carrier_text = ?6, seal = ?7 WHERE id = ?1
                """
            )
            .bind(1, row).bind(2, unified.content.kind.code).bind(3, unified.content.text).bind(4, unified.editedAt)
            .bind(5, specific.isEmpty ? nil : specific).bind(6, after.carrierText)
            .bind(7, after.seal.map(StoredSeal.text)).run()
        }
        if unified.content.text == former {
            try write()
        } else {
            // What stays as an earlier text need not be erased from the index.
            if let former, !former.isEmpty, !versions.contains(where: { $0.text == former }) { try forget(row) }
            try changeWords(ofMessage: row, write)
            try refreshLast(ofConversation: requireConversation(before.conversation), ifIs: unified.id)
        }
        changes.insert(.messageUpdated(unified.id, conversation: before.conversation))
        return row
    }

    /// Writes the server's ids of a message, which `put` does not.
    private func put(_ delivery: ServerDelivery?, ofMessage row: Int64) throws(StoreError) {
        try statement(
            """
            UPDATE OR FAIL messages SET client_message_id = ?2, server_id = ?3, server_seq = ?4, server_created_at = ?5
            WHERE id = ?1
            """
        )
        .bind(1, row).bind(2, delivery?.clientMessageID).bind(3, delivery?.serverID).bind(4, delivery?.serverSequence)
        .bind(5, delivery?.serverCreatedAt).run()
    }

    /// Writes whether a message is read, which `put` does not.
    private func markRead(_ held: StoredMessage, _ isRead: Bool) throws(StoreError) {
        let place = try locate(held.unified.id)
        try touch(place.conversation)
        try statement("UPDATE OR FAIL messages SET is_read = ?2 WHERE id = ?1").bind(1, place.row).bind(2, isRead).run()
        var marked = held
        marked.isRead = isRead
        let unread: Int64 = (marked.isUnread ? 1 : 0) - (held.isUnread ? 1 : 0)
        try statement("UPDATE OR FAIL conversations SET unread_count = unread_count + ?2 WHERE id = ?1")
            .bind(1, place.conversation).bind(2, unread).run()
        try reportUpdate(of: held.unified.id, inConversation: place.conversation)
    }

    /// Removes a message, if there is one, and everything that belongs to it.
    func erase(_ message: UniqueIdentifier) throws(StoreError) -> Erasure {
        guard let held = try self.message(message) else { return Erasure() }
        let conversation = try requireConversation(held.conversation)
        try touch(conversation)
        try erase(row: requireMessage(message))
        try adjustCounts(ofConversation: conversation, messages: -1, unread: held.isUnread ? -1 : 0)
        session.saving.conversations[held.conversation] = nil
        changes.insert(.messageDeleted(message, conversation: held.conversation))
        return Erasure(messages: 1, contents: Set(held.unified.content.attachments.compactMap(\.sha256)))
    }

    func makeIdentifier() -> UniqueIdentifier { session.makeIdentifier() }

    func keep(_ record: RawRecord, of message: UniqueIdentifier?) throws(StoreError) {
        try keep(record, ofMessage: message.map { (id) throws(StoreError) in try requireMessage(id) })
    }
}

extension MessageUpdate {
    /// Whether an earlier text goes, whose words are still in the index.
    fileprivate var losesText: Bool {
        guard let versions, !versions.before.isEmpty else { return false }
        let kept = Set(versions.after.map(\.text) + [after.unified.content.text ?? "", after.carrierText ?? ""])
        return !versions.before.allSatisfy { kept.contains($0.text) }
    }
}

extension StoredMessage {
    /// Whether it differs from another state of the same message in nothing but what is written at once: its kind, its
    /// text, its members, and how it was sealed.
    fileprivate func hasOtherContentAlone(than other: StoredMessage) -> Bool {
        var same = other
        same.unified.content.kind = unified.content.kind
        same.unified.content.text = unified.content.text
        same.unified.editedAt = unified.editedAt
        same.unified.platformSpecific = unified.platformSpecific
        same.carrierText = carrierText
        same.seal = seal
        return same == self
    }

    /// Whether it differs from another state of the same message in nothing but its status.
    fileprivate func hasOtherStatusAlone(than other: StoredMessage) -> Bool {
        if status == other.status { return false }
        var same = other
        same.status = status
        return same == self
    }
}
