internal import WhisperMessage
internal import WhisperStorePort

/// What records say of joins, as rows (see `StoreWriter`).
extension Transaction {
    func joins(after number: Int64, limit: Int) throws(StoreError) -> [HeldJoin] {
        try connection.joins(after: number, limit: limit)
    }

    func put(_ record: JoinedPartRecord) throws(StoreError) -> Bool {
        let look = try statement("SELECT id, leaving FROM joins WHERE uuid = ?1").bind(1, record.join)
        defer { look.reset() }
        guard try look.step(), let leaving = look.identifier(1) else { throw StoreError(.damaged) }
        let join = look.integer(0)
        var message: Int64?
        let name: String
        let shares: JoinShares<String>
        switch record.part {
        case .receipt(let id, let receipts):
            (message, name) = (try requireMessage(id), "receipt")
            shares = receipts.map { "\($0.status.rawValue) \($0.timestamp.milliseconds)" }
        case .reaction(let id, let reactions):
            (message, name) = (try requireMessage(id), "reaction")
            let person = try requirePerson(leaving)
            session.saving.senders = [:]
            shares = try reactions.map { (reaction) throws(StoreError) in
                let sender = try senderRow(ofPerson: person, reaction.participant)
                let mark = reaction.isClaimed ? 1 : 0
                return "\(sender) \(reaction.timestamp.milliseconds) \(mark) \(reaction.emoji ?? "")"
            }
        case .role(let id, let roles):
            name = "role " + id.hex
            shares = roles.map { "\($0.role?.rawValue ?? 0) \($0.since.milliseconds)" }
        }
        // By the message where there is one: a join has many receipts, a message few.
        let place = message == nil ? "join_id = ?1 AND ?2 IS NULL" : "+join_id = ?1 AND message_id = ?2"
        let isKnown = try connection.exists(
            "SELECT 1 FROM joined_parts WHERE \(place) AND part = ?3",
            { $0.bind(1, join).bind(2, message).bind(3, name) })
        if isKnown { return false }
        try statement(
            "INSERT INTO joined_parts (join_id, message_id, part, leaving, staying) VALUES (?1, ?2, ?3, ?4, ?5)"
        ).bind(1, join).bind(2, message).bind(3, name).bind(4, shares.leaving).bind(5, shares.staying).run()
        return true
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
