internal import WhisperMessage
internal import WhisperStorePort

/// A table in which each person, or each chat, has at most one row for something: for a message (`?2`), for a chat or a
/// person, whose id is `?3`, and perhaps a time `?4`.
struct JoinedPart {
    /// How `joined_parts.part` begins.
    var prefix: String
    var table: String
    /// The column of those who are joined.
    var side = "person_id"
    /// The expressions of `joined_parts.part` and of the message.
    var name: String
    var message = "NULL"
    /// The condition for the same thing in `t` and in the table.
    var identity: String
    /// The condition for the row of the side `?1`.
    var isSame: String
    /// The expression of the value: words that are `?5` and so on when it is inserted.
    var value: String
    var insertion: String

    private static let ofMessage = "person_id = ?1 AND message_id = ?2"
    private static let chat = "SELECT id FROM conversations WHERE uuid = ?3"
    private static let person = "SELECT ifnull(joined_into, id) FROM people WHERE uuid = ?3"
    private static let chatName = "hex(uuid) FROM conversations WHERE id = t.conversation_id"
    private static let personName = "hex(uuid) FROM people WHERE id = t.person_id"

    /// What belongs to people.
    static let ofPeople = [
        JoinedPart(
            prefix: "receipt", table: "message_receipts", name: "'receipt'", message: "message_id",
            identity: "message_id = t.message_id", isSame: ofMessage, value: "status || ' ' || timestamp",
            insertion: """
                INSERT INTO message_receipts (message_id, person_id, status, timestamp) VALUES (?2, ?1, ?5, ?6)
                """),
        JoinedPart(
            prefix: "reaction", table: "reactions", name: "'reaction'", message: "message_id",
            identity: "message_id = t.message_id", isSame: ofMessage,
            value: "sender_id || ' ' || timestamp || ' ' || is_claimed || ' ' || ifnull(emoji, '')",
            insertion: """
                INSERT INTO reactions (message_id, person_id, sender_id, timestamp, is_claimed, emoji, ordinal)
                VALUES (?2, ?1, ?5, ?6, ?7, nullif(?8, ''),
                    (SELECT ifnull(max(ordinal), 0) + 1 FROM reactions WHERE message_id = ?2))
                """),
        JoinedPart(
            prefix: "role", table: "group_members", name: "(SELECT 'role ' || \(chatName))",
            identity: "conversation_id = t.conversation_id",
            isSame: "person_id = ?1 AND conversation_id IN (\(chat))", value: "role || ' ' || timestamp",
            insertion: """
                INSERT INTO group_members (conversation_id, person_id, role, timestamp)
                SELECT id, ?1, ?5, ?6 FROM conversations WHERE uuid = ?3
                """),
        JoinedPart(
            prefix: "rank", table: "group_ranks", name: "(SELECT 'rank ' || t.timestamp || ' ' || \(chatName))",
            identity: "conversation_id = t.conversation_id AND timestamp = t.timestamp",
            isSame: "person_id = ?1 AND conversation_id IN (\(chat)) AND timestamp = ?4",
            value: "CAST(is_admin AS TEXT)",
            insertion: """
                INSERT INTO group_ranks (conversation_id, person_id, timestamp, is_admin)
                SELECT id, ?1, ?4, ?5 FROM conversations WHERE uuid = ?3
                """),
    ]

    /// What belongs to chats.
    static let ofChats = [
        JoinedPart(
            prefix: "role", table: "group_members", side: "conversation_id",
            name: "(SELECT 'role ' || \(personName))", identity: "person_id = t.person_id",
            isSame: "conversation_id = ?1 AND person_id IN (\(person))", value: "role || ' ' || timestamp",
            insertion: """
                INSERT INTO group_members (conversation_id, person_id, role, timestamp)
                SELECT ?1, ifnull(joined_into, id), ?5, ?6 FROM people WHERE uuid = ?3
                """),
        JoinedPart(
            prefix: "rank", table: "group_ranks", side: "conversation_id",
            name: "(SELECT 'rank ' || t.timestamp || ' ' || \(personName))",
            identity: "person_id = t.person_id AND timestamp = t.timestamp",
            isSame: "conversation_id = ?1 AND person_id IN (\(person)) AND timestamp = ?4",
            value: "CAST(is_admin AS TEXT)",
            insertion: """
                INSERT INTO group_ranks (conversation_id, person_id, timestamp, is_admin)
                SELECT ?1, ifnull(joined_into, id), ?4, ?5 FROM people WHERE uuid = ?3
                """),
    ]
}

extension Transaction {
    /// Records what either side of a join has once for something.
    func record(_ parts: [JoinedPart], ofJoin join: Int64, _ leaving: Int64, into staying: Int64) throws(StoreError) {
        for part in parts {
            try statement(
                """
                INSERT INTO joined_parts (join_id, message_id, part, leaving, staying)
                SELECT ?1, \(part.message), \(part.name), \(part.value),
                    (SELECT \(part.value) FROM \(part.table) WHERE \(part.side) = ?3 AND \(part.identity))
                FROM \(part.table) AS t WHERE \(part.side) = ?2
                """
            ).bind(1, join).bind(2, leaving).bind(3, staying).run()
        }
    }

    /// Gives each side of a join back what it had once for something.
    func divide(
        _ parts: [JoinedPart], ofJoin join: Int64, from staying: Int64, to leaving: Int64
    ) throws(StoreError) {
        for part in parts { try divide(part, ofJoin: join, from: staying, to: leaving) }
    }

    private func divide(
        _ part: JoinedPart, ofJoin join: Int64, from staying: Int64, to leaving: Int64
    ) throws(StoreError) {
        let rows = try statement(
            "SELECT message_id, part, leaving, staying FROM joined_parts WHERE join_id = ?1 AND part LIKE ?2"
        ).bind(1, join).bind(2, part.prefix + "%")
        defer { rows.reset() }
        while try rows.step() {
            let message = rows.optionalInteger(0)
            let words = rows.text(1).split(separator: " ").map(String.init)
            let id = words.count > 1 ? words.last.flatMap(UniqueIdentifier.init(hex:)) : nil
            let time = words.count > 2 ? Int64(words[1]) : nil
            func prepare(_ sql: String, _ side: Int64) throws(StoreError) -> Statement {
                try statement(sql).bind(1, side).bind(2, message).bind(3, id).bind(4, time)
            }
            let look = try prepare("SELECT \(part.value) FROM \(part.table) WHERE \(part.isSame)", staying)
            let present = try look.step() ? look.text(0) : nil
            look.reset()
            let share = JoinSplit.shares(
                leaving: rows.optionalText(2), staying: rows.optionalText(3), present: present)
            for (side, value) in [(staying, share.staying), (leaving, share.leaving)] {
                if side == staying, value == present { continue }
                try prepare("DELETE FROM \(part.table) WHERE \(part.isSame)", side).run()
                guard let value else { continue }
                let insert = try prepare(part.insertion, side)
                let words = value.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
                for (place, word) in words.enumerated() { _ = insert.bind(Int32(clamping: place + 5), String(word)) }
                try insert.run()
            }
        }
    }
}

extension UniqueIdentifier {
    /// What the engine's `hex` writes.
    var hex: String { description.filter { $0 != "-" }.uppercased() }

    /// Reads what the engine's `hex` writes; nil for anything else.
    init?(hex: String) {
        guard hex.utf8.count == 32, let high = UInt64(hex.prefix(16), radix: 16),
            let low = UInt64(hex.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }
}
