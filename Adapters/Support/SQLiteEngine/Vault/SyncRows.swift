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

    static let sequencedMessage = """
        SELECT 1 FROM messages WHERE conversation_id = ?1 AND server_seq IS NOT NULL
        """
    static let serverState = """
        SELECT s.sequence, s.update_sequence, s.server_updated_at, s.server_last_message_at, s.epoch, s.restarts,
            l.device, l.number, l.digest, EXISTS (SELECT 1 FROM sync_missing WHERE conversation_id = c.id),
            EXISTS (SELECT 1 FROM arrival_gaps WHERE conversation_id = c.id)
        FROM conversations AS c LEFT JOIN sync_cursors AS s ON s.conversation_id = c.id
        LEFT JOIN sealed_lines AS l ON l.conversation_id = c.id WHERE c.id = ?1
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

    /// What is known of a conversation on its server besides its messages.
    func serverState(ofConversation row: Int64) throws(StoreError) -> ServerState {
        let statement = try statement(Connection.serverState).bind(1, row)
        defer { statement.reset() }
        guard try statement.step() else { throw StoreError(.damaged) }
        var state = ServerState()
        if !statement.isNull(0) {
            var progress = SyncProgress()
            progress.sequence = statement.integer(0)
            progress.update = statement.conversationUpdate(1)
            progress.epoch = statement.optionalText(4)
            progress.restarts = statement.integer(5)
            if statement.bool(9) { progress.missing = try missing(inConversation: row) }
            state.progress = progress
        }
        if !statement.isNull(6) {
            let number = statement.integer(7)
            guard let device = statement.identifier(6), number >= 1, number < .max else { throw StoreError(.damaged) }
            state.line = SealedLine(device: device, number: number, digest: statement.bytes(8))
        }
        if statement.bool(10) { state.gaps = try gaps(inConversation: row) }
        return state
    }

    /// The outbox, ordered by number.
    func outbox(of platform: Platform?, after number: Int64?, limit: Int) throws(StoreError) -> [OutboxEntry] {
        let statement = try statement(Connection.outboxAfter)
            .bind(1, number ?? .min).bind(2, Int64(limit)).bind(3, platform?.rawValue)
        defer { statement.reset() }
        var entries: [OutboxEntry] = []
        while try statement.step() { entries.append(try outboxEntry(statement)) }
        return entries
    }

    /// The outbox entry of a message; nil if it has none.
    func outboxEntry(ofMessage row: Int64) throws(StoreError) -> OutboxEntry? {
        let statement = try statement(Connection.outboxOfMessage).bind(1, row)
        defer { statement.reset() }
        return try statement.step() ? try outboxEntry(statement) : nil
    }

    /// The outbox entry in the current row of a statement with the columns `outboxColumns`.
    private func outboxEntry(_ row: Statement) throws(StoreError) -> OutboxEntry {
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
