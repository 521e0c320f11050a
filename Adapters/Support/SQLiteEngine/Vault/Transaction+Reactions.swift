internal import WhisperMessage
internal import WhisperStorePort

/// Reactions, as rows (see `StoreReader`).
extension Transaction {
    func reaction(
        of person: UniqueIdentifier, to message: UniqueIdentifier
    ) throws(StoreError) -> HeldReaction? {
        let statement = try statement(Connection.reactionOfPerson).bind(1, requireMessage(message)).bind(2, person)
        defer { statement.reset() }
        return try statement.step() ? try statement.reaction() : nil
    }

    func reactions(
        to message: UniqueIdentifier, _ emoji: String?, at time: Timestamp
    ) throws(StoreError) -> [HeldReaction] {
        let statement = try statement(Connection.equalReactions)
            .bind(1, requireMessage(message)).bind(2, emoji).bind(3, time)
        defer { statement.reset() }
        var reactions: [HeldReaction] = []
        while try statement.step() { reactions.append(try statement.reaction()) }
        return reactions
    }

    func putReaction(
        _ emoji: String?, by sender: SenderHandle, at time: Timestamp, isClaimed: Bool, to message: UniqueIdentifier,
        inPlaceOf former: HeldReaction?
    ) throws(StoreError) {
        let place = try locate(message)
        if former == nil {
            try insertReaction(emoji, by: sender, at: time, isClaimed: isClaimed, toMessage: place.row)
        } else {
            try statement(
                """
                UPDATE OR FAIL reactions SET emoji = ?3, sender_id = ?4, timestamp = ?5, is_claimed = ?6
                WHERE message_id = ?1 AND person_id = ?2
                    AND (emoji IS NOT ?3 OR sender_id <> ?4 OR timestamp <> ?5 OR is_claimed <> ?6)
                """
            )
            .bind(1, place.row).bind(2, try person(of: sender)).bind(3, emoji).bind(4, sender.rawValue).bind(5, time)
            .bind(6, isClaimed).run()
            if connection.changes == 0 { return }
        }
        if emoji != nil || former?.emoji != nil { try reportUpdate(of: message, inConversation: place.conversation) }
    }

    /// Adds the reaction of a person behind those of the others.
    func insertReaction(
        _ emoji: String?, by sender: SenderHandle, at time: Timestamp, isClaimed: Bool, toMessage row: Int64
    ) throws(StoreError) {
        try statement(
            """
            INSERT OR REPLACE INTO reactions (message_id, person_id, emoji, sender_id, timestamp, is_claimed, ordinal)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, (SELECT ifnull(max(ordinal), 0) + 1 FROM reactions WHERE message_id = ?1))
            """
        )
        .bind(1, row).bind(2, try person(of: sender)).bind(3, emoji).bind(4, sender.rawValue).bind(5, time)
        .bind(6, isClaimed).run()
        try setPart(.reactions, ofMessage: row)
    }

    func removeReaction(of person: UniqueIdentifier, to message: UniqueIdentifier) throws(StoreError) {
        try removeRow(of: person, about: message, in: "reactions")
    }

    private func person(of sender: SenderHandle) throws(StoreError) -> Int64 {
        guard let person = try senderState(sender.rawValue).person else { throw StoreError(.personNotFound) }
        return person
    }
}

extension Statement {
    /// The reaction in the current row.
    fileprivate func reaction() throws(StoreError) -> HeldReaction {
        guard let person = identifier(0) else { throw StoreError(.damaged) }
        return HeldReaction(of: person, isOwners: bool(1), optionalText(2), at: timestamp(3), isClaimed: bool(4))
    }
}

extension Connection {
    static let reactionOfPerson = """
        SELECT p.uuid, p.is_owner, r.emoji, r.timestamp, r.is_claimed FROM people AS o
        CROSS JOIN people AS p ON p.id = ifnull(o.joined_into, o.id)
        CROSS JOIN reactions AS r ON r.message_id = ?1 AND r.person_id = p.id WHERE o.uuid = ?2
        """
    /// A message can have many reactions, but few of them at one millisecond.
    static let equalReactions = """
        SELECT p.uuid, p.is_owner, r.emoji, r.timestamp, r.is_claimed FROM reactions AS r
        CROSS JOIN people AS p ON p.id = r.person_id WHERE r.message_id = ?1 AND r.emoji IS ?2 AND r.timestamp = ?3
        ORDER BY r.ordinal
        """
}
