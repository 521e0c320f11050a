internal import WhisperMessage
internal import WhisperStorePort

/// A table in which each person has at most one row for a message.
private struct PartTable {
    var table: String
    /// `joined_parts.part`, and the expression of the value.
    var name: String
    var value: String

    static let all = [
        PartTable(table: "message_receipts", name: "receipt", value: "status || ' ' || timestamp"),
        PartTable(
            table: "reactions", name: "reaction",
            value: "sender_id || ' ' || timestamp || ' ' || is_claimed || ' ' || ifnull(emoji, '')"),
    ]
}

/// What either side of a join has once for something (see `JoinedPart`), as rows with text.
extension Transaction {
    /// Records what two people who are joined have for messages, by their rows.
    func recordParts(of join: UniqueIdentifier, _ leaving: Int64, _ staying: Int64) throws(StoreError) {
        for part in PartTable.all {
            try statement(
                """
                INSERT INTO joined_parts (join_id, message_id, part, leaving, staying)
                SELECT (SELECT id FROM joins WHERE uuid = ?1), message_id, '\(part.name)', \(part.value),
                    (SELECT \(part.value) FROM \(part.table) WHERE person_id = ?3 AND message_id = t.message_id)
                FROM \(part.table) AS t WHERE person_id = ?2
                """
            ).bind(1, join).bind(2, leaving).bind(3, staying).run()
        }
    }

    /// The part of a join with a subject (see `JoinedPart.subject`).
    func part(_ subject: String, of join: UniqueIdentifier) throws(StoreError) -> StoredValue? {
        guard let row = try partRow(subject, of: join) else { return nil }
        let look = try statement(
            "SELECT \(ValueRows.joinedParts.columns) FROM \(ValueRows.joinedParts.tables) WHERE p.id = ?1"
        ).bind(1, row)
        defer { look.reset() }
        return try look.step() ? try ValueRows.joinedParts.value(self, look) : nil
    }

    /// The row of the part of a join with a subject.
    private func partRow(_ subject: String, of join: UniqueIdentifier) throws(StoreError) -> Int64? {
        guard let (name, id) = StoredShare.subject(subject) else { return nil }
        if let id {
            // By the message: a join has many receipts, a message few.
            guard let message = try messageRow(id) else { return nil }
            let look = try statement(
                """
                SELECT id FROM joined_parts WHERE message_id = ?1 AND part = ?2
                    AND +join_id = (SELECT id FROM joins WHERE uuid = ?3)
                """
            ).bind(1, message).bind(2, name).bind(3, join)
            defer { look.reset() }
            return try look.step() ? look.integer(0) : nil
        }
        if latestParts?.join != join {
            let names = try statement(
                """
                SELECT p.id, p.part FROM joins AS j CROSS JOIN joined_parts AS p ON p.join_id = j.id
                WHERE j.uuid = ?1 AND p.message_id IS NULL AND p.leaving IS NOT NULL
                """
            ).bind(1, join)
            defer { names.reset() }
            var rows: [String: Int64] = [:]
            while try names.step() { rows[names.text(1)] = names.integer(0) }
            latestParts = (join, rows)
        }
        return latestParts?.rows[name]
    }

    /// Stores a part of a join in the place of the one with the same subject.
    func put(_ part: JoinedPart, of join: UniqueIdentifier, number: Int64) throws(StoreError) {
        let look = try statement("SELECT id, leaving FROM joins WHERE uuid = ?1").bind(1, join)
        defer { look.reset() }
        guard try look.step(), let leaving = look.identifier(1) else { throw StoreError(.damaged) }
        guard let (name, id) = StoredShare.subject(part.subject) else { throw StoreError(.invalidArgument) }
        let message = try id.map { (id) throws(StoreError) in try requireMessage(id) }
        let shares = try shares(of: part, leaving)
        let held = try partRow(part.subject, of: join)
        try statement(
            """
            INSERT OR REPLACE INTO joined_parts (id, join_id, message_id, part, leaving, staying)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            """
        )
        .bind(1, held ?? (number == 0 ? nil : number)).bind(2, look.integer(0)).bind(3, message).bind(4, name)
        .bind(5, shares.leaving).bind(6, shares.staying).run()
        if message == nil { latestParts?.rows[name] = connection.lastInsertedRow }
    }

    /// Removes a part of a join.
    func removePart(inRow row: Int64) throws(StoreError) {
        latestParts = nil
        try statement("DELETE FROM joined_parts WHERE id = ?1").bind(1, row).run()
    }

    /// What the sides of a join had, as text.
    private func shares(of part: JoinedPart, _ leaving: UniqueIdentifier) throws(StoreError) -> JoinShares<String> {
        switch part {
        case .recorded(.receipt(_, let receipts)):
            return receipts.map { "\($0.status.rawValue) \($0.timestamp.milliseconds)" }
        case .recorded(.reaction(_, let reactions)):
            let person = try requirePerson(leaving)
            session.saving.senders = [:]
            return try reactions.map { (reaction) throws(StoreError) in
                let sender = try senderRow(ofPerson: person, reaction.participant)
                let mark = reaction.isClaimed ? 1 : 0
                return "\(sender) \(reaction.timestamp.milliseconds) \(mark) \(reaction.emoji ?? "")"
            }
        case .recorded(.role(_, let roles)):
            return roles.map { "\($0.role?.rawValue ?? 0) \($0.since.milliseconds)" }
        case .rank(_, _, let ranks): return ranks.map { $0 ? "1" : "0" }
        }
    }

    /// Reads a row of `joined_parts`; nil for one that says nothing any more.
    func part(
        _ name: String, of message: UniqueIdentifier?, _ shares: JoinShares<String>
    ) throws(StoreError) -> JoinedPart? {
        let words = name.split(separator: " ").map(String.init)
        let id = words.count > 1 ? words.last.flatMap(UniqueIdentifier.init(hex:)) : nil
        switch (words.first, message, id) {
        case ("receipt", let message?, nil):
            let receipts = try shares.map { (text) throws(StoreError) in
                let (status, time, _) = try StoredShare.parts(of: text)
                guard let status = ReceiptStatus(rawValue: Int(status)) else { throw StoreError(.damaged) }
                return ReceiptEvent(status, at: time)
            }
            return .recorded(.receipt(message: message, receipts))
        case ("reaction", let message?, nil):
            let reactions = try shares.map { (text) throws(StoreError) in
                let (sender, time, rest) = try StoredShare.parts(of: text)
                let emoji = rest.drop { $0 != " " }.dropFirst()
                return FormerReaction(
                    participant: try participant(sender), emoji: emoji.isEmpty ? nil : String(emoji),
                    timestamp: time, isClaimed: rest.first == "1")
            }
            return .recorded(.reaction(message: message, reactions))
        case ("role", nil, let id?):
            let roles = try shares.map { (text) throws(StoreError) in
                let (role, time, _) = try StoredShare.parts(of: text)
                return FormerRole(GroupRole(rawValue: Int(role)), since: time)
            }
            return .recorded(.role(of: id, roles))
        case ("rank", nil, let id?):
            guard words.count == 3, let time = Int64(words[1]) else { return nil }
            return .rank(of: id, at: Timestamp(milliseconds: time), shares.map { $0 == "1" })
        default: return nil
        }
    }

    private func participant(_ sender: Int64) throws(StoreError) -> Participant {
        let look = try statement("SELECT identifier, display_name FROM senders WHERE id = ?1").bind(1, sender)
        defer { look.reset() }
        guard try look.step() else { throw StoreError(.damaged) }
        return Participant(identifier: look.optionalText(0), displayName: look.text(1))
    }
}

/// The stored form of what one side of a join had for something.
private enum StoredShare {
    /// A number, a time and the rest.
    static func parts(of text: String) throws(StoreError) -> (Int64, Timestamp, String) {
        let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count >= 2, let number = Int64(words[0]), let time = Int64(words[1]) else {
            throw StoreError(.damaged)
        }
        return (number, Timestamp(milliseconds: time), words.count > 2 ? String(words[2]) : "")
    }

    /// How `joined_parts.part` names a subject, and the message that it has a column for; nil for no subject.
    static func subject(_ text: String) -> (name: String, message: UniqueIdentifier?)? {
        let words = text.split(separator: " ")
        guard words.count > 1, let last = words.last, let id = UniqueIdentifier(hex: String(last)), id.hex == last
        else { return nil }
        return ["receipt", "reaction"].contains(words[0]) ? (String(words[0]), id) : (text, nil)
    }
}

/// What the sides of joins had, as values.
extension ValueRows {
    static let joinedParts = ValueRows(
        columns: "p.id, j.uuid, p.part, p.leaving, p.staying, m.uuid",
        tables: """
            joined_parts AS p CROSS JOIN joins AS j ON j.id = p.join_id
            LEFT JOIN messages AS m ON m.id = p.message_id
            """,
        key: [Column("p.join_id", of: "joins"), Column("(p.part || ifnull(' ' || hex(m.uuid), ''))")],
        fields: [.number: [Column("p.id")], .shared: [Column("p.join_id", of: "joins")]],
        // Not the imports into a chat, nor what is left of a message that is gone.
        condition: "p.leaving IS NOT NULL AND (m.id IS NULL) <> (p.part IN ('receipt', 'reaction'))",
        filters: [.shared: "p.staying IS NOT NULL"], number: "p.id"
    ) { (transaction, row) throws(StoreError) in
        let shares = JoinShares(leaving: row.text(3), staying: row.optionalText(4))
        guard let join = row.identifier(1),
            let part = try transaction.part(row.text(2), of: row.identifier(5), shares)
        else { throw StoreError(.damaged) }
        return .joinedPart(part, of: join, number: row.integer(0))
    }
}
