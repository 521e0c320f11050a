internal import WhisperMessage
internal import WhisperStorePort

/// Deletes many messages, a part of them at a time (ST-11, P12).
extension Transaction {
    /// The number of messages per transaction in a large deletion.
    static let deletionPart = 50_000

    /// Deletes the oldest messages of a conversation that has more of them; must be called while the engine does not
    /// cascade.
    ///
    /// - Returns: The number of deleted messages, and the blobs that they referred to.
    func deletePart(
        of id: UniqueIdentifier, messages size: Int
    ) throws(StoreError) -> (messages: Int64, blobs: Set<String>) {
        let row = try connection.requireConversation(id)
        let edge = try statement(
            "SELECT position FROM messages WHERE conversation_id = ?1 ORDER BY position LIMIT 1 OFFSET ?2"
        ).bind(1, row).bind(2, Int64(size))
        let position = try edge.step() ? edge.integer(0) : nil
        edge.reset()
        guard let position else { return (0, []) }
        try touch(row)
        let blobs = try blobs(ofConversation: row, before: position)
        let count = try forgetMessages(ofConversation: row, before: position)
        let part = "conversation_id = ?1 AND position < ?2"
        try noteLeavingPeople(ofMessages: "SELECT id FROM messages WHERE \(part)", [row, position])
        for statement in try cascadeStatements("SELECT id FROM messages WHERE \(part)")
            + ["\(Transaction.blanking) WHERE \(part)", "DELETE FROM messages WHERE \(part)"]
        {
            try self.statement(statement).bind(1, row).bind(2, position).run()
        }
        // The last message remains; the others are counted by what was deleted, as there may be millions.
        try statement(
            """
            UPDATE conversations SET message_count = message_count - ?2, unread_count = (SELECT count(*) FROM messages
                WHERE conversation_id = ?1 AND is_read = 0 AND direction = 1) WHERE id = ?1
            """
        ).bind(1, row).bind(2, count).run()
        return (count, blobs)
    }

    /// Applies the schema's cascades to a message that is about to be deleted.
    func cascade(fromMessage row: Int64) throws(StoreError) {
        let statements = if let cascades { cascades } else { try cascadeStatements("?1", skippingEmpty: false) }
        cascades = statements
        for statement in statements { try self.statement(statement).bind(1, row).run() }
    }

    /// The statements that apply the schema's cascades to all messages of a query at once.
    ///
    /// - Parameter skippingEmpty: Whether to leave out tables without such rows now.
    private func cascadeStatements(
        _ messages: String, skippingEmpty: Bool = true
    ) throws(StoreError) -> [String] {
        let tables = try connection.transientStatement(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%REFERENCES messages%'")
        var statements: [String] = []
        while try tables.step() {
            let table = tables.text(0)
            let keys = try connection.transientStatement("PRAGMA foreign_key_list(\(table))")
            while try keys.step() {
                guard keys.text(2) == "messages" else { continue }
                let column = keys.text(3)
                // Most of these tables are usually empty.
                if skippingEmpty,
                    try connection.integer("SELECT EXISTS (SELECT 1 FROM \(table) WHERE \(column) IS NOT NULL)") == 0
                {
                    continue
                }
                let rows = "WHERE \(column) IN (\(messages))"
                switch keys.text(6) {
                case "CASCADE": statements.append("DELETE FROM \(table) \(rows)")
                case "SET NULL": statements.append("UPDATE \(table) SET \(column) = NULL \(rows)")
                default: throw StoreError(.constraint)
                }
            }
        }
        return statements
    }

    /// Deletes a conversation.
    ///
    /// - Parameters:
    ///   - others: Blobs referenced by messages of it that are already deleted.
    ///   - isWhole: Whether nothing of it was deleted before.
    /// - Returns: The blobs that are no longer referenced.
    func deleteConversation(
        _ id: UniqueIdentifier, afterBlobs others: Set<String>, isWhole: Bool
    ) throws(StoreError) -> [String] {
        let row = try connection.requireConversation(id)
        var blobs = try others.union(blobs(ofConversation: row, before: .max))
        blobs.formUnion(
            try connection.strings("SELECT avatar FROM conversations WHERE id = ?1 AND avatar IS NOT NULL", row))
        let count = try connection.integer("SELECT message_count FROM conversations WHERE id = \(row)") ?? 0
        if isWhole, count <= Int64(ErasedRows.withWords) {
            let statement = try statement("SELECT id FROM messages WHERE conversation_id = ?1").bind(1, row)
            var rows: [Int64] = []
            while try statement.step() { rows.append(statement.integer(0)) }
            for row in rows { try forget(row) }
        } else {
            _ = try forgetMessages(ofConversation: row, before: .max)
        }
        try noteLeavingPeople(ofMessages: "SELECT id FROM messages WHERE conversation_id = ?1", [row])
        try noteLeavingPeople(ofConversation: row)
        try statement("\(Transaction.blanking) WHERE conversation_id = ?1").bind(1, row).run()
        try statement("DELETE FROM messages WHERE conversation_id = ?1").bind(1, row).run()
        try statement("DELETE FROM conversations WHERE id = ?1").bind(1, row).run()
        try forgetImports(into: id)
        changes.insert(.conversationDeleted(id))
        return try connection.unreferenced(blobs)
    }

    /// Overwrites texts with zeros of the same length. When many rows are deleted, the engine moves others that are to
    /// be deleted as well, and zeros only the last location of a row; rows of unchanged length are not moved.
    private static let blanking = """
        UPDATE messages SET text = zeroblob(length(CAST(text AS BLOB))),
            carrier_text = zeroblob(length(CAST(carrier_text AS BLOB)))
        """

    private func blobs(ofConversation row: Int64, before position: Int64) throws(StoreError) -> Set<String> {
        let statement = try statement(
            """
            SELECT a.sha256 FROM messages AS m CROSS JOIN attachments AS a ON a.message_id = m.id
            WHERE m.conversation_id = ?1 AND m.position < ?2 AND m.parts & ?3 AND a.sha256 IS NOT NULL
            """
        ).bind(1, row).bind(2, position).bind(3, MessageParts.attachments.rawValue)
        defer { statement.reset() }
        var blobs: Set<String> = []
        while try statement.step() { blobs.insert(statement.text(0)) }
        return blobs
    }

    /// Records messages of a conversation without their words, and returns their number.
    private func forgetMessages(ofConversation row: Int64, before position: Int64) throws(StoreError) -> Int64 {
        try statement(
            """
            INSERT OR REPLACE INTO erased_rows (id, words)
            SELECT id, NULL FROM messages WHERE conversation_id = ?1 AND position < ?2
            """
        ).bind(1, row).bind(2, position).run()
        return Int64(connection.changes)
    }

    func eraseConversation(_ id: UniqueIdentifier) throws(StoreError) -> [String] {
        defer { forgetLatestConversation() }
        return try deleteConversation(id, afterBlobs: [], isWhole: true)
    }

    func erase(_ messages: [UniqueIdentifier]) throws(StoreError) -> Set<String> {
        // In the order of the rows, so that those of a large deletion are neighbours in the file.
        var rows: [Int64] = []
        for id in messages { if let place = try session.place(of: id) { rows.append(place.row) } }
        rows.sort()
        return followsReferences ? try pruneSingly(rows[...]) : try pruneTogether(rows[...])
    }

    // MARK: Retention

    /// Deletes a few messages that a retention rule covers, and records their words.
    func pruneSingly(_ rows: ArraySlice<Int64>) throws(StoreError) -> Set<String> {
        var conversations: Set<Int64> = []
        var blobs: Set<String> = []
        let look = try statement("SELECT conversation_id, parts FROM messages WHERE id = ?1")
        for row in rows { try forget(row) }
        let blank = try statement("\(Transaction.blanking) WHERE id = ?1")
        for row in rows { try blank.bind(1, row).run() }
        for row in rows {
            if Task.isCancelled { throw StoreError(.cancelled) }
            guard try look.bind(1, row).step() else {
                look.reset()
                continue
            }
            conversations.insert(look.integer(0))
            let parts = MessageParts(rawValue: look.integer(1))
            look.reset()
            if parts.contains(.attachments) {
                blobs.formUnion(
                    try connection.strings(
                        "SELECT sha256 FROM attachments WHERE message_id = ?1 AND sha256 IS NOT NULL", row))
            }
            try noteLeavingPeople(ofMessages: "?1", [row])
            try statement("DELETE FROM messages WHERE id = ?1").bind(1, row).run()
        }
        try finishPruning(conversations)
        return blobs
    }

    /// Deletes many messages that a retention rule covers; must be called while the engine does not cascade, as it
    /// would do so separately for each message and table.
    func pruneTogether(_ rows: ArraySlice<Int64>) throws(StoreError) -> Set<String> {
        try connection.execute("CREATE TEMP TABLE IF NOT EXISTS pruned_rows (id INTEGER PRIMARY KEY)")
        try connection.execute("DELETE FROM temp.pruned_rows")
        let note = try statement(
            "INSERT INTO temp.pruned_rows (id) SELECT id FROM messages WHERE id = ?1")
        for row in rows { try note.bind(1, row).run() }
        if Task.isCancelled { throw StoreError(.cancelled) }
        var conversations: Set<Int64> = []
        let homes = try statement(
            """
            SELECT DISTINCT m.conversation_id FROM temp.pruned_rows AS p CROSS JOIN messages AS m ON m.id = p.id
            """)
        while try homes.step() { conversations.insert(homes.integer(0)) }
        homes.reset()
        var blobs: Set<String> = []
        let contents = try statement(
            """
            SELECT DISTINCT a.sha256 FROM temp.pruned_rows AS p CROSS JOIN attachments AS a ON a.message_id = p.id
            WHERE a.sha256 IS NOT NULL
            """)
        while try contents.step() { blobs.insert(contents.text(0)) }
        contents.reset()
        try statement("INSERT OR REPLACE INTO erased_rows (id, words) SELECT id, NULL FROM temp.pruned_rows").run()
        let part = "SELECT id FROM temp.pruned_rows"
        try noteLeavingPeople(ofMessages: part)
        for statement in try cascadeStatements(part)
            + ["\(Transaction.blanking) WHERE id IN (\(part))", "DELETE FROM messages WHERE id IN (\(part))"]
        {
            try self.statement(statement).run()
        }
        try connection.execute("DELETE FROM temp.pruned_rows")
        try finishPruning(conversations)
        return blobs
    }

    private func finishPruning(_ conversations: Set<Int64>) throws(StoreError) {
        for conversation in conversations {
            try touch(conversation)
            try recount(conversation: conversation)
        }
        try settle()
        changes = [.reload]
    }
}
