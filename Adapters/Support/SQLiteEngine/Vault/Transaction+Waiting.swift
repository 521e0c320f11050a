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
        // The waiting changes are few: those by the person, and those of the person's messages.
        let changes = try statement(Connection.everyWaitingChange).bind(1, person)
        var keys: [(key: WaitingKey, isByPerson: Bool)] = []
        while try changes.step() {
            let key = WaitingKey(conversation: changes.integer(0), externalID: changes.text(1))
            keys.append((key, changes.integer(2) != 0))
        }
        changes.reset()
        for (key, isByPerson) in keys {
            var concerns = isByPerson
            if !concerns {
                let row = try messageRow(conversation: key.conversation, externalID: key.externalID, by: person)
                concerns = row != nil
            }
            if concerns { try takeWaiting(key) }
        }
    }

    /// The row of the message that a person has written under an id.
    func messageRow(conversation: Int64, externalID: String, by person: Int64?) throws(StoreError) -> Int64? {
        for row in try connection.messageRows(conversation: conversation, externalID: externalID) {
            if try author(ofMessage: row) == person { return row }
        }
        return nil
    }

    /// The person who wrote the message in a row; nil if the author is unknown.
    func author(ofMessage row: Int64) throws(StoreError) -> Int64? {
        let statement = try statement(Connection.authorQuery).bind(1, row)
        defer { statement.reset() }
        return try statement.step() ? statement.optionalInteger(0) : nil
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
            let outcome = try decide(entry.change, row)
            if outcome == .isUnread {
                try report(entry.change, ofMessage: row, key: key)
                touched.insert(row)
            }
            guard outcome == .made || outcome == .refused else { continue }
            try self.statement("DELETE FROM waiting_changes WHERE id = ?1").bind(1, entry.row).run()
            touched.insert(row)
        }
        for row in touched { try markUndecided(row, key) }
    }

    /// Reports an encrypted change that waits although its message is there.
    func report(_ change: AuthoredChange, ofMessage row: Int64, key: WaitingKey) throws(StoreError) {
        guard case .encrypted(let record, _) = change.kind, let held = try connection.message(row: row) else { return }
        let target = MessageTarget(conversation: held.conversation, externalID: key.externalID)
        let waiting = EncryptedChange(of: held.unified.id, target: target, record: record)
        if reportedEncrypted.insert(waiting).inserted { encrypted.append(waiting) }
    }

    /// Discards an encrypted change that has been read.
    func discard(_ record: RawRecord, _ key: WaitingKey) throws(StoreError) {
        try statement(
            "DELETE FROM waiting_changes WHERE conversation_id = ?1 AND external_id = ?2 AND kind = 5 AND text = ?3"
        ).bind(1, key.conversation).bind(2, key.externalID).bind(3, AuthoredChange.text(record)).run()
        for row in try connection.messageRows(conversation: key.conversation, externalID: key.externalID) {
            try markUndecided(row, key)
        }
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
            "SELECT DISTINCT kind, claim FROM waiting_changes WHERE conversation_id = ?1 AND external_id = ?2"
        ).bind(1, key.conversation).bind(2, key.externalID)
        var marks: Set<UndecidedMark.Kind> = []
        while try kinds.step() {
            if let mark = AuthoredChange.mark(code: kinds.integer(0), claim: kinds.integer(1)) { marks.insert(mark) }
        }
        kinds.reset()
        var specific = held.unified.platformSpecific
        if held.unified.content.kind == .deleted, specific[DeletionMark.member] == nil { return }
        specific[UndecidedMark.member] = UndecidedMark.json(marks)
        if specific == held.unified.platformSpecific { return }
        let text = StoredJSON.text(specific)
        try statement("UPDATE OR FAIL messages SET platform_specific = ?2 WHERE id = ?1")
            .bind(1, row).bind(2, text.isEmpty ? nil : text).run()
        changes.insert(.messageUpdated(held.unified.id, conversation: held.conversation))
    }

    /// The message that a source refers to: if several by different people match, the one by the person who makes the
    /// change, otherwise the first in the chat's order.
    func messageRow(_ key: WaitingKey, changedBy sender: Int64?) throws(StoreError) -> Int64? {
        if let sender, let person = try personRow(ofSender: sender),
            let row = try messageRow(conversation: key.conversation, externalID: key.externalID, by: person)
        {
            return row
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
    /// The messages with waiting changes, and whether a change is by a person.
    static let everyWaitingChange = """
        SELECT w.conversation_id, w.external_id, max(ifnull(s.person_id, 0) = ?1) FROM waiting_changes AS w
        LEFT JOIN senders AS s ON s.id = w.sender_id GROUP BY w.conversation_id, w.external_id
        """
}
