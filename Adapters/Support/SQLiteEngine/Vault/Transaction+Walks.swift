internal import WhisperMessage
internal import WhisperStorePort

/// Walks along messages, without their texts (see `StoreReader`).
extension Transaction {
    func walk(_ walk: MessageWalk, _ body: (WalkedMessage) throws(StoreError) -> Bool) throws(StoreError) {
        switch walk {
        case .positions(let range, let conversation, let isBackwards):
            let query = isBackwards ? Connection.placesBackwards : Connection.placesForwards
            try show(
                statement(query).bind(1, requireConversation(conversation))
                    .bind(2, range.lowerBound.rawValue).bind(3, range.upperBound.rawValue),
                of: conversation, body)
        case .numbers(let range, let conversation):
            try show(
                statement(Connection.numbers).bind(1, requireConversation(conversation))
                    .bind(2, range.lowerBound).bind(3, range.upperBound),
                of: conversation, body)
        case .sent(let time, let platform):
            try show(
                statement(Connection.sentAt).bind(1, MessageRowID.earliest(for: time))
                    .bind(2, connection.lastRow(ofBucket: MessageRowID.bucket(of: time)))
                    .bind(3, time).bind(4, platform.rawValue),
                of: nil, body)
        }
    }

    /// Shows the messages of a statement with the columns `Connection.walkedColumns`, until the body ends it.
    ///
    /// - Parameter conversation: The conversation of all of them; nil if each row has its id at its end.
    private func show(
        _ walk: Statement, of conversation: UniqueIdentifier?, _ body: (WalkedMessage) throws(StoreError) -> Bool
    ) throws(StoreError) {
        defer { walk.reset() }
        // A chat has few people, so each is queried once.
        var people: [Int64: Optional<UniqueIdentifier>] = [:]
        people.updateValue(nil, forKey: 0)
        while try walk.step() {
            let sender = walk.integer(1)
            if people[sender] == nil {
                let senders = try statement(Connection.personOfSender).bind(1, sender)
                people.updateValue(try senders.step() ? senders.identifier(0) : nil, forKey: sender)
                senders.reset()
            }
            guard let home = conversation ?? walk.identifier(7) else { throw StoreError(.damaged) }
            let isOwnersMark = try walk.optionalText(6).map { (members) throws(StoreError) in
                try StoredJSON.members(members).isOfOwnersMark
            }
            let message = WalkedMessage(
                conversation: home, position: ChatPosition(rawValue: walk.integer(3)),
                number: walk.optionalInteger(5), timestamp: walk.timestamp(2), person: people[sender] ?? nil,
                contentKey: walk.contentKey(0), hasLocalTime: walk.bool(4), isOwnersMark: isOwnersMark ?? false)
            if try !body(message) { return }
        }
    }
}

extension Connection {
    private static let walkedColumns = """
        m.content_key, m.sender_id, m.timestamp, m.position, m.local_time IS NOT NULL, m.server_seq,
        CASE WHEN m.kind = \(ContentKind.deleted.code) AND m.text IS NULL
            AND m.parts & \(MessageParts.attachments.rawValue) = 0 THEN ifnull(m.platform_specific, '') END
        """
    static let placesForwards = """
        SELECT \(walkedColumns) FROM messages AS m WHERE conversation_id = ?1 AND position BETWEEN ?2 AND ?3
        ORDER BY position
        """
    static let placesBackwards = "\(placesForwards) DESC"
    static let numbers = """
        SELECT \(walkedColumns) FROM messages AS m WHERE conversation_id = ?1 AND server_seq BETWEEN ?2 AND ?3
        ORDER BY server_seq DESC
        """
    /// A message with a given time is in a short range of row ids, so it needs no index.
    static let sentAt = """
        SELECT \(walkedColumns), c.uuid FROM messages AS m CROSS JOIN conversations AS c ON c.id = m.conversation_id
        WHERE m.id BETWEEN ?1 AND ?2 AND m.timestamp = ?3 AND c.platform = ?4
        """
    static let personOfSender = """
        SELECT p.uuid FROM senders AS s CROSS JOIN people AS p ON p.id = s.person_id WHERE s.id = ?1
        """

    /// The last row id that a message of a bucket can have, as a full bucket overflows into the next one.
    func lastRow(ofBucket bucket: Int64) throws(StoreError) -> Int64 {
        var bucket = bucket
        while try exists(
            "SELECT 1 FROM messages WHERE id = ?1", { $0.bind(1, MessageRowID.last(ofBucket: bucket)) })
        {
            bucket += 1
        }
        return MessageRowID.last(ofBucket: bucket)
    }
}
