public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `PersonStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func people(named prefix: String, limit: Int) async throws(StoreError) -> [Person] {
        try checkLimit(limit, upTo: 10_000)
        let prefix = NamePrefix(prefix)
        return try await readRows { session throws(StoreError) in
            let connection = session.connection
            var rows: [Int64] = []
            let statement = try connection.statement(prefix.isEmpty ? Connection.everyone : Connection.peopleByName)
            if !prefix.isEmpty { statement.bind(2, prefix.lower).bind(3, prefix.upper) }
            statement.bind(1, Int64(limit))
            while try statement.step() { rows.append(statement.integer(0)) }
            var people: [Person] = []
            for row in rows {
                if let person = try connection.person(row: row) { people.append(person) }
            }
            return people
        }
    }

    /// See `PersonStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    @discardableResult
    public func removeUnreferencedPeople() async throws(StoreError) -> Int {
        let areLeaving = try await readRows { session throws(StoreError) in try session.connection.hasLeavingPeople() }
        guard areLeaving else { return 0 }
        return try await write(followsReferences: false) { transaction throws(StoreError) in
            try transaction.removeUnreferencedPeople()
        }
    }

    /// See `PersonStore`.
    ///
    /// - Throws: `.invalidArgument` for more than 10,000 people.
    public func referenced(among people: [UniqueIdentifier]) async throws(StoreError) -> Set<UniqueIdentifier> {
        guard people.count <= 10_000 else { throw StoreError(.invalidArgument) }
        if people.isEmpty { return [] }
        return try await readRows { session throws(StoreError) in
            var ids: [Int64: [UniqueIdentifier]] = [:]
            for id in people {
                if let row = try session.connection.personRow(id) { ids[row, default: []].append(id) }
            }
            return Set(try session.connection.referencedPeople(among: Array(ids.keys)).flatMap { ids[$0] ?? [] })
        }
    }

    /// See `PersonStore`.
    ///
    /// - Throws: `.personNotFound`; `.invalidArgument` for the owner or a contact.
    public func forget(_ person: UniqueIdentifier, as name: String) async throws(StoreError) {
        try await write(followsReferences: false) { transaction throws(StoreError) in
            guard let row = try transaction.connection.personRow(person) else { throw StoreError(.personNotFound) }
            try transaction.forget(person: row, as: name)
        }
        try await sweep { _ in }
    }
}

/// A name prefix, folded as search folds, as a range of folded names.
struct NamePrefix {
    /// The first name in the range.
    let lower: String
    /// The first name after the range: no folded name contains the highest character.
    var upper: String { lower + "\u{10FFFF}" }
    /// Whether every name has this prefix.
    var isEmpty: Bool { lower.isEmpty }

    init(_ name: String) {
        lower = NamePrefix.folded(name)
    }

    /// The words of a name joined by single spaces.
    static func folded(_ name: String) -> String {
        String(decoding: SearchText.words(of: name).folded, as: UTF8.self)
    }
}

extension Connection {
    static let everyone = "SELECT id FROM people WHERE joined_into IS NULL ORDER BY folded, uuid LIMIT ?1"
    static let peopleByName = """
        SELECT id FROM people WHERE joined_into IS NULL AND id IN (
            SELECT id FROM people WHERE joined_into IS NULL AND folded >= ?2 AND folded < ?3
            UNION SELECT person_id FROM person_aliases WHERE folded >= ?2 AND folded < ?3)
        ORDER BY folded, uuid LIMIT ?1
        """

    /// The row of a person, following merges.
    func personRow(_ id: UniqueIdentifier) throws(StoreError) -> Int64? {
        let statement = try statement("SELECT ifnull(joined_into, id) FROM people WHERE uuid = ?1").bind(1, id)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : nil
    }

    /// The id under which a person is stored, following merges; nil if there is no such person.
    func presentPerson(_ id: UniqueIdentifier) throws(StoreError) -> UniqueIdentifier? {
        let statement = try statement(
            """
            SELECT p.uuid FROM people AS o CROSS JOIN people AS p ON p.id = ifnull(o.joined_into, o.id)
            WHERE o.uuid = ?1
            """
        ).bind(1, id)
        defer { statement.reset() }
        return try statement.step() ? statement.identifier(0) : nil
    }

    /// The row of a sender's person; nil if there is no such sender.
    func personRow(ofSender sender: Int64) throws(StoreError) -> Int64? {
        let statement = try statement("SELECT person_id FROM senders WHERE id = ?1").bind(1, sender)
        defer { statement.reset() }
        return try statement.step() ? statement.optionalInteger(0) : nil
    }

    /// A person with all their aliases.
    func person(row: Int64) throws(StoreError) -> Person? {
        let statement = try statement("SELECT uuid, display_name, is_owner FROM people WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        guard let id = statement.identifier(0) else { throw StoreError(.damaged) }
        return Person(
            id: id, displayName: statement.text(1), isOwner: statement.bool(2), aliases: try aliases(ofPerson: row))
    }

    /// The aliases of a person, by first sight unless another order is given: by `id` it is that in which they were added.
    func aliases(
        ofPerson row: Int64, by order: String = "first_seen, id"
    ) throws(StoreError) -> [Person.SeenAlias] {
        let statement = try statement(
            """
            SELECT kind, value, platform, first_seen, last_seen, is_claimed FROM person_aliases WHERE person_id = ?1
            ORDER BY \(order)
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
}
