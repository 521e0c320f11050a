internal import WhisperMessage
internal import WhisperStorePort

/// Records joins of people, and takes them apart (ING-1).
extension Transaction {
    /// Records that a person is about to be joined into another one.
    func record(joinOfPerson leaving: Int64, into person: Int64, by cause: JoinCause) throws(StoreError) {
        guard let former = try connection.person(row: leaving), let other = try connection.person(row: person) else {
            throw StoreError(.personNotFound)
        }
        let senders = try connection.integers("SELECT id FROM senders WHERE person_id = ?1", leaving)
        let text = StoredJoin.text(
            FormerPerson(
                name: former.displayName, isOwner: former.isOwner, otherIsOwner: other.isOwner,
                aliases: try seenAliases(ofPerson: leaving), otherAliases: try seenAliases(ofPerson: person),
                senders: senders, lastSender: try connection.integer("SELECT max(id) FROM senders") ?? 0,
                joined: try connection.identifiers("SELECT uuid FROM people WHERE joined_into = ?1", leaving),
                contacts: try connection.identifiers("SELECT uuid FROM contacts WHERE person_id = ?1", leaving)))
        let join = try insertJoin(ofChats: false, former.id, into: other.id, by: cause, former: text)
        try record(JoinedPart.ofPeople, ofJoin: join, leaving, into: person)
    }

    /// Records a join; returns its row.
    func insertJoin(
        ofChats: Bool, _ leaving: UniqueIdentifier, into staying: UniqueIdentifier, by cause: JoinCause, former: String,
        id: UniqueIdentifier? = nil, at time: Timestamp? = nil
    ) throws(StoreError) -> Int64 {
        try statement(
            """
            INSERT INTO joins (uuid, of_chats, leaving, staying, cause, made_at, former)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
            """
        )
        .bind(1, id ?? session.makeIdentifier()).bind(2, ofChats).bind(3, leaving).bind(4, staying).bind(5, cause.text)
        .bind(6, time ?? now).bind(7, former).run()
        return connection.lastInsertedRow
    }

    func hasSeparations() throws(StoreError) -> Bool {
        try connection.exists("SELECT 1 FROM separations LIMIT 1", { _ in })
    }

    func areSeparated(_ one: UniqueIdentifier, _ other: UniqueIdentifier) throws(StoreError) -> Bool {
        let (first, second) = (try requirePerson(one), try requirePerson(other))
        return try connection.exists(
            """
            SELECT 1 FROM separations AS s CROSS JOIN people AS a ON a.uuid = s.one
            CROSS JOIN people AS b ON b.uuid = s.other
            WHERE (ifnull(a.joined_into, a.id) = ?1 AND ifnull(b.joined_into, b.id) = ?2)
                OR (ifnull(a.joined_into, a.id) = ?2 AND ifnull(b.joined_into, b.id) = ?1)
            """, { $0.bind(1, first).bind(2, second) })
    }

    func forgetSeparation(of one: UniqueIdentifier, from other: UniqueIdentifier) throws(StoreError) {
        try statement(
            """
            DELETE FROM separations WHERE (one IN (SELECT uuid FROM people WHERE ?1 IN (id, joined_into))
                    AND other IN (SELECT uuid FROM people WHERE ?2 IN (id, joined_into)))
                OR (one IN (SELECT uuid FROM people WHERE ?2 IN (id, joined_into))
                    AND other IN (SELECT uuid FROM people WHERE ?1 IN (id, joined_into)))
            """
        ).bind(1, try requirePerson(one)).bind(2, try requirePerson(other)).run()
    }

    /// Remembers that the owner has separated two people or chats.
    func separate(_ one: UniqueIdentifier, from other: UniqueIdentifier) throws(StoreError) {
        try statement("INSERT OR IGNORE INTO separations (one, other) VALUES (?1, ?2)").bind(1, one).bind(2, other)
            .run()
    }

    // MARK: Splits

    /// Separates two people who were joined.
    ///
    /// - Parameter isOwners: Whether the owner separates them, so that no source joins them again.
    func splitPerson(_ id: UniqueIdentifier, isOwners: Bool) throws(StoreError) {
        guard let join = try connection.join(id, ofChats: false) else { throw StoreError(.personNotFound) }
        let look = try statement("SELECT id, joined_into FROM people WHERE uuid = ?1").bind(1, join.leaving)
        defer { look.reset() }
        guard try look.step(), let person = look.optionalInteger(1) else { throw StoreError(.personNotFound) }
        let leaving = look.integer(0)
        let former = try StoredJoin.person(join.former)
        let isDenied = try connection.isDeniedOwner(person)
        session.saving.senders = [:]
        session.saving.owners = nil
        var split = PersonSplit(
            leaving: Set(former.aliases.map(PersonSplit.Alias.init)),
            staying: Set(former.otherAliases.map(PersonSplit.Alias.init)))
        try returnSenders(of: former, &split, from: person, to: leaving)
        try returnAliases(of: former, split, from: person, to: leaving)
        // Who was forgotten, and has nothing else, is so again.
        for held in former.aliases where held.isOfForgotten { _ = try see(held, ofPerson: leaving) }
        for held in former.otherAliases where held.isOfForgotten { _ = try see(held, ofPerson: person) }
        try statement("UPDATE people SET joined_into = NULL WHERE id = ?1").bind(1, leaving).run()
        for id in former.joined {
            try statement("UPDATE people SET joined_into = ?2 WHERE uuid = ?1 AND joined_into = ?3")
                .bind(1, id).bind(2, leaving).bind(3, person).run()
        }
        for id in former.contacts {
            try statement("UPDATE contacts SET person_id = ?2 WHERE uuid = ?1 AND person_id = ?3")
                .bind(1, id).bind(2, leaving).bind(3, person).run()
        }
        try divide(JoinedPart.ofPeople, ofJoin: join.row, from: person, to: leaving)
        try statement(
            """
            UPDATE OR IGNORE reactions SET person_id = ?2
            WHERE person_id = ?1 AND sender_id IN (SELECT id FROM senders WHERE person_id = ?2)
            """
        ).bind(1, person).bind(2, leaving).run()
        let isOwner = try self.isOwner(person)
        // Of a joint person who is not the owner, neither part is.
        if isDenied { try mark(join.leaving, asDenied: true) }
        try setOwner(leaving, former.isOwner && !isDenied)
        try setOwner(
            person,
            JoinSplit.keepsMark(leaving: former.isOwner, staying: former.otherIsOwner, present: isOwner))
        for row in [person, leaving] { try refreshName(ofPerson: row) }
        try statement("DELETE FROM joins WHERE id = ?1").bind(1, join.row).run()
        if isOwners {
            try separate(join.leaving, from: join.staying)
        } else {
            for row in [person, leaving] { try noteLeavingPerson(row) }
        }
        changes.insert(.personChanged(join.leaving))
        changes.insert(.personChanged(try identifier(ofPerson: person)))
    }

    /// Gives back the rows of senders, and takes note of whose names they show.
    private func returnSenders(
        of former: FormerPerson, _ split: inout PersonSplit, from person: Int64, to leaving: Int64
    ) throws(StoreError) {
        let had = Set(former.senders)
        let rows = try statement("SELECT id, identifier, display_name FROM senders WHERE person_id = ?1")
            .bind(1, person)
        var returned: [Int64] = []
        while try rows.step() {
            let (row, name) = (rows.integer(0), rows.text(2))
            let isReturned =
                had.contains(row)
                || former.isLater(row) && split.isOfLeaving(identifier: rows.optionalText(1), name: name)
            split.note(name, ofLeaving: isReturned)
            if isReturned { returned.append(row) }
        }
        let give = try statement("UPDATE senders SET person_id = ?2 WHERE id = ?1")
        for row in returned { try give.bind(1, row).bind(2, leaving).run() }
    }

    private func returnAliases(
        of former: FormerPerson, _ split: PersonSplit, from person: Int64, to leaving: Int64
    ) throws(StoreError) {
        for seen in try seenAliases(ofPerson: person) {
            switch split.side(of: PersonSplit.Alias(seen)) {
            case .staying: continue
            case .both:
                for held in former.aliases where PersonSplit.Alias(held) == PersonSplit.Alias(seen) {
                    _ = try see(held, ofPerson: leaving)
                }
            case .leaving:
                try statement(
                    """
                    UPDATE person_aliases SET person_id = ?2
                    WHERE person_id = ?1 AND kind = ?3 AND value = ?4 AND platform = ?5
                    """
                )
                .bind(1, person).bind(2, leaving).bind(3, Int64(seen.alias.kind.rawValue)).bind(4, seen.alias.value)
                .bind(5, seen.platform.rawValue).run()
            }
        }
    }
}

extension PersonSplit.Alias {
    init(_ seen: Person.SeenAlias) { self.init(platform: seen.platform, alias: seen.alias) }
}

/// A join as it is stored.
struct JoinRow {
    var row: Int64
    var id: UniqueIdentifier
    var leaving: UniqueIdentifier
    var staying: UniqueIdentifier
    var cause: JoinCause
    var madeAt: Timestamp
    var former: String
    var isOfChats: Bool
}

extension Connection {
    private static let joinColumns = "id, uuid, leaving, staying, cause, made_at, former, of_chats"

    private func joins(_ statement: Statement) throws(StoreError) -> [JoinRow] {
        defer { statement.reset() }
        var rows: [JoinRow] = []
        while try statement.step() {
            guard let id = statement.identifier(1), let leaving = statement.identifier(2),
                let staying = statement.identifier(3), let cause = JoinCause(statement.text(4))
            else { throw StoreError(.damaged) }
            rows.append(
                JoinRow(
                    row: statement.integer(0), id: id, leaving: leaving, staying: staying, cause: cause,
                    madeAt: statement.timestamp(5), former: statement.text(6), isOfChats: statement.bool(7)))
        }
        return rows
    }

    /// A join on record; nil if there is none.
    func join(_ id: UniqueIdentifier, ofChats: Bool) throws(StoreError) -> JoinRow? {
        try joins(
            statement("SELECT \(Connection.joinColumns) FROM joins WHERE uuid = ?1 AND of_chats = ?2")
                .bind(1, id).bind(2, ofChats)
        ).first
    }

    /// The join by which one left; nil if it did not.
    func join(leaving id: UniqueIdentifier) throws(StoreError) -> JoinRow? {
        try joins(
            statement(
                "SELECT \(Connection.joinColumns) FROM joins WHERE leaving = ?1 AND of_chats ORDER BY id DESC LIMIT 1"
            )
            .bind(1, id)
        ).first
    }

    /// The joins that an import made, latest first.
    func joins(byRun run: UniqueIdentifier, ofChats: Bool) throws(StoreError) -> [JoinRow] {
        try joins(
            statement("SELECT \(Connection.joinColumns) FROM joins WHERE cause = ?1 AND of_chats = ?2 ORDER BY id DESC")
                .bind(1, JoinCause.run(run).text).bind(2, ofChats))
    }

    /// The joins that can be taken apart, in order.
    func joins() throws(StoreError) -> [JoinRow] {
        let all = try joins(
            statement(
                """
                SELECT \(Connection.joinColumns) FROM joins WHERE CASE of_chats
                    WHEN 0 THEN leaving IN (SELECT uuid FROM people WHERE joined_into IS NOT NULL)
                    ELSE leaving NOT IN (SELECT uuid FROM conversations) END ORDER BY id
                """))
        var present: [JoinRow] = []
        for join in all {
            if join.isOfChats, try conversationRow(presentChat(of: join)) == nil { continue }
            present.append(join)
        }
        return present
    }

    /// The joins of which a person or a conversation consists, latest first.
    func joins(into id: UniqueIdentifier, ofChats: Bool) throws(StoreError) -> [JoinRow] {
        var found: [JoinRow] = []
        var known: Set<UniqueIdentifier> = [id]
        var open = [id]
        while let next = open.popLast() {
            for join in try joins(
                statement("SELECT \(Connection.joinColumns) FROM joins WHERE staying = ?1 AND of_chats = ?2")
                    .bind(1, next).bind(2, ofChats))
            {
                found.append(join)
                if known.insert(join.leaving).inserted { open.append(join.leaving) }
            }
        }
        return found.sorted { $0.row > $1.row }
    }

    /// The separations of two chats, or of chats that were joined into them.
    func separations(
        _ one: UniqueIdentifier, from other: UniqueIdentifier
    ) throws(StoreError) -> [(one: UniqueIdentifier, other: UniqueIdentifier)] {
        guard try exists("SELECT 1 FROM separations LIMIT 1", { _ in }) else { return [] }
        let ones = [one] + (try joins(into: one, ofChats: true).map(\.leaving))
        let others = [other] + (try joins(into: other, ofChats: true).map(\.leaving))
        var found: [(one: UniqueIdentifier, other: UniqueIdentifier)] = []
        for first in ones {
            for second in others {
                for pair in [(first, second), (second, first)] {
                    let isFound = try exists(
                        "SELECT 1 FROM separations WHERE one = ?1 AND other = ?2",
                        { $0.bind(1, pair.0).bind(2, pair.1) })
                    if isFound { found.append(pair) }
                }
            }
        }
        return found
    }

    func integers(_ sql: String, _ parameter: Int64) throws(StoreError) -> [Int64] {
        let statement = try statement(sql).bind(1, parameter)
        defer { statement.reset() }
        var integers: [Int64] = []
        while try statement.step() { integers.append(statement.integer(0)) }
        return integers
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
