internal import WhisperMessage
internal import WhisperStorePort

/// Joins on record (see `StoreReader`).
extension Transaction {
    func put(_ separation: SeparationRecord) throws(StoreError) {
        try statement("INSERT OR IGNORE INTO separations (one, other) VALUES (?1, ?2)")
            .bind(1, separation.one).bind(2, separation.storedOther).run()
    }

    func remove(_ separation: SeparationRecord) throws(StoreError) {
        try statement("DELETE FROM separations WHERE one = ?1 AND other = ?2 OR one = ?2 AND other = ?1")
            .bind(1, separation.one).bind(2, separation.storedOther).run()
    }

    func put(_ join: HeldJoin) throws(StoreError) {
        try statement("UPDATE joins SET cause = ?2 WHERE uuid = ?1").bind(1, join.id).bind(2, join.cause.text).run()
        if connection.changes > 0 { return }
        try statement(
            """
            INSERT INTO joins (uuid, of_chats, leaving, staying, cause, made_at, former)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
            """
        )
        .bind(1, join.id).bind(2, join.conversation != nil).bind(3, join.leaving).bind(4, join.staying)
        .bind(5, join.cause.text).bind(6, join.madeAt).bind(7, StoredJoin.text(join.former)).run()
        let row = connection.lastInsertedRow
        for run in join.conversation?.imports ?? [] {
            try statement("INSERT INTO joined_parts (join_id, part) VALUES (?1, 'import ' || hex(?2))")
                .bind(1, row).bind(2, run).run()
        }
    }

    func remove(_ join: HeldJoin) throws(StoreError) {
        latestParts = nil
        if !followsReferences {
            try statement("DELETE FROM joined_parts WHERE join_id = (SELECT id FROM joins WHERE uuid = ?1)")
                .bind(1, join.id).run()
        }
        try statement("DELETE FROM joins WHERE uuid = ?1").bind(1, join.id).run()
    }

    // MARK: People

    func belongings(of person: UniqueIdentifier) throws(StoreError) -> PersonBelongings {
        let row = try requirePerson(person)
        let (id, isOwner) = (try identifier(ofPerson: row), try isOwner(row))
        var belongings = PersonBelongings(
            ids: try connection.identifiers("SELECT uuid FROM people WHERE joined_into = ?1", row),
            contacts: try connection.identifiers("SELECT uuid FROM contacts WHERE person_id = ?1", row),
            aliases: try seenAliases(ofPerson: row),
            latestSender: try connection.integer("SELECT max(id) FROM senders") ?? 0)
        let senders = try statement("SELECT id, identifier, display_name FROM senders WHERE person_id = ?1 ORDER BY id")
            .bind(1, row)
        defer { senders.reset() }
        while try senders.step() {
            belongings.senders.append(
                KnownSender(
                    handle: SenderHandle(rawValue: senders.integer(0), person: id), isOwner: isOwner,
                    participant: Participant(
                        identifier: senders.optionalText(1), displayName: senders.text(2))))
        }
        return belongings
    }

    func merge(
        _ person: UniqueIdentifier, into other: UniqueIdentifier, by join: UniqueIdentifier?
    ) throws(StoreError) {
        let (leaving, staying) = (try requirePerson(person), try requirePerson(other))
        if let join { try recordParts(of: join, leaving, staying) }
        session.saving.senders = [:]
        session.saving.owners = nil
        try statement("DELETE FROM person_aliases WHERE person_id = ?1").bind(1, leaving).run()
        for table in ["reactions", "message_receipts"] {
            try statement("UPDATE OR IGNORE \(table) SET person_id = ?2 WHERE person_id = ?1")
                .bind(1, leaving).bind(2, staying).run()
            try statement("DELETE FROM \(table) WHERE person_id = ?1").bind(1, leaving).run()
        }
        for sql in [
            "UPDATE senders SET person_id = ?2 WHERE person_id = ?1",
            "UPDATE contacts SET person_id = ?2 WHERE person_id = ?1",
            "UPDATE people SET joined_into = ?2 WHERE joined_into = ?1",
            "UPDATE OR FAIL people SET joined_into = ?2 WHERE id = ?1",
            // Who was shown by nothing is shown by their address.
            """
            UPDATE senders SET identifier = (SELECT value FROM person_aliases WHERE person_id = ?2 AND kind IN (1, 2)
                AND value <> '\(PersonAlias.unknownOwner.value)' ORDER BY kind, first_seen, id LIMIT 1)
            WHERE person_id = ?2 AND identifier IS NULL AND display_name = ''
            """,
        ] {
            try statement(sql).bind(1, leaving).bind(2, staying).run()
        }
        try refreshName(ofPerson: staying)
        changes.insert(.personChanged(try identifier(ofPerson: staying)))
        changes.insert(.personChanged(try identifier(ofPerson: leaving)))
    }

    func separate(_ person: UniqueIdentifier, with belongings: PersonBelongings) throws(StoreError) {
        let look = try statement("SELECT id, joined_into FROM people WHERE uuid = ?1").bind(1, person)
        defer { look.reset() }
        guard try look.step(), let joint = look.optionalInteger(1) else { throw StoreError(.personNotFound) }
        let row = look.integer(0)
        session.saving.senders = [:]
        session.saving.owners = nil
        try statement("UPDATE people SET joined_into = NULL, is_owner = 0 WHERE id = ?1").bind(1, row).run()
        for (table, ids) in [
            ("people SET joined_into", belongings.ids), ("contacts SET person_id", belongings.contacts),
        ] {
            let give = try statement("UPDATE \(table) = ?1 WHERE uuid = ?2").bind(1, row)
            for id in ids { try give.bind(2, id).run() }
        }
        for sender in belongings.senders {
            try statement("UPDATE senders SET person_id = ?2 WHERE id = ?1")
                .bind(1, sender.handle.rawValue).bind(2, row).run()
        }
        for seen in belongings.aliases {
            try statement(
                """
                UPDATE person_aliases SET person_id = ?2
                WHERE person_id = ?1 AND kind = ?3 AND value = ?4 AND platform = ?5
                """
            )
            .bind(1, joint).bind(2, row).bind(3, Int64(seen.alias.kind.rawValue)).bind(4, seen.alias.value)
            .bind(5, seen.platform.rawValue).run()
        }
        try statement(
            """
            UPDATE OR IGNORE reactions SET person_id = ?2
            WHERE person_id = ?1 AND sender_id IN (SELECT id FROM senders WHERE person_id = ?2)
            """
        ).bind(1, joint).bind(2, row).run()
        for part in [row, joint] {
            try refreshName(ofPerson: part)
            try noteLeavingPerson(part)
            changes.insert(.personChanged(try identifier(ofPerson: part)))
        }
    }
}

extension Connection {
    static let joinColumns = "id, uuid, leaving, staying, cause, made_at, former, of_chats"

    /// The join in the current row.
    func join(_ row: Statement) throws(StoreError) -> HeldJoin {
        guard let id = row.identifier(1), let leaving = row.identifier(2), let staying = row.identifier(3),
            let cause = JoinCause(row.text(4))
        else { throw StoreError(.damaged) }
        let (number, text) = (row.integer(0), row.text(6))
        let former: HeldJoin.Former
        if row.bool(7) {
            var chat = try StoredJoin.conversation(text, leaving: leaving, staying: staying)
            chat.imports = try imports(ofJoin: number)
            former = .conversation(chat)
        } else {
            former = .person(try StoredJoin.person(text))
        }
        return HeldJoin(
            id: id, leaving: leaving, staying: staying, cause: cause, madeAt: row.timestamp(5), former: former,
            number: number)
    }

    /// The imports into the chat that left.
    private func imports(ofJoin number: Int64) throws(StoreError) -> [UniqueIdentifier] {
        let parts = try statement("SELECT part FROM joined_parts WHERE join_id = ?1 AND part LIKE 'import %'")
            .bind(1, number)
        defer { parts.reset() }
        var imports: [UniqueIdentifier] = []
        while try parts.step() {
            if let id = UniqueIdentifier(hex: String(parts.text(0).dropFirst("import ".count))) { imports.append(id) }
        }
        return imports
    }

    func identifiers(_ sql: String, _ parameter: Int64) throws(StoreError) -> [UniqueIdentifier] {
        let statement = try statement(sql).bind(1, parameter)
        defer { statement.reset() }
        var identifiers: [UniqueIdentifier] = []
        while try statement.step() {
            guard let id = statement.identifier(0) else { throw StoreError(.damaged) }
            identifiers.append(id)
        }
        return identifiers
    }
}
