internal import WhisperArchive
internal import WhisperMessage
internal import WhisperStorePort

/// Finds, creates and merges people (ING-1).
extension Transaction {
    /// The handle of a sender; person and aliases are created, and people merged, as needed.
    func sender(for sender: NewSender) throws(StoreError) -> SenderHandle {
        guard !sender.aliases.isEmpty else { throw StoreError(.invalidArgument) }
        let sender = try withoutSeparated(sender)
        let known = try existingPerson(for: sender)
        var person: Int64
        if let known { person = known } else { person = try insertPerson(session.makeIdentifier(), isOwner: false) }
        var isChanged = known == nil
        if sender.isOwner {
            let before = peopleChanges
            person = try completed(claim(person, as: sender), as: sender)
            if peopleChanges != before { isChanged = true }
        }
        for alias in sender.aliases {
            let seen = sender.seen(alias, in: sender.seenAt...sender.seenAt)
            if try see(seen, ofPerson: person) { isChanged = true }
        }
        try refreshName(ofPerson: person)
        let id = try identifier(ofPerson: person)
        if isChanged {
            peopleChanges += 1
            changes.insert(.personChanged(id))
            if known != nil { try archive.applyWaiting(concerning: id) }
        }
        return SenderHandle(rawValue: try senderRow(ofPerson: person, sender.participant), person: id)
    }

    /// Takes over the claim that two aliases are those of one person, if it may be true; returns whether it is.
    func identify(_ claim: PersonClaim) throws(StoreError) -> Bool {
        if let aliases = claim.addresses {
            var sides: [PersonMerge.Side] = []
            for alias in aliases {
                if alias.kind == .linkedID,
                    try connection.isOfMany(platform: claim.platform, key: alias.value)
                {
                    return false
                }
                let row = try connection.personRows(of: alias, on: claim.platform).min()
                let person = try row.flatMap { (row) throws(StoreError) in try connection.person(row: row) }
                sides.append(PersonMerge.Side(alias, of: person, on: claim.platform))
            }
            guard PersonMerge.mayBeOne(sides[0], sides[1], isOfMessage: claim.isOfMessage),
                try withoutSeparated(claim.sender) == claim.sender
            else { return false }
            // Each is a person first, so that they can be separated again.
            for (alias, side) in zip(aliases, sides) where !side.isKnown {
                var alone = claim.sender
                alone.aliases = [alias]
                _ = try sender(for: alone)
            }
        }
        _ = try sender(for: claim.sender)
        return true
    }

    /// A sender without addresses of people whom the owner has separated from the others' (see `JoinCause`).
    private func withoutSeparated(_ sender: NewSender) throws(StoreError) -> NewSender {
        let identifying = sender.aliases.filter(\.kind.identifiesPerson)
        guard identifying.count > 1, try connection.exists("SELECT 1 FROM separations LIMIT 1", { _ in }),
            let kept = PersonMerge.lasting(of: identifying),
            let person = try connection.personRows(of: kept, on: sender.platform).min()
        else { return sender }
        var sender = sender
        for alias in identifying where alias != kept {
            guard let other = try connection.personRows(of: alias, on: sender.platform).min(), other != person,
                try connection.areSeparated(person, other)
            else { continue }
            sender.aliases.removeAll { $0 == alias }
        }
        return sender
    }

    /// The person that a sender's aliases already refer to; several are merged.
    private func existingPerson(for sender: NewSender) throws(StoreError) -> Int64? {
        let identifying = sender.aliases.filter(\.kind.identifiesPerson)
        var named: Set<Int64> = []
        for alias in identifying { named.formUnion(try connection.personRows(of: alias, on: sender.platform)) }
        // Rows are numbered in order of creation.
        if let first = named.min() {
            for other in named.sorted() where other != first {
                try join(row: other, into: first, by: .source(sender.platform))
            }
            return first
        }
        return try bearer(of: sender, where: NameMatch(sender).finds)
    }

    /// Makes the owner of whom only the name was known one with the owner who is stated under an address.
    private func completed(_ person: Int64, as sender: NewSender) throws(StoreError) -> Int64 {
        let cause = JoinCause.source(sender.platform)
        guard try isOwner(person), let named = try bearer(of: sender, where: NameMatch(sender).completes),
            named != person, try mayJoinPeople(named, into: person, by: cause)
        else { return person }
        // Rows are numbered in order of creation.
        let (first, second) = (min(named, person), max(named, person))
        try join(row: second, into: first, by: cause)
        return first
    }

    /// The first person with one of a sender's names whom a rule accepts.
    private func bearer(
        of sender: NewSender, where isFound: (NameMatch.Bearer) -> Bool
    ) throws(StoreError) -> Int64? {
        for alias in sender.aliases where !alias.kind.identifiesPerson {
            let statement = try statement(
                """
                SELECT a.person_id, p.is_owner, EXISTS (SELECT 1 FROM person_aliases AS b
                        WHERE b.person_id = a.person_id AND b.kind IN (1, 2, 5)), a.is_claimed
                FROM person_aliases AS a CROSS JOIN people AS p ON p.id = a.person_id
                WHERE a.kind = ?1 AND a.value = ?2 AND a.platform = ?3 ORDER BY a.person_id
                """
            )
            .bind(1, Int64(alias.kind.rawValue)).bind(2, alias.value).bind(3, sender.platform.rawValue)
            defer { statement.reset() }
            while try statement.step() {
                let bearer = NameMatch.Bearer(
                    isOwner: statement.bool(1), hasAddress: statement.bool(2), isNameClaimed: statement.bool(3))
                if isFound(bearer) { return statement.integer(0) }
            }
        }
        return nil
    }

    /// Inserts a person without names.
    func insertPerson(_ id: UniqueIdentifier, isOwner: Bool) throws(StoreError) -> Int64 {
        session.saving.owners = nil
        try statement("INSERT INTO people (uuid, is_owner, display_name, folded) VALUES (?1, ?2, '', '')")
            .bind(1, id).bind(2, isOwner).run()
        return connection.lastInsertedRow
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

    /// Merges two different people: everything of the leaving person moves to the other.
    func join(row leaving: Int64, into person: Int64, by cause: JoinCause) throws(StoreError) {
        try record(joinOfPerson: leaving, into: person, by: cause)
        peopleChanges += 1
        session.saving.senders = [:]
        let owner = try ownerAfterJoining(leaving, into: person)
        for alias in try seenAliases(ofPerson: leaving) where cause.passesOn(alias.alias) {
            _ = try see(alias, ofPerson: person)
        }
        try statement("DELETE FROM person_aliases WHERE person_id = ?1").bind(1, leaving).run()
        session.saving.owners = nil
        session.saving.refusedOwners = []
        try joinReactions(ofPerson: leaving, into: person)
        try joinRoles(ofPerson: leaving, into: person)
        try joinReceipts(ofPerson: leaving, into: person)
        for sql in [
            "UPDATE senders SET person_id = ?2 WHERE person_id = ?1",
            "UPDATE contacts SET person_id = ?2 WHERE person_id = ?1",
            "UPDATE OR REPLACE group_ranks SET person_id = ?2 WHERE person_id = ?1",
            "UPDATE people SET joined_into = ?2 WHERE joined_into = ?1",
            "UPDATE OR FAIL people SET joined_into = ?2 WHERE id = ?1",
            // Who was shown by nothing is shown by their address.
            """
            UPDATE senders SET identifier = (SELECT value FROM person_aliases WHERE person_id = ?2 AND kind IN (1, 2)
                AND value <> '\(PersonAlias.unknownOwner.value)' ORDER BY kind, first_seen, id LIMIT 1)
            WHERE person_id = ?2 AND identifier IS NULL AND display_name = ''
            """,
        ] {
            try statement(sql).bind(1, leaving).bind(2, person).run()
        }
        try refreshName(ofPerson: person)
        changes.insert(.personChanged(try identifier(ofPerson: person)))
        changes.insert(.personChanged(try identifier(ofPerson: leaving)))
        if owner.isOwner { try setOwner(person, true) }
        if owner.mayHaveDoubles { try joinDoubles(ofOwner: person) }
        try archive.applyWaiting(concerning: identifier(ofPerson: person))
    }

    func seenAliases(ofPerson row: Int64) throws(StoreError) -> [Person.SeenAlias] {
        // In the order in which they were added, which must be preserved.
        let statement = try statement(
            """
            SELECT kind, value, platform, first_seen, last_seen, is_claimed FROM person_aliases WHERE person_id = ?1
            ORDER BY id
            """
        ).bind(1, row)
        defer { statement.reset() }
        var aliases: [Person.SeenAlias] = []
        while try statement.step() {
            guard let kind = PersonAliasKind(rawValue: Int(statement.integer(0))) else { throw StoreError(.damaged) }
            aliases.append(
                Person.SeenAlias(
                    alias: PersonAlias(kind: kind, value: statement.text(1)),
                    platform: Platform(rawValue: statement.text(2)), firstSeen: statement.timestamp(3),
                    lastSeen: statement.timestamp(4), isClaimed: statement.bool(5)))
        }
        return aliases
    }

    /// Of two reactions to one message the later remains, in the position of the first.
    private func joinReactions(ofPerson leaving: Int64, into person: Int64) throws(StoreError) {
        for sql in [
            // Earlier reactions take the content of the leaving person's later ones.
            """
            UPDATE reactions SET
                ordinal = min(ordinal, (SELECT o.ordinal FROM reactions AS o
                    WHERE o.message_id = reactions.message_id AND o.person_id = ?1)),
                emoji = CASE WHEN timestamp >= (SELECT o.timestamp FROM reactions AS o
                        WHERE o.message_id = reactions.message_id AND o.person_id = ?1) THEN emoji
                    ELSE (SELECT o.emoji FROM reactions AS o
                        WHERE o.message_id = reactions.message_id AND o.person_id = ?1) END,
                sender_id = CASE WHEN timestamp >= (SELECT o.timestamp FROM reactions AS o
                        WHERE o.message_id = reactions.message_id AND o.person_id = ?1) THEN sender_id
                    ELSE (SELECT o.sender_id FROM reactions AS o
                        WHERE o.message_id = reactions.message_id AND o.person_id = ?1) END,
                timestamp = max(timestamp, (SELECT o.timestamp FROM reactions AS o
                    WHERE o.message_id = reactions.message_id AND o.person_id = ?1))
            WHERE person_id = ?2 AND EXISTS (SELECT 1 FROM reactions AS o
                WHERE o.message_id = reactions.message_id AND o.person_id = ?1)
            """,
            """
            DELETE FROM reactions WHERE person_id = ?1 AND EXISTS (SELECT 1 FROM reactions AS o
                WHERE o.message_id = reactions.message_id AND o.person_id = ?2)
            """,
            "UPDATE reactions SET person_id = ?2 WHERE person_id = ?1",
        ] {
            try statement(sql).bind(1, leaving).bind(2, person).run()
        }
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
