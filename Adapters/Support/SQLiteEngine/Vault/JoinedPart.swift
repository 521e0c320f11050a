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

    func parts(of join: UniqueIdentifier, ofBoth areShared: Bool) throws(StoreError) -> [JoinedPart] {
        let rows = try statement(
            """
            SELECT p.part, p.leaving, p.staying, m.uuid FROM joins AS j
            CROSS JOIN joined_parts AS p ON p.join_id = j.id LEFT JOIN messages AS m ON m.id = p.message_id
            WHERE j.uuid = ?1 AND p.leaving IS NOT NULL AND (?2 = 0 OR p.staying IS NOT NULL)
            """
        ).bind(1, join).bind(2, areShared)
        defer { rows.reset() }
        var parts: [JoinedPart] = []
        while try rows.step() {
            let shares = JoinShares(leaving: rows.text(1), staying: rows.optionalText(2))
            if let part = try part(rows.text(0), of: rows.identifier(3), shares) { parts.append(part) }
        }
        return parts
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
