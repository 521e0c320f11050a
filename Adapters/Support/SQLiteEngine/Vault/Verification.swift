internal import WhisperMessage
internal import WhisperStorePort

/// Checks pages and references between rows (ST-10).
extension Connection {
    /// The maximum number of findings of each kind.
    private static let most = 100

    /// Runs the engine's own checks; outside of a transaction, as an unreadable page would abort it.
    func verifyPages() throws(StoreError) -> VerificationReport {
        var report = VerificationReport(findings: [])
        // The check reads only the file, so pages whose newest state is still in the log would be reported as damaged.
        _ = try? integer("PRAGMA wal_checkpoint(PASSIVE)")
        try check("PRAGMA cipher_integrity_check", .cipher, &report)
        // From 3.44 on, the engine also checks the search index, which is checked separately and can be repaired.
        try check("PRAGMA integrity_check(\(Connection.most))", .integrity, &report) { detail in
            detail != "ok" && !detail.contains("inverted index for FTS")
        }
        try check("PRAGMA foreign_key_check", .foreignKey, &report)
        // Additions by a later program are not this one's to judge.
        let isKnown = try integer("PRAGMA user_version") ?? 0 <= Migrations.all.version
        if isKnown, report.findings.allSatisfy({ $0.kind != .integrity && $0.kind != .cipher }) {
            for detail in try SchemaCheck(for: self).differences(in: self).prefix(Connection.most) {
                report.findings.append(VerificationReport.Finding(kind: .schema, detail: detail))
            }
        }
        return report
    }

    /// Reports each row that a pragma returns as a finding.
    private func check(
        _ pragma: String, _ kind: VerificationReport.Kind, _ report: inout VerificationReport,
        isFinding: (String) -> Bool = { _ in true }
    ) throws(StoreError) {
        var count = 0
        do throws(StoreError) {
            let statement = try transientStatement(pragma)
            while try statement.step() {
                let detail = statement.text(0)
                guard isFinding(detail) else { continue }
                count += 1
                if count <= Connection.most {
                    report.findings.append(VerificationReport.Finding(kind: kind, detail: detail))
                }
            }
        } catch {
            // An unreadable page is what the check looks for.
            guard error.code == .damaged || error.code == .inputOutput else { throw error }
            report.findings.append(VerificationReport.Finding(kind: kind, detail: error.description))
        }
    }

}

/// Checks and repairs the consistency between rows (ST-10).
extension Transaction {
    /// Checks the keys of messages, the full-text index, the conversations' counters and the gaps in rooms, and rebuilds what is wrong.
    func verifyContent(_ report: inout VerificationReport, repair: Bool) throws(StoreError) {
        try checkKeys(&report, repair: repair)
        try checkIndex(&report, repair: repair)
        try checkConversations(&report, repair: repair)
        try checkGaps(&report, repair: repair)
    }

    /// A gap whose bounds no program wrote cannot be filled; a repair removes it.
    private func checkGaps(_ report: inout VerificationReport, repair: Bool) throws(StoreError) {
        let impossible = "FROM arrival_gaps WHERE \(Connection.isImpossibleGap)"
        let count = try connection.integer("SELECT count(*) \(impossible)") ?? 0
        append(Int(clamping: count), .counters, "gaps with impossible bounds", &report)
        guard repair, count > 0 else { return }
        try connection.execute("DELETE \(impossible)")
        report.repaired += 1
    }

    private func checkKeys(_ report: inout VerificationReport, repair: Bool) throws(StoreError) {
        let check = KeyCheck(connection: connection)
        if try check.isSound() { return }
        report.findings.append(
            VerificationReport.Finding(
                kind: .integrity, detail: "the keys of messages and answers differ from the messages"))
        guard repair else { return }
        try check.rebuild()
        connection.recentKeys.begin()
        report.repaired += 1
    }

    private func checkIndex(_ report: inout VerificationReport, repair: Bool) throws(StoreError) {
        if try IndexCheck(connection: connection).isSound() { return }
        report.findings.append(
            VerificationReport.Finding(kind: .searchIndex, detail: "the index differs from the messages"))
        guard repair else { return }
        try connection.execute("INSERT INTO message_index (message_index) VALUES ('rebuild')")
        try connection.execute("DELETE FROM erased_rows")
        report.repaired += 1
    }

    private func checkConversations(_ report: inout VerificationReport, repair: Bool) throws(StoreError) {
        var wrong: [Int64] = []
        let counters = try connection.transientStatement(
            """
            SELECT c.id FROM conversations AS c
            WHERE c.message_count <> (SELECT count(*) FROM messages AS m WHERE m.conversation_id = c.id)
                OR c.unread_count <> (SELECT count(*) FROM messages AS m
                    WHERE m.conversation_id = c.id AND m.is_read = 0 AND m.direction = 1)
            """)
        while try counters.step() { wrong.append(counters.integer(0)) }
        append(wrong.count, .counters, "conversations with wrong counters", &report)

        var stale: [Int64] = []
        let last = try connection.transientStatement(
            """
            SELECT c.id, c.last_message_uuid, c.last_message_text, c.last_message_at, m.uuid, m.text, m.timestamp
            FROM conversations AS c LEFT JOIN messages AS m ON m.id = (SELECT n.id FROM messages AS n
                WHERE n.conversation_id = c.id ORDER BY n.position DESC LIMIT 1)
            """)
        while try last.step() {
            let isSame =
                last.identifier(1) == last.identifier(4) && last.optionalInteger(3) == last.optionalInteger(6)
                && last.text(2) == String(last.text(5).prefix(200))
            if !isSame { stale.append(last.integer(0)) }
        }
        append(stale.count, .lastMessage, "conversations with a wrong last message", &report)

        guard repair else { return }
        for row in Set(wrong).union(stale) {
            try touch(row)
            try recount(conversation: row)
        }
        report.repaired += (wrong.isEmpty ? 0 : 1) + (stale.isEmpty ? 0 : 1)
    }

    private func append(
        _ count: Int, _ kind: VerificationReport.Kind, _ words: String, _ report: inout VerificationReport
    ) {
        guard count > 0 else { return }
        report.findings.append(VerificationReport.Finding(kind: kind, detail: "\(count) \(words)"))
    }
}
