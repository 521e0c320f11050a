internal import WhisperMessage
internal import WhisperStorePort

/// Removes people to whom nothing refers any more (ST-11).
extension Transaction {
    /// Notes the people who have to do with messages that are about to be deleted, in the transaction that deletes them.
    ///
    /// - Parameters:
    ///   - rows: A query for the rows of the messages.
    ///   - parameters: Its parameters.
    func noteLeavingPeople(ofMessages rows: String, _ parameters: [Int64] = []) throws(StoreError) {
        try noteLeavingPeople(
            [
                """
                SELECT s.person_id FROM messages AS m CROSS JOIN senders AS s ON s.id = m.sender_id
                WHERE m.id IN (\(rows)) AND s.person_id IS NOT NULL
                """,
                "SELECT person_id FROM reactions WHERE message_id IN (\(rows))",
                "SELECT person_id FROM message_receipts WHERE message_id IN (\(rows))",
            ], parameters)
        let polls = try statement("\(Transaction.votedPolls) AND id IN (\(rows))")
        for (index, parameter) in parameters.enumerated() { polls.bind(Int32(clamping: index + 1), parameter) }
        defer { polls.reset() }
        let note = try statement(
            "INSERT OR IGNORE INTO leaving_people (id) SELECT ifnull(joined_into, id) FROM people WHERE uuid = ?1")
        while try polls.step() {
            for voter in try StoredJSON.object(polls.text(0)).voters { try note.bind(1, voter).run() }
        }
    }

    /// Notes the people who have to do with a conversation that is about to be deleted, besides its messages.
    func noteLeavingPeople(ofConversation row: Int64) throws(StoreError) {
        try noteLeavingPeople(
            [
                "SELECT person_id FROM group_members WHERE conversation_id = ?1",
                "SELECT person_id FROM group_ranks WHERE conversation_id = ?1",
                """
                SELECT s.person_id FROM waiting_changes AS w CROSS JOIN senders AS s
                ON s.id IN (w.sender_id, w.author_id) WHERE w.conversation_id = ?1 AND s.person_id IS NOT NULL
                """,
            ], [row])
    }

    /// Notes a person.
    func noteLeavingPerson(_ row: Int64) throws(StoreError) {
        try statement("INSERT OR IGNORE INTO leaving_people (id) VALUES (?1)").bind(1, row).run()
    }

    func noteLeaving(_ people: [UniqueIdentifier]) throws(StoreError) {
        for id in people { if let person = try connection.personRow(id) { try noteLeavingPerson(person) } }
    }

    private func noteLeavingPeople(_ queries: [String], _ parameters: [Int64]) throws(StoreError) {
        for query in queries {
            let note = try statement("INSERT OR IGNORE INTO leaving_people (id) \(query)")
            for (index, parameter) in parameters.enumerated() { note.bind(Int32(clamping: index + 1), parameter) }
            try note.run()
        }
    }

    /// Removes the noted people to whom nothing refers, and returns their number; must be called while the engine does not
    /// follow references, as it would look for the messages of each sender.
    ///
    /// Two references are found by one look at all messages each, however many people there are; the others by an index.
    func removeUnreferencedPeople() throws(StoreError) -> Int {
        try statement(
            """
            DELETE FROM leaving_people WHERE NOT EXISTS (SELECT 1 FROM people AS p
                WHERE p.id = leaving_people.id AND p.joined_into IS NULL)
            """
        ).run()
        for reference in PersonReference.allCases where try connection.hasLeavingPeople() {
            switch reference {
            case .vote: try keepVoters()
            default: try statement("DELETE FROM leaving_people WHERE \(Transaction.referred(by: reference))").run()
            }
        }
        return try removeLeavingPeople()
    }

    /// The condition under which something refers to a person.
    fileprivate static func referred(by reference: PersonReference) -> String {
        func exists(_ rows: String) -> String { "EXISTS (SELECT 1 FROM \(rows))" }
        return switch reference {
        case .owner: exists("people AS p WHERE p.id = leaving_people.id AND p.is_owner")
        case .contact:
            exists("contacts AS c WHERE c.person_id = leaving_people.id") + " OR "
                + exists(
                    """
                    person_aliases AS a WHERE a.person_id = leaving_people.id
                    AND a.kind = \(PersonAliasKind.contact.rawValue)
                    """)
        case .separation:
            """
            id IN (SELECT ifnull(p.joined_into, p.id) FROM separations AS s
                CROSS JOIN people AS p ON p.uuid IN (s.one, s.other))
            """
        case .membership: exists("group_members AS g WHERE g.person_id = leaving_people.id")
        case .rank: "id IN (SELECT person_id FROM group_ranks)"
        case .reaction: exists("reactions AS r WHERE r.person_id = leaving_people.id")
        case .receipt: exists("message_receipts AS r WHERE r.person_id = leaving_people.id")
        case .change:
            """
            id IN (SELECT s.person_id FROM waiting_changes AS w CROSS JOIN senders AS s
                ON s.id IN (w.sender_id, w.author_id) WHERE s.person_id IS NOT NULL)
            """
        case .message:
            """
            id IN (SELECT person_id FROM senders WHERE person_id IS NOT NULL
                AND id IN (SELECT sender_id FROM message_keys UNION SELECT sender_id FROM recent_message_keys))
            """
        case .vote: "0"
        }
    }

    /// The polls with votes.
    fileprivate static let votedPolls = """
        SELECT platform_specific FROM messages
        WHERE kind = \(ContentKind.poll.code) AND platform_specific LIKE '%"votes"%'
        """

    /// Keeps the people who voted in polls.
    private func keepVoters() throws(StoreError) {
        let polls = try statement(Transaction.votedPolls)
        defer { polls.reset() }
        let keep = try statement(
            """
            DELETE FROM leaving_people
            WHERE id = (SELECT ifnull(joined_into, id) FROM people WHERE uuid = ?1)
            """)
        while try polls.step() {
            for voter in try StoredJSON.object(polls.text(0)).voters { try keep.bind(1, voter).run() }
        }
    }

    /// Removes senders without messages.
    private func removeSenders(where condition: String) throws(StoreError) {
        // The number of a sender is never used again: another process may hold it.
        let last = try connection.integer("SELECT max(id) FROM senders") ?? 0
        for sql in [
            "DELETE FROM senders WHERE id > 0 AND id < \(last) AND person_id IS NULL",
            """
            UPDATE senders SET person_id = NULL, identifier = NULL, display_name = ''
            WHERE id = \(last) AND \(condition)
            """,
            "DELETE FROM senders WHERE \(condition)",
        ] { try statement(sql).run() }
    }

    private func removeLeavingPeople() throws(StoreError) -> Int {
        let people = "SELECT id FROM leaving_people"
        guard try connection.hasLeavingPeople() else { return 0 }
        try removeSenders(where: "person_id IN (\(people))")
        for sql in [
            "DELETE FROM person_aliases WHERE person_id IN (\(people))",
            """
            DELETE FROM joined_parts WHERE join_id IN (SELECT j.id FROM leaving_people AS l
                CROSS JOIN people AS p ON p.id = l.id CROSS JOIN joins AS j ON j.staying = p.uuid)
            """,
            """
            DELETE FROM joins WHERE of_chats = 0 AND staying IN (SELECT p.uuid FROM leaving_people AS l
                CROSS JOIN people AS p ON p.id = l.id)
            """,
            "DELETE FROM people WHERE joined_into IN (\(people))",
        ] { try statement(sql).run() }
        try statement("DELETE FROM people WHERE id IN (\(people))").run()
        let count = connection.changes
        try connection.execute("DELETE FROM leaving_people")
        session.forgetSaved()
        changes = [.reload]
        return Int(count)
    }

    // MARK: Forgetting

    /// Removes everything that names a person; must be called while the engine does not follow references.
    func forget(person: Int64, as name: String) throws(StoreError) {
        for reference in PersonReference.allCases where reference.isOwners {
            let condition = Transaction.referred(by: reference).replacing("leaving_people.id", with: "?1")
            guard try !connection.exists("SELECT 1 WHERE \(condition)", { $0.bind(1, person) }) else {
                throw StoreError(.invalidArgument)
            }
        }
        try settleKeys()
        let seen = try seenAliases(ofPerson: person)
        let present = try senderRow(ofPerson: person, Participant(identifier: nil, displayName: name))
        for row in try messages(ofPerson: person, besides: present) {
            try forget(row)
            try changeWords(ofMessage: row) { () throws(StoreError) in
                try statement("UPDATE messages SET sender_id = ?2 WHERE id = ?1").bind(1, row).bind(2, present).run()
            }
            try statement("DELETE FROM raw_events WHERE message_id = ?1").bind(1, row).run()
        }
        let former = "SELECT id FROM senders WHERE person_id = ?1"
        for sql in [
            "UPDATE reactions SET sender_id = ?2 WHERE person_id = ?1",
            "UPDATE waiting_changes SET sender_id = ?2 WHERE sender_id IN (\(former))",
            "UPDATE waiting_changes SET author_id = ?2 WHERE author_id IN (\(former))",
            """
            UPDATE recipients SET identifier = NULL, display_name = (SELECT display_name FROM senders WHERE id = ?2)
            WHERE identifier IN (SELECT identifier FROM senders WHERE person_id = ?1 AND identifier IS NOT NULL)
            """,
        ] { try statement(sql).bind(1, person).bind(2, present).run() }
        let names = try names(ofPerson: person, seen)
        try renameDeleter(names, to: name)
        try forgetSources(names, as: name)
        try removeSenders(where: "person_id = \(person) AND id <> \(present)")
        for sql in [
            "DELETE FROM person_aliases WHERE person_id = ?1",
            """
            DELETE FROM joined_parts WHERE join_id IN (SELECT j.id FROM people AS p
                CROSS JOIN joins AS j ON j.staying = p.uuid WHERE p.id = ?1)
            """,
            "DELETE FROM joins WHERE of_chats = 0 AND staying = (SELECT uuid FROM people WHERE id = ?1)",
            "DELETE FROM people WHERE joined_into = ?1",
        ] { try statement(sql).bind(1, person).run() }
        let alias = PersonReference.forgotten(
            as: name, from: seen.map(\.firstSeen).min() ?? now, to: seen.map(\.lastSeen).max() ?? now)
        _ = try see(alias, ofPerson: person)
        try refreshName(ofPerson: person)
        session.forgetSaved()
        changes = [.reload]
    }

    /// All that a person is called.
    private func names(ofPerson person: Int64, _ aliases: [Person.SeenAlias]) throws(StoreError) -> Set<String> {
        var names = Set(aliases.map(\.alias.value))
        let senders = try statement("SELECT display_name, identifier FROM senders WHERE person_id = ?1").bind(1, person)
        while try senders.step() { names.formUnion([senders.text(0), senders.text(1)]) }
        senders.reset()
        names.remove("")
        return names
    }

    /// Removes the names of a forgotten person from the records of imports.
    private func forgetSources(_ names: Set<String>, as name: String) throws(StoreError) {
        let keys = try statement(
            """
            SELECT a.key FROM conversations AS c CROSS JOIN conversation_aliases AS a ON a.conversation_id = c.id
            WHERE c.uuid = ?1 AND c.kind = \(ConversationKind.direct.rawValue)
            """)
        let runs = try connection.transientStatement("SELECT id, source, conversation, reading FROM ingestion_runs")
        var renamed: [(row: Int64, source: String, reading: String?)] = []
        while try runs.step() {
            var reading: ImportReading?
            var isTheirChat = false
            if let chat = runs.identifier(2), let text = runs.optionalText(3) {
                reading = try StoredImport.reading(text, conversation: chat)
                reading?.forgetOwner(named: names)
                _ = keys.bind(1, chat)
                defer { keys.reset() }
                while try keys.step() { if names.contains(keys.text(0)) { isTheirChat = true } }
            }
            let source = ForgottenSource.name(runs.text(1), isTheirChat: isTheirChat, without: names, as: name)
            renamed.append((runs.integer(0), source, reading.map(StoredImport.text)))
        }
        for run in renamed {
            try statement("UPDATE ingestion_runs SET source = ?2, reading = ?3 WHERE id = ?1")
                .bind(1, run.row).bind(2, run.source).bind(3, run.reading).run()
        }
    }

    /// Renames a person in the marks of messages that they deleted.
    private func renameDeleter(_ names: Set<String>, to name: String) throws(StoreError) {
        let marks = try connection.transientStatement(
            """
            SELECT id, platform_specific FROM messages
            WHERE kind = \(ContentKind.deleted.code) AND platform_specific LIKE '%"\(DeletionMark.member)"%'
            """)
        var renamed: [(row: Int64, specific: String)] = []
        while try marks.step() {
            var specific = try StoredJSON.object(marks.text(1))
            if specific.renameDeleter(names, to: name) { renamed.append((marks.integer(0), StoredJSON.text(specific))) }
        }
        for (row, specific) in renamed {
            try statement("UPDATE messages SET platform_specific = ?2 WHERE id = ?1").bind(1, row).bind(2, specific)
                .run()
        }
    }

    /// Whether there may be people whom nothing names any more.
    func hasForgotten() throws(StoreError) -> Bool {
        if let known = session.saving.hasForgotten { return known }
        let hasAny = try connection.exists("\(Connection.forgotten) LIMIT 1") { _ in }
        session.saving.hasForgotten = hasAny
        return hasAny
    }

    /// Whether nothing names a person any more.
    func isForgotten(_ person: Int64) throws(StoreError) -> Bool {
        guard try hasForgotten() else { return false }
        return try connection.exists("\(Connection.forgotten) AND person_id = ?1") { $0.bind(1, person) }
    }

    /// The messages of a person's senders, but for one of them.
    private func messages(ofPerson person: Int64, besides present: Int64) throws(StoreError) -> [Int64] {
        let walk = try statement(
            """
            SELECT message_id FROM message_keys
            WHERE sender_id IN (SELECT id FROM senders WHERE person_id = ?1 AND id <> ?2)
            """
        ).bind(1, person).bind(2, present)
        defer { walk.reset() }
        var rows: [Int64] = []
        while try walk.step() { rows.append(walk.integer(0)) }
        return rows
    }
}

extension Connection {
    /// The people whom nothing names any more.
    static let forgotten = """
        SELECT person_id FROM person_aliases INDEXED BY person_aliases_of_forgotten
        WHERE platform = '\(Platform.ofForgotten.rawValue)'
        """

    /// Those of some people to whom anything refers.
    func referencedPeople(among rows: [Int64]) throws(StoreError) -> Set<Int64> {
        // The table of people of whom something was deleted, which the conditions are about, is hidden by these.
        let list = rows.map(String.init).joined(separator: ", ")
        let conditions = PersonReference.allCases.map { "(\(Transaction.referred(by: $0)))" }
        let statement = try transientStatement(
            """
            WITH leaving_people AS (SELECT id FROM people WHERE id IN (\(list)))
            SELECT id FROM leaving_people WHERE \(conditions.joined(separator: " OR "))
            """)
        var found: Set<Int64> = []
        while try statement.step() { found.insert(statement.integer(0)) }
        if found.count == rows.count { return found }
        let wanted = Set(rows)
        let polls = try transientStatement(Transaction.votedPolls)
        while try polls.step() {
            for voter in try StoredJSON.object(polls.text(0)).voters {
                if let row = try personRow(voter), wanted.contains(row) { found.insert(row) }
            }
        }
        return found
    }

    /// Whether people are noted of whom something was deleted.
    func hasLeavingPeople() throws(StoreError) -> Bool {
        try integer("SELECT EXISTS (SELECT 1 FROM leaving_people)") == 1
    }
}
