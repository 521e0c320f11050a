internal import WhisperArchive
internal import WhisperJSONText
internal import WhisperMessage
internal import WhisperStorePort

/// Messages that replace others (ING-2).
extension Transaction {
    /// Merges a repetition into the stored message: the content of a message of unknown kind, the fact that it was
    /// deleted meanwhile, or the content of one only known to be deleted. Returns whether anything changed.
    ///
    /// - Parameter merging: Whether both are merged field by field, as they also are if their times have different
    ///   precision.
    func upgrade(_ incoming: NewMessage, merging: Bool) throws(StoreError) -> Bool {
        if incoming.content.kind == .unknown, !merging { return false }
        let isGone = incoming.content.kind == .deleted
        let isSealed = incoming.content.text.map(SealedText.carriesEnvelope) == true
        guard let known = try knownRow(of: incoming, merging: merging),
            merging || isSealed || known.precision != incoming.precision.code || known.kind == ContentKind.unknown.code
                || (known.kind == ContentKind.deleted.code) != isGone,
            let held = try connection.message(row: known.row)
        else { return false }
        if merging || held.unified.precision != incoming.precision {
            return try rewrite(known.row, held, as: incoming, merging: true)
        }
        if held.unified.content.kind == .unknown {
            return try rewrite(known.row, held, as: incoming, merging: false)
        }
        guard isGone else {
            return held.unified.isEmptiedBySource || held.isRevealed(by: incoming.content)
                ? try rewrite(known.row, held, as: incoming, merging: false) : false
        }
        guard !incoming.platformSpecific.isEmpty,
            let mark = DeletionMark(try StoredJSON.object(incoming.platformSpecific))
        else { return false }
        try archive.markDeleted(held, mark)
        return true
    }

    /// Replaces a stored message, or merges both; nil if neither is stored.
    func replace(
        _ id: UniqueIdentifier?, with incoming: NewMessage, merging: Bool
    ) throws(StoreError) -> Bool? {
        let conversation = try requireConversation(incoming.conversation)
        var target = try id.flatMap { (id) throws(StoreError) in try session.place(of: id) }
        if target?.conversation != conversation { target = nil }
        let known = try knownRow(of: incoming, merging: merging)?.row
        guard let row = known ?? target?.row, let held = try connection.message(row: row) else { return nil }
        let isChanged = try rewrite(row, held, as: incoming, merging: merging)
        guard let target, target.row != row else { return isChanged }
        try absorb(target.row, intoMessageOf: incoming, merging: merging)
        return true
    }

    /// Stores the receipts of a message that was known; returns whether any was new.
    func takeReceipts(of incoming: NewMessage) throws(StoreError) -> Bool {
        guard !incoming.receipts.isEmpty, let row = try knownRow(of: incoming, merging: true)?.row,
            try take(incoming.receipts, ofMessage: row), let held = try connection.message(row: row)
        else { return false }
        changes.insert(.messageUpdated(held.unified.id, conversation: held.conversation))
        return true
    }

    /// Overwrites a stored message with a reported one, or merges both; returns whether anything changed.
    private func rewrite(
        _ row: Int64, _ held: StoredMessage, as incoming: NewMessage, merging: Bool
    ) throws(StoreError) -> Bool {
        // Only exports belong to runs, and only they write local times.
        if incoming.run == nil, held.unified.local != nil { try disown(row: row) }
        var unified = held.unified
        unified.externalID = incoming.externalID
        unified.platform = incoming.platform
        unified.timestamp = incoming.timestamp
        unified.precision = incoming.precision
        unified.local = incoming.local
        unified.sender = try incoming.sender.map { (handle) throws(StoreError) in
            try shownParticipant(ofSender: handle.rawValue)
        }
        unified.recipients = incoming.recipients
        unified.content = incoming.content
        unified.replyTo = incoming.replyTo
        unified.editedAt = incoming.editedAt
        unified.platformSpecific =
            incoming.platformSpecific.isEmpty ? JSONObject() : try StoredJSON.object(incoming.platformSpecific)
        if unified.isVaguer(than: held.unified) { return false }
        var result = held
        var isBetter = true
        var earlier: MessageVersion?
        if merging || held.unified.precision.isFiner(than: incoming.precision) {
            let merge = MessageMerge(held.unified, with: unified)
            result.unified = merge.message
            isBetter = merge.prefersNewer
            earlier = merge.earlier
        } else {
            result.unified = held.unified.replaced(by: unified)
        }
        if held.status.isBehind(incoming.status) { result.status = incoming.status }
        if let settled = held.settled(result, with: unified) {
            if case .opened = held.protection { isBetter = false }
            result = settled
            earlier = nil
        }
        let givesWay = try authorship(ofMessage: row, held).givesWay(to: authorship(of: incoming), isBetter: isBetter)
        result.unified.sender = givesWay ? unified.sender : held.unified.sender
        if givesWay {
            result.person = incoming.sender?.person
            result.direction = incoming.direction
        }
        if isBetter || held.contentKey == nil, held.unified.local == nil { result.contentKey = incoming.contentKey }
        let sender = givesWay ? incoming.sender?.rawValue ?? 0 : try senderRow(ofMessage: row)
        let present = try put(result, sender: sender, inPlaceOf: held, row: row)
        try keep(incoming.raw, ofMessage: present)
        if let text = unified.content.text, held.protection != .none, held.decision(on: .carried(text)) == .separate {
            let time = unified.editedAt ?? unified.timestamp
            try archive.keepBeside(result, MessageVersion(text: text, timestamp: time), by: nil)
        }
        let hasEarlier = try earlier.map { (earlier) throws(StoreError) in
            try changeVersions(ofMessage: present, held: result) { $0.insert(earlier) }
        }
        return result != held || hasEarlier == true
    }

    /// The sender of a stored message, 0 for none.
    func senderRow(ofMessage row: Int64) throws(StoreError) -> Int64 {
        let statement = try statement("SELECT sender_id FROM messages WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { throw StoreError(.messageNotFound) }
        return statement.integer(0)
    }

    /// Merges the information that only another record of the same message has, and removes that record.
    private func absorb(
        _ leaving: Int64, intoMessageOf incoming: NewMessage, merging: Bool
    ) throws(StoreError) {
        guard let row = try knownRow(of: incoming, merging: merging)?.row, let held = try connection.message(row: row),
            let other = try connection.message(row: leaving)
        else { return }
        // Two different envelopes are two messages.
        if held.protection != .none, other.protection != .none, held.unified.content.text != other.unified.content.text
        {
            return
        }
        var result = held
        result.unified = other.unified.replaced(by: held.unified)
        if let settled = other.settled(result, with: held.unified) { result.take(sealedTextOf: settled) }
        result.unified.id = held.unified.id
        result.unified.reactions = held.unified.reactions
        if other.unified.local != nil { result.contentKey = other.contentKey }
        let conversation = try connection.requireConversation(incoming.conversation)
        try touch(conversation)
        try joinReceipts(ofMessage: leaving, into: row)
        try erase(row: leaving)
        changes.insert(.messageDeleted(other.unified.id, conversation: other.conversation))
        try statement("UPDATE messages SET position = ?2 WHERE id = ?1")
            .bind(1, row).bind(2, other.position.rawValue).run()
        result.position = other.position
        _ = try put(result, sender: incoming.sender?.rawValue ?? 0, inPlaceOf: held, row: row)
        try adjustCounts(ofConversation: conversation, messages: -1, unread: other.isUnread ? -1 : 0)
    }

    /// Merges the information of another record into a stored message, unless that is as good.
    func take(_ better: StoredMessage, inPlaceOf held: StoredMessage, row: Int64) throws(StoreError) {
        guard let result = held.giving(wayTo: better) else { return }
        _ = try put(result, sender: try senderRow(ofMessage: row), inPlaceOf: held, row: row)
    }

    /// Replaces a stored message.
    /// - Returns: Its row, which changes with its time.
    func put(
        _ message: StoredMessage, sender: Int64, inPlaceOf held: StoredMessage, row: Int64
    ) throws(StoreError) -> Int64 {
        if message == held { return row }
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
            if isMoved || !words.hold(former) { try forget(row) }
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

    /// The row, kind and precision of the stored message that a new one repeats. Records of the owner's are joined.
    private func knownRow(
        of incoming: NewMessage, merging: Bool
    ) throws(StoreError) -> (row: Int64, kind: Int64, precision: Int64)? {
        let rows = try knownRows(of: incoming, isOfHistory: merging)
        guard var row = rows.first else { return nil }
        if incoming.direction == .outgoing {
            for double in rows.dropFirst() { row = try joinDouble(row, double) ?? row }
        }
        let statement = try statement(
            "SELECT kind, time_precision, direction, sender_id FROM messages WHERE id = ?1"
        ).bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        let known = (row, statement.integer(0), statement.integer(1))
        let (direction, sender) = (MessageDirection(rawValue: Int(statement.integer(2))), statement.integer(3))
        statement.reset()
        // Only one of both says whose the message is.
        if sender != 0, let direction, (direction == .unknown) != (incoming.direction == .unknown) {
            try joinNamelessOwner(ofMessage: row, by: sender, reportedAs: incoming)
        }
        return known
    }

    /// The sender as shown by their messages.
    private func shownParticipant(ofSender sender: Int64) throws(StoreError) -> Participant {
        let state = try senderState(sender)
        guard state.participant.isUnnamed, let person = state.person else { return state.participant }
        let name = try statement("SELECT display_name FROM people WHERE id = ?1").bind(1, person)
        defer { name.reset() }
        return try name.step() ? state.participant.named(name.optionalText(0)) : state.participant
    }

    /// The name by which a sender's messages are in the index: the source's, whatever the vault shows in its place.
    private func indexedName(ofSender sender: Int64) throws(StoreError) -> String? {
        sender == 0 ? nil : try senderState(sender).participant.displayName
    }
}

extension Connection {
    /// The person who wrote the message in a row.
    static let authorQuery = """
        SELECT s.person_id FROM messages AS m CROSS JOIN senders AS s ON s.id = m.sender_id WHERE m.id = ?1
        """
}
