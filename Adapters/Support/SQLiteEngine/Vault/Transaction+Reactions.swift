internal import WhisperMessage
internal import WhisperStorePort

/// Sets and removes reactions (ST-6).
extension Transaction {
    /// Applies a reaction, unless the person has a later one.
    func react(
        to id: UniqueIdentifier, by sender: NewSender, emoji: String?, at time: Timestamp
    ) throws(StoreError) {
        let place = try session.requirePlace(of: id)
        guard let message = try reactingMessage(place.row), !message.isTombstone else { return }
        let handle = try self.sender(for: sender)
        guard let person = try connection.personRow(ofSender: handle.rawValue) else {
            throw StoreError(.personNotFound)
        }
        try react(toMessage: place.row, message.id, place.conversation, by: handle.rawValue, person, emoji, at: time)
    }

    /// Applies a reaction of someone who is known to the vault.
    func react(
        to id: UniqueIdentifier, by sender: SenderHandle, emoji: String?, at time: Timestamp
    ) throws(StoreError) {
        let row = try requireMessage(id)
        guard let message = try reactingMessage(row), let person = try personRow(ofSender: sender.rawValue),
            !message.isTombstone
        else { return }
        try react(toMessage: row, id, message.conversation, by: sender.rawValue, person, emoji, at: time)
    }

    private func react(
        toMessage row: Int64, _ id: UniqueIdentifier, _ conversation: Int64, by sender: Int64, _ person: Int64,
        _ emoji: String?, at time: Timestamp
    ) throws(StoreError) {
        if try hasForgotten() {
            try statement(
                """
                DELETE FROM reactions WHERE message_id = ?1 AND emoji IS ?2 AND timestamp = ?3
                    AND person_id IN (\(Connection.forgotten)) AND NOT ?4 IN (\(Connection.forgotten))
                """
            ).bind(1, row).bind(2, emoji).bind(3, time).bind(4, person).run()
        }
        if let same = try sameReaction(as: emoji, at: time, ofPerson: person, toMessage: row) {
            if try isOwner(same) { return }
            try statement("DELETE FROM reactions WHERE message_id = ?1 AND person_id = ?2")
                .bind(1, row).bind(2, same).run()
            try reportUpdate(of: id, inConversation: conversation)
        }
        let known = try knownReaction(ofPerson: person, toMessage: row)
        if let known, known.time > time || known == (emoji, sender, time) { return }
        try putReaction(
            emoji, by: sender, ofPerson: person, at: time, toMessage: row, isReplacing: known != nil)
        if emoji != nil || known?.emoji != nil { try reportUpdate(of: id, inConversation: conversation) }
    }

    /// Replaces a person's reaction, which keeps the position of the earlier one.
    func putReaction(
        _ emoji: String?, by handle: SenderHandle, at time: Timestamp, toMessage row: Int64
    ) throws(StoreError) {
        guard let person = try connection.personRow(ofSender: handle.rawValue) else {
            throw StoreError(.personNotFound)
        }
        try putReaction(
            emoji, by: handle.rawValue, ofPerson: person, at: time, toMessage: row,
            isReplacing: try knownReaction(ofPerson: person, toMessage: row) != nil)
    }

    private func putReaction(
        _ emoji: String?, by sender: Int64, ofPerson person: Int64, at time: Timestamp, toMessage row: Int64,
        isReplacing: Bool
    ) throws(StoreError) {
        if isReplacing {
            return try statement(
                """
                UPDATE OR FAIL reactions SET emoji = ?3, sender_id = ?4, timestamp = ?5 WHERE message_id = ?1 AND person_id = ?2
                """
            ).bind(1, row).bind(2, person).bind(3, emoji).bind(4, sender).bind(5, time).run()
        }
        try statement(
            """
            INSERT INTO reactions (message_id, person_id, emoji, sender_id, timestamp, ordinal) VALUES (?1, ?2, ?3,
                ?4, ?5, (SELECT ifnull(max(ordinal), 0) + 1 FROM reactions WHERE message_id = ?1))
            """
        ).bind(1, row).bind(2, person).bind(3, emoji).bind(4, sender).bind(5, time).run()
        try setPart(.reactions, ofMessage: row)
    }

    private func knownReaction(
        ofPerson person: Int64, toMessage row: Int64
    ) throws(StoreError) -> (emoji: String?, sender: Int64, time: Timestamp)? {
        let statement = try statement(
            "SELECT emoji, sender_id, timestamp FROM reactions WHERE message_id = ?1 AND person_id = ?2"
        ).bind(1, row).bind(2, person)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return (statement.optionalText(0), statement.integer(1), statement.timestamp(2))
    }

    /// Who reacted to a message with the same reaction, if one of both is the owner, and the other may be (see
    /// `OwnerClaim.isOneReaction`).
    private func sameReaction(
        as emoji: String?, at time: Timestamp, ofPerson person: Int64, toMessage row: Int64
    ) throws(StoreError) -> Int64? {
        guard OwnerClaim.isOneReaction(emoji, at: time, as: emoji, at: time) else { return nil }
        let statement = try statement(
            """
            SELECT r.person_id, o.is_owner FROM reactions AS r CROSS JOIN people AS o ON o.id = r.person_id
            CROSS JOIN people AS p ON p.id = ?2 WHERE r.message_id = ?1 AND r.person_id <> ?2 AND r.emoji = ?3
                AND r.timestamp = ?4 AND o.is_owner <> p.is_owner ORDER BY r.ordinal
            """
        ).bind(1, row).bind(2, person).bind(3, emoji).bind(4, time)
        var others: [(person: Int64, isOwner: Bool)] = []
        while try statement.step() { others.append((statement.integer(0), statement.integer(1) != 0)) }
        statement.reset()
        for other in others where try !isAnother(other.isOwner ? person : other.person) { return other.person }
        return nil
    }

    /// The id and conversation of a message, and whether the vault's owner deleted it; nil if there is none in the row.
    private func reactingMessage(
        _ row: Int64
    ) throws(StoreError) -> (id: UniqueIdentifier, conversation: Int64, isTombstone: Bool)? {
        let statement = try statement("SELECT uuid, kind, conversation_id FROM messages WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        guard let id = statement.identifier(0), let kind = ContentKind(code: statement.integer(1)) else {
            throw StoreError(.damaged)
        }
        // The mark of who deleted a message is among the members of its source.
        let isTombstone = kind == .deleted ? try connection.message(row: row)?.isTombstone ?? true : false
        return (id, statement.integer(2), isTombstone)
    }
}
