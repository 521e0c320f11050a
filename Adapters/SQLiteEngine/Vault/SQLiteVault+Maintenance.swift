internal import Message
public import StorePort

extension SQLiteVault {
    /// See `VaultMaintenance`.
    public func verify(repair: Bool) async throws(StoreError) -> VerificationReport {
        // Pages are looked at beside the writer. Where they cannot be read, what they hold cannot be compared.
        let report = try await withReader { session throws(StoreError) in try session.connection.verifyPages() }
        if report.findings.contains(where: { $0.kind == .integrity || $0.kind == .cipher }) { return report }
        return try await write { transaction throws(StoreError) in
            var report = report
            try transaction.verifyContent(&report, repair: repair)
            if report.repaired > 0 { transaction.changes.insert(.reload) }
            return report
        }
    }

    /// See `VaultMaintenance`.
    public func backup(toFile path: String) async throws(StoreError) {
        let file = file
        try await withReader { session throws(StoreError) in
            try DatabaseCopy.copy(from: session.connection, to: path, connector: file.connector)
        }
    }

    /// See `VaultMaintenance`.
    public func prune(_ rule: RetentionRule, dryRun: Bool) async throws(StoreError) -> PruneReport {
        if rule.before == nil && rule.conversation == nil && rule.platform == nil {
            // Asked of the vault all the same, which may be closed or the task cancelled.
            return try await read { _ in PruneReport(messages: 0, conversations: 0, orphanedBlobs: []) }
        }
        if dryRun {
            return try await read { session throws(StoreError) in try session.connection.covered(by: rule).report }
        }
        return try await write { transaction throws(StoreError) in try transaction.prune(rule) }
    }

    /// See `VaultMaintenance`. The planner is told nothing: every hot query names its own order of tables, and figures of
    /// a small vault would mislead it once the vault is large.
    public func optimize() async throws(StoreError) {
        try await withWriter { session throws(StoreError) in
            try ErasedWords.merge(session.connection)
            try session.connection.emptyLog()
        }
    }

    /// See `VaultMaintenance`. Pages that are free go from the end of the file, some thousands at a time, so memory stays
    /// flat whatever the size.
    public func vacuum() async throws(StoreError) {
        try await withWriter { session throws(StoreError) in
            let connection = session.connection
            while try connection.integer("PRAGMA freelist_count") ?? 0 > 0 {
                if Task.isCancelled { throw StoreError(.cancelled) }
                try connection.execute("PRAGMA incremental_vacuum(4096)")
            }
            try connection.emptyLog()
        }
    }

    /// See `VaultMaintenance`.
    @discardableResult
    public func clearAll() async throws(StoreError) -> [String] {
        try await write { transaction throws(StoreError) in
            let blobs = try transaction.connection.referencedBlobs()
            for table in [
                "drafts", "sync_cursors", "sync_missing", "sealed_lines", "outbox", "raw_events", "message_versions",
                "reactions", "recipients",
                "attachments", "messages", "conversation_aliases", "conversations", "contact_keys",
                "contacts", "senders WHERE id > 0", "person_aliases", "people", "ingestion_runs", "spill_queue",
            ] {
                try transaction.connection.execute("DELETE FROM \(table)")
            }
            // With nothing to index, this empties the index at once.
            try transaction.connection.execute("INSERT INTO message_index (message_index) VALUES ('rebuild')")
            transaction.changes = [.reload]
            return blobs
        }
    }

    /// See `VaultMaintenance`.
    public func referencedBlobs() async throws(StoreError) -> [String] {
        try await read { session throws(StoreError) in try session.connection.referencedBlobs() }
    }
}

extension Connection {
    /// The blobs that anything refers to, in ascending order.
    fileprivate func referencedBlobs() throws(StoreError) -> [String] {
        let statement = try statement(
            """
            SELECT sha256 FROM attachments WHERE sha256 IS NOT NULL
            UNION SELECT avatar FROM conversations WHERE avatar IS NOT NULL
            UNION SELECT avatar FROM contacts WHERE avatar IS NOT NULL ORDER BY 1
            """)
        defer { statement.reset() }
        var blobs: [String] = []
        while try statement.step() { blobs.append(statement.text(0)) }
        return blobs
    }

    /// What a retention rule covers.
    fileprivate func covered(
        by rule: RetentionRule
    ) throws(StoreError) -> (rows: [Int64], conversations: Set<Int64>, report: PruneReport) {
        var conversation: Int64?
        if let id = rule.conversation {
            conversation = try conversationRow(id)
            if conversation == nil { return ([], [], PruneReport(messages: 0, conversations: 0, orphanedBlobs: [])) }
        }
        let last = try rule.before.map { (before) throws(StoreError) in
            try lastRow(ofBucket: MessageRowID.bucket(of: before))
        }
        var conditions = ["id <= ?1"]
        if rule.before != nil { conditions.append("timestamp < ?2") }
        if conversation != nil { conditions.append("conversation_id = ?3") }
        if rule.platform != nil { conditions.append("platform = ?4") }
        let statement = try transientStatement(
            """
            SELECT id, conversation_id FROM messages WHERE \(conditions.joined(separator: " AND ")) ORDER BY id
            """
        ).bind(1, last ?? .max)
        if let before = rule.before { statement.bind(2, before) }
        if let conversation { statement.bind(3, conversation) }
        if let platform = rule.platform { statement.bind(4, platform.rawValue) }
        var rows: [Int64] = []
        var conversations: Set<Int64> = []
        while try statement.step() {
            rows.append(statement.integer(0))
            conversations.insert(statement.integer(1))
        }
        let report = PruneReport(
            messages: Int64(rows.count), conversations: Int64(conversations.count), orphanedBlobs: [])
        return (rows, conversations, report)
    }
}

extension Transaction {
    fileprivate func prune(_ rule: RetentionRule) throws(StoreError) -> PruneReport {
        var (rows, conversations, report) = try connection.covered(by: rule)
        if rows.isEmpty { return report }
        for conversation in conversations { try touch(conversation) }
        var blobs: Set<String> = []
        for row in rows {
            if Task.isCancelled { throw StoreError(.cancelled) }
            blobs.formUnion(
                try connection.strings(
                    "SELECT sha256 FROM attachments WHERE message_id = ?1 AND sha256 IS NOT NULL", row))
            try erase(row: row)
        }
        for conversation in conversations { try recount(conversation: conversation) }
        report.orphanedBlobs = try connection.unreferenced(blobs)
        try settle()
        changes = [.reload]
        return report
    }
}
