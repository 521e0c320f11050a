internal import WhisperMessage
internal import WhisperStorePort

/// What records say of joins, as rows (see `StoreWriter`).
extension Transaction {
    func put(_ parts: [JoinedPart], of join: UniqueIdentifier) throws(StoreError) -> Int {
        let look = try statement("SELECT id, leaving FROM joins WHERE uuid = ?1").bind(1, join)
        defer { look.reset() }
        guard try look.step(), let leaving = look.identifier(1) else { throw StoreError(.damaged) }
        let row = look.integer(0)
        var known: Set<String>?
        var count = 0
        for part in parts {
            let message = try part.message.map { (id) throws(StoreError) in try requireMessage(id) }
            let shares = try shares(of: part, leaving)
            if let message {
                // By the message: a join has many receipts, a message few.
                let isKnown = try connection.exists(
                    "SELECT 1 FROM joined_parts WHERE +join_id = ?1 AND message_id = ?2 AND part = ?3",
                    { $0.bind(1, row).bind(2, message).bind(3, part.name) })
                if isKnown { continue }
            } else {
                if known == nil {
                    known = try connection.strings(
                        "SELECT part FROM joined_parts WHERE join_id = ?1 AND message_id IS NULL", row)
                }
                if known?.insert(part.name).inserted == false { continue }
            }
            try statement(
                "INSERT INTO joined_parts (join_id, message_id, part, leaving, staying) VALUES (?1, ?2, ?3, ?4, ?5)"
            ).bind(1, row).bind(2, message).bind(3, part.name).bind(4, shares.leaving).bind(5, shares.staying).run()
            count += 1
        }
        return count
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

    func put(_ joined: JoinedMessageRecord) throws(StoreError) -> Bool {
        let message = try requireMessage(joined.message)
        let join = try joined.join.flatMap { (id) throws(StoreError) in try connection.joinRow(id) }
        let run = try joined.run.flatMap { (id) throws(StoreError) in try connection.runRow(id) }
        try statement(
            """
            UPDATE messages SET join_id = ifnull(?2, join_id), run_id = ifnull(?3, run_id)
            WHERE id = ?1 AND (join_id IS NOT ifnull(?2, join_id) OR run_id IS NOT ifnull(?3, run_id))
            """
        ).bind(1, message).bind(2, join).bind(3, run).run()
        return connection.changes > 0
    }

    func joinedParts(after last: Int64, limit: Int) throws(StoreError) -> [KeyedRecord] {
        let parts = try statement(
            """
            SELECT p.id, j.uuid, p.part, p.leaving, p.staying, m.uuid FROM joined_parts AS p
            CROSS JOIN joins AS j ON j.id = p.join_id LEFT JOIN messages AS m ON m.id = p.message_id
            WHERE p.id > ?1 AND (p.part IN ('receipt', 'reaction') OR p.part LIKE 'role %') ORDER BY p.id
            """
        ).bind(1, last)
        defer { parts.reset() }
        var records: [KeyedRecord] = []
        while records.count < limit, try parts.step() {
            guard let join = parts.identifier(1) else { throw StoreError(.damaged) }
            let shares = JoinShares(leaving: parts.text(3), staying: parts.optionalText(4))
            guard case .recorded(let part)? = try part(parts.text(2), of: parts.identifier(5), shares) else { continue }
            records.append((String(parts.integer(0)), .joinedPart(JoinedPartRecord(join: join, part))))
        }
        return records
    }
}

extension Connection {
    func joinedMessages(after last: Int64, limit: Int) throws(StoreError) -> [KeyedRecord] {
        let rows = try statement(
            """
            SELECT id, uuid, join_id, run_id FROM messages
            WHERE id > ?1 AND (join_id IS NOT NULL OR run_id IS NOT NULL) ORDER BY id
            """
        ).bind(1, last)
        defer { rows.reset() }
        // Consecutive messages mostly belong to the same.
        var (joins, runs): ([Int64: UniqueIdentifier?], [Int64: UniqueIdentifier?]) = ([:], [:])
        var records: [KeyedRecord] = []
        while records.count < limit, try rows.step() {
            guard let message = rows.identifier(1) else { throw StoreError(.damaged) }
            let join = try identifier(ofRow: rows.optionalInteger(2), in: "joins", &joins)
            let run = try identifier(ofRow: rows.optionalInteger(3), in: "ingestion_runs", &runs)
            if join == nil, run == nil { continue }
            let record = JoinedMessageRecord(message: message, join: join, run: run)
            records.append((String(rows.integer(0)), .joinedMessage(record)))
        }
        return records
    }

    fileprivate func joinRow(_ id: UniqueIdentifier) throws(StoreError) -> Int64? {
        let statement = try statement("SELECT id FROM joins WHERE uuid = ?1").bind(1, id)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : nil
    }

    private func identifier(
        ofRow row: Int64?, in table: String, _ known: inout [Int64: UniqueIdentifier?]
    ) throws(StoreError) -> UniqueIdentifier? {
        guard let row else { return nil }
        if let id = known[row] { return id }
        let id = try identifiers("SELECT uuid FROM \(table) WHERE id = ?1", row).first
        known[row] = .some(id)
        return id
    }
}

extension JoinedPart {
    /// The message that it concerns.
    fileprivate var message: UniqueIdentifier? {
        switch self {
        case .recorded(.receipt(let message, _)), .recorded(.reaction(let message, _)): message
        case .recorded(.role), .rank: nil
        }
    }

    /// Its name in `joined_parts.part`.
    fileprivate var name: String {
        switch self {
        case .recorded(.receipt): "receipt"
        case .recorded(.reaction): "reaction"
        case .recorded(.role(let id, _)): "role " + id.hex
        case .rank(let id, let time, _): "rank \(time.milliseconds) " + id.hex
        }
    }
}
