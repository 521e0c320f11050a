internal import WhisperMessage
internal import WhisperStorePort

/// Reads the stored synchronisation state (RT-4, RT-5).
extension Connection {
    /// The server's id of the conversation `c`: the alias on its own platform that was added first.
    private static let serverID = """
        (SELECT key FROM conversation_aliases WHERE conversation_id = c.id AND platform = c.platform
            ORDER BY ordinal LIMIT 1)
        """

    static let syncCursors = """
        SELECT c.uuid, \(serverID), s.sequence, s.update_sequence, s.server_updated_at, s.server_last_message_at,
            s.epoch, c.id
        FROM conversations AS c CROSS JOIN sync_cursors AS s ON s.conversation_id = c.id WHERE c.platform = ?1
        """
    static let latestConversations = """
        SELECT \(serverID) FROM conversations AS c WHERE c.platform = ?1 ORDER BY c.activity_at DESC, c.uuid
        """
    static let serverIDOfConversation = "SELECT \(serverID) FROM conversations AS c WHERE c.id = ?1"

    private static let outboxColumns = """
        o.id, m.uuid, c.uuid, \(serverID), m.client_message_id, ifnull(m.carrier_text, m.text), o.attempts,
        o.next_attempt_at, c.platform, a.device, a.made_at, m.kind, m.parts, m.id
        FROM outbox AS o CROSS JOIN messages AS m ON m.id = o.message_id
        CROSS JOIN conversations AS c ON c.id = m.conversation_id
        LEFT JOIN post_attempts AS a ON a.message_id = o.message_id
        """
    /// Walks the entries of all platforms, which are few.
    static let outboxAfter = """
        SELECT \(outboxColumns) WHERE o.id > ?1 AND (?3 IS NULL OR c.platform = ?3) ORDER BY o.id LIMIT ?2
        """
    static let outboxOfMessage = "SELECT \(outboxColumns) WHERE o.message_id = ?1"

    /// Own messages with a client message id that the server has not accepted; at most one, unless others have saved
    /// some.
    static let unsentMessages = """
        SELECT id, position FROM messages
        WHERE client_message_id = ?1 AND conversation_id = ?2 AND direction = 2 AND status IN (0, 1, 3) AND server_id IS NULL
        """
    static let sequencedMessage = """
        SELECT 1 FROM messages WHERE conversation_id = ?1 AND server_seq IS NOT NULL
        """
    static let ownOfClientMessageID = "SELECT 1 FROM messages WHERE client_message_id = ?1 AND direction = 2"

    /// Messages within a range of positions that are not at the position of their own sequence.
    static let misplaced = """
        SELECT position FROM messages WHERE conversation_id = ?1 AND position BETWEEN ?2 AND ?3
            AND (server_seq IS NULL OR position <> server_seq * \(ChatPosition.stride))
        """
    static let cursorRow = """
        SELECT sequence, update_sequence, server_updated_at, server_last_message_at, epoch, restarts
        FROM sync_cursors WHERE conversation_id = ?1
        """
    static let missingRanges = "SELECT first, last FROM sync_missing WHERE conversation_id = ?1 ORDER BY first"

    /// The sequences of a conversation whose events the server did not deliver.
    func missing(inConversation row: Int64) throws(StoreError) -> [ClosedRange<Int64>] {
        let statement = try statement(Connection.missingRanges).bind(1, row)
        defer { statement.reset() }
        var ranges: [ClosedRange<Int64>] = []
        while try statement.step() {
            let (first, last) = (statement.integer(0), statement.integer(1))
            guard first >= 1, first <= last, last <= SyncLimits.largestSequence else { throw StoreError(.damaged) }
            ranges.append(first...last)
        }
        return ranges
    }

    /// The line of a conversation that was enqueued last.
    func lastLine(ofConversation row: Int64) throws(StoreError) -> SealedLine? {
        let statement = try statement("SELECT device, number, digest FROM sealed_lines WHERE conversation_id = ?1")
            .bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { return nil }
        let number = statement.integer(1)
        guard let device = statement.identifier(0), number >= 1, number < .max else { throw StoreError(.damaged) }
        return SealedLine(device: device, number: number, digest: statement.bytes(2))
    }

    /// The outbox entry of a message; nil if it has none.
    func outboxEntry(ofMessage row: Int64) throws(StoreError) -> OutboxEntry? {
        let statement = try statement(Connection.outboxOfMessage).bind(1, row)
        defer { statement.reset() }
        return try statement.step() ? try outboxEntry(statement) : nil
    }

    /// The outbox entry in the current row of a statement with the columns `outboxColumns`.
    func outboxEntry(_ row: Statement) throws(StoreError) -> OutboxEntry {
        guard let message = row.identifier(1), let conversation = row.identifier(2),
            let kind = ContentKind(code: row.integer(11))
        else { throw StoreError(.damaged) }
        let hasFiles = MessageParts(rawValue: row.integer(12)).contains(.attachments)
        return OutboxEntry(
            number: row.integer(0), platform: Platform(rawValue: row.text(8)), message: message,
            conversation: conversation, serverConversation: row.text(3), clientMessageID: row.text(4),
            text: row.text(5),
            attempts: row.integer(6), nextAttemptAt: row.timestamp(7),
            firstAttempt: row.optionalText(9).map { PostAttempt(device: $0, at: row.timestamp(10)) }, kind: kind,
            attachments: hasFiles ? try attachments(ofMessage: row.integer(13)) : [])
    }

    /// The own message with a client message id that the server has not accepted yet: the first in the chat's order.
    func unsentMessage(_ clientMessageID: String, conversation: Int64) throws(StoreError) -> Int64? {
        let statement = try statement(Connection.unsentMessages).bind(1, clientMessageID).bind(2, conversation)
        defer { statement.reset() }
        var first: (row: Int64, position: Int64)?
        while try statement.step() {
            let found = (row: statement.integer(0), position: statement.integer(1))
            if first.map({ found.position < $0.position }) ?? true { first = found }
        }
        return first?.row
    }

    /// Whether a server numbers a conversation.
    func isNumbered(conversation row: Int64) throws(StoreError) -> Bool {
        for query in [Connection.sequencedMessage, Connection.gapOfConversation] {
            if try exists(query, { $0.bind(1, row) }) { return true }
        }
        return try exists(
            Connection.positionBehind, { $0.bind(1, row).bind(2, ChatPosition.behindEvents.rawValue) })
    }
}

extension Statement {
    /// The update of a conversation in the columns from one on; nil if there is none.
    func conversationUpdate(_ column: Int32) -> ConversationUpdate? {
        optionalInteger(column).map { sequence in
            ConversationUpdate(
                sequence: sequence, updatedAt: timestamp(column + 1),
                lastMessageAt: optionalTimestamp(column + 2))
        }
    }
}
