import Foundation
import Testing
import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads

@Suite(
    "Databases and backups that cannot be read (WDB-2, WDB-3)", .ownThreads,
    .enabled(if: WrittenBackup.python != nil, WrittenBackup.skipped))
struct DatabaseRefusalTests {
    /// A file that Python writes, the key file for it, and the error that it ends in.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let program: String
        let code: String
        var hasKey = true

        var testDescription: String { name }
    }

    static let cases: [Case] = [
        Case(
            name: "another key", program: #"put("f", crypt15(root, iv, packed(database()))); put("k", key)"#,
            code: "wrong-key"),
        Case(
            name: "the key file of another phone",
            program: """
                put("f", crypt14(key, server, account, iv, packed(database())))
                put("k", phone_key_file(key, bytes(32), account))
                """,
            code: "wrong-key"),
        Case(
            name: "half a key", program: #"put("f", crypt15(root, iv, packed(database()))); put("k", root[:16])"#,
            code: "malformed-key"),
        Case(
            name: "no key", program: #"put("f", crypt15(root, iv, packed(database())))"#, code: "key-required",
            hasKey: false),
        Case(
            name: "a truncated backup",
            program: #"put("f", crypt15(root, iv, packed(os.urandom(9000)))[:-3000]); put("k", root)"#,
            code: "damaged"),
        Case(
            name: "a backup that is damaged in the middle",
            program: """
                file = crypt15(root, iv, packed(database()))
                half = len(file) // 2
                put("f", file[:half] + bytes([file[half] ^ 1]) + file[half + 1:])
                put("k", root)
                """,
            code: "damaged"),
        Case(
            name: "a backup under a password",
            program: #"put("f", crypt15(root, iv, packed(database()), current=2)); put("k", key)"#,
            code: "password-protected"),
        Case(
            name: "a backup that unpacks to 400 MB of nothing",
            program: #"put("f", crypt15(root, iv, packed(bytes(400 << 20)))); put("k", root)"#, code: "limit"),
        Case(
            name: "a backup of another cipher",
            program: """
                put("f", crypt14(key, server, account, iv, packed(database()), cipher=b"\\0\\2"))
                put("k", phone_key_file(key, server, account))
                """,
            code: "unknown-backup"),
        Case(
            name: "a truncated database", program: #"put("f", database()[:-4096])"#, code: "damaged", hasKey: false),
        Case(
            name: "a database of something else",
            program: #"sqlite3.connect("f").execute("CREATE TABLE recipe (name)")"#, code: "unknown-schema",
            hasKey: false),
        Case(
            name: "a database with a million triggers",
            program: """
                made = connect("f", ["hello"])
                made.execute("PRAGMA writable_schema = ON")
                made.executemany("INSERT INTO sqlite_master VALUES ('trigger', ?, 'chat', 0, ?)", (
                    (f"t{i}", f"CREATE TRIGGER t{i} AFTER INSERT ON chat BEGIN SELECT {i}; END") for i in range(1_000_000)))
                made.commit()
                """,
            code: "limit", hasKey: false),
        Case(
            name: "a backup of an iPhone whose folder lacks the database",
            program: """
                ios_backup.write("f", {(ios_backup.WHATSAPP, "ChatStorage.sqlite"): bytes(100)})
                os.remove("f/7c/7c7fba66680ef796b916b067077cc246adacf01d")
                """,
            code: "messages-missing", hasKey: false),
    ]

    @Test("Each has an error of its own, in one line, and nothing is imported", arguments: cases)
    func refused(_ bad: Case) throws {
        let vault = try TestVault()
        try WrittenBackup.write(bad.program, in: vault.scratch)
        let key = bad.hasKey ? ["--key-file", vault.scratch("k")] : []
        let run = try vault(["import", "whatsapp", vault.scratch("f"), "--json"] + key)
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(try ErrorLine(run.errors).code == bad.code, "\(run.errors)")
        #expect(try vault(["conversations"]).output.isEmpty)
    }

    @Test("Rows that point nowhere, of impossible times and in circles are counted and named; the others are there")
    func located() throws {
        let vault = try TestVault()
        try WrittenBackup.write(
            """
            made = connect("f", ["one", "two", "three"])
            made.execute("INSERT INTO message VALUES (90, 77, 0, 'NOWHERE', 0, 1600000000000, 0, 'lost', 90)")
            made.execute("INSERT INTO message VALUES (91, 1, 0, 'FAR', 0, 1515000000000000, 0, 'year 50,000', 91)")
            made.executemany("INSERT INTO message_quoted VALUES (?, 0, ?, 'quoted')", (
                (2, "KEY1"), (3, "KEY0"), (4, "KEY2"), (95, "KEY0")))
            made.commit()
            """, in: vault.scratch)
        let run = try vault(["import", "whatsapp", vault.scratch("f"), "--json"])
        #expect(run.status != 0, "What could not be read is not passed over in silence")
        #expect(try ErrorLine(run.errors).code == "partial", "\(run.errors)")
        let summary = try #require(try run.objects().last)
        #expect(summary.integer("added") == 3)
        guard case .array(let tables)? = summary["tables"] else { throw CocoaError(.coderReadCorrupt) }
        let left = tables.reduce(into: [String: String]()) { left, table in
            guard case .object(let table) = table, let name = table.string("table") else { return }
            left[name] = (table["left_out"]?.text ?? "") + (table["examples"]?.text ?? "")
        }
        #expect(
            left["message"]
                == #"{"orphan":1,"impossible-time":1}[{"row":91,"reason":"impossible-time"},{"row":90,"reason":"orphan"}]"#
        )
        #expect(left["message_quoted"] == #"{"orphan":1}[{"row":95,"reason":"orphan"}]"#)
        let texts = try vault(["export", "json"]).objects().count
        #expect(texts == 3)
    }

    @Test("A live database whose log is written meanwhile is refused, and imported once it is still (WDB-1)")
    func live() async throws {
        let vault = try TestVault()
        let writer = Task.detached { [folder = vault.scratch] in
            try WrittenBackup.write(
                """
                import time
                made = connect("f", ["message %d" % n for n in range(2_000)])
                made.execute("PRAGMA journal_mode = WAL")
                made.execute("PRAGMA wal_autocheckpoint = 0")
                number, end = 0, time.time() + 300
                while not os.path.exists("stop") and time.time() < end:
                    number += 1
                    made.execute("INSERT INTO message VALUES (?, 1, 0, ?, 0, 1700000000000, 0, 'live', 1)",
                        (10_000 + number, "LIVE%d" % number))
                    made.commit()
                    if number == 3: put("begun", b"")
                    time.sleep(0.002)
                # As a copy of the files is, without the process that had them open.
                for ending in ("", "-wal"): put("copy" + ending, open("f" + ending, "rb").read())
                put("count", b"%d" % number)
                """, in: folder)
        }
        let deadline = ContinuousClock.now + .seconds(120)
        while !vault.scratch.has("begun"), ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(20))
        }
        let run = try vault(["import", "whatsapp", vault.scratch("f"), "--json"])
        try vault.scratch.write("", to: "stop")
        try await writer.value
        #expect(run.status == 1)
        #expect(try ErrorLine(run.errors).code == "changed", "\(run.errors)")
        #expect(try vault(["verify"]).status == 0)
        let count = try #require(Int64(String(contentsOfFile: vault.scratch("count"), encoding: .utf8)))
        let still = try vault(["import", "whatsapp", vault.scratch("copy"), "--json"])
        #expect(still.status == 0, "\(still.errors)")
        #expect(try still.objects().last?.integer("messages") == 2_000 + count)
        #expect(try Int64(vault(["export", "json"]).objects().count) == 2_000 + count)
    }

    @Test("Without a key on the command line, the terminal is asked, and shows nothing of it (WDB-2)")
    func prompt() throws {
        let vault = try TestVault()
        try WrittenBackup.write(#"put("f", crypt15(root, iv, packed(database())))"#, in: vault.scratch)
        let arguments = [
            "import", "whatsapp", vault.scratch("f"), "--vault", vault.path, "--passphrase-file", vault.passphraseFile,
        ]
        let wrong = try TerminalSession(arguments, in: vault.scratch, columns: 200)
        try wrong.waitFor("Key of the backup (64 digits):")
        #expect(!wrong.echoes)
        try wrong.answer("digits):", with: String(repeating: "a7", count: 32))
        try wrong.waitFor("does not open")
        try wrong.answer("2 tries left.\r\nKey of the backup (64 digits):", with: "a7a7")
        try wrong.waitFor("This is not a key for")
        try wrong.answer("1 try left.\r\nKey of the backup (64 digits):", with: String(repeating: "a7", count: 32))
        #expect(wrong.finish() == 1)
        #expect(!wrong.screen.contains("a7a7"))
        #expect(wrong.echoes)
        #expect(try vault(["conversations"]).output.isEmpty)
        let right = try TerminalSession(arguments, in: vault.scratch)
        try right.answer("digits):", with: String(repeating: "a7", count: 32))
        try right.answer("digits):", with: WrittenBackup.digits)
        #expect(right.finish() == 0)
        #expect(right.screen.contains("2"))
        #expect(!right.screen.contains("0101"))
        #expect(try vault(["export", "json"]).objects().count == 2)
    }

    @Test("Messages whose sender the database lacks are imported and found, and their number is said (WDB-3)")
    func unknownSenders() throws {
        let vault = try TestVault()
        try WrittenBackup.write(
            """
            made = connect("f", ["one"])
            for row, sender in ((50, 0), (51, 77)):
                made.execute("INSERT INTO message VALUES (?, 2, 0, ?, ?, 1600000000000, 0, 'ahoy', ?)",
                    (row, f"AHOY{row}", sender, row))
            made.commit()
            """, in: vault.scratch)
        let dry = try vault(["import", "whatsapp", vault.scratch("f"), "--dry-run"])
        #expect(dry.output.contains("2 messages are by people whom the database does not name"), "\(dry.output)")
        let run = try vault(["import", "whatsapp", vault.scratch("f"), "--json"])
        #expect(run.status == 0, "\(run.errors)")
        let summary = try #require(try run.objects().last)
        #expect(summary.integer("added") == 3)
        #expect(summary.objects("tables").first { $0.string("table") == "message" }?.integer("unknown_senders") == 2)
        #expect(try vault(["search", "ahoy", "--json"]).objects().count == 2)
    }
}
