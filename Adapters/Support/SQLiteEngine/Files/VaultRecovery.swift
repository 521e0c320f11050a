internal import WhisperMessage
package import WhisperStorePort

/// Transfers the readable part of a damaged vault into a new one; the old one remains unchanged (ST-10).
///
/// First table by table along the trees; then, for tables with a broken tree, page by page: the time is proportional to
/// the size of the file, whatever is damaged.
package struct VaultRecovery {
    private let target: Connection
    private let tables: [RecoveredTable]

    private let migrations: Migrations

    private init(to target: Connection, _ migrations: Migrations) throws(StoreError) {
        self.target = target
        self.migrations = migrations
        var tables: [RecoveredTable] = []
        let names = try DatabaseTransfer(from: target, to: target).tables()
        for name in names where !VaultRecovery.isRebuilt(name) {
            let shape = try RowShape(name, in: target, added: migrations.columns(addedTo: name))
            tables.append(RecoveredTable(shape, in: target))
        }
        self.tables = tables
    }

    /// Whether a table's rows follow from others.
    private static func isRebuilt(_ table: String) -> Bool {
        table.hasPrefix("message_index") || table == "erased_rows" || table.hasSuffix("message_keys")
            || table.hasSuffix("message_answers")
    }

    /// Recovers a vault into a directory without one.
    ///
    /// After its task is cancelled, it soon throws `.cancelled` and leaves no database at the new location.
    ///
    /// - Parameter lock: The damaged vault's lock, if the caller holds it; it is then held exclusively.
    /// - Throws: `.noVault`, `.cannotOpen` if there already is a vault at the new location, `.wrongKey`, `.damaged` if
    ///   not even the first page can be read, `.cancelled`.
    package static func recover(
        _ layout: DatabaseFiles, _ connector: any VaultConnector, to new: DatabaseFiles, _ header: VaultHeader,
        held lock: VaultLock? = nil, migrations: Migrations = .all
    ) throws(StoreError) -> RecoveryReport {
        guard FileSystem.exists(layout.database) else { throw StoreError(.noVault) }
        guard !FileSystem.exists(new.database) else { throw StoreError(.cannotOpen) }
        try FileSystem.makeDirectory(new.directory)
        if let lock { try alone(lock) }
        let locks = (lock == nil ? try held(layout) : lock, try VaultLock(new.lock, .exclusive))
        return try withExtendedLifetime(locks) { () throws(StoreError) in
            let temporary = "\(new.database).new"
            VaultReplacement.removeDatabase(temporary)
            do throws(StoreError) {
                let copy = try SalvageCopy(of: layout.database, at: "\(new.database).salvage")
                defer { copy.remove() }
                let salt = (try? VaultHeader.read(layout.header))?.salt
                let report = try fill(temporary, from: copy, salt, connector, migrations: migrations)
                try header.noting(saltOf: temporary).write(new.header)
                try FileSystem.replace(new.database, with: temporary)
                return report
            } catch {
                VaultReplacement.removeDatabase(temporary)
                VaultReplacement.removeDatabase("\(new.database).salvage")
                throw error
            }
        }
    }

    /// Locks the damaged vault exclusively, so that nothing changes while it is copied; impossible on a read-only
    /// medium.
    private static func held(_ layout: DatabaseFiles) throws(StoreError) -> VaultLock? {
        do throws(StoreError) {
            return try VaultLock(layout.lock, .exclusive)
        } catch {
            guard error.code == .readOnly || error.code == .cannotOpen else { throw error }
            return nil
        }
    }

    private static func alone(_ lock: VaultLock) throws(StoreError) {
        do throws(StoreError) {
            try lock.hold(.exclusive)
        } catch {
            guard error.code == .readOnly || error.code == .cannotOpen else { throw error }
        }
    }

    private static func fill(
        _ path: String, from copy: SalvageCopy, _ salt: [UInt8]?, _ connector: any VaultConnector,
        migrations: Migrations
    ) throws(StoreError) -> RecoveryReport {
        // The salt that authenticates all pages is at the start of the first one; the header contains a copy.
        let start = try copy.start()
        var source = try vault(in: copy, connector)
        if source == nil, let salt, salt != start {
            try copy.setStart(salt)
            source = try vault(in: copy, connector)
        }
        let version = try source?.integer("PRAGMA user_version") ?? migrations.version
        guard version <= migrations.version else { throw StoreError(.newerVersion) }
        try FileSystem.makeFile(path)
        let target = try connector.connect(path, isCreating: true, isReadOnly: false)
        try DatabaseTransfer.makeEmpty(target, version: version, migrations: migrations)
        let recovery = try VaultRecovery(to: target, migrations)
        return try target.write { _ throws(StoreError) in
            try target.execute("DELETE FROM senders WHERE id > 0")
            if let source { try recovery.copyTrees(source) }
            source = nil
            if recovery.tables.contains(where: { !$0.isWhole }) {
                let salts = [salt, start].compactMap(\.self)
                for salt in salts.first == salts.last ? [start] : salts {
                    try copy.setStart(salt)
                    if try recovery.copyPages(of: copy, try connector.salted(salt)) > 0 { break }
                }
            }
            let report = try recovery.report()
            try recovery.mendReferences()
            return report
        }
    }

    /// A connection to the copy, if the engine finds a vault in it.
    private static func vault(
        in copy: SalvageCopy, _ connector: any VaultConnector
    ) throws(StoreError) -> sending Connection? {
        guard let connection = try copy.opened(connector) else { return nil }
        do throws(StoreError) {
            guard try connection.integer("PRAGMA application_id") == Schema.applicationID else { return nil }
            return connection
        } catch {
            guard error.isDamage else { throw error }
            return nil
        }
    }

    // MARK: Rows

    /// Copies the tables as far as their trees lead, and counts by their indices the rows of those whose tree ends
    /// early.
    private func copyTrees(_ source: Connection) throws(StoreError) {
        let schema = try SchemaCheck(for: source, migrations)
        for table in tables {
            // A table that is no longer ours is not read as such; its pages are.
            guard try schema.isUnaltered(table.shape.table, in: source) else { continue }
            do throws(StoreError) {
                let rows = try source.transientStatement(table.shape.selection)
                var isSound = true
                while try rows.stepOverDamage() {
                    if Task.isCancelled { throw StoreError(.cancelled) }
                    let fields = table.shape.columns.count
                    // If pages are not authenticated, a damaged one may lead into another table.
                    if table.shape.fits(rows, fields: fields) {
                        try table.insert(rows, fields: fields)
                    } else {
                        isSound = false
                    }
                }
                table.isWhole = isSound
            } catch {
                guard error.isDamage else { throw error }
            }
            if !table.isWhole { table.expected = try count(table.shape.table, source) }
        }
    }

    /// The number of rows in a table according to a complete index that is still readable; nil if there is none.
    private func count(_ table: String, _ source: Connection) throws(StoreError) -> Int64? {
        var names: [String] = []
        do throws(StoreError) {
            let indices = try source.transientStatement("PRAGMA index_list(\(table))")
            while try indices.step() {
                if !indices.bool(4), indices.text(3) != "pk" { names.append(indices.text(1)) }
            }
            for name in names {
                if let count = try? source.integer("SELECT count(*) FROM \(table) INDEXED BY \(name)") { return count }
            }
        } catch {
            guard error.isDamage else { throw error }
        }
        if Task.isCancelled { throw StoreError(.cancelled) }
        return nil
    }

    /// Copies rows from individual pages for tables that could not be copied completely.
    ///
    /// - Returns: The number of pages that contain rows or keys.
    private func copyPages(of copy: SalvageCopy, _ connector: any VaultConnector) throws(StoreError) -> Int {
        let fields = (tables.map(\.shape.columns.count).max() ?? 0) + 1
        var pages = try PageTables(copy, connector, fields: fields)
        var understood = 0
        for first in stride(from: 2, through: pages.last, by: Int(PageTables.slots)) {
            if Task.isCancelled { throw StoreError(.cancelled) }
            try pages.point(at: first)
            for slot in 0..<min(PageTables.slots, pages.last - first + 1) {
                if try copyPage(slot, keyed: false, of: &pages) {
                    understood += 1
                } else if try copyPage(slot, keyed: true, of: &pages) {
                    understood += 1
                }
            }
        }
        return understood
    }

    /// Copies the rows of one page; returns whether it is a page of the requested kind.
    private func copyPage(_ slot: Int64, keyed: Bool, of pages: inout PageTables) throws(StoreError) -> Bool {
        let candidates = tables.filter { $0.shape.isKeyed == keyed }
        var strangers = 0
        let form = pages
        return try pages.read(slot: slot, keyed: keyed) { (row) throws(StoreError) in
            let fields = form.fields(of: row)
            let fitting = candidates.filter { $0.shape.fits(row, fields: fields) }
            guard let table = fitting.first, fitting.count == 1 else {
                strangers += 1
                return strangers < 16
            }
            // All rows of a page belong to one table.
            guard !table.isWhole else { return false }
            try table.insert(row, fields: fields)
            return true
        }
    }

    private func report() throws(StoreError) -> RecoveryReport {
        var report = RecoveryReport()
        for table in tables {
            let recovered = try target.integer("SELECT count(*) FROM \(table.shape.table)") ?? 0
            report.rows += table.inserted
            if table.shape.table == "messages" { report.messages = recovered }
            let lost = table.expected.map { max(0, $0 - recovered) }
            guard !table.isWhole, lost != 0 else { continue }
            report.losses.append(RecoveryLoss(table: table.shape.table, recovered: recovered, lost: lost))
        }
        return report
    }

    // MARK: References

    /// Adds placeholders for missing owners, deletes what is meaningless without its owner, and rebuilds what can be
    /// rebuilt.
    private func mendReferences() throws(StoreError) {
        try target.execute(
            "INSERT OR IGNORE INTO settings (name, value) VALUES ('vault.identity_key', lower(hex(randomblob(16))))")
        let keys = KeyCheck(connection: target)
        try keys.rebuild()
        try keys.deleteRepetitions()
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
            // A later run may get the number of one that is lost.
            "UPDATE messages SET run_id = NULL WHERE run_id NOT IN (SELECT id FROM ingestion_runs WHERE known IS NOT NULL)",
            "UPDATE opened_envelopes SET message_id = NULL WHERE message_id NOT IN (SELECT id FROM messages)",
            "UPDATE identities SET predecessor_id = NULL WHERE predecessor_id NOT IN (SELECT id FROM identities)",
            "DELETE FROM raw_events WHERE message_id IS NOT NULL AND message_id NOT IN (SELECT id FROM messages)",
            // Entries of an index of attachments have the same form.
            "DELETE FROM policies WHERE is_on NOT IN (0, 1)",
            // It is no longer certain which lines it has sealed, so from now on it acts as another device (RT-10).
            "DELETE FROM sealed_lines",
            "DELETE FROM settings WHERE name = 'realtime.device'",
            "DELETE FROM group_members WHERE role NOT IN ('0', '1', '2', '3')",
            "DELETE FROM message_receipts WHERE status NOT IN ('1', '2', '3')",
            "DELETE FROM sync_missing WHERE first < 1 OR last < first",
            "DELETE FROM arrival_gaps WHERE \(Connection.isImpossibleGap)",
        ] {
            try target.execute(statement)
        }
        for table in [
            "attachments", "recipients", "reactions", "message_versions", "outbox", "post_attempts", "message_receipts",
        ] {
            try target.execute("DELETE FROM \(table) WHERE message_id NOT IN (SELECT id FROM messages)")
        }
        for table in ["group_ranks", "group_members", "message_receipts"] {
            try target.execute("DELETE FROM \(table) WHERE person_id NOT IN (SELECT id FROM people)")
        }
        for column in ["sender_id", "author_id"] {
            try target.execute("DELETE FROM waiting_changes WHERE \(column) NOT IN (SELECT id FROM senders)")
        }
        for table in [
            "conversation_aliases", "drafts", "sync_cursors", "sync_missing", "arrival_gaps", "waiting_changes",
            "group_ranks", "group_members",
        ] {
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

/// What could be recovered from a damaged vault, and what was lost (ST-10).
public struct RecoveryReport: Hashable, Sendable {
    /// The number of recovered rows of all kinds.
    public var rows: Int64 = 0
    /// The number of messages among them.
    public var messages: Int64 = 0
    /// The losses by table; empty if nothing was lost.
    public var losses: [RecoveryLoss] = []
}

/// The loss in one table.
public struct RecoveryLoss: Hashable, Sendable {
    /// The table's name, as in docs/formats.md.
    public let table: String
    /// The number of recovered rows.
    public let recovered: Int64
    /// The number of lost rows: how many more an intact index of the table counts; nil if there is no such index.
    public let lost: Int64?
}
