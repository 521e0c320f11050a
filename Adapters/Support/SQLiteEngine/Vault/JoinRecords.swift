internal import WhisperArchive
internal import WhisperMessage
internal import WhisperStorePort

/// Reads what was joined and separated as records (ST-13).
extension Transaction {
    typealias KeyedRecord = (key: String, record: VaultRecord)

    func joinRecords(after last: Int64, limit: Int) throws(StoreError) -> [KeyedRecord] {
        var records: [KeyedRecord] = []
        for join in try joinsToTakeApart(after: last, limit: limit) {
            records.append((String(join.number), .join(try archive.record(of: join))))
        }
        return records
    }

    /// The joins behind one that can be taken apart, in order.
    private func joinsToTakeApart(after last: Int64, limit: Int = .max) throws(StoreError) -> [HeldJoin] {
        var found: [HeldJoin] = []
        var last = last
        while found.count < limit {
            let page = try connection.joins(after: last, limit: 1_000)
            for join in page where found.count < limit {
                if try archive.canTakeApart(join) { found.append(join) }
            }
            guard let next = page.last?.number else { break }
            last = next
        }
        return found
    }

    func joinedParts(after last: Int64, limit: Int) throws(StoreError) -> [KeyedRecord] {
        let parts = try statement(
            """
            SELECT p.id, p.join_id, p.part, p.leaving, p.staying, m.uuid FROM joined_parts AS p
            LEFT JOIN messages AS m ON m.id = p.message_id
            WHERE p.id > ?1 AND (p.part IN ('receipt', 'reaction') OR p.part LIKE 'role %') ORDER BY p.id
            """
        ).bind(1, last)
        defer { parts.reset() }
        var joins: [Int64: (id: UniqueIdentifier, name: String?)?] = [:]
        var records: [KeyedRecord] = []
        while records.count < limit, try parts.step() {
            let number = parts.integer(1)
            if joins[number] == nil { joins[number] = .some(try recordedJoin(number)) }
            guard case let join?? = joins[number] else { continue }
            let shares = JoinShares(leaving: parts.text(3), staying: parts.optionalText(4))
            guard case .recorded(let part)? = try part(parts.text(2), of: parts.identifier(5), shares) else { continue }
            let record = JoinedPartRecord(join: join.id, part.named(join.name))
            records.append((String(parts.integer(0)), .joinedPart(record)))
        }
        return records
    }

    /// A join that can be taken apart, and what the joint person is called.
    private func recordedJoin(_ number: Int64) throws(StoreError) -> (id: UniqueIdentifier, name: String?)? {
        guard let join = try connection.joins(after: number - 1, limit: 1).first, try archive.canTakeApart(join) else {
            return nil
        }
        return (join.id, join.conversation == nil ? try person(join.leaving)?.displayName : nil)
    }

    func joinedMessages(after last: Int64, limit: Int) throws(StoreError) -> [KeyedRecord] {
        let joins = try joinsToTakeApart(after: 0).filter { $0.conversation != nil }
        if joins.isEmpty { return [] }
        let ids = Dictionary(uniqueKeysWithValues: joins.map { ($0.number, $0.id) })
        var runs: [Int64: UniqueIdentifier] = [:]
        for join in joins {
            if case .run(let id) = join.cause, let row = try connection.runRow(id) { runs[row] = id }
        }
        let rows = try statement(
            """
            SELECT id, uuid, join_id, run_id FROM messages
            WHERE id > ?1 AND (join_id IS NOT NULL OR run_id IS NOT NULL) ORDER BY id
            """
        ).bind(1, last)
        defer { rows.reset() }
        var records: [KeyedRecord] = []
        while records.count < limit, try rows.step() {
            guard let message = rows.identifier(1) else { throw StoreError(.damaged) }
            let join = rows.optionalInteger(2).flatMap { ids[$0] }
            let run = rows.optionalInteger(3).flatMap { runs[$0] }
            if join == nil, run == nil { continue }
            records.append(
                (
                    String(rows.integer(0)),
                    .joinedMessage(JoinedMessageRecord(message: message, join: join, run: run))
                ))
        }
        return records
    }
}

/// Inserts such records.
extension Transaction {
    func insert(_ record: JoinedPartRecord) throws(StoreError) -> Bool {
        let look = try statement("SELECT id, leaving FROM joins WHERE uuid = ?1").bind(1, record.join)
        defer { look.reset() }
        guard try look.step(), let leaving = look.identifier(1) else { return false }
        let join = look.integer(0)
        var message: Int64?
        let name: String
        let shares: JoinShares<String>
        switch record.part {
        case .receipt(let id, let receipts):
            guard let row = try session.place(of: id)?.row else { return false }
            (message, name) = (row, "receipt")
            shares = receipts.map { "\($0.status.rawValue) \($0.timestamp.milliseconds)" }
        case .reaction(let id, let reactions):
            guard let row = try session.place(of: id)?.row, let person = try connection.personRow(leaving) else {
                return false
            }
            (message, name) = (row, "reaction")
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

    func insert(_ record: JoinedMessageRecord) throws(StoreError) -> Bool {
        guard let message = try session.place(of: record.message)?.row else { return false }
        let join = try record.join.flatMap { (id) throws(StoreError) in
            try joins(naming: id).first { $0.id == id && $0.conversation != nil }?.number
        }
        let run = try record.run.flatMap { (id) throws(StoreError) in try connection.runRow(id) }
        try statement(
            """
            UPDATE messages SET join_id = ifnull(?2, join_id), run_id = ifnull(?3, run_id)
            WHERE id = ?1 AND (join_id IS NOT ifnull(?2, join_id) OR run_id IS NOT ifnull(?3, run_id))
            """
        ).bind(1, message).bind(2, join).bind(3, run).run()
        return connection.changes > 0
    }

    func insert(_ record: SeparationRecord) throws(StoreError) -> Bool {
        guard try !separations().contains(record) else { return false }
        try put(record, holds: true)
        return true
    }
}
