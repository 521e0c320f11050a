internal import WhisperMessage
internal import WhisperStorePort

/// The vault's owner, who is one person under any address (WDB-5).
extension Transaction {
    /// The rows of the people who are known as the owner.
    private func ownerRows() throws(StoreError) -> [Int64] {
        if let known = session.saving.owners { return known }
        let owners = try connection.ownerRows()
        session.saving.owners = owners
        return owners
    }

    func setOwner(_ person: Int64, _ isOwner: Bool) throws(StoreError) {
        try statement("UPDATE OR FAIL people SET is_owner = ?2 WHERE id = ?1 AND is_owner <> ?2")
            .bind(1, person).bind(2, isOwner).run()
        guard connection.changes > 0 else { return }
        session.saving.senders = [:]
        session.saving.owners = nil
        changes.insert(.personChanged(try identifier(ofPerson: person)))
    }
}

/// What the archive reads and writes of who the owner is.
extension Transaction {
    func owners() throws(StoreError) -> [Person] {
        var owners: [Person] = []
        for row in try ownerRows() { if let person = try connection.person(row: row) { owners.append(person) } }
        return owners
    }

    func aliases(of person: UniqueIdentifier) throws(StoreError) -> [Person.SeenAlias] {
        try connection.personRow(person).map { (row) throws(StoreError) in try seenAliases(ofPerson: row) } ?? []
    }

    func hasSentHere(_ person: UniqueIdentifier) throws(StoreError) -> Bool {
        guard let row = try correspondent(person) else { return false }
        return try connection.exists(
            """
            SELECT 1 FROM messages WHERE sender_id IN (SELECT id FROM senders WHERE person_id = ?1)
                AND client_message_id IS NOT NULL LIMIT 1
            """, { $0.bind(1, row) })
    }

    func mark(_ person: UniqueIdentifier, asOwner isOwner: Bool) throws(StoreError) {
        guard let row = try connection.personRow(person) else { throw StoreError(.personNotFound) }
        try setOwner(row, isOwner)
        // Whom nothing else refers to may go.
        if !isOwner { try noteLeavingPerson(row) }
    }

    func clearDirection(
        ofMessagesSentBy person: UniqueIdentifier, in conversation: UniqueIdentifier?
    ) throws(StoreError) -> Int64 {
        guard let row = try correspondent(person) else { return 0 }
        let chat = try conversation.flatMap { (id) throws(StoreError) in try connection.conversationRow(id) }
        if conversation != nil, chat == nil { return 0 }
        try statement(
            """
            UPDATE messages SET direction = 0
            WHERE sender_id IN (SELECT id FROM senders WHERE person_id = ?1) AND direction = 2
                AND (?2 IS NULL OR conversation_id = ?2)
            """
        ).bind(1, row).bind(2, chat).run()
        let count = connection.changes
        if count > 0 {
            session.saving.conversations = [:]
            changes.insert(.reload)
        }
        return Int64(count)
    }

    func settleDirections(
        in conversation: UniqueIdentifier, at places: [ClosedRange<ChatPosition>]
    ) throws(StoreError) -> Int64 {
        let chat = try connection.requireConversation(conversation)
        let sent = try statement(
            """
            UPDATE messages SET direction = 2, is_read = 1
            WHERE conversation_id = ?1 AND position BETWEEN ?2 AND ?3 AND direction <> 2 AND seal IS NULL
                AND sender_id IN (SELECT s.id FROM senders AS s JOIN people AS p ON p.id = s.person_id WHERE p.is_owner = 1)
            """)
        let received = try statement(
            """
            UPDATE messages SET direction = 1, is_read = 1
            WHERE conversation_id = ?1 AND position BETWEEN ?2 AND ?3 AND direction = 0 AND seal IS NULL
                AND sender_id IN (SELECT s.id FROM senders AS s JOIN people AS p ON p.id = s.person_id WHERE p.is_owner = 0)
            """)
        var counts: [Int64] = []
        for update in [sent, received] {
            var count: Int64 = 0
            for place in places {
                try update.bind(1, chat).bind(2, place.lowerBound.rawValue).bind(3, place.upperBound.rawValue).run()
                count += Int64(connection.changes)
            }
            counts.append(count)
        }
        if counts == [0, 0] { return 0 }
        try touch(chat)
        try statement(
            """
            UPDATE conversations SET unread_count = (SELECT count(*) FROM messages
                WHERE conversation_id = ?1 AND is_read = 0 AND direction = 1) WHERE id = ?1
            """
        ).bind(1, chat).run()
        session.saving.conversations = [:]
        changes.insert(.reload)
        return counts[0]
    }

    func confirm(in conversation: UniqueIdentifier, at places: [ClosedRange<ChatPosition>]) throws(StoreError) {
        let chat = try connection.requireConversation(conversation)
        let marked = try statement(
            """
            SELECT id, platform_specific FROM messages WHERE conversation_id = ?1 AND position BETWEEN ?2 AND ?3
                AND instr(platform_specific, '"\(UnifiedMessage.fileMember)"') > 0
            """)
        defer { marked.reset() }
        var rest: [(row: Int64, specific: String)] = []
        for place in places {
            marked.bind(1, chat).bind(2, place.lowerBound.rawValue).bind(3, place.upperBound.rawValue)
            while try marked.step() {
                var members = try StoredJSON.object(marked.text(1))
                members[UnifiedMessage.fileMember] = nil
                rest.append((marked.integer(0), StoredJSON.text(members)))
            }
            marked.reset()
        }
        let update = try statement("UPDATE messages SET platform_specific = ?2 WHERE id = ?1")
        for (row, specific) in rest { try update.bind(1, row).bind(2, specific.isEmpty ? nil : specific).run() }
    }

    func conversations(ofMessagesSentBy person: UniqueIdentifier) throws(StoreError) -> [UniqueIdentifier] {
        guard let row = try correspondent(person) else { return [] }
        let statement = try statement(
            """
            SELECT uuid FROM conversations WHERE id IN (SELECT conversation_id FROM messages
                WHERE sender_id IN (SELECT id FROM senders WHERE person_id = ?1))
            """
        ).bind(1, row)
        defer { statement.reset() }
        var found: [UniqueIdentifier] = []
        while try statement.step() { if let id = statement.identifier(0) { found.append(id) } }
        return found
    }
}

extension Connection {
    /// The rows of the people who are known as the owner, in the order of their creation.
    func ownerRows() throws(StoreError) -> [Int64] {
        let statement = try statement("SELECT id FROM people WHERE is_owner = 1 AND joined_into IS NULL ORDER BY id")
        defer { statement.reset() }
        var owners: [Int64] = []
        while try statement.step() { owners.append(statement.integer(0)) }
        return owners
    }
}
