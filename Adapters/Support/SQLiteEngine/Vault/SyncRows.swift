internal import WhisperMessage
internal import WhisperStorePort

/// Reads the stored synchronisation state (RT-4, RT-5).
extension Connection {
    static let latestConversations = """
        SELECT \(conversationColumns) FROM conversations WHERE platform = ?1 ORDER BY activity_at DESC, uuid LIMIT ?2
        """
    static let serverColumns = """
        s.sequence, s.update_sequence, s.server_updated_at, s.server_last_message_at, s.epoch, s.restarts,
        l.device, l.number, l.digest, EXISTS (SELECT 1 FROM sync_missing WHERE conversation_id = c.id),
        EXISTS (SELECT 1 FROM arrival_gaps WHERE conversation_id = c.id), c.id, c.uuid, c.platform
        """
    static let serverTables = """
        conversations AS c LEFT JOIN sync_cursors AS s ON s.conversation_id = c.id
        LEFT JOIN sealed_lines AS l ON l.conversation_id = c.id
        """
    static let serverState = "SELECT \(serverColumns) FROM \(serverTables) WHERE c.id = ?1"
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

    /// What is known of a conversation on its server besides its messages, from a row with the columns `serverColumns`.
    func server(_ statement: Statement) throws(StoreError) -> StoredValue {
        let row = statement.integer(11)
        guard let id = statement.identifier(12) else { throw StoreError(.damaged) }
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
        return .server(state, of: id, on: Platform(rawValue: statement.text(13)))
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
