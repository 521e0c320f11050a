internal import WhisperMessage
internal import WhisperStorePort

/// Finds messages by what they have in common (see `StoreReader`).
extension Transaction {
    func visit(
        _ selection: MessageSelection, _ body: (MessageOutline) throws(StoreError) -> Void
    ) throws(StoreError) {
        var conversation: Int64?
        if let id = selection.conversation {
            conversation = try conversationRow(id)
            if conversation == nil { return }
        }
        let run = try selection.run.map { (id) throws(StoreError) in try requireRun(id) }
        let last = try selection.shownBefore.map { (before) throws(StoreError) in
            try connection.lastRow(ofBucket: MessageRowID.bucket(of: before))
        }
        let walk = try connection.transientStatement(selection.query)
        if let conversation { walk.bind(1, conversation) }
        if let run { walk.bind(2, run) }
        if let platform = selection.platform { walk.bind(3, platform.rawValue) }
        if let before = selection.shownBefore { walk.bind(4, before) }
        if let before = selection.receivedBefore { walk.bind(5, before) }
        if conversation == nil { walk.bind(6, last ?? .max) }
        var names = OutlineNames(outbox: [])
        let entries = try statement("SELECT message_id FROM outbox")
        while try entries.step() { names.outbox.insert(entries.integer(0)) }
        while try walk.step() { try body(outline(walk, &names)) }
    }

    func outlines(of messages: ArraySlice<UniqueIdentifier>) throws(StoreError) -> [MessageOutline] {
        let look = try statement(
            """
            SELECT \(MessageSelection.columns), EXISTS (SELECT 1 FROM outbox WHERE message_id = messages.id)
            FROM messages WHERE id = ?1 AND uuid = ?2
            """)
        var names = OutlineNames(outbox: [])
        var outlines: [MessageOutline] = []
        for id in messages {
            defer { look.reset() }
            // The row can be computed from an id that this vault assigned.
            var isFound = false
            if let row = session.identity.row(of: id) { isFound = try look.bind(1, row).bind(2, id).step() }
            if !isFound {
                look.reset()
                guard let row = try messageRow(id), try look.bind(1, row).bind(2, id).step() else { continue }
            }
            var outline = try outline(look, &names)
            outline.isInOutbox = look.bool(7)
            outlines.append(outline)
        }
        return outlines
    }

    /// The message in the current row of a statement with the columns of a selection.
    private func outline(_ row: Statement, _ names: inout OutlineNames) throws(StoreError) -> MessageOutline {
        let chat = row.integer(2)
        if names.conversations[chat] == nil { names.conversations[chat] = try conversationID(ofRow: chat) }
        let run = row.optionalInteger(4)
        if let run, names.runs[run] == nil {
            names.runs[run] = try connection.identifiers(MessageSelection.runOfRow, run).first
        }
        guard let id = row.identifier(1), let conversation = names.conversations[chat],
            let status = MessageStatus(rawValue: Int(row.integer(5)))
        else { throw StoreError(.damaged) }
        return MessageOutline(
            id: id, conversation: conversation, position: ChatPosition(rawValue: row.integer(3)),
            run: run.flatMap { names.runs[$0] }, status: status,
            isInOutbox: names.outbox.contains(row.integer(0)), isOpened: row.bool(6))
    }
}

/// What many messages have in common, read once.
private struct OutlineNames {
    /// The ids of conversations, by their rows.
    var conversations: [Int64: UniqueIdentifier] = [:]
    /// The ids of runs, by their rows.
    var runs: [Int64: UniqueIdentifier] = [:]
    /// The rows of the messages in the outbox.
    var outbox: Set<Int64>
}

extension MessageSelection {
    fileprivate static let columns = "id, uuid, conversation_id, position, run_id, status, seal IS NOT NULL"
    fileprivate static let runOfRow = "SELECT uuid FROM ingestion_runs WHERE id = ?1"

    /// The parameters are conversation, run, platform, the dates, and the last row that may be earlier than the first
    /// date.
    var query: String {
        var conditions = ""
        if run != nil { conditions += " AND run_id = ?2" }
        if platform != nil { conditions += " AND platform = ?3" }
        if receivedBefore != nil {
            conditions += """
                 AND coalesce((SELECT min(r.received_at) FROM raw_events AS r WHERE r.message_id = messages.id) < ?5, 1)
                """
        }
        let select = "SELECT \(MessageSelection.columns) FROM messages"
        if conversation != nil {
            if shownBefore != nil { conditions += " AND ifnull(written_at, timestamp) < ?4" }
            return "\(select) WHERE conversation_id = ?1\(conditions) ORDER BY position"
        }
        // Rows are ordered by the source's date, which is not always the displayed one.
        var query = "\(select) WHERE id <= ?6\(conditions)"
        if shownBefore != nil {
            query += """
                 AND timestamp < ?4 AND written_at IS NULL UNION ALL
                \(select) INDEXED BY messages_by_writing WHERE written_at < ?4\(conditions)
                """
        }
        return "\(query) ORDER BY id"
    }
}
