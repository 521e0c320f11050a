internal import WhisperJSONText
internal import WhisperMessage
internal import WhisperStorePort

/// The message that waiting changes refer to.
struct WaitingKey: Hashable {
    /// The row of the conversation.
    var conversation: Int64
    var externalID: String
}

/// Changes that wait for their message, or for the decision whether they are granted (ING-1b, ING-3).
extension Transaction {
    /// Stores a waiting change, once.
    func wait(_ change: AuthoredChange, _ key: WaitingKey) throws(StoreError) {
        let isKnown = try connection.exists(
            """
            SELECT 1 FROM waiting_changes WHERE conversation_id = ?1 AND external_id = ?2 AND kind = ?3
                AND sender_id IS ?4 AND text IS ?5 AND claim = ?6 AND timestamp = ?7
            """,
            {
                $0.bind(1, key.conversation).bind(2, key.externalID).bind(3, change.code).bind(4, change.sender)
                    .bind(5, change.text).bind(6, change.claim).bind(7, change.timestamp)
            })
        if isKnown { return }
        try statement(
            """
            INSERT INTO waiting_changes (conversation_id, external_id, kind, sender_id, text, claim, timestamp)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
            """
        )
        .bind(1, key.conversation).bind(2, key.externalID).bind(3, change.code).bind(4, change.sender)
        .bind(5, change.text).bind(6, change.claim).bind(7, change.timestamp).run()
    }

    /// Applies the changes that waited for messages, as far as possible now.
    func takeWaiting(for messages: [NewMessage]) throws(StoreError) {
        guard try connection.isWaiting else { return }
        for message in messages {
            guard let conversation = try connection.conversationRow(message.conversation) else { continue }
            try takeWaiting(WaitingKey(conversation: conversation, externalID: message.externalID))
        }
    }

    /// Decides again about changes that waited for information about a person.
    func takeWaiting(aboutPerson person: Int64) throws(StoreError) {
        guard try connection.isWaiting else { return }
        var keys: [WaitingKey] = []
        for sql in [Connection.waitingBySender, Connection.waitingByAuthor] {
            let statement = try statement(sql).bind(1, person)
            defer { statement.reset() }
            while try statement.step() {
                let key = WaitingKey(conversation: statement.integer(0), externalID: statement.text(1))
                if !keys.contains(key) { keys.append(key) }
            }
        }
        for key in keys { try takeWaiting(key) }
    }

    /// Applies the changes that waited for the messages of a conversation.
    func takeWaiting(inConversation row: Int64) throws(StoreError) {
        guard try connection.isWaiting else { return }
        let statement = try statement("SELECT DISTINCT external_id FROM waiting_changes WHERE conversation_id = ?1")
            .bind(1, row)
        var ids: [String] = []
        while try statement.step() { ids.append(statement.text(0)) }
        statement.reset()
        for id in ids { try takeWaiting(WaitingKey(conversation: row, externalID: id)) }
    }

    func takeWaiting(_ key: WaitingKey) throws(StoreError) {
        let statement = try statement(Connection.waitingChanges).bind(1, key.conversation).bind(2, key.externalID)
        var entries: [(row: Int64, change: AuthoredChange)] = []
        while try statement.step() { entries.append((statement.integer(0), try AuthoredChange(statement, from: 1))) }
        statement.reset()
        var touched: Set<Int64> = []
        for entry in entries {
            guard let row = try messageRow(key, changedBy: entry.change.sender) else { continue }
            guard try decide(entry.change, row) != .waits else { continue }
            try self.statement("DELETE FROM waiting_changes WHERE id = ?1").bind(1, entry.row).run()
            touched.insert(row)
        }
        for row in touched { try markUndecided(row, key) }
    }

    /// Discards the changes that wait for a message that is about to be deleted.
    func forgetWaiting(forMessage row: Int64) throws(StoreError) {
        guard try connection.isWaiting else { return }
        try statement(
            """
            DELETE FROM waiting_changes WHERE (conversation_id, external_id) IN
                (SELECT conversation_id, external_id FROM messages WHERE id = ?1)
            """
        ).bind(1, row).run()
    }

    /// Marks a message that has waiting changes.
    func markUndecided(_ row: Int64, _ key: WaitingKey) throws(StoreError) {
        guard let held = try connection.message(row: row) else { return }
        let kinds = try statement(
            "SELECT DISTINCT kind FROM waiting_changes WHERE conversation_id = ?1 AND external_id = ?2"
        ).bind(1, key.conversation).bind(2, key.externalID)
        var codes: Set<Int64> = []
        while try kinds.step() { codes.insert(kinds.integer(0)) }
        kinds.reset()
        var specific = held.unified.platformSpecific
        if held.unified.content.kind == .deleted, specific[DeletionMark.member] == nil { return }
        specific[UndecidedMark.member] = UndecidedMark.json(hasEdit: codes.contains(1), hasDeletion: codes.contains(2))
        if specific == held.unified.platformSpecific { return }
        let text = StoredJSON.text(specific)
        try statement("UPDATE messages SET platform_specific = ?2 WHERE id = ?1")
            .bind(1, row).bind(2, text.isEmpty ? nil : text).run()
        changes.insert(.messageUpdated(held.unified.id, conversation: held.conversation))
    }

    /// The message that a source refers to: if several by different people match, the one by the person who makes the
    /// change, otherwise the first in the chat's order.
    func messageRow(_ key: WaitingKey, changedBy sender: Int64?) throws(StoreError) -> Int64? {
        if let sender, let person = try personRow(ofSender: sender) {
            let statement = try statement(Connection.knownRows).bind(1, key.conversation).bind(2, key.externalID)
                .bind(3, connection.messageKey(of: key.externalID))
            defer { statement.reset() }
            while try statement.step() {
                if statement.optionalInteger(1) == person { return statement.integer(0) }
            }
        }
        return try connection.messageRow(conversation: key.conversation, externalID: key.externalID)
    }
}

extension Connection {
    /// Whether any change waits.
    var isWaiting: Bool {
        get throws(StoreError) { try exists("SELECT 1 FROM waiting_changes LIMIT 1", { _ in }) }
    }

    static let waitingChanges = """
        SELECT id, kind, sender_id, text, claim, timestamp FROM waiting_changes
        WHERE conversation_id = ?1 AND external_id = ?2 ORDER BY id
        """
    static let waitingBySender = """
        SELECT w.conversation_id, w.external_id FROM senders AS s
        CROSS JOIN waiting_changes AS w ON w.sender_id = s.id WHERE s.person_id = ?1
        """
    /// Scans the waiting changes, which are few.
    static let waitingByAuthor = """
        SELECT w.conversation_id, w.external_id FROM waiting_changes AS w
        CROSS JOIN messages AS m ON m.external_id = w.external_id
            AND m.id IN \(rows(inConversation: "w.conversation_id", withKey: "message_key(w.external_id)"))
        CROSS JOIN senders AS s ON s.id = m.sender_id WHERE s.person_id = ?1
        """
}
