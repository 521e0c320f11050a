import Foundation
import WhisperMessage
import WhisperSQLiteEngine
import WhisperStorePort
import WhisperTestThreads
import Testing

/// A vault created by version 1 of the schema, with rows in every table, under this version (ST-9).
@Suite("Vaults of the first version", .ownThreads)
struct MigrationTests {
    /// The tables that later versions change.
    private static let reshaped: Set<String> = ["outbox", "sync_cursors", "replay_ledger"]
    /// The tables added by versions 3 to 9, which are initially empty.
    private static let added = [
        "arrival_accounts", "arrival_gaps", "erased_rows", "group_members", "group_ranks", "message_receipts",
        "post_attempts", "sealed_lines", "sync_missing", "trust_seals", "waiting_changes",
    ]

    /// The tables that versions 11 and 12 add; `MessageKeyTests` tests what is in them.
    static let keys = ["message_answers", "message_keys", "recent_message_answers", "recent_message_keys"]

    @Test(
        "A vault of version 1 with rows in all tables keeps all of them (ST-9)",
        arguments: TemporaryVault.Kind.allCases)
    func keepsEverything(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await FirstVersion.make(vault)
        let before = try FirstVersion.rows(of: vault)
        for (table, rows) in before { #expect(!rows.isEmpty, "\(table) has rows in version 1") }
        try await vault.open().close()
        let after = try FirstVersion.rows(of: vault)
        #expect(after.keys.sorted() == (before.keys + MigrationTests.added + MigrationTests.keys).sorted())
        for table in MigrationTests.added { #expect(after[table] == []) }
        for (table, rows) in before where !MigrationTests.reshaped.contains(table) {
            let expected =
                switch table {
                case "settings": (rows + ["'vault.outbox_number'|'7'"]).sorted()
                // Columns added by later versions follow, including a seal.
                case "messages": rows.map { row in after[table]?.first { $0.hasPrefix(row + "|NULL") } ?? row }
                default: MigrationTests.archivable(table, rows)
                }
            #expect(after[table] == expected, "\(table)")
        }
        #expect(after["outbox"] == ["5|6451200000|2|99"])
        #expect(after["sync_cursors"] == ["1|12|NULL|NULL|NULL|NULL|NULL|0"])
        // The key and the time of a ledger entry are preserved.
        let entry = try #require(before["replay_ledger"]?.first).split(separator: "|")
        #expect(after["replay_ledger"] == ["\(entry[0])|\(entry[2])"])
        #expect(try vault.connection().integer("PRAGMA user_version") == Migrations.all.version)
    }

    @Test(
        "For messages opened by earlier versions, only that is certain; own sealed messages are the owner's (LOOK-4)",
        arguments: TemporaryVault.Kind.allCases)
    func seals(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await FirstVersion.make(vault)
        try FirstVersion.addSealed(to: vault)
        let store = try vault.open()
        let page = try await store.conversation(platform: .whisper, key: "contact:1")
        let messages = try await store.messages(in: try #require(page).id, .newest, limit: 10)
        #expect(messages.map(\.seal) == [MessageSeal(.own), MessageSeal(.unrecorded), nil])
        await store.close()
    }

    @Test(
        "A message opened in place by version 2 was written when its record says that it was sealed (RT-10, ST-9)",
        arguments: TemporaryVault.Kind.allCases)
    func writtenTimes(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await FirstVersion.make(vault)
        let second = try #require(Migrations.all.steps.first)
        try vault.execute((second + ["PRAGMA user_version = 2"]).joined(separator: ";\n"))
        let notes = [
            #"{"envelope":{"name":"\"sent_at\":\"1999-01-01T00:00:00Z","sent_at":"2026-03-01T09:29:58Z"}}"#,
            #"{"envelope":{"sent_at":null}}"#, #"{"envelope":{"state":"expired"}}"#,
        ]
        for (index, note) in notes.enumerated() {
            try vault.execute(
                """
                INSERT INTO messages (id, uuid, conversation_id, position, external_id, sender_id, platform, timestamp,
                    time_precision, direction, status, is_read, kind, text, platform_specific, parts, is_uuid_given,
                    carrier_text)
                VALUES (\(6_451_200_100 + index), x'2\(index)000000000000000000000000000000', 1, \(9_000_000 + index), 'l\(index)',
                    1, 'realtime', 100800000010, 1, 1, 1, 1, 0, 'line', '\(note)', 0, 1, 'whisper1:x')
                """)
        }
        let store = try vault.open()
        let sealed = try #require(Timestamp(rfc3339: "2026-03-01T09:29:58Z"))
        var written: [Timestamp?] = []
        for index in notes.indices {
            let id = try #require(UniqueIdentifier("2\(index)000000-0000-0000-0000-000000000000"))
            written.append(try await store.message(id)?.writtenAt)
        }
        #expect(written == [sealed, nil, nil])
        await store.close()
    }

    @Test("Synchronisation continues from version 1 (ST-9, RT-4, RT-5)", arguments: TemporaryVault.Kind.allCases)
    func goesOn(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await FirstVersion.make(vault)
        let store = try vault.open()
        let entry = try #require(try await store.outbox(of: nil, after: nil, limit: 10).first)
        #expect(entry.number == 5 && entry.attempts == 2 && entry.clientMessageID == "c-waiting")
        #expect(entry.serverConversation == "room" && entry.text == "waiting words")
        let cursor = try #require(try await store.syncCursors(of: .realtime).first)
        #expect(cursor.sequence == 12 && cursor.update == nil)
        let messages = try await store.messages(in: cursor.conversation, .newest, limit: 10)
        #expect(messages.map(\.status) == [.pending, .failed])
        #expect(messages.allSatisfy { $0.carrierText == nil })
        // The entry that version 1 had given up on had number 7.
        #expect(try await store.retry(messages[1].unified.id).number == 8)
        #expect(try await store.verify(repair: false).findings.isEmpty)
        #expect(try await store.search(SearchRequest(.term("waiting"))).count == 1)
        await store.close()
    }

    @Test(
        "A vault of version 3 keeps everything, and can then follow a service without numbers (ST-9, MX-2)",
        arguments: TemporaryVault.Kind.allCases)
    func thirdVersion(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await FirstVersion.make(vault)
        try await vault.open(migrations: Migrations(steps: Array(Migrations.all.steps.prefix(2)))).close()
        #expect(try vault.connection().integer("PRAGMA user_version") == 3)
        let before = try FirstVersion.rows(of: vault)
        let store = try vault.open()
        #expect(try vault.connection().integer("PRAGMA user_version") == Migrations.all.version)
        let after = try FirstVersion.rows(of: vault)
        for (table, rows) in before { #expect(after[table] == MigrationTests.archivable(table, rows), "\(table)") }
        #expect(
            Set(after.keys).subtracting(before.keys).subtracting(MigrationTests.keys) == [
                "arrival_accounts", "arrival_gaps", "group_members", "message_receipts", "post_attempts",
            ])
        let copy = DatabaseFiles(directory: vault.directory).copyBeforeMigration(from: 3)
        #expect(FileManager.default.fileExists(atPath: copy))
        let account = ArrivalAccount(platform: .matrix, user: "@me:here", server: "here")
        let hall = ConversationReference(platform: .matrix, key: "!hall", title: "Hall", kind: .group)
        let message = Arrival(
            serverID: "$1", sender: ArrivalSender("@ann:here"), content: Content(kind: .text, text: "x"),
            createdAt: Timestamp(milliseconds: 1))
        let room = ArrivalRoom(hall, messages: [message], limited: GapStart(token: "g"))
        _ = try await store.applyArrivals(ArrivalBatch(account: account, expecting: nil, token: "s", rooms: [room]))
        #expect(try await store.verify(repair: false).findings.isEmpty)
        await store.close()
        let again = try vault.open()
        #expect(try await again.arrivalProgress(of: .matrix) == ArrivalProgress(account: account, token: "s"))
        #expect(try await again.gaps(of: .matrix).map(\.token) == ["g"])
        await again.close()
    }

    @Test(
        "Entries of a vault of version 4 belong to their platforms, and were never posted as far as is known (ST-9, MX-3)",
        arguments: TemporaryVault.Kind.allCases)
    func fourthVersion(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await FirstVersion.make(vault)
        try await vault.open(migrations: Migrations(steps: Array(Migrations.all.steps.prefix(3)))).close()
        #expect(try vault.connection().integer("PRAGMA user_version") == 4)
        try vault.execute(MigrationTests.matrixEntry)
        let before = try FirstVersion.rows(of: vault)
        let store = try vault.open()
        #expect(try vault.connection().integer("PRAGMA user_version") == Migrations.all.version)
        let after = try FirstVersion.rows(of: vault)
        for (table, rows) in before { #expect(after[table] == MigrationTests.archivable(table, rows), "\(table)") }
        #expect(
            Set(after.keys).subtracting(before.keys).subtracting(MigrationTests.keys)
                == ["group_members", "message_receipts", "post_attempts"])
        let copy = DatabaseFiles(directory: vault.directory).copyBeforeMigration(from: 4)
        #expect(FileManager.default.fileExists(atPath: copy))
        let entries = try await store.outbox(of: nil, after: nil, limit: 10)
        #expect(entries.map(\.platform) == [.realtime, .matrix])
        #expect(entries.map(\.firstAttempt) == [nil, nil] && entries.map(\.attempts) == [2, 3])
        #expect(try await store.outbox(of: .matrix, after: nil, limit: 10) == [entries[1]])
        let file = WhisperMessage.Attachment(name: "x.png", state: .remote)
        #expect(entries[1].attachments == [file] && entries[0].attachments.map(\.state) == [.missing])
        #expect(
            try await store.messagesToFetch(of: .matrix, in: nil, after: nil, limit: 9).map(\.unified.id)
                == [entries[1].message])
        #expect(entries[1].serverConversation == "!hall" && entries[1].clientMessageID == "c-hall")
        let attempt = PostAttempt(device: "DEVICE", at: Timestamp(milliseconds: 100_800_000_050))
        try await store.noteAttempt(entries[1].number, attempt)
        try await store.giveUp(entries[1].number)
        #expect(try await store.verify(repair: false).findings.isEmpty)
        await store.close()
        let again = try vault.open()
        #expect(try await again.retry(entries[1].message).firstAttempt == attempt)
        await again.close()
    }

    @Test(
        "No chat of a vault of version 5 is archived, and their order stays (ST-9, WDB-5)",
        arguments: TemporaryVault.Kind.allCases)
    func fifthVersion(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await FirstVersion.make(vault)
        try await vault.open(migrations: Migrations(steps: Array(Migrations.all.steps.prefix(4)))).close()
        try vault.execute(MigrationTests.matrixEntry)
        let before = try FirstVersion.rows(of: vault)
        let store = try vault.open()
        #expect(try vault.connection().integer("PRAGMA user_version") == Migrations.all.version)
        let after = try FirstVersion.rows(of: vault)
        #expect(
            Set(after.keys).subtracting(before.keys).subtracting(MigrationTests.keys)
                == ["group_members", "message_receipts"])
        for (table, rows) in before { #expect(after[table] == MigrationTests.archivable(table, rows), "\(table)") }
        let listed = try await store.conversations(after: nil, limit: 10)
        #expect(listed.count == before["conversations"]?.count && !listed.contains(where: \.isArchived))
        let latest = listed.map { $0.lastMessage?.timestamp ?? $0.createdAt }
        #expect(listed.allSatisfy(\.isPinned) || latest == latest.sorted(by: >))
        try await store.setArchived(listed[0].id, true)
        let again = try await store.conversations(after: nil, limit: 10)
        #expect(again.map(\.id) == (listed.dropFirst() + [listed[0]]).map(\.id))
        #expect(try await store.verify(repair: false).findings.isEmpty)
        await store.close()
    }

    /// The rows of a table of an earlier version with the columns that versions 6 to 10 added.
    private static func archivable(_ table: String, _ rows: [String]) -> [String] {
        switch table {
        case "conversations": rows.map { $0 + "|0|NULL|NULL|NULL|NULL" }
        case "messages", "message_versions": rows.map { $0 + "|NULL" }
        case "ingestion_runs": rows.map { $0 + "|NULL|NULL|NULL" }
        default: rows
        }
    }

    @Test(
        "Messages of a vault of version 6 belong to no import, and imports from then on can be undone (ST-9, ING-2)",
        arguments: TemporaryVault.Kind.allCases)
    func sixthVersion(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await FirstVersion.make(vault)
        try await vault.open(migrations: Migrations(steps: Array(Migrations.all.steps.prefix(5)))).close()
        #expect(try vault.connection().integer("PRAGMA user_version") == 6)
        let before = try FirstVersion.rows(of: vault)
        let store = try vault.open()
        let after = try FirstVersion.rows(of: vault)
        #expect(
            Set(after.keys).subtracting(before.keys).subtracting(MigrationTests.keys)
                == ["group_members", "message_receipts"])
        for table in ["messages", "ingestion_runs"] {
            #expect(after[table] == MigrationTests.archivable(table, before[table] ?? []), "\(table)")
        }
        #expect(try await store.runs(limit: 10).count == 1)
        #expect(try await store.imports(limit: 10).isEmpty)
        let chat = try #require(try await store.conversations(after: nil, limit: 1).first)
        let run = try await store.beginRun(adapter: "a", platform: .whatsapp, source: "f")
        let reading = ImportReading(conversation: chat.id, contents: "", dateOrder: "dmy", zone: "UTC", owner: nil)
        try await store.describeRun(run, reading, known: [])
        var new = NewMessage(
            conversation: chat.id, externalID: "n", platform: .realtime, timestamp: Timestamp(milliseconds: 1),
            precision: .second, sender: nil, content: Content(kind: .text, text: "undone words"))
        new.run = run
        _ = try await store.save([new])
        #expect(try await store.undoImports([run], dryRun: false) { _ in }.messages == 1)
        #expect(try await store.conversation(chat.id)?.messageCount == chat.messageCount)
        #expect(try await store.verify(repair: false).findings.isEmpty)
        await store.close()
    }

    @Test(
        "Earlier texts of a vault of version 9 have stated times, and estimated ones are kept (ST-9, WDB-6)",
        arguments: TemporaryVault.Kind.allCases)
    func ninthVersion(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await FirstVersion.make(vault)
        try await vault.open(migrations: Migrations(steps: Array(Migrations.all.steps.prefix(8)))).close()
        #expect(try vault.connection().integer("PRAGMA user_version") == 9)
        let before = try FirstVersion.rows(of: vault)
        let store = try vault.open()
        let after = try FirstVersion.rows(of: vault)
        for (table, rows) in before {
            #expect(after[table] == (table == "message_versions" ? rows.map { $0 + "|NULL" } : rows), "\(table)")
        }
        let texts = try vault.connection().text(
            "SELECT m.text FROM messages m JOIN message_versions v ON v.message_id = m.id")
        var message = UniqueIdentifier(version4High: 0, low: 0)
        for chat in try await store.conversations(after: nil, limit: 10) {
            let held = try await store.messages(in: chat.id, .newest, limit: 100)
            message = held.first { $0.unified.content.text == texts }?.unified.id ?? message
        }
        let known = try await store.versions(of: message)
        #expect(known.map(\.text) == ["first words"] && !known.contains(where: \.isTimeEstimated))
        try vault.execute("UPDATE message_versions SET is_time_estimated = 1")
        #expect(try await store.versions(of: message).allSatisfy(\.isTimeEstimated))
        #expect(try await store.verify(repair: false).findings.isEmpty)
        await store.close()
    }

    /// A room of a service without numbers, with a message that waits.
    private static let matrixEntry = """
        INSERT INTO conversations (id, uuid, platform, session_id, title, kind, last_message_uuid, last_message_text,
            last_message_at, activity_at, unread_count, message_count, created_at, updated_at)
        VALUES (3, x'30112233445566778899aabbccddeeff', 'matrix', 'hall', 'Hall', 2,
            x'33000000000000000000000000000000', 'hall words', 100800000020, 100800000020, 0, 1, 5, 6);
        INSERT INTO conversation_aliases (platform, key, conversation_id, ordinal) VALUES ('matrix', '!hall', 3, 1);
        INSERT INTO messages (id, uuid, conversation_id, position, external_id, sender_id, platform, timestamp,
            time_precision, direction, status, is_read, kind, text, parts, is_uuid_given, client_message_id)
        VALUES (6451200020, x'33000000000000000000000000000000', 3, 4611686018428436480, 'c-hall', 1, 'matrix',
            100800000020, 1, 2, 0, 1, 0, 'hall words', 1, 1, 'c-hall');
        INSERT INTO attachments (message_id, ordinal, name, state) VALUES (6451200020, 0, 'x.png', 'remote');
        INSERT INTO message_index (message_index) VALUES ('rebuild');
        INSERT INTO outbox (id, message_id, attempts, next_attempt_at) VALUES (9, 6451200020, 3, 99);
        UPDATE settings SET value = '9' WHERE name = 'vault.outbox_number'
        """

    @Test("The copy before a migration is the vault of version 1 (ST-9)", arguments: TemporaryVault.Kind.allCases)
    func copyIsTaken(kind: TemporaryVault.Kind) async throws {
        let vault = TemporaryVault(kind)
        try await FirstVersion.make(vault)
        let before = try FirstVersion.rows(of: vault)
        try await vault.open().close()
        try vault.restore(DatabaseFiles(directory: vault.directory).copyBeforeMigration(from: 1))
        #expect(try vault.connection().integer("PRAGMA user_version") == 1)
        #expect(try FirstVersion.rows(of: vault) == before)
        let store = try vault.open()
        #expect(try await store.outbox(of: nil, after: nil, limit: 10).count == 1)
        await store.close()
    }

    @Test("A new vault has the newest version, without a copy (ST-9)", arguments: TemporaryVault.Kind.allCases)
    func newVault(kind: TemporaryVault.Kind) async throws {
        let migrated = TemporaryVault(kind)
        try await FirstVersion.make(migrated)
        try await migrated.open().close()
        let new = TemporaryVault(kind)
        try await new.open().close()
        let names = try new.files().map(\.name)
        #expect(!names.contains { $0.contains("before-migration") })
        let schema = "SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_master ORDER BY name)"
        #expect(try new.connection().text(schema) == migrated.connection().text(schema))
    }
}
