internal import WhisperMessage
internal import WhisperSQLiteLibrary
internal import WhisperStorePort

/// Writes messages: the vault's hottest path (P3).
///
/// That a message is new is known before (see `KnownKeys`); other conflicts are looked for only if the row is refused.
/// Texts are passed to the engine from one arena, without a separate copy for each.
package final class MessageWriter {
    private let connection: Connection
    private let arena = TextArena()
    private let insertion: Statement

    /// The statement that inserts a message's row. Benchmarks must use the same.
    package static let insertionSQL = """
        INSERT OR IGNORE INTO messages (id, uuid, conversation_id, position, external_id, sender_id, platform, timestamp,
            time_precision, local_time, local_zone, direction, status, is_read, kind, text, reply_to, edited_at,
            platform_specific, content_key, parts, is_uuid_given, client_message_id, server_id, server_seq,
            server_created_at, carrier_text, run_id)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23,
            ?24, ?25, ?26, ?27, ?28)
        """

    /// The statements that enter the key of a message by which it is found: its conversation, the key, its sender and its row.
    /// Benchmarks must use the same. A key can be entered already only if it was left behind.
    package static let keySQL = "INSERT OR IGNORE INTO message_keys VALUES (?1, ?2, ?3, ?4)"
    static let recentKeySQL = """
        INSERT OR REPLACE INTO recent_message_keys (conversation_id, key, sender_id, message_id) VALUES (?1, ?2, ?3, ?4)
        """

    /// Those that enter an answer by the key of what it answers: its conversation, the key, its position and its row.
    static let answerSQL = "INSERT OR IGNORE INTO message_answers VALUES (?1, ?2, ?3, ?4)"
    static let recentAnswerSQL = """
        INSERT OR REPLACE INTO recent_message_answers (conversation_id, key, position, message_id) VALUES (?1, ?2, ?3, ?4)
        """

    init(_ connection: Connection) throws(StoreError) {
        self.connection = connection
        insertion = try connection.statement(MessageWriter.insertionSQL)
    }

    /// The location for a message.
    struct Place {
        var row: Int64
        var conversation: Int64
        var position: Int64
        var uuid: UniqueIdentifier
        var run: Int64?
    }

    /// Tries to insert the row of a message, without its parts; returns whether there was no conflict.
    func insert(_ message: NewMessage, at place: Place) throws(StoreError) -> Bool {
        arena.begin(bytes: message.textBytes + 32)
        let delivery = message.delivery
        var uuid = (place.uuid.high.bigEndian, place.uuid.low.bigEndian)
        insertion.bind(1, place.row)
        unsafe withUnsafeBytes(of: &uuid) {
            unsafe insertion.bind(2, borrowedBlob: UnsafeRawBufferPointer(arena.copy($0)))
        }
        insertion.bind(3, place.conversation)
        insertion.bind(4, place.position)
        bind(5, message.externalID)
        insertion.bind(6, message.sender?.rawValue ?? 0)
        bind(7, message.platform.rawValue)
        insertion.bind(8, message.timestamp.milliseconds)
        insertion.bind(9, message.precision.code)
        bind(10, message.local?.text)
        bind(11, message.local?.zone)
        insertion.bind(12, Int64(message.direction.rawValue))
        insertion.bind(13, Int64(message.status.rawValue))
        insertion.bind(14, message.isRead)
        insertion.bind(15, message.content.kind.code)
        bind(16, message.content.text)
        bind(17, message.replyTo)
        insertion.bind(18, message.editedAt?.milliseconds)
        bind(19, message.platformSpecific.isEmpty ? nil : message.platformSpecific)
        if let key = message.contentKey {
            var key = (key.high.bigEndian, key.low.bigEndian)
            unsafe withUnsafeBytes(of: &key) {
                unsafe insertion.bind(20, borrowedBlob: UnsafeRawBufferPointer(arena.copy($0)))
            }
        } else {
            insertion.bind(20, nil as Int64?)
        }
        insertion.bind(21, message.parts.rawValue)
        insertion.bind(22, message.id != nil)
        bind(23, delivery?.clientMessageID)
        bind(24, delivery?.serverID)
        insertion.bind(25, delivery?.serverSequence)
        insertion.bind(26, delivery?.serverCreatedAt?.milliseconds)
        bind(27, message.carrierText)
        insertion.bind(28, place.run)
        try insertion.run()
        return connection.changes > 0
    }

    private func bind(_ index: Int32, _ text: String?) {
        if let text {
            unsafe insertion.bind(index, borrowed: arena.copy(text))
        } else {
            insertion.bind(index, nil as Int64?)
        }
    }

    /// Records the seal of a message. Few messages have one, so the insert statement does not include it.
    func note(_ seal: MessageSeal?, row: Int64) throws(StoreError) {
        guard let seal else { return }
        try connection.statement("UPDATE messages SET seal = ?2 WHERE id = ?1")
            .bind(1, row).bind(2, StoredSeal.text(seal)).run()
    }

    /// Inserts the parts of a message that are in separate tables.
    func insertParts(of message: NewMessage, row: Int64) throws(StoreError) {
        for (ordinal, attachment) in message.content.attachments.enumerated() {
            try connection.insert(attachment, ordinal: ordinal, ofMessage: row)
        }
        for (ordinal, recipient) in message.recipients.enumerated() {
            try connection.insert(recipient, ordinal: ordinal, ofMessage: row)
        }
    }
}

extension Connection {
    /// Inserts a recipient of a message.
    func insert(_ recipient: Participant, ordinal: Int, ofMessage row: Int64) throws(StoreError) {
        try statement(
            "INSERT INTO recipients (message_id, ordinal, identifier, display_name) VALUES (?1, ?2, ?3, ?4)"
        )
        .bind(1, row).bind(2, Int64(ordinal)).bind(3, recipient.identifier).bind(4, recipient.displayName).run()
    }

    /// Inserts an attachment of a message.
    func insert(_ attachment: Attachment, ordinal: Int, ofMessage row: Int64) throws(StoreError) {
        try statement(
            """
            INSERT INTO attachments (message_id, ordinal, name, mime, size, sha256, state, transcript)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
            """
        )
        .bind(1, row).bind(2, Int64(ordinal)).bind(3, attachment.name).bind(4, attachment.mime)
        .bind(5, attachment.size).bind(6, attachment.sha256).bind(7, attachment.state.rawValue)
        .bind(8, attachment.transcript).run()
    }
}

extension NewMessage {
    /// The parts that are in separate tables.
    var parts: MessageParts {
        var parts: MessageParts = []
        if !content.attachments.isEmpty { parts.insert(.attachments) }
        if !recipients.isEmpty { parts.insert(.recipients) }
        return parts
    }

    /// The total length of the texts in its row, in bytes.
    fileprivate var textBytes: Int {
        var count = externalID.utf8.count + platform.rawValue.utf8.count + platformSpecific.utf8.count
        if let text = content.text { count += text.utf8.count }
        if let local { count += local.text.utf8.count + local.zone.utf8.count }
        if let replyTo { count += replyTo.utf8.count }
        if let carrierText { count += carrierText.utf8.count }
        if let delivery { count += (delivery.clientMessageID?.utf8.count ?? 0) + (delivery.serverID?.utf8.count ?? 0) }
        return count
    }
}
