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
    func wait(
        _ change: AuthoredChange, of named: MessageAuthor<NewSender>, _ key: WaitingKey
    ) throws(StoreError) {
        let author = try named.map { (author) throws(StoreError) in try sighted(author).rawValue }
        let isKnown = try connection.exists(
            """
            SELECT 1 FROM waiting_changes WHERE conversation_id = ?1 AND external_id = ?2 AND kind = ?3
                AND sender_id IS ?4 AND text IS ?5 AND claim = ?6 AND timestamp = ?7 AND whose = ?8 AND author_id IS ?9
            """,
            {
                $0.bind(1, key.conversation).bind(2, key.externalID).bind(3, change.code).bind(4, change.sender)
                    .bind(5, change.text).bind(6, change.claim).bind(7, change.timestamp).bind(8, author.code)
                    .bind(9, author.row)
            })
        if isKnown { return }
        try statement(
            """
            INSERT INTO waiting_changes
                (conversation_id, external_id, kind, sender_id, text, claim, timestamp, whose, author_id)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
            """
        )
        .bind(1, key.conversation).bind(2, key.externalID).bind(3, change.code).bind(4, change.sender)
        .bind(5, change.text).bind(6, change.claim).bind(7, change.timestamp).bind(8, author.code)
        .bind(9, author.row).run()
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
        let entries = try waiting(key)
        if entries.isEmpty { return }
        let stored = try targets(key)
        var touched: Set<Int64> = []
        for entry in entries {
            let change = entry.change
            var message: Int64?
            switch try stored.choice(entry.author, by: change.sender, isAuthors: change.isAuthors, in: connection) {
            case .missing: continue
            case .refused: touched.formUnion(stored.rows)
            case .message(let row): message = row
            }
            if let row = message {
                let outcome = try decide(change, row)
                if outcome == .isUnread {
                    try report(change, ofMessage: row, key: key)
                    touched.insert(row)
                }
                guard outcome == .made || outcome == .refused else { continue }
                touched.insert(row)
            }
            try self.statement("DELETE FROM waiting_changes WHERE id = ?1").bind(1, entry.row).run()
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
        guard try connection.isWaiting, let key = try waitingKey(ofMessage: row) else { return }
        let entries = try waiting(key)
        if entries.isEmpty { return }
        let stored = try targets(key)
        for entry in entries {
            let change = entry.change
            let choice = try stored.choice(entry.author, by: change.sender, isAuthors: change.isAuthors, in: connection)
            guard choice == .message(row) else { continue }
            try statement("DELETE FROM waiting_changes WHERE id = ?1").bind(1, entry.row).run()
        }
    }

    private typealias WaitingEntry = (row: Int64, change: AuthoredChange, author: MessageAuthor<Int64>)

    private func waiting(_ key: WaitingKey) throws(StoreError) -> [WaitingEntry] {
        let statement = try statement(Connection.waitingChanges).bind(1, key.conversation).bind(2, key.externalID)
        defer { statement.reset() }
        var entries: [WaitingEntry] = []
        while try statement.step() {
            let author = MessageAuthor(code: statement.integer(6), row: statement.optionalInteger(7))
            entries.append((statement.integer(0), try AuthoredChange(statement, from: 1), author))
        }
        return entries
    }

    private func waitingKey(ofMessage row: Int64) throws(StoreError) -> WaitingKey? {
        let statement = try statement("SELECT conversation_id, external_id FROM messages WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return WaitingKey(conversation: statement.integer(0), externalID: statement.text(1))
    }

    /// Marks a message that has waiting changes.
    func markUndecided(_ row: Int64, _ key: WaitingKey) throws(StoreError) {
        guard let held = try connection.message(row: row) else { return }
        let kinds = try statement(Connection.waitingKinds).bind(1, key.conversation).bind(2, key.externalID)
        var waiting: [(mark: UndecidedMark.Kind, isAuthors: Bool, sender: Int64?, author: MessageAuthor<Int64>)] = []
        while try kinds.step() {
            let (code, claim) = (kinds.integer(0), kinds.integer(1))
            guard let kind = ChangeKind(code: code, claim: claim), let mark = kind.mark else { continue }
            let author = MessageAuthor(code: kinds.integer(3), row: kinds.optionalInteger(4))
            waiting.append((mark, kind.isAuthors, kinds.optionalInteger(2), author))
        }
        kinds.reset()
        var marks: Set<UndecidedMark.Kind> = []
        if !waiting.isEmpty {
            let stored = try targets(key)
            for entry in waiting where !marks.contains(entry.mark) {
                let choice = try stored.choice(
                    entry.author, by: entry.sender, isAuthors: entry.isAuthors, in: connection)
                if choice == .message(row) { marks.insert(entry.mark) }
            }
        }
        var specific = held.unified.platformSpecific
        if held.unified.content.kind == .deleted, specific[DeletionMark.member] == nil { return }
        specific[UndecidedMark.member] = UndecidedMark.json(marks)
        if specific == held.unified.platformSpecific { return }
        let text = StoredJSON.text(specific)
        try statement("UPDATE OR FAIL messages SET platform_specific = ?2 WHERE id = ?1")
            .bind(1, row).bind(2, text.isEmpty ? nil : text).run()
        changes.insert(.messageUpdated(held.unified.id, conversation: held.conversation))
    }
}

extension Connection {
    /// Whether any change waits.
    var isWaiting: Bool {
        get throws(StoreError) { try exists("SELECT 1 FROM waiting_changes LIMIT 1", { _ in }) }
    }

    static let waitingChanges = """
        SELECT id, kind, sender_id, text, claim, timestamp, whose, author_id FROM waiting_changes
        WHERE conversation_id = ?1 AND external_id = ?2 ORDER BY id
        """
    static let waitingKinds = """
        SELECT DISTINCT kind, claim, sender_id, whose, author_id FROM waiting_changes
        WHERE conversation_id = ?1 AND external_id = ?2
        """
    /// The messages with waiting changes, and whether a change is by a person, or of a message of theirs.
    static let everyWaitingChange = """
        SELECT w.conversation_id, w.external_id, max(ifnull(s.person_id, 0) = ?1 OR ifnull(a.person_id, 0) = ?1)
        FROM waiting_changes AS w LEFT JOIN senders AS s ON s.id = w.sender_id
        LEFT JOIN senders AS a ON a.id = w.author_id GROUP BY w.conversation_id, w.external_id
        """
}
