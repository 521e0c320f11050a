internal import WhisperMessage
internal import WhisperStorePort

/// People to whom nothing refers any more, and those whom nothing names (ST-11).
extension Transaction {
    /// Notes the people who have to do with messages that are about to be deleted, in the transaction that deletes
    /// them.
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

    private func noteLeavingPeople(_ queries: [String], _ parameters: [Int64]) throws(StoreError) {
        for query in queries {
            let note = try statement("INSERT OR IGNORE INTO leaving_people (id) \(query)")
            for (index, parameter) in parameters.enumerated() { note.bind(Int32(clamping: index + 1), parameter) }
            try note.run()
        }
    }

    // MARK: Those to whom nothing refers

    func participants(among people: [UniqueIdentifier]) throws(StoreError) -> Set<UniqueIdentifier> {
        var open: [Int64: [UniqueIdentifier]] = [:]
        for id in people { if let row = try connection.personRow(id) { open[row, default: []].append(id) } }
        var found: Set<UniqueIdentifier> = []
        for isOfVotes in [false, true] where !open.isEmpty {
            for row in try isOfVotes ? voters() : rows(connection.transientStatement(Transaction.writers)) {
                found.formUnion(open.removeValue(forKey: row) ?? [])
            }
        }
        return found
    }

    /// The people who wrote messages.
    private static let writers = """
        SELECT DISTINCT person_id FROM senders WHERE person_id IS NOT NULL
            AND id IN (SELECT sender_id FROM message_keys UNION SELECT sender_id FROM recent_message_keys)
        """

    /// The polls with votes.
    fileprivate static let votedPolls = """
        SELECT platform_specific FROM messages
        WHERE kind = \(ContentKind.poll.code) AND platform_specific LIKE '%"votes"%'
        """

    /// The people who voted in polls.
    private func voters() throws(StoreError) -> [Int64] {
        let polls = try connection.transientStatement(Transaction.votedPolls)
        var voters: Set<UniqueIdentifier> = []
        while try polls.step() { voters.formUnion(try StoredJSON.object(polls.text(0)).voters) }
        var rows: [Int64] = []
        for voter in voters { if let row = try connection.personRow(voter) { rows.append(row) } }
        return rows
    }

    func remove(people: [UniqueIdentifier]) throws(StoreError) {
        var rows: [Int64] = []
        let look = try statement("SELECT id FROM people WHERE uuid = ?1")
        for id in people { rows += try self.rows(look.bind(1, id)) }
        if rows.isEmpty { return }
        latestParts = nil
        try removeSenders(where: "person_id = ?1", of: rows)
        for sql in [
            "DELETE FROM person_aliases WHERE person_id = ?1",
            """
            DELETE FROM joined_parts WHERE join_id IN (SELECT j.id FROM people AS p
                CROSS JOIN joins AS j ON j.staying = p.uuid WHERE p.id = ?1 AND j.of_chats = 0)
            """,
            "DELETE FROM joins WHERE of_chats = 0 AND staying = (SELECT uuid FROM people WHERE id = ?1)",
            "DELETE FROM people WHERE joined_into = ?1", "DELETE FROM people WHERE id = ?1",
            "DELETE FROM leaving_people WHERE id = ?1",
        ] {
            let removal = try statement(sql)
            for row in rows { try removal.bind(1, row).run() }
        }
        session.forgetSaved()
    }

    /// Removes senders of people without messages.
    private func removeSenders(where condition: String, of people: [Int64]) throws(StoreError) {
        // The number of a sender is never used again: another process may hold it.
        let last = try connection.integer("SELECT max(id) FROM senders") ?? 0
        try connection.execute("DELETE FROM senders WHERE id > 0 AND id < \(last) AND person_id IS NULL")
        for sql in [
            """
            UPDATE senders SET person_id = NULL, identifier = NULL, display_name = ''
            WHERE id = \(last) AND \(condition)
            """,
            "DELETE FROM senders WHERE \(condition)",
        ] {
            let removal = try statement(sql)
            for person in people { try removal.bind(1, person).run() }
        }
    }

    // MARK: Names

    func rename(_ person: UniqueIdentifier, to participant: Participant) throws(StoreError) {
        let row = try requirePerson(person)
        try settleKeys()
        let present = try senderRow(ofPerson: row, participant)
        for (message, sender) in try messages(ofPerson: row) {
            try statement("DELETE FROM raw_events WHERE message_id = ?1").bind(1, message).run()
            if sender == present { continue }
            try forget(message)
            try changeWords(ofMessage: message) { () throws(StoreError) in
                try statement("UPDATE messages SET sender_id = ?2 WHERE id = ?1").bind(1, message).bind(2, present)
                    .run()
            }
        }
        let former = "SELECT id FROM senders WHERE person_id = ?1"
        for sql in [
            "UPDATE reactions SET sender_id = ?2 WHERE person_id = ?1",
            "UPDATE waiting_changes SET sender_id = ?2 WHERE sender_id IN (\(former))",
            "UPDATE waiting_changes SET author_id = ?2 WHERE author_id IN (\(former))",
            "UPDATE people SET display_name = '', folded = '' WHERE joined_into = ?1 AND ?2 = ?2",
        ] { try statement(sql).bind(1, row).bind(2, present).run() }
        try removeSenders(where: "person_id = ?1 AND id <> \(present)", of: [row])
        session.forgetSaved()
    }

    /// The messages of a person, each with its sender.
    private func messages(ofPerson person: Int64) throws(StoreError) -> [(row: Int64, sender: Int64)] {
        let walk = try statement(
            """
            SELECT message_id, sender_id FROM message_keys
            WHERE sender_id IN (SELECT id FROM senders WHERE person_id = ?1)
            """
        ).bind(1, person)
        defer { walk.reset() }
        var rows: [(Int64, Int64)] = []
        while try walk.step() { rows.append((walk.integer(0), walk.integer(1))) }
        return rows
    }

    /// Whether there may be people whom nothing names any more.
    private func hasForgotten() throws(StoreError) -> Bool {
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
}

extension Connection {
    /// The people whom nothing names any more.
    static let forgotten = """
        SELECT person_id FROM person_aliases INDEXED BY person_aliases_of_forgotten
        WHERE platform = '\(Platform.ofForgotten.rawValue)'
        """
    /// The people of whom something was deleted.
    static let leavingPeople = """
        SELECT p.id FROM leaving_people AS l CROSS JOIN people AS p ON p.id = l.id WHERE p.joined_into IS NULL LIMIT ?1
        """
}
