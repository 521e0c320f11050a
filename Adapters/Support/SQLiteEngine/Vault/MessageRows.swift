internal import WhisperMessage
internal import WhisperStorePort

/// Reading messages, within a transaction.
extension Connection {
    /// The columns of a message, from `messageTables`.
    static let messageColumns = """
        m.id, m.uuid, m.external_id, m.platform, m.timestamp, m.time_precision, m.local_time, m.local_zone, m.sender_id,
        s.identifier, s.display_name, p.uuid, c.uuid, c.session_id, m.position, m.direction, m.status, m.is_read, m.kind,
        m.text, m.reply_to, m.edited_at, m.platform_specific, m.content_key, m.parts, m.client_message_id, m.server_id,
        m.server_seq, m.server_created_at, m.carrier_text, m.seal, m.written_at, p.display_name, \(isAddress)
        """

    /// Whether the best name of a person `p` is only an address, where a sender `s` is shown by another name.
    static let isAddress = """
        p.display_name <> s.display_name AND EXISTS (SELECT 1 FROM person_aliases AS a
            WHERE a.person_id = p.id AND a.kind IN (\(addressKinds)) AND a.value = p.display_name)
        """
    private static let addressKinds = PersonAliasKind.allCases.filter(\.identifiesPerson).map { "\($0.rawValue)" }
        .joined(separator: ", ")

    /// The tables of a message. CROSS prevents the engine from reordering them.
    static let messageTables = """
        messages AS m CROSS JOIN conversations AS c ON c.id = m.conversation_id CROSS JOIN senders AS s
        ON s.id = m.sender_id LEFT JOIN people AS p ON p.id = s.person_id
        """

    private static let messageQuery = "SELECT \(messageColumns) FROM \(messageTables) WHERE m.id = ?1"

    /// The message in a row.
    func message(row: Int64) throws(StoreError) -> StoredMessage? {
        let statement = try statement(Connection.messageQuery).bind(1, row)
        defer { statement.reset() }
        return try statement.step() ? try message(statement) : nil
    }

    /// The messages from a statement with the columns `messageColumns`, in its order.
    func messages(_ statement: Statement) throws(StoreError) -> [StoredMessage] {
        defer { statement.reset() }
        var messages: [StoredMessage] = []
        while try statement.step() { messages.append(try message(statement)) }
        return messages
    }

    /// The message in the current row of a statement with the columns `messageColumns`.
    func message(_ row: Statement) throws(StoreError) -> StoredMessage {
        guard let id = row.identifier(1), let conversation = row.identifier(12),
            let precision = TimestampPrecision(code: row.integer(5)),
            let direction = MessageDirection(rawValue: Int(row.integer(15))),
            let status = MessageStatus(rawValue: Int(row.integer(16))), let kind = ContentKind(code: row.integer(18))
        else { throw StoreError(.damaged) }
        let parts = MessageParts(rawValue: row.integer(24))
        let messageRow = row.integer(0)
        var unified = UnifiedMessage(
            id: id, externalID: row.text(2), platform: Platform(rawValue: row.text(3)), timestamp: row.timestamp(4),
            precision: precision, local: row.optionalText(6).map { LocalTime(text: $0, zone: row.text(7)) },
            sender: row.integer(8) == 0
                ? nil : Participant(identifier: row.optionalText(9), displayName: row.text(10)),
            content: Content(kind: kind, text: row.optionalText(19)), threadID: row.text(13),
            replyTo: row.optionalText(20), editedAt: row.optionalTimestamp(21))
        if !row.isNull(22) {
            unified.platformSpecific = try StoredJSON.object(row.text(22))
            try unified.platformSpecific.joinVoters { (id) throws(StoreError) in try presentPerson(id) }
            try unified.platformSpecific.nameDeleter { (id) throws(StoreError) in try bestName(ofPerson: id) }
        }
        if parts.contains(.attachments) { unified.content.attachments = try attachments(ofMessage: messageRow) }
        if parts.contains(.recipients) { unified.recipients = try recipients(ofMessage: messageRow) }
        if parts.contains(.reactions) { unified.reactions = try reactions(toMessage: messageRow).map(\.reaction) }
        let delivery = ServerDelivery(
            clientMessageID: row.optionalText(25), serverID: row.optionalText(26),
            serverSequence: row.optionalInteger(27), serverCreatedAt: row.optionalTimestamp(28))
        var message = StoredMessage(
            unified: unified, conversation: conversation, position: ChatPosition(rawValue: row.integer(14)),
            person: row.identifier(11), direction: direction, status: status, isRead: row.bool(17),
            contentKey: row.contentKey(23), delivery: delivery == ServerDelivery() ? nil : delivery,
            carrierText: row.optionalText(29), writtenAt: row.optionalTimestamp(31),
            seal: try row.optionalText(30).map { (text) throws(StoreError) in try StoredSeal.seal(text) })
        message.nameSender(row.optionalText(32).map { PersonName($0, isAddress: row.bool(33)) })
        return message
    }

    /// The best name of a person, following merges; nil if there is none with this id.
    private func bestName(ofPerson id: UniqueIdentifier) throws(StoreError) -> PersonName? {
        let statement = try statement(
            """
            SELECT p.display_name, EXISTS (SELECT 1 FROM person_aliases AS a WHERE a.person_id = p.id
                AND a.kind IN (\(Connection.addressKinds)) AND a.value = p.display_name)
            FROM people AS o CROSS JOIN people AS p ON p.id = ifnull(o.joined_into, o.id) WHERE o.uuid = ?1
            """
        ).bind(1, id)
        defer { statement.reset() }
        return try statement.step() ? PersonName(statement.text(0), isAddress: statement.bool(1)) : nil
    }

    /// The attachments of a message, in order.
    func attachments(ofMessage row: Int64) throws(StoreError) -> [Attachment] {
        let statement = try statement(
            "SELECT name, mime, size, sha256, state, transcript FROM attachments WHERE message_id = ?1 ORDER BY ordinal"
        ).bind(1, row)
        defer { statement.reset() }
        var attachments: [Attachment] = []
        while try statement.step() {
            guard let state = AttachmentState(rawValue: statement.text(4)) else { throw StoreError(.damaged) }
            attachments.append(
                Attachment(
                    name: statement.optionalText(0), mime: statement.optionalText(1),
                    size: statement.optionalInteger(2), sha256: statement.optionalText(3), state: state,
                    transcript: statement.optionalText(5)))
        }
        return attachments
    }

    private func recipients(ofMessage row: Int64) throws(StoreError) -> [Participant] {
        let statement = try statement(
            "SELECT identifier, display_name FROM recipients WHERE message_id = ?1 ORDER BY ordinal"
        ).bind(1, row)
        defer { statement.reset() }
        var recipients: [Participant] = []
        while try statement.step() {
            recipients.append(Participant(identifier: statement.optionalText(0), displayName: statement.text(1)))
        }
        return recipients
    }

    /// The reactions in force, by time, with their people.
    func reactions(
        toMessage row: Int64
    ) throws(StoreError) -> [(reaction: Reaction, person: UniqueIdentifier)] {
        let statement = try statement(
            """
            SELECT r.emoji, s.identifier, s.display_name, r.timestamp, p.uuid, p.display_name, \(Connection.isAddress),
                r.is_claimed
            FROM reactions AS r
            CROSS JOIN senders AS s ON s.id = r.sender_id CROSS JOIN people AS p ON p.id = r.person_id
            WHERE r.message_id = ?1 AND r.emoji IS NOT NULL ORDER BY r.timestamp, r.ordinal
            """
        ).bind(1, row)
        defer { statement.reset() }
        var reactions: [(reaction: Reaction, person: UniqueIdentifier)] = []
        while try statement.step() {
            guard let person = statement.identifier(4) else { throw StoreError(.damaged) }
            let sender = Participant(identifier: statement.optionalText(1), displayName: statement.text(2))
                .known(by: PersonName(statement.text(5), isAddress: statement.bool(6)))
            reactions.append(
                (
                    Reaction(
                        emoji: statement.text(0), sender: sender, timestamp: statement.timestamp(3),
                        isClaimed: statement.bool(7)), person
                ))
        }
        return reactions
    }
}

extension Statement {
    /// A content key; nil for NULL and for anything that is not 16 bytes.
    func contentKey(_ column: Int32) -> ContentKey? {
        identifier(column).map { ContentKey(high: $0.high, low: $0.low) }
    }
}

extension Session {
    /// The location of a message.
    struct FoundMessage {
        var row: Int64
        var conversation: Int64
        var position: Int64
    }

    /// The row, conversation and position of a message; nil if there is none with this id.
    ///
    /// An id assigned by this vault encodes its row; an id that came with the message is looked up.
    func place(of id: UniqueIdentifier) throws(StoreError) -> FoundMessage? {
        if let row = identity.row(of: id) {
            let statement = try connection.statement(
                "SELECT id, conversation_id, position FROM messages WHERE id = ?1 AND uuid = ?2"
            ).bind(1, row).bind(2, id)
            defer { statement.reset() }
            if try statement.step() {
                return FoundMessage(
                    row: statement.integer(0), conversation: statement.integer(1), position: statement.integer(2))
            }
        }
        let statement = try connection.statement(
            "SELECT id, conversation_id, position FROM messages WHERE uuid = ?1 AND is_uuid_given = 1"
        ).bind(1, id)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        return FoundMessage(
            row: statement.integer(0), conversation: statement.integer(1), position: statement.integer(2))
    }

    /// The same, for a message that must exist.
    func requirePlace(of id: UniqueIdentifier) throws(StoreError) -> FoundMessage {
        guard let place = try place(of: id) else { throw StoreError(.messageNotFound) }
        return place
    }
}

/// The parts of a message that are in separate tables, stored as bits in its row, so that reading queries only these.
struct MessageParts: OptionSet {
    let rawValue: Int64

    static let attachments = MessageParts(rawValue: 1)
    static let recipients = MessageParts(rawValue: 2)
    static let reactions = MessageParts(rawValue: 4)
    static let versions = MessageParts(rawValue: 8)
}
