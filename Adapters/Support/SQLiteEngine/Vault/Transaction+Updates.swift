internal import WhisperJSONText
internal import WhisperMessage
internal import WhisperStorePort

/// Rewrites the rows of messages.
extension Transaction {
    /// Writes everything of a message but its position.
    ///
    /// - Returns: Its row, which changes with its time.
    func put(
        _ message: StoredMessage, sender: Int64, inPlaceOf held: StoredMessage, row: Int64
    ) throws(StoreError) -> Int64 {
        if message == held { return row }
        if let attachments = message.otherAttachments(than: held), try senderRow(ofMessage: row) == sender {
            for index in attachments {
                try statement("DELETE FROM attachments WHERE message_id = ?1 AND ordinal = ?2")
                    .bind(1, row).bind(2, Int64(index)).run()
                try connection.insert(message.unified.content.attachments[index], ordinal: index, ofMessage: row)
            }
            changes.insert(.messageUpdated(message.unified.id, conversation: held.conversation))
            return row
        }
        // The cached position and time of the last message are no longer valid.
        session.saving.conversations[held.conversation] = nil
        let conversation = try requireConversation(held.conversation)
        try touch(conversation)
        let unified = message.unified
        let formerSender = try senderRow(ofMessage: row)
        if unified.externalID != held.unified.externalID || sender != formerSender {
            try rename(row, inConversation: conversation, to: unified.externalID, by: sender)
        }
        let isMoved =
            MessageRowID.bucket(of: unified.timestamp) != MessageRowID.bucket(of: held.unified.timestamp)
            && !MessageRowID.mayStay(row, at: unified.timestamp)
        let words = IndexedWords(unified.content, sender: try indexedName(ofSender: sender))
        let former = IndexedWords(held.unified.content, sender: try indexedName(ofSender: formerSender))
        let hasOtherWords = isMoved || words != former
        if hasOtherWords {
            // What stays in another place of the message need not be erased from the index.
            let staysAsCarrier = message.carrierText != nil && message.carrierText == held.unified.content.text
            if isMoved || !words.hold(former) && !staysAsCarrier { try forget(row) }
            try statement("DELETE FROM message_index WHERE docid = ?1").bind(1, row).run()
        }
        let present = isMoved ? try move(row, to: unified.timestamp) : row
        let update = try statement(
            """
            UPDATE OR FAIL messages SET external_id = ?2, sender_id = ?3, timestamp = ?4, time_precision = ?5, local_time = ?6,
                local_zone = ?7, direction = ?8, status = ?9, kind = ?10, text = ?11, reply_to = ?12, edited_at = ?13,
                platform_specific = ?14, content_key = ?15, parts = ifnull(?16, parts), seal = ?17, carrier_text = ?18,
                written_at = ?19 WHERE id = ?1
            """
        )
        .bind(1, present).bind(2, unified.externalID).bind(3, sender).bind(4, unified.timestamp)
        .bind(5, unified.precision.code).bind(6, unified.local?.text).bind(7, unified.local?.zone)
        .bind(8, Int64(message.direction.rawValue)).bind(9, Int64(message.status.rawValue))
        .bind(10, unified.content.kind.code).bind(11, unified.content.text).bind(12, unified.replyTo)
        .bind(13, unified.editedAt)
        let specific = StoredJSON.text(unified.platformSpecific)
        _ = update.bind(14, specific.isEmpty ? nil : specific)
        if let key = message.contentKey {
            _ = update.bind(15, UniqueIdentifier(high: key.high, low: key.low))
        } else {
            _ = update.bind(15, nil as Int64?)
        }
        _ = update.bind(17, message.seal.map(StoredSeal.text)).bind(18, message.carrierText).bind(19, message.writtenAt)
        let hasOtherParts =
            unified.content.attachments != held.unified.content.attachments
            || unified.recipients != held.unified.recipients
        try update.bind(16, hasOtherParts ? try writeParts(of: unified, row: present).rawValue : nil).run()
        if hasOtherWords { try connection.index(row: present) }
        // The column of the read state does not change.
        var read = message
        read.isRead = held.isRead
        let unread: Int64 = (read.isUnread ? 1 : 0) - (held.isUnread ? 1 : 0)
        if unread != 0 { try adjustCounts(ofConversation: conversation, messages: 0, unread: unread) }
        refreshLastAtEnd(ofConversation: conversation)
        changes.insert(.messageUpdated(unified.id, conversation: held.conversation))
        return present
    }

    /// Prepares for giving a message another external id or sender; no other message may have both.
    private func rename(
        _ row: Int64, inConversation conversation: Int64, to externalID: String, by sender: Int64
    ) throws(StoreError) {
        session.knownKeys.disregard(conversation: conversation)
        let key = try connection.messageKey(of: externalID)
        let isTaken = try isStored(externalID, key, by: sender, inConversation: conversation, besides: row)
        if isTaken { throw StoreError(.constraint) }
    }

    /// Rewrites attachments and recipients, and returns which parts the message has.
    func writeParts(of message: UnifiedMessage, row: Int64) throws(StoreError) -> MessageParts {
        var parts: MessageParts = []
        let known = try statement("SELECT parts FROM messages WHERE id = ?1").bind(1, row)
        if try known.step() { parts = MessageParts(rawValue: known.integer(0)) }
        known.reset()
        parts.subtract([.attachments, .recipients])
        try statement("DELETE FROM attachments WHERE message_id = ?1").bind(1, row).run()
        try statement("DELETE FROM recipients WHERE message_id = ?1").bind(1, row).run()
        for (ordinal, attachment) in message.content.attachments.enumerated() {
            try connection.insert(attachment, ordinal: ordinal, ofMessage: row)
            parts.insert(.attachments)
        }
        for (ordinal, recipient) in message.recipients.enumerated() {
            try connection.insert(recipient, ordinal: ordinal, ofMessage: row)
            parts.insert(.recipients)
        }
        return parts
    }

    /// Moves a message to the row of another time, with its references; its id stays the same.
    func move(_ row: Int64, to time: Timestamp) throws(StoreError) -> Int64 {
        latestMessage = nil
        let present = try freeRow(for: time)
        try connection.execute("PRAGMA defer_foreign_keys = ON")
        try statement("UPDATE messages SET id = ?2, is_uuid_given = 1 WHERE id = ?1")
            .bind(1, row).bind(2, present).run()
        for table in [
            "attachments", "recipients", "reactions", "message_versions", "raw_events", "opened_envelopes", "outbox",
            "post_attempts", "message_receipts", "joined_parts",
        ] {
            try statement("UPDATE \(table) SET message_id = ?2 WHERE message_id = ?1")
                .bind(1, row).bind(2, present).run()
        }
        return present
    }

    /// The sender of a stored message, 0 for none.
    func senderRow(ofMessage row: Int64) throws(StoreError) -> Int64 {
        let statement = try statement("SELECT sender_id FROM messages WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { throw StoreError(.messageNotFound) }
        return statement.integer(0)
    }

    /// The name by which a sender's messages are in the index: the source's, whatever the vault shows in its place.
    private func indexedName(ofSender sender: Int64) throws(StoreError) -> String? {
        sender == 0 ? nil : try senderState(sender).participant.displayName
    }
}

extension StoredMessage {
    /// The attachments that differ, if nothing else does, nor any word in them: as many files are fetched or given up.
    fileprivate func otherAttachments(than held: StoredMessage) -> [Int]? {
        let (now, before) = (unified.content.attachments, held.unified.content.attachments)
        var other = held
        other.unified.content.attachments = now
        guard now.count == before.count, other == self,
            zip(now, before).allSatisfy({ $0.searchTexts == $1.searchTexts })
        else { return nil }
        return now.indices.filter { now[$0] != before[$0] }
    }
}
