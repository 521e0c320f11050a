internal import WhisperMessage
internal import WhisperStorePort

/// Reads what was joined and separated as records (ST-13).
extension Connection {
    typealias KeyedRecord = (key: String, record: VaultRecord)

    func joinRecords(after last: Int64, limit: Int) throws(StoreError) -> [KeyedRecord] {
        var records: [KeyedRecord] = []
        for join in try joins() where join.row > last && records.count < limit {
            let record = JoinRecord(
                id: join.id, leaving: join.leaving, staying: join.staying, cause: join.cause, madeAt: join.madeAt,
                former: try former(of: join))
            records.append((String(join.row), .join(record)))
        }
        return records
    }

    private func former(of join: JoinRow) throws(StoreError) -> JoinRecord.Former {
        if join.isOfChats {
            return .conversation(
                try StoredJoin.conversation(join.former, leaving: join.leaving, staying: join.staying))
        }
        let former = try StoredJoin.person(join.former)
        guard let row = try personRow(join.leaving) else { throw StoreError(.damaged) }
        let name = try person(row: row)?.displayName
        var (own, others): ([Participant], [Participant]) = ([], [])
        let had = Set(former.senders)
        let senders = try statement("SELECT id, identifier, display_name FROM senders WHERE person_id = ?1")
            .bind(1, row)
        defer { senders.reset() }
        while try senders.step() {
            let sender = senders.integer(0)
            let participant = Participant(identifier: senders.optionalText(1), displayName: senders.text(2))
                .named(name)
            if had.contains(sender) {
                own.append(participant)
            } else if !former.isLater(sender) {
                others.append(participant)
            }
        }
        return .person(
            FormerPersonRecord(
                name: former.name, isOwner: former.isOwner, otherIsOwner: former.otherIsOwner,
                aliases: former.aliases, otherAliases: former.otherAliases, senders: own, otherSenders: others,
                joined: former.joined, contacts: former.contacts))
    }

    func joinedParts(after last: Int64, limit: Int) throws(StoreError) -> [KeyedRecord] {
        let joins = Dictionary(uniqueKeysWithValues: try self.joins().map { ($0.row, $0) })
        if joins.isEmpty { return [] }
        let parts = try statement(
            """
            SELECT p.id, p.join_id, p.part, p.leaving, p.staying, m.uuid FROM joined_parts AS p
            LEFT JOIN messages AS m ON m.id = p.message_id
            WHERE p.id > ?1 AND (p.part IN ('receipt', 'reaction') OR p.part LIKE 'role %') ORDER BY p.id
            """
        ).bind(1, last)
        defer { parts.reset() }
        var records: [KeyedRecord] = []
        while records.count < limit, try parts.step() {
            guard let join = joins[parts.integer(1)] else { continue }
            let shares = JoinShares(leaving: parts.text(3), staying: parts.optionalText(4))
            guard let part = try part(parts.text(2), of: parts.identifier(5), shares) else { continue }
            records.append((String(parts.integer(0)), .joinedPart(JoinedPartRecord(join: join.id, part))))
        }
        return records
    }

    /// Reads a row of `joined_parts`; nil for one that says nothing any more.
    private func part(
        _ name: String, of message: UniqueIdentifier?, _ shares: JoinShares<String>
    ) throws(StoreError) -> JoinedPartRecord.Part? {
        switch (name, message) {
        case ("receipt", let message?):
            return .receipt(
                message: message,
                try shares.map { (text) throws(StoreError) in
                    let (status, time, _) = try StoredShare.parts(of: text)
                    guard let status = ReceiptStatus(rawValue: Int(status)) else { throw StoreError(.damaged) }
                    return ReceiptEvent(status, at: time)
                })
        case ("reaction", let message?):
            return .reaction(
                message: message,
                try shares.map { (text) throws(StoreError) in
                    let (sender, time, rest) = try StoredShare.parts(of: text)
                    let emoji = rest.drop { $0 != " " }.dropFirst()
                    return FormerReaction(
                        participant: try participant(sender), emoji: emoji.isEmpty ? nil : String(emoji),
                        timestamp: time, isClaimed: rest.first == "1")
                })
        case (_, nil):
            guard let id = UniqueIdentifier(hex: String(name.dropFirst("role ".count))) else { return nil }
            return .role(
                of: id,
                try shares.map { (text) throws(StoreError) in
                    let (role, time, _) = try StoredShare.parts(of: text)
                    return FormerRole(GroupRole(rawValue: Int(role)), since: time)
                })
        default: return nil
        }
    }

    private func participant(_ sender: Int64) throws(StoreError) -> Participant {
        let look = try statement(
            """
            SELECT s.identifier, s.display_name, p.display_name FROM senders AS s
            CROSS JOIN people AS p ON p.id = s.person_id WHERE s.id = ?1
            """
        ).bind(1, sender)
        defer { look.reset() }
        guard try look.step() else { throw StoreError(.damaged) }
        return Participant(identifier: look.optionalText(0), displayName: look.text(1)).named(look.text(2))
    }

    func joinedMessages(after last: Int64, limit: Int) throws(StoreError) -> [KeyedRecord] {
        let joins = try self.joins().filter(\.isOfChats)
        if joins.isEmpty { return [] }
        let ids = Dictionary(uniqueKeysWithValues: joins.map { ($0.row, $0.id) })
        var runs: [Int64: UniqueIdentifier] = [:]
        for join in joins {
            if case .run(let id) = join.cause, let row = try runRow(id) { runs[row] = id }
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

    func separations() throws(StoreError) -> [SeparationRecord] {
        let rows = try statement("SELECT one, other FROM separations")
        defer { rows.reset() }
        var found: Set<SeparationRecord> = []
        while try rows.step() {
            guard let one = rows.identifier(0), let other = rows.identifier(1) else { throw StoreError(.damaged) }
            found.insert(SeparationRecord(stored: one, other))
        }
        return found.sorted { $0.key < $1.key }
    }
}

/// The stored form of what one side of a join had for something (see `JoinedPart`).
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

/// Inserts such records.
extension Transaction {
    func insert(_ record: JoinRecord) throws(StoreError) -> Bool {
        if try connection.exists("SELECT 1 FROM joins WHERE uuid = ?1", { $0.bind(1, record.id) }) { return false }
        var text: String
        var isOfChats = false
        switch record.former {
        case .person(let former):
            guard let row = try connection.personRow(record.leaving),
                try identifier(ofPerson: row) != record.leaving
            else { return false }
            text = StoredJoin.text(try stored(former, ofPerson: row))
        case .conversation(let former):
            guard try connection.conversationRow(record.leaving) == nil else { return false }
            text = StoredJoin.text(former)
            isOfChats = true
        }
        _ = try insertJoin(
            ofChats: isOfChats, record.leaving, into: record.staying, by: record.cause, former: text, id: record.id,
            at: record.madeAt)
        return true
    }

    private func stored(
        _ former: FormerPersonRecord, ofPerson person: Int64
    ) throws(StoreError) -> FormerPerson {
        // Further names of the person make the cached senders incomplete.
        session.saving.senders = [:]
        func rows(_ participants: [Participant]) throws(StoreError) -> [Int64] {
            try participants.map { (participant) throws(StoreError) in
                try senderRow(ofPerson: person, participant)
            }
        }
        let senders = try rows(former.senders)
        let known = Set(senders + (try rows(former.otherSenders)))
        return FormerPerson(
            name: former.name, isOwner: former.isOwner, otherIsOwner: former.otherIsOwner, aliases: former.aliases,
            otherAliases: former.otherAliases, senders: senders,
            lastSender: try connection.integer("SELECT max(id) FROM senders") ?? 0,
            laterSenders: try connection.integers("SELECT id FROM senders WHERE person_id = ?1", person)
                .filter { !known.contains($0) },
            joined: former.joined, contacts: former.contacts)
    }

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
        let join = try record.join.flatMap { (id) throws(StoreError) in try connection.join(id, ofChats: true)?.row }
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
        guard try !connection.separations().contains(record) else { return false }
        try separate(record.one, from: record.storedOther)
        return true
    }
}
