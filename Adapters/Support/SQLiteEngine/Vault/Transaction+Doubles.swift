internal import WhisperMessage
internal import WhisperStorePort

/// What the archive reads and writes of messages that are stored twice (ING-2, WDB-5).
extension Transaction {
    func repeatedMessages(sentBy person: UniqueIdentifier) throws(StoreError) -> [[UniqueIdentifier]] {
        guard let row = try connection.personRow(person) else { return [] }
        try settleKeys()
        let pairs = try statement(
            """
            SELECT o.id, o.uuid, m.id, m.uuid FROM messages AS o CROSS JOIN messages AS m ON m.external_id = o.external_id
                AND m.id IN \(Connection.rows(
                    inConversation: "o.conversation_id", withKey: "message_key(o.external_id)"))
            WHERE o.direction = 2 AND m.direction = 2 AND m.id > o.id
                AND o.sender_id IN (SELECT id FROM senders WHERE person_id = ?1)
                AND m.sender_id IN (SELECT id FROM senders WHERE person_id = ?1)
            ORDER BY o.id, m.id
            """
        ).bind(1, row)
        defer { pairs.reset() }
        var groups: [[UniqueIdentifier]] = []
        var group: [Int64: Int] = [:]
        while try pairs.step() {
            guard let first = pairs.identifier(1), let second = pairs.identifier(3) else {
                throw StoreError(.damaged)
            }
            let place = group[pairs.integer(0)] ?? group[pairs.integer(2)] ?? groups.count
            if place == groups.count { groups.append([]) }
            for (row, id) in [(pairs.integer(0), first), (pairs.integer(2), second)] where group[row] == nil {
                group[row] = place
                groups[place].append(id)
            }
        }
        return groups
    }

    func moveReactions(to message: UniqueIdentifier, onto other: UniqueIdentifier) throws(StoreError) {
        let (leaving, row) = (try requireMessage(message), try requireMessage(other))
        for sql in [
            """
            DELETE FROM reactions WHERE message_id = ?2 AND EXISTS (SELECT 1 FROM reactions AS o WHERE o.message_id = ?1
                AND o.person_id = reactions.person_id
                AND (NOT o.is_claimed, o.timestamp) > (NOT reactions.is_claimed, reactions.timestamp))
            """,
            "UPDATE OR IGNORE reactions SET message_id = ?2 WHERE message_id = ?1",
        ] {
            try statement(sql).bind(1, leaving).bind(2, row).run()
        }
        let hasAny = try connection.exists("SELECT 1 FROM reactions WHERE message_id = ?1", { $0.bind(1, row) })
        if hasAny { try setPart(.reactions, ofMessage: row) }
        try move("raw_events", ofMessage: leaving, to: row)
    }

    private func move(_ table: String, ofMessage leaving: Int64, to row: Int64) throws(StoreError) {
        try statement("UPDATE \(table) SET message_id = ?2 WHERE message_id = ?1").bind(1, leaving).bind(2, row).run()
    }
}
