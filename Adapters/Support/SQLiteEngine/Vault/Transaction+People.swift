internal import WhisperMessage
internal import WhisperStorePort

/// What the archive reads and writes of people (ING-1).
extension Transaction {
    func people(_ selection: PersonSelection, limit: Int) throws(StoreError) -> [Person] {
        var found: [Int64] = []
        switch selection {
        case .id(let id): if let row = try connection.personRow(id) { found.append(row) }
        case .named(let text):
            let prefix = NamePrefix(text)
            let look = try statement(prefix.isEmpty ? Connection.everyone : Connection.peopleByName)
            if !prefix.isEmpty { look.bind(2, prefix.lower).bind(3, prefix.upper) }
            found = try rows(look.bind(1, Int64(clamping: limit)))
        case .owners: found = try ownerRows()
        case .forgotten:
            if session.saving.hasForgotten == false { return [] }
            found = try rows(statement(Connection.forgotten))
            session.saving.hasForgotten = !found.isEmpty
        case .leaving: found = try rows(statement(Connection.leavingPeople).bind(1, Int64(clamping: limit)))
        }
        var people: [Person] = []
        for row in found.prefix(limit) { if let person = try connection.person(row: row) { people.append(person) } }
        return people
    }

    /// The rows that a statement finds.
    func rows(_ statement: Statement) throws(StoreError) -> [Int64] {
        defer { statement.reset() }
        var rows: [Int64] = []
        while try statement.step() { rows.append(statement.integer(0)) }
        return rows
    }

    func bearers(of aliases: [PersonAlias], on platform: Platform) throws(StoreError) -> [NameMatch.Bearer] {
        var found: [(row: Int64, bearer: NameMatch.Bearer)] = []
        for alias in aliases {
            let isAddress = alias.kind.identifiesPerson
            let namespace = isAddress ? alias.kind.namespace(on: platform) : platform
            let look = try statement(isAddress ? Connection.identifiedPeople : Connection.bearersOfName)
                .bind(1, Int64(alias.kind.rawValue)).bind(2, alias.value).bind(3, namespace?.rawValue)
            defer { look.reset() }
            let known = found.count
            while try look.step() {
                let row = look.integer(0)
                // A number is known on several platforms, and a person under several addresses.
                if isAddress || known > 0, found.contains(where: { $0.row == row }) { continue }
                guard let person = look.identifier(1) else { throw StoreError(.damaged) }
                let bearer = NameMatch.Bearer(
                    person, isOwner: look.bool(2), hasAddress: look.bool(3), isNameClaimed: look.bool(4))
                found.append((row, bearer))
            }
        }
        // Rows are numbered in order of creation.
        if found.count > 1 { found.sort { $0.row < $1.row } }
        return found.map(\.bearer)
    }

    func update(_ change: PersonUpdate) throws(StoreError) -> Bool {
        let row: Int64
        if let known = try connection.personRow(change.person) {
            row = known
        } else {
            session.saving.owners = nil
            try statement("INSERT INTO people (uuid, is_owner, display_name, folded) VALUES (?1, 0, '', '')")
                .bind(1, change.person).run()
            row = connection.lastInsertedRow
            changes.insert(.personChanged(change.person))
        }
        for alias in change.removed {
            try statement(
                "DELETE FROM person_aliases WHERE person_id = ?1 AND kind = ?2 AND value = ?3 AND platform = ?4"
            )
            .bind(1, row).bind(2, Int64(alias.alias.kind.rawValue)).bind(3, alias.alias.value)
            .bind(4, alias.platform.rawValue).run()
        }
        var isNew = false
        for alias in change.seen { if try see(alias, ofPerson: row) { isNew = true } }
        if !change.removed.isEmpty || !change.seen.isEmpty { try refreshName(ofPerson: row) }
        if isNew || !change.removed.isEmpty {
            session.saving.senders = [:]
            changes.insert(.personChanged(try identifier(ofPerson: row)))
        }
        if !change.removed.isEmpty { session.saving.owners = nil }
        if let isOwner = change.isOwner { try setOwner(row, isOwner) }
        switch change.isLeaving {
        case true?: try noteLeavingPerson(row)
        case false?: try statement("DELETE FROM leaving_people WHERE id = ?1").bind(1, row).run()
        case nil: break
        }
        return isNew
    }

    func handle(of participant: Participant, as person: UniqueIdentifier) throws(StoreError) -> SenderHandle {
        let row = try requirePerson(person)
        return SenderHandle(
            rawValue: try senderRow(ofPerson: row, participant), person: try identifier(ofPerson: row))
    }

    /// The row of a person, who must exist.
    func requirePerson(_ id: UniqueIdentifier) throws(StoreError) -> Int64 {
        guard let row = try connection.personRow(id) else { throw StoreError(.personNotFound) }
        return row
    }

    /// Adds an alias, or extends the period in which it was seen (see `Person.SeenAlias.take`); returns whether it is new.
    func see(_ seen: Person.SeenAlias, ofPerson person: Int64) throws(StoreError) -> Bool {
        try statement(
            """
            UPDATE OR FAIL person_aliases SET
                first_seen = CASE WHEN is_claimed = ?7 THEN min(first_seen, ?5) ELSE ?5 END,
                last_seen = CASE WHEN is_claimed = ?7 THEN max(last_seen, ?6) ELSE ?6 END, is_claimed = ?7
            WHERE person_id = ?1 AND kind = ?2 AND value = ?3 AND platform = ?4 AND is_claimed >= ?7
            """
        )
        .bind(1, person).bind(2, Int64(seen.alias.kind.rawValue)).bind(3, seen.alias.value)
        .bind(4, seen.platform.rawValue).bind(5, seen.firstSeen).bind(6, seen.lastSeen).bind(7, seen.isClaimed).run()
        if connection.changes > 0 { return false }
        if seen.isOfForgotten {
            session.saving.hasForgotten = nil
            let isNamed = try connection.exists("SELECT 1 FROM person_aliases WHERE person_id = ?1") {
                $0.bind(1, person)
            }
            if isNamed { return false }
        } else if try isForgotten(person) {
            try statement("DELETE FROM person_aliases WHERE person_id = ?1").bind(1, person).run()
        }
        // What a file claims changes nothing that a source has said.
        try statement(
            """
            INSERT OR IGNORE INTO person_aliases
                (person_id, kind, value, platform, first_seen, last_seen, folded, is_claimed)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
            """
        )
        .bind(1, person).bind(2, Int64(seen.alias.kind.rawValue)).bind(3, seen.alias.value)
        .bind(4, seen.platform.rawValue).bind(5, seen.firstSeen).bind(6, seen.lastSeen)
        .bind(7, NamePrefix.folded(seen.alias.value)).bind(8, seen.isClaimed).run()
        return connection.changes > 0
    }

    /// The row of a person under one identifier and name, created if there is none.
    func senderRow(ofPerson person: Int64, _ participant: Participant) throws(StoreError) -> Int64 {
        let known = try statement(Connection.senderOfPerson)
            .bind(1, person).bind(2, participant.identifier).bind(3, participant.displayName)
        defer { known.reset() }
        if try known.step() { return known.integer(0) }
        try statement("INSERT INTO senders (person_id, identifier, display_name) VALUES (?1, ?2, ?3)")
            .bind(1, person).bind(2, participant.identifier).bind(3, participant.displayName).run()
        // The person has a new name, so the cached senders are incomplete.
        session.saving.senders = [:]
        return connection.lastInsertedRow
    }

    /// The aliases of a person in the order in which they were added, which must be preserved.
    func seenAliases(ofPerson row: Int64) throws(StoreError) -> [Person.SeenAlias] {
        try connection.aliases(ofPerson: row, by: "id")
    }

    /// Determines the best name of a person again (see `Person.displayName`).
    func refreshName(ofPerson row: Int64) throws(StoreError) {
        let statement = try statement(Connection.bestName).bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { return }
        let name = statement.text(0)
        try self.statement(
            "UPDATE OR FAIL people SET display_name = ?2, folded = ?3 WHERE id = ?1 AND display_name <> ?2"
        )
        .bind(1, row).bind(2, name).bind(3, NamePrefix.folded(name)).run()
    }

    /// The other sender rows of a sender's person, if these are few; nil for someone with many names.
    func otherSenders(of sender: Int64) throws(StoreError) -> [Int64]? {
        if let known = session.saving.senders[sender]?.others { return known.count > Self.fewNames ? nil : known }
        let statement = try statement(Connection.otherSenders).bind(1, sender).bind(2, Int64(Self.fewNames + 1))
        defer { statement.reset() }
        var others: [Int64] = []
        while try statement.step() { others.append(statement.integer(0)) }
        session.saving.senders[sender]?.others = others
        return others.count > Self.fewNames ? nil : others
    }

    /// Names up to which each is looked up by itself.
    private static let fewNames = 8

    /// The id of a person's row.
    func identifier(ofPerson row: Int64) throws(StoreError) -> UniqueIdentifier {
        let statement = try statement("SELECT uuid FROM people WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { throw StoreError(.personNotFound) }
        guard let id = statement.identifier(0) else { throw StoreError(.damaged) }
        return id
    }
}

/// What finding a sender takes does not grow with the names that the person has: a source may bring a new one with each
/// message.
extension Connection {
    /// The row of a person under a name and identifier.
    static let senderOfPerson = """
        SELECT id FROM senders WHERE person_id = ?1 AND display_name = ?3 AND identifier IS ?2 ORDER BY id LIMIT 1
        """
    /// The people who have a name, in the order of their creation.
    static let bearersOfName = """
        SELECT p.id, p.uuid, p.is_owner, EXISTS (SELECT 1 FROM person_aliases AS b
                WHERE b.person_id = a.person_id AND b.kind IN (1, 2, 5)), a.is_claimed
        FROM person_aliases AS a CROSS JOIN people AS p ON p.id = a.person_id
        WHERE a.kind = ?1 AND a.value = ?2 AND a.platform = ?3 ORDER BY a.person_id
        """
    /// Some of the other rows of a sender's person.
    static let otherSenders = """
        SELECT o.id FROM senders AS s CROSS JOIN senders AS o ON o.person_id = s.person_id
        WHERE s.id = ?1 AND o.id <> s.id LIMIT ?2
        """
    /// The best name of a person (see `PersonName`).
    static let bestName = """
        SELECT ifnull(
            (SELECT display_name FROM contacts WHERE person_id = ?1 ORDER BY updated_at DESC, uuid LIMIT 1),
            (SELECT value FROM (\(PersonAliasKind.allCases.flatMap(latest).joined(separator: " UNION ALL ")))
             ORDER BY rank DESC, last_seen DESC, id DESC LIMIT 1))
        """

    /// The latest alias of a kind that a source has reported, and the latest that only an added file has.
    private static func latest(_ kind: PersonAliasKind) -> [String] {
        [false, true].map { isClaimed in
            """
            SELECT * FROM (SELECT value, \(kind.nameRank(isClaimed: isClaimed)) AS rank, last_seen, id FROM person_aliases
                WHERE person_id = ?1 AND kind = \(kind.rawValue) AND is_claimed = \(isClaimed ? 1 : 0)
                ORDER BY last_seen DESC, id DESC LIMIT 1)
            """
        }
    }
}
