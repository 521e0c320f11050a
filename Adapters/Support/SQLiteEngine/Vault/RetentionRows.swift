internal import WhisperMessage
internal import WhisperStorePort

/// Which messages a rule for retention covers (ST-13).
extension Connection {
    /// Whether a message waits to be sent.
    private static let isUnsent =
        "(status = \(MessageStatus.pending.rawValue) OR id IN (SELECT message_id FROM outbox))"

    /// The rows of the messages that a rule covers, the earliest first, and a report of them without blobs.
    func covered(
        by rule: RetentionRule
    ) throws(StoreError) -> (rows: [Int64], report: PruneReport) {
        var conversation: Int64?
        if let id = rule.conversation {
            conversation = try conversationRow(id)
            if conversation == nil { return ([], PruneReport(messages: 0, conversations: 0, orphanedBlobs: [])) }
        }
        let last = try rule.before.map { (before) throws(StoreError) in
            try lastRow(ofBucket: MessageRowID.bucket(of: before))
        }
        let statement = try transientStatement(
            Connection.query(rule, inConversation: conversation != nil)
        ).bind(1, last ?? .max)
        if let before = rule.before { statement.bind(2, before) }
        if let conversation { statement.bind(3, conversation) }
        if let platform = rule.platform { statement.bind(4, platform.rawValue) }
        if let received = rule.receivedBefore { statement.bind(5, received) }
        var rows: [Int64] = []
        var conversations: Set<Int64> = []
        var unsent: Int64 = 0
        while try statement.step() {
            guard statement.integer(2) == 0 else {
                unsent += 1
                continue
            }
            rows.append(statement.integer(0))
            conversations.insert(statement.integer(1))
        }
        let report = PruneReport(
            messages: Int64(rows.count), conversations: Int64(conversations.count), orphanedBlobs: [], unsent: unsent)
        return (rows, report)
    }

    /// Reads the row, the conversation, and whether the message is spared.
    private static func query(_ rule: RetentionRule, inConversation: Bool) -> String {
        let columns = "id, conversation_id, \(rule.sparesUnsent ? isUnsent : "0")"
        var conditions = ""
        if inConversation { conditions += " AND conversation_id = ?3" }
        if rule.platform != nil { conditions += " AND platform = ?4" }
        if rule.receivedBefore != nil {
            conditions += """
                 AND coalesce((SELECT min(r.received_at) FROM raw_events AS r WHERE r.message_id = messages.id) < ?5, 1)
                """
        }
        // Rows are ordered by the source's date, which is not always the displayed one.
        var query = "SELECT \(columns) FROM messages WHERE id <= ?1\(conditions)"
        if rule.before != nil {
            query += """
                 AND timestamp < ?2 AND written_at IS NULL UNION ALL
                SELECT \(columns) FROM messages INDEXED BY messages_by_writing WHERE written_at < ?2\(conditions)
                """
        }
        return "\(query) ORDER BY id"
    }
}

extension Transaction {
    /// The rows of messages that are in the vault.
    func present(_ rows: ArraySlice<Int64>) throws(StoreError) -> ArraySlice<Int64> {
        let look = try statement("SELECT 1 FROM messages WHERE id = ?1")
        var present: [Int64] = []
        for row in rows {
            if try look.bind(1, row).step() { present.append(row) }
            look.reset()
        }
        return present[...]
    }

    /// The rows of messages that do not wait to be sent.
    func sparingUnsent(_ rows: ArraySlice<Int64>) throws(StoreError) -> ArraySlice<Int64> {
        let pending = try statement("SELECT id FROM messages WHERE id = ?1 AND status = ?2")
        let waiting = try statement("SELECT message_id FROM outbox WHERE message_id = ?1")
        var rest: [Int64] = []
        for row in rows {
            let isPending = try pending.bind(1, row).bind(2, Int64(MessageStatus.pending.rawValue)).step()
            pending.reset()
            let isWaiting = try waiting.bind(1, row).step()
            waiting.reset()
            if !isPending, !isWaiting { rest.append(row) }
        }
        return rest[...]
    }
}
