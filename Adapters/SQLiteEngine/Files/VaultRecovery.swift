internal import Message
internal import SQLiteLibrary
package import StorePort

/// What could be read of a damaged vault.
public struct RecoveryReport: Hashable, Sendable {
    /// Rows that were carried over, of every kind.
    public var rows: Int64 = 0
    /// Messages among them.
    public var messages: Int64 = 0
    /// Places where rows could not be read: each lost some rows that lay there.
    public var gaps = 0
}

/// Carries what can be read of a damaged vault over into a new one; the old one stays as it is (ST-10).
package struct VaultRecovery {
    private let source: Connection
    private let target: Connection
    private let transfer: DatabaseTransfer
    private var report = RecoveryReport()

    private init(from source: Connection, to target: Connection) {
        self.source = source
        self.target = target
        transfer = DatabaseTransfer(from: source, to: target)
    }

    /// Recovers a vault into a directory where there is none.
    package static func recover(
        _ layout: VaultLayout, _ connector: any VaultConnector, to new: VaultLayout, _ header: VaultHeader
    ) throws(StoreError) -> RecoveryReport {
        guard FileSystem.exists(layout.database) else { throw StoreError(.noVault) }
        guard !FileSystem.exists(new.database) else { throw StoreError(.cannotOpen) }
        try FileSystem.makeDirectory(new.directory)
        let lock = try VaultLock(new.lock, .exclusive)
        return try withExtendedLifetime(lock) { () throws(StoreError) in
            let temporary = "\(new.database).new"
            VaultReplacement.removeDatabase(temporary)
            do throws(StoreError) {
                let report = try fill(temporary, from: layout, connector)
                try header.write(new.header)
                try FileSystem.replace(new.database, with: temporary)
                return report
            } catch {
                VaultReplacement.removeDatabase(temporary)
                throw error
            }
        }
    }

    private static func fill(
        _ path: String, from layout: VaultLayout, _ connector: any VaultConnector
    ) throws(StoreError) -> RecoveryReport {
        let source = try connector.connect(layout.database, isCreating: false, isReadOnly: false)
        try source.execute("PRAGMA query_only = ON")
        // Pages are read again each time: a page that failed must not poison those beside it.
        try source.execute("PRAGMA cache_size = 64")
        try FileSystem.makeFile(path)
        let target = try connector.connect(path, isCreating: true, isReadOnly: false)
        let version = try? source.integer("PRAGMA user_version")
        try DatabaseTransfer.makeEmpty(target, version: version ?? Migrations.all.version)
        var recovery = VaultRecovery(from: source, to: target)
        try target.write { _ throws(StoreError) in
            try recovery.copyTables()
            try recovery.mendReferences()
        }
        return recovery.report
    }

    // MARK: Rows

    private mutating func copyTables() throws(StoreError) {
        try target.execute("DELETE FROM senders WHERE id > 0")
        for table in try transfer.tables() where !table.hasPrefix("message_index") {
            let insertion = try transfer.insertion(table)
            // What is keyed by a whole number can be entered anywhere; other tables are small.
            switch table {
            case "settings", "conversation_aliases", "policies", "replay_ledger", "opened_envelopes", "trust_seals":
                try copy(table, insertion, "", "", nil)
            case "attachments", "recipients", "reactions":
                try copyRange(table, insertion, key: "message_id", 0...Int64.max)
            case "drafts", "sync_cursors":
                try copyRange(table, insertion, key: "conversation_id", 0...Int64.max)
            default:
                try copyRange(table, insertion, key: "id", 0...Int64.max)
            }
        }
        report.messages = try target.integer("SELECT count(*) FROM messages") ?? 0
    }

    /// Copies the rows of a range of keys: from below until a row cannot be read, from above likewise, and what lies
    /// between by halves.
    private mutating func copyRange(
        _ table: String, _ insertion: Statement, key: String, _ range: ClosedRange<Int64>
    ) throws(StoreError) {
        let within = "WHERE \(key) BETWEEN \(range.lowerBound) AND \(range.upperBound)"
        var low: Int64?
        if try copy(table, insertion, within, "ORDER BY \(key)", { low = $0 }) { return }
        var high: Int64?
        if try copy(table, insertion, within, "ORDER BY \(key) DESC", { high = $0 }) { return }
        let first = low.map { $0 &+ 1 } ?? range.lowerBound
        let last = high.map { $0 &- 1 } ?? range.upperBound
        guard first <= last else { return }
        guard last - first >= 1 else {
            report.gaps += 1
            return
        }
        // Where neither end can be entered, nothing narrower than a page's worth of keys is worth a look.
        if low == nil, high == nil, last - first < 64 {
            report.gaps += 1
            return
        }
        let middle = first + (last - first) / 2
        try copyRange(table, insertion, key: key, first...middle)
        try copyRange(table, insertion, key: key, middle + 1...last)
    }

    /// Copies rows as far as they can be read; whether all could.
    @discardableResult
    private mutating func copy(
        _ table: String, _ insertion: Statement, _ condition: String, _ order: String, _ copied: ((Int64) -> Void)?
    ) throws(StoreError) -> Bool {
        do throws(StoreError) {
            let key = copied == nil ? "NULL" : order.split(separator: " ").dropFirst(2).first.map(String.init) ?? "NULL"
            let rows = try source.transientStatement("SELECT *, \(key) FROM \(table) NOT INDEXED \(condition) \(order)")
            let keyColumn = unsafe sqlite3_column_count(rows.handle) - 1
            while try rows.step() {
                if Task.isCancelled { throw StoreError(.cancelled) }
                for column in 0..<keyColumn {
                    unsafe sqlite3_bind_value(
                        insertion.handle, column + 1, sqlite3_column_value(rows.handle, column))
                }
                try insertion.run()
                report.rows += Int64(target.changes)
                copied?(rows.integer(keyColumn))
            }
            return true
        } catch {
            guard [.damaged, .inputOutput, .cannotPrepare, .cannotExecute].contains(error.code) else { throw error }
            if copied == nil { report.gaps += 1 }
            return false
        }
    }

    // MARK: References

    /// Gives what lost its owner a stand-in, drops what means nothing without it, and makes anew what can be made.
    private func mendReferences() throws(StoreError) {
        for statement in [
            """
            INSERT INTO people (id, uuid, is_owner, display_name, folded)
            SELECT DISTINCT person_id, randomblob(16), 0, '', '' FROM senders
            WHERE person_id IS NOT NULL AND person_id NOT IN (SELECT id FROM people)
            """,
            """
            INSERT INTO people (uuid, is_owner, display_name, folded)
            SELECT randomblob(16), 0, '', '' FROM messages
            WHERE sender_id NOT IN (SELECT id FROM senders) LIMIT 1
            """,
            """
            INSERT INTO senders (id, person_id, identifier, display_name)
            SELECT DISTINCT sender_id, (SELECT max(id) FROM people), NULL, '?' FROM messages
            WHERE sender_id NOT IN (SELECT id FROM senders)
            """,
            """
            INSERT INTO conversations (id, uuid, platform, session_id, title, kind, activity_at, created_at, updated_at)
            SELECT conversation_id, randomblob(16), min(platform), 'recovered-' || conversation_id, '?', 0,
                max(timestamp), min(timestamp), max(timestamp)
            FROM messages WHERE conversation_id NOT IN (SELECT id FROM conversations) GROUP BY conversation_id
            """,
            "UPDATE people SET joined_into = NULL WHERE joined_into NOT IN (SELECT id FROM people)",
            "UPDATE contacts SET person_id = NULL WHERE person_id NOT IN (SELECT id FROM people)",
            "DELETE FROM person_aliases WHERE person_id NOT IN (SELECT id FROM people)",
            "DELETE FROM contact_keys WHERE contact_id NOT IN (SELECT id FROM contacts)",
            "DELETE FROM reactions WHERE person_id NOT IN (SELECT id FROM people)",
            "DELETE FROM reactions WHERE sender_id NOT IN (SELECT id FROM senders)",
            "UPDATE raw_events SET run_id = NULL WHERE run_id NOT IN (SELECT id FROM ingestion_runs)",
            "UPDATE opened_envelopes SET message_id = NULL WHERE message_id NOT IN (SELECT id FROM messages)",
            "UPDATE identities SET predecessor_id = NULL WHERE predecessor_id NOT IN (SELECT id FROM identities)",
            "DELETE FROM raw_events WHERE message_id IS NOT NULL AND message_id NOT IN (SELECT id FROM messages)",
            """
            INSERT OR IGNORE INTO settings (name, value) VALUES ('vault.identity_key', lower(hex(randomblob(16))))
            """,
        ] {
            try target.execute(statement)
        }
        for table in ["attachments", "recipients", "reactions", "message_versions", "outbox"] {
            try target.execute("DELETE FROM \(table) WHERE message_id NOT IN (SELECT id FROM messages)")
        }
        for table in ["conversation_aliases", "drafts", "sync_cursors"] {
            try target.execute("DELETE FROM \(table) WHERE conversation_id NOT IN (SELECT id FROM conversations)")
        }
        try target.execute("INSERT INTO message_index (message_index) VALUES ('rebuild')")
        try recount()
    }

    private func recount() throws(StoreError) {
        let transaction = Transaction(
            Session(target, identity: MessageIdentity(maskKey: (0, 0), randomKey: (0, 0))), now: .init(milliseconds: 0))
        var rows: [Int64] = []
        let statement = try target.transientStatement("SELECT id FROM conversations")
        while try statement.step() { rows.append(statement.integer(0)) }
        for row in rows { try transaction.recount(conversation: row) }
    }
}
