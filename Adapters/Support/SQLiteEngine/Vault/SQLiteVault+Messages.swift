public import WhisperMessage
public import WhisperStorePort

extension SQLiteVault {
    /// See `MessageStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func message(
        conversation: UniqueIdentifier, externalID: String
    ) async throws(StoreError) -> StoredMessage? {
        try await readRows { session throws(StoreError) in
            let connection = session.connection
            guard let row = try connection.conversationRow(conversation) else { return nil }
            guard let found = try connection.messageRow(conversation: row, externalID: externalID) else { return nil }
            return try connection.message(row: found)
        }
    }

    /// See `MessageStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func messages(
        conversation: UniqueIdentifier, externalID: String
    ) async throws(StoreError) -> [StoredMessage] {
        try await readRows { session throws(StoreError) in
            let connection = session.connection
            guard let row = try connection.conversationRow(conversation) else { return [] }
            var found: [StoredMessage] = []
            for row in try connection.messageRows(conversation: row, externalID: externalID) {
                if let message = try connection.message(row: row) { found.append(message) }
            }
            return found.sorted { $0.position < $1.position }
        }
    }

    /// See `MessageStore`.
    ///
    /// - Throws: The errors common to all operations (see `VaultStore`).
    public func message(
        conversation: UniqueIdentifier, at position: ChatPosition
    ) async throws(StoreError) -> StoredMessage? {
        try await readRows { session throws(StoreError) in
            let connection = session.connection
            guard let row = try connection.conversationRow(conversation) else { return nil }
            return try connection.messages(
                connection.statement(
                    """
                    SELECT \(Connection.messageColumns) FROM \(Connection.messageTables)
                    WHERE m.conversation_id = ?1 AND m.position = ?2
                    """
                ).bind(1, row).bind(2, position.rawValue)
            ).first
        }
    }

    /// See `MessageStore`.
    ///
    /// - Throws: `.messageNotFound`, also if the page starts from a message of another conversation.
    public func answers(
        to id: UniqueIdentifier, after cursor: UniqueIdentifier?, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        try checkLimit(limit, upTo: 10_000)
        return try await readRows { session throws(StoreError) in
            let place = try session.requirePlace(of: id)
            let position = try cursor.map { (id) throws(StoreError) in
                try session.position(of: id, in: place.conversation)
            }
            return try session.connection.answers(
                to: place.row, inConversation: place.conversation, after: position ?? .min, limit: Int64(limit))
        }
    }

    /// See `MessageStore`.
    ///
    /// - Throws: `.messageNotFound` if the page starts from a message that is not in this conversation;
    ///   `.conversationNotFound`.
    public func messages(
        in conversation: UniqueIdentifier, by person: UniqueIdentifier?, _ range: PageRange, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        try checkLimit(limit, upTo: 10_000)
        return try await readRows { session throws(StoreError) in
            let row = try session.connection.requireConversation(conversation)
            let span = try session.span(of: range, in: row)
            guard let person else { return try session.page(span, ofConversation: row, limit: Int64(limit)) }
            guard let writer = try session.connection.personRow(person) else { return [] }
            return try session.page(span, ofConversation: row, by: writer, limit: Int64(limit))
        }
    }
}

extension Connection {
    static let externalIDQuery = """
        SELECT m.id FROM messages AS m
        WHERE m.id IN \(rows(inConversation: "?1", withKey: "?3")) AND m.external_id = ?2
        """

    /// The rows of the messages with an external id, which can be by different people.
    func messageRows(conversation: Int64, externalID: String) throws(StoreError) -> [Int64] {
        let key = try messageKey(of: externalID)
        let statement = try statement(Connection.externalIDQuery).bind(1, conversation).bind(2, externalID).bind(3, key)
        defer { statement.reset() }
        var rows: [Int64] = []
        while try statement.step() { rows.append(statement.integer(0)) }
        let recent = try recentRows(withKey: key, inConversation: conversation)
        if recent.isEmpty { return rows }
        let entered = Set(rows)
        for row in recent where !entered.contains(row) {
            let isSame = try exists(
                "SELECT 1 FROM messages WHERE id = ?1 AND conversation_id = ?2 AND external_id = ?3",
                { $0.bind(1, row).bind(2, conversation).bind(3, externalID) })
            if isSame { rows.append(row) }
        }
        return rows
    }

    /// The row of the message with an external id; if several by different people match, the first in the chat's order.
    func messageRow(conversation: Int64, externalID: String) throws(StoreError) -> Int64? {
        let rows = try messageRows(conversation: conversation, externalID: externalID)
        guard rows.count > 1 else { return rows.first }
        var first: (row: Int64, position: Int64)?
        for row in rows {
            let statement = try statement("SELECT position FROM messages WHERE id = ?1").bind(1, row)
            defer { statement.reset() }
            guard try statement.step() else { continue }
            let position = statement.integer(0)
            if first.map({ position < $0.position }) ?? true { first = (row, position) }
        }
        return first?.row
    }

    /// The entered answers are walked in the chat's order; the collected ones are all read, and sorted.
    static let answersQuery = """
        SELECT \(Connection.messageColumns) FROM (\(answerRows("message_answers"))
            UNION ALL \(answerRows("recent_message_answers")) ORDER BY position LIMIT ?4) AS a
        CROSS JOIN \(Connection.messageTables) WHERE m.id = a.message_id ORDER BY m.position
        """

    private static func answerRows(_ table: String) -> String {
        """
        SELECT e.position AS position, e.message_id AS message_id FROM \(table) AS e
        CROSS JOIN messages AS n ON n.id = e.message_id
        WHERE e.conversation_id = ?1 AND e.key = ?5 AND e.position > ?3 AND n.reply_to = ?2
        """
    }

    /// The answers to the message in a row behind a position, in the chat's order.
    fileprivate func answers(
        to row: Int64, inConversation conversation: Int64, after position: Int64, limit: Int64
    ) throws(StoreError) -> [StoredMessage] {
        let statement = try statement("SELECT external_id FROM messages WHERE id = ?1").bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { return [] }
        let externalID = statement.text(0)
        let key = try messageKey(of: externalID)
        func page(after position: Int64) throws(StoreError) -> [StoredMessage] {
            try messages(
                self.statement(Connection.answersQuery).bind(1, conversation).bind(2, externalID).bind(3, position)
                    .bind(4, limit).bind(5, key))
        }
        let rows = try messageRows(conversation: conversation, externalID: externalID)
        if rows.count == 1 { return try page(after: position) }
        // An answer states an external id: which of the messages that have it is meant, the domain decides.
        var candidates: [StoredMessage] = []
        for row in rows {
            if let candidate = try message(row: row) { candidates.append(candidate) }
        }
        candidates.sort { $0.position < $1.position }
        guard let id = try message(row: row)?.unified.id else { return [] }
        var (answers, last): ([StoredMessage], Int64) = ([], position)
        while answers.count < limit {
            let next = try page(after: last)
            answers += next.filter { $0.unified.answered(among: candidates)?.unified.id == id }
            guard next.count == limit, let end = next.last else { break }
            last = end.position.rawValue
        }
        return Array(answers.prefix(Int(limit)))
    }

    /// The earlier texts of a message, oldest first.
    func versions(ofMessage row: Int64) throws(StoreError) -> [MessageVersion] {
        let statement = try statement(
            "SELECT text, timestamp, is_time_estimated FROM message_versions WHERE message_id = ?1 ORDER BY timestamp, id"
        ).bind(1, row)
        defer { statement.reset() }
        var versions: [MessageVersion] = []
        while try statement.step() {
            versions.append(
                MessageVersion(
                    text: statement.text(0), timestamp: statement.timestamp(1),
                    isTimeEstimated: statement.integer(2) == 1))
        }
        return versions
    }
}

extension Session {
    static let pageUpTo = page("m.position <= ?2", order: "DESC")
    static let pageAfter = page("m.position > ?2")
    /// A person's messages: the index of positions is walked, and of each message the sender is read until the page is full.
    static let pageUpToByPerson = page("m.position <= ?2 AND \(isByPerson)", order: "DESC")
    static let pageAfterByPerson = page("m.position > ?2 AND \(isByPerson)")
    private static let isByPerson = "m.sender_id IN (SELECT id FROM senders WHERE person_id = ?4)"

    private static func page(_ condition: String, order: String = "") -> String {
        """
        SELECT \(Connection.messageColumns) FROM \(Connection.messageTables)
        WHERE m.conversation_id = ?1 AND \(condition) ORDER BY m.position \(order) LIMIT ?3
        """
    }

    /// Where a page is: the messages up to a position, from the last one on, or those behind one.
    fileprivate enum PageSpan {
        case upTo(Int64)
        case after(Int64)
    }

    fileprivate func span(of range: PageRange, in conversation: Int64) throws(StoreError) -> PageSpan {
        switch range {
        case .newest: .upTo(.max)
        case .oldest: .after(.min)
        case .before(let id): try .upTo(position(of: id, in: conversation) - 1)
        case .after(let id): try .after(position(of: id, in: conversation))
        }
    }

    /// A page of a conversation, in the chat's order.
    ///
    /// - Parameter person: The row of the person whose messages it has; nil for the messages of all.
    fileprivate func page(
        _ span: PageSpan, ofConversation row: Int64, by person: Int64? = nil, limit: Int64
    ) throws(StoreError) -> [StoredMessage] {
        let query =
            switch span {
            case .upTo: person == nil ? Session.pageUpTo : Session.pageUpToByPerson
            case .after: person == nil ? Session.pageAfter : Session.pageAfterByPerson
            }
        let statement = try connection.statement(query).bind(1, row).bind(3, limit)
        if let person { statement.bind(4, person) }
        switch span {
        case .upTo(let last): return try connection.messages(statement.bind(2, last)).reversed()
        case .after(let position): return try connection.messages(statement.bind(2, position))
        }
    }

    fileprivate func position(of id: UniqueIdentifier, in conversation: Int64) throws(StoreError) -> Int64 {
        let place = try requirePlace(of: id)
        guard place.conversation == conversation else { throw StoreError(.messageNotFound) }
        return place.position
    }
}
