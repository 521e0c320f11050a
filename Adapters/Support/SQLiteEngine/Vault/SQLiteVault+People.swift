internal import WhisperMessage
internal import WhisperStorePort

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
