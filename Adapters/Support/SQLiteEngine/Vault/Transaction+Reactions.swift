internal import WhisperMessage
internal import WhisperStorePort

/// Reactions, as rows (see `StoreReader`).
extension Transaction {
    /// Stores the reaction of a person in the place of an earlier one, or behind those of the others.
    func put(_ reaction: HeldReaction, to message: UniqueIdentifier) throws(StoreError) {
        let place = try locate(message)
        guard let person = try senderState(reaction.sender.rawValue).person else { throw StoreError(.personNotFound) }
        // One without an emoji is not seen, but may take the place of one that is.
        let isSeen = try reaction.emoji != nil ? true : hasEmoji(ofPerson: person, toMessage: place.row)
        try statement(
            """
            INSERT OR REPLACE INTO reactions (message_id, person_id, emoji, sender_id, timestamp, is_claimed, ordinal)
            SELECT ?1, ?2, ?3, ?4, ?5, ?6, coalesce(?7,
                (SELECT ordinal FROM reactions WHERE message_id = ?1 AND person_id = ?2),
                (SELECT ifnull(max(ordinal), 0) + 1 FROM reactions WHERE message_id = ?1))
            WHERE NOT EXISTS (SELECT 1 FROM reactions WHERE message_id = ?1 AND person_id = ?2
                AND emoji IS ?3 AND sender_id = ?4 AND timestamp = ?5 AND is_claimed = ?6)
            """
        )
        .bind(1, place.row).bind(2, person).bind(3, reaction.emoji).bind(4, reaction.sender.rawValue)
        .bind(5, reaction.timestamp).bind(6, reaction.isClaimed)
        .bind(7, reaction.number == 0 ? nil : reaction.number).run()
        if connection.changes == 0 { return }
        try setPart(.reactions, ofMessage: place.row)
        if isSeen { try reportUpdate(of: message, inConversation: place.conversation) }
    }

    private func hasEmoji(ofPerson person: Int64, toMessage row: Int64) throws(StoreError) -> Bool {
        try connection.exists(
            "SELECT 1 FROM reactions WHERE message_id = ?1 AND person_id = ?2 AND emoji IS NOT NULL",
            { $0.bind(1, row).bind(2, person) })
    }

    /// Removes the reaction of a person; observers do not learn that one without an emoji goes.
    func remove(_ reaction: HeldReaction, to message: UniqueIdentifier) throws(StoreError) {
        let person = reaction.sender.person
        try removeRow(of: person, about: message, in: "reactions", isSeen: reaction.emoji != nil)
    }

    func moveEvents(of message: UniqueIdentifier, to other: UniqueIdentifier) throws(StoreError) {
        let (leaving, row) = (try requireMessage(message), try requireMessage(other))
        try statement("UPDATE raw_events SET message_id = ?2 WHERE message_id = ?1").bind(1, leaving).bind(2, row).run()
    }
}

/// Reactions as values.
extension ValueRows {
    static let reactions = ValueRows(
        columns: "m.uuid, p.uuid, r.sender_id, r.emoji, r.timestamp, r.is_claimed, r.ordinal",
        tables: """
            reactions AS r CROSS JOIN messages AS m ON m.id = r.message_id
            CROSS JOIN people AS p ON p.id = r.person_id
            """,
        key: [Column("r.message_id", of: "messages"), Column("r.person_id", of: "people")],
        fields: [
            .message: [Column("r.message_id", of: "messages"), Column("r.timestamp")],
            .person: [Column("r.person_id", of: "people")],
        ],
        number: "r.ordinal"
    ) { (_, row) throws(StoreError) in
        guard let message = row.identifier(0), let person = row.identifier(1) else { throw StoreError(.damaged) }
        let reaction = HeldReaction(
            row.optionalText(3), by: SenderHandle(rawValue: row.integer(2), person: person), at: row.timestamp(4),
            isClaimed: row.bool(5), number: row.integer(6))
        return .reaction(reaction, to: message)
    }
}
