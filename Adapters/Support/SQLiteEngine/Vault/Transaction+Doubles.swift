internal import WhisperMessage
internal import WhisperStorePort

/// What the archive reads and writes of messages that are stored twice (ING-2, WDB-5).
extension Transaction {
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
