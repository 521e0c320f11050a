internal import WhisperMessage
internal import WhisperStorePort

/// Pages of messages (see `StoreReader`).
extension Transaction {
    func messages(_ query: MessageQuery, limit: Int) throws(StoreError) -> [StoredMessage] {
        let most = Int64(limit)
        switch query {
        case .named(.id(let id)):
            guard let row = try messageRow(id), let message = try connection.message(row: row) else { return [] }
            return [message]
        case .named(let key):
            var found: [StoredMessage] = []
            for place in try places(key).prefix(limit) { found += try messages(.named(.id(place.id)), limit: 1) }
            return found
        case .first(let position, let conversation, let person):
            return try page(.after(position.rawValue), of: conversation, by: person, limit: most)
        case .last(let position, let conversation, let person):
            return try page(.upTo(position.rawValue), of: conversation, by: person, limit: most)
        case .answers(let name, let position):
            guard let row = try conversationRow(name.conversation) else { return [] }
            return try connection.messages(
                statement(Connection.answersQuery).bind(1, row).bind(2, name.externalID).bind(3, position.rawValue)
                    .bind(4, most).bind(5, connection.messageKey(of: name.externalID)))
        case .sent(let span, let platform, let conversation):
            return try messages(sentIn: span, platform, conversation, limit: most)
        case .withRemoteContents(let platform, let conversation, let message):
            return try messagesToFetch(of: platform, conversation, after: message, limit: most)
        case .found(let request): return try session.search(request, limit: limit)
        }
    }

    private func page(
        _ span: Session.PageSpan, of conversation: UniqueIdentifier, by person: UniqueIdentifier?, limit: Int64
    ) throws(StoreError) -> [StoredMessage] {
        guard let row = try conversationRow(conversation) else { return [] }
        guard let person else { return try session.page(span, ofConversation: row, limit: limit) }
        guard let writer = try connection.personRow(person) else { return [] }
        return try session.page(span, ofConversation: row, by: writer, limit: limit)
    }

    private func messages(
        sentIn span: Range<Timestamp>, _ platform: Platform, _ conversation: UniqueIdentifier?, limit: Int64
    ) throws(StoreError) -> [StoredMessage] {
        var row: Int64?
        if let conversation {
            guard let known = try conversationRow(conversation) else { return [] }
            row = known
        }
        guard span.upperBound.milliseconds > .min else { return [] }
        let latest = Timestamp(milliseconds: span.upperBound.milliseconds - 1)
        return try connection.messages(
            statement(Connection.spanQuery)
                .bind(1, MessageRowID.earliest(for: span.lowerBound))
                .bind(2, connection.lastRow(ofBucket: MessageRowID.bucket(of: latest)))
                .bind(3, span.lowerBound).bind(4, span.upperBound).bind(5, platform.rawValue).bind(6, row)
                .bind(7, limit))
    }

    private func messagesToFetch(
        of platform: Platform, _ conversation: UniqueIdentifier?, after message: UniqueIdentifier?, limit: Int64
    ) throws(StoreError) -> [StoredMessage] {
        var row: Int64?
        if let conversation {
            guard let known = try conversationRow(conversation) else { return [] }
            row = known
        }
        let last = try message.map { (id) throws(StoreError) in try requireMessage(id) }
        let statement = try statement(Connection.messagesToFetch)
            .bind(1, last ?? .max).bind(2, platform.rawValue).bind(3, row).bind(4, limit)
        defer { statement.reset() }
        var messages: [StoredMessage] = []
        while try statement.step() {
            guard let found = try connection.message(row: statement.integer(0)) else { throw StoreError(.damaged) }
            messages.append(found)
        }
        return messages
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

    /// The messages of a time range are in a range of row ids; for a range of seconds they are few enough to be sorted.
    static let spanQuery = """
        SELECT \(messageColumns) FROM \(messageTables)
        WHERE m.id BETWEEN ?1 AND ?2 AND m.timestamp >= ?3 AND m.timestamp < ?4 AND c.platform = ?5
            AND (?6 IS NULL OR m.conversation_id = ?6)
        ORDER BY m.timestamp, m.id LIMIT ?7
        """

    /// The index contains only these attachments; messages are in the order of their rows, which is that of time.
    static let messagesToFetch = """
        SELECT DISTINCT a.message_id FROM attachments AS a INDEXED BY attachments_to_fetch
        CROSS JOIN messages AS m ON m.id = a.message_id
        WHERE a.state = 'remote' AND a.message_id < ?1 AND m.platform = ?2 AND (?3 IS NULL OR m.conversation_id = ?3)
            AND m.kind <> \(ContentKind.deleted.code)
        ORDER BY a.message_id DESC LIMIT ?4
        """

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
    enum PageSpan {
        case upTo(Int64)
        case after(Int64)
    }

    /// A page of a conversation, in the chat's order.
    ///
    /// - Parameter person: The row of the person whose messages it has; nil for the messages of all.
    func page(
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
}
