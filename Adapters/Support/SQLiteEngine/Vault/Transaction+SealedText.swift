internal import WhisperJSONText
internal import WhisperMessage
internal import WhisperStorePort

/// Texts that are reported for messages, and the one rule about those that were sealed (ING-1b, RT-10).
extension Transaction {
    /// Applies an edit by someone with the right to it.
    func take(
        _ edit: MessageVersion, by sender: Int64?, _ held: StoredMessage, _ row: Int64
    ) throws(StoreError) -> ChangeOutcome {
        if held.isTombstone { return .made }
        switch held.decision(on: .carried(edit.text)) {
        case .replaces: try self.edit(held.unified.id, edit)
        case .known: break
        case .noted:
            try note(edit, beside: held, row: row)
            return .refused
        case .separate: try keepBeside(held, row: row, edit: edit, by: sender)
        }
        return .made
    }

    /// Notes a text beside a sealed message.
    func note(_ edit: MessageVersion, beside held: StoredMessage, row: Int64) throws(StoreError) {
        guard held.decision(on: .carried(edit.text)) != .known else { return }
        var noted = held
        noted.note(edit.text, at: edit.timestamp)
        if noted == held { return }
        try statement("UPDATE OR FAIL messages SET platform_specific = ?2 WHERE id = ?1")
            .bind(1, row).bind(2, StoredJSON.text(noted.unified.platformSpecific)).run()
        changes.insert(.messageUpdated(held.unified.id, conversation: held.conversation))
    }

    /// Stores a sealed edit as a message of its own behind the one that it edits, until it is opened.
    ///
    /// - Parameter sender: The row of the sender; nil for the one of the message.
    func keepBeside(
        _ held: StoredMessage, row: Int64, edit: MessageVersion, by sender: Int64?
    ) throws(StoreError) {
        let id = SealedText.editID(of: held.unified.externalID, edit.text)
        // Neither an edit of an edit, nor one that the message has taken.
        guard SealedText.edited(by: held.unified) == nil, !SealedText.edits(of: held.unified).contains(id) else {
            return
        }
        let author = try statement("SELECT sender_id FROM messages WHERE id = ?1").bind(1, row)
        let own = try author.step() ? author.integer(0) : 0
        author.reset()
        let writer = sender ?? own
        let handle = try statement(
            "SELECT p.uuid FROM senders AS s JOIN people AS p ON p.id = s.person_id WHERE s.id = ?1"
        )
        .bind(1, writer)
        let person = try handle.step() ? handle.identifier(0) : nil
        handle.reset()
        let place = { () throws(StoreError) in try self.session.requirePlace(of: held.unified.id).position }
        let saved = try saveAll([
            NewMessage(
                conversation: held.conversation, externalID: id, platform: held.unified.platform,
                timestamp: edit.timestamp, precision: .millisecond,
                sender: person.map { SenderHandle(rawValue: writer, person: $0) }, direction: held.direction,
                isRead: held.isRead, content: Content(kind: .text, text: edit.text),
                platformSpecific: StoredJSON.text(SealedText.members(ofEditOf: held.unified)),
                position: try freePosition(in: held.conversation, behind: place))
        ])
        session.saving.conversations[held.conversation] = nil
        sealedEdits += saved.rows.map(\.id)
    }

    /// Lets an opened edit take the place of the text that it edits, if it may; nil if it is a message of its own.
    func takeEdit(_ message: NewOpenedMessage) throws(StoreError) -> (row: Int64, id: UniqueIdentifier)? {
        let carrier: UniqueIdentifier
        switch message.place {
        case .conversation: return nil
        case .behind(let id), .inPlaceOf(let id): carrier = id
        }
        let place = try session.requirePlace(of: carrier)
        guard let edit = try connection.message(row: place.row), let externalID = SealedText.edited(by: edit.unified),
            let row = try messageRow(
                conversation: place.conversation, externalID: externalID, by: author(ofMessage: place.row)),
            let held = try connection.message(row: row),
            let opened = OpenedEdit(
                of: edit, content: message.content, seal: message.seal, sealedAt: message.timestamp,
                members: try StoredJSON.members(message.platformSpecific)),
            held.decision(on: opened.report) == .replaces
        else { return nil }
        try touch(place.conversation)
        let versions = try connection.versions(ofMessage: row)
        var result = held
        var earlier = versions
        result.take(opened, versions: &earlier)
        let isReworded = result.unified.content.text != held.unified.content.text
        let specific = StoredJSON.text(result.unified.platformSpecific)
        let update = { () throws(StoreError) in
            try self.statement(
                """
                UPDATE messages SET text = ?2, edited_at = ?3, platform_specific = ?4, carrier_text = ?5, seal = ?6
                WHERE id = ?1
                """
            )
            .bind(1, row).bind(2, result.unified.content.text).bind(3, result.unified.editedAt).bind(4, specific)
            .bind(5, result.carrierText).bind(6, result.seal.map(StoredSeal.text)).run()
        }
        if isReworded { try changeWords(ofMessage: row, update) } else { try update() }
        try putVersions(earlier, inPlaceOf: versions, ofMessage: row)
        try erase(row: place.row)
        try adjustCounts(ofConversation: place.conversation, messages: -1, unread: edit.isUnread ? -1 : 0)
        session.saving.conversations[held.conversation] = nil
        changes.insert(.messageDeleted(carrier, conversation: held.conversation))
        try reportUpdate(of: held.unified.id, inConversation: place.conversation)
        return (row, held.unified.id)
    }
}
