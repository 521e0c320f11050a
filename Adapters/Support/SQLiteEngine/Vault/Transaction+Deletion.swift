internal import WhisperMessage
internal import WhisperStorePort

/// Deletes many messages, a part of them at a time (ST-11, P12).
extension Transaction {
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

    private func eraseConversation(_ id: UniqueIdentifier) throws(StoreError) -> Erasure {
        defer { forgetLatestConversation() }
        let row = try connection.requireConversation(id)
        var blobs = try blobs(ofConversation: row, before: .max)
        blobs.formUnion(
            try connection.strings("SELECT avatar FROM conversations WHERE id = ?1 AND avatar IS NOT NULL", row))
        let count = try connection.integer("SELECT message_count FROM conversations WHERE id = \(row)") ?? 0
        // If earlier parts of it were recorded without their words, all words are looked at anyway.
        let areWordsKnown = try !connection.exists("SELECT 1 FROM erased_rows WHERE words IS NULL LIMIT 1") { _ in }
        if areWordsKnown, count <= Int64(ErasedRows.withWords) {
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
        // Nobody has seen one that came into being in this transaction.
        if created.contains(id) {
            changes.remove(.conversationUpdated(id))
        } else {
            changes.insert(.conversationDeleted(id))
        }
        return Erasure(messages: count, contents: blobs)
    }

    /// Erases everything but what is set once. Words that are left behind are swept afterwards.
    private func eraseEverything() throws(StoreError) {
        for table in [
            "drafts", "sync_cursors", "sync_missing", "arrival_gaps", "arrival_accounts", "sealed_lines", "outbox",
            "post_attempts", "waiting_changes", "group_ranks", "group_members", "message_receipts", "raw_events",
            "message_versions", "reactions", "recipients", "attachments", "messages", "conversation_aliases",
            "conversations", "contact_keys", "contacts", "senders WHERE id > 0", "person_aliases", "people",
            "leaving_people",
            "ingestion_runs", "spill_queue", "joined_parts", "joins", "separations",
        ] {
            try connection.execute("DELETE FROM \(table)")
        }
        // As there is nothing to index, this empties the index immediately.
        try connection.execute("INSERT INTO message_index (message_index) VALUES ('rebuild')")
        try connection.execute("DELETE FROM erased_rows")
        (latestMessage, latest, latestRun) = (nil, nil, nil)
        changes = [.reload]
    }

    /// Erases the first messages of a conversation; must be called while the engine does not cascade.
    private func eraseFirst(_ limit: Int, of id: UniqueIdentifier) throws(StoreError) -> Erasure {
        let row = try connection.requireConversation(id)
        let edge = try statement(
            "SELECT position FROM messages WHERE conversation_id = ?1 ORDER BY position LIMIT 1 OFFSET ?2"
        ).bind(1, row).bind(2, Int64(limit))
        let position = try edge.step() ? edge.integer(0) : .max
        edge.reset()
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
        try countErased(count, ofConversation: row)
        return Erasure(messages: count, contents: blobs)
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

    func erase(_ part: ErasedPart) throws(StoreError) -> Erasure {
        switch part {
        case .messages(let ids):
            if !followsReferences { return try eraseTogether(ids) }
            return ids.count == 1 ? try erase(ids[0]) : try eraseSingly(ids)
        case .first(let limit, let conversation): return try eraseFirst(limit, of: conversation)
        case .conversation(let id): return try eraseConversation(id)
        case .everything:
            try eraseEverything()
            return Erasure()
        }
    }

    // MARK: Many messages

    /// Erases a few messages, and records their words.
    private func eraseSingly(_ messages: [UniqueIdentifier]) throws(StoreError) -> Erasure {
        var rows: [Int64: (conversation: Int64, parts: MessageParts)] = [:]
        let look = try statement("SELECT parts FROM messages WHERE id = ?1")
        for id in messages {
            guard let place = try session.place(of: id), rows[place.row] == nil else { continue }
            if try look.bind(1, place.row).step() {
                rows[place.row] = (place.conversation, MessageParts(rawValue: look.integer(0)))
            }
            look.reset()
        }
        // In the order of the rows, as neighbours are near each other in the file.
        let order = rows.keys.sorted()
        for row in order { try forget(row) }
        let blank = try statement("\(Transaction.blanking) WHERE id = ?1")
        for row in order { try blank.bind(1, row).run() }
        var blobs: Set<String> = []
        for row in order {
            if Task.isCancelled { throw StoreError(.cancelled) }
            if rows[row]?.parts.contains(.attachments) == true {
                blobs.formUnion(
                    try connection.strings(
                        "SELECT sha256 FROM attachments WHERE message_id = ?1 AND sha256 IS NOT NULL", row))
            }
            try noteLeavingPeople(ofMessages: "?1", [row])
            try statement("DELETE FROM messages WHERE id = ?1").bind(1, row).run()
        }
        try finishErasing(rows.values.reduce(into: [:]) { $0[$1.conversation, default: 0] += 1 })
        return Erasure(messages: Int64(order.count), contents: blobs)
    }

    /// Erases many messages; must be called while the engine does not cascade, as it would do so separately for each
    /// message and table.
    private func eraseTogether(_ messages: [UniqueIdentifier]) throws(StoreError) -> Erasure {
        try connection.execute("CREATE TEMP TABLE IF NOT EXISTS erased_messages (id INTEGER PRIMARY KEY)")
        try connection.execute("DELETE FROM temp.erased_messages")
        // The row can be computed from an id that this vault assigned.
        let note = try statement(
            "INSERT OR IGNORE INTO temp.erased_messages (id) SELECT id FROM messages WHERE id = ?1 AND uuid = ?2")
        for id in messages {
            if let row = session.identity.row(of: id) {
                try note.bind(1, row).bind(2, id).run()
                if connection.changes > 0 { continue }
            }
            if let place = try session.place(of: id) { try note.bind(1, place.row).bind(2, id).run() }
        }
        if Task.isCancelled { throw StoreError(.cancelled) }
        var counts: [Int64: Int64] = [:]
        let homes = try statement(
            """
            SELECT m.conversation_id, count(*) FROM temp.erased_messages AS p CROSS JOIN messages AS m ON m.id = p.id
            GROUP BY 1
            """)
        while try homes.step() { counts[homes.integer(0)] = homes.integer(1) }
        homes.reset()
        var blobs: Set<String> = []
        let contents = try statement(
            """
            SELECT DISTINCT a.sha256 FROM temp.erased_messages AS p CROSS JOIN attachments AS a ON a.message_id = p.id
            WHERE a.sha256 IS NOT NULL
            """)
        while try contents.step() { blobs.insert(contents.text(0)) }
        contents.reset()
        try statement("INSERT OR REPLACE INTO erased_rows (id, words) SELECT id, NULL FROM temp.erased_messages").run()
        let part = "SELECT id FROM temp.erased_messages"
        try noteLeavingPeople(ofMessages: part)
        for statement in try cascadeStatements(part)
            + ["\(Transaction.blanking) WHERE id IN (\(part))", "DELETE FROM messages WHERE id IN (\(part))"]
        {
            try self.statement(statement).run()
        }
        try connection.execute("DELETE FROM temp.erased_messages")
        try finishErasing(counts)
        return Erasure(messages: counts.values.reduce(0, +), contents: blobs)
    }

    private func finishErasing(_ counts: [Int64: Int64]) throws(StoreError) {
        latestMessage = nil
        if counts.isEmpty { return }
        for (conversation, count) in counts {
            try touch(conversation)
            try countErased(count, ofConversation: conversation)
        }
        try settle()
        changes = [.reload]
    }

    /// Counts the messages of a conversation by what was erased, as there may be millions, and finds its last one.
    private func countErased(_ count: Int64, ofConversation row: Int64) throws(StoreError) {
        try statement(
            """
            UPDATE conversations SET message_count = message_count - ?2, unread_count = (SELECT count(*) FROM messages
                WHERE conversation_id = ?1 AND is_read = 0 AND direction = 1) WHERE id = ?1
            """
        ).bind(1, row).bind(2, count).run()
        try refreshLast(ofConversation: row)
    }
}
