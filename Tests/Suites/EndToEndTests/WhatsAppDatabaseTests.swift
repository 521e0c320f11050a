import Foundation
import Testing
import WhisperDatabaseGenerator
import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads

@Suite("Importing WhatsApp's own databases (WDB-1 to WDB-6)", .ownThreads)
struct WhatsAppDatabaseTests {
    /// A history, as a phone's database and as exports of its chats.
    private struct Phone {
        let history: History
        let folder: Scratch
        let database: String

        init(seed: UInt64) throws {
            var generator = HistoryGenerator(seed: seed, features: AndroidSchema.allCases[2].features)
            history = generator.history(chats: 3, messages: 60)
            folder = try Scratch()
            let writer = AndroidDatabaseWriter(history, schema: AndroidSchema.allCases[2])
            database = folder("msgstore.db")
            try Phone.make(database, SQLText.statements(writer.messages), in: folder)
            try Phone.make(folder("wa.db"), SQLText.statements(writer.contacts), in: folder)
        }

        private static func make(_ path: String, _ sql: String, in folder: Scratch) throws {
            let statements = try folder.write(sql, to: "statements.sql")
            let program = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2]).read())"
            let run = try CommandRun.program(
                "/usr/bin/env", ["python3", "-c", program, path, statements], in: folder, environment: [:])
            try #require(run.status == 0, "\(run.errors)")
        }
    }

    @Test("A database adds each message once, and nothing when it is imported again (WDB-6)")
    func database() throws {
        let phone = try Phone(seed: 7)
        let vault = try TestVault()
        let dry = try vault(["import", "whatsapp", phone.database, "--dry-run", "--json"])
        let first = try vault(["import", "whatsapp", phone.database, "--json"])
        #expect(first.status == 0, "\(first.errors)")
        let summary = try #require(try first.objects().last)
        #expect(summary.string("type") == "summary")
        #expect(summary.integer("added") == summary.integer("messages"))
        #expect(summary.integer("added") ?? 0 >= 60)
        #expect(try dry.objects().last?.integer("added") == summary.integer("added"))
        let again = try #require(try vault(["import", "whatsapp", phone.database, "--json"]).objects().last)
        #expect(again.integer("added") == 0)
        #expect(again.integer("duplicates") == summary.integer("added"))
        #expect(summary.integer("events") ?? 0 > 0)
        #expect(try !vault.expect(["import", "whatsapp", phone.database]).output.contains("reactions, votes"))
        #expect(try vault(["verify"]).status == 0)
    }

    @Test("A chat that came as text before gains the database's messages in place (WDB-6)")
    func merging() throws {
        let phone = try Phone(seed: 11)
        let vault = try TestVault()
        let alone = try TestVault()
        let chat = try #require(phone.history.chats.first { $0.subject != nil })
        let text = HistoryExport.text(of: chat, in: phone.history)
        let title = try #require(chat.subject)
        let path = try phone.folder.write(text, to: "WhatsApp Chat with \(title).txt")
        let exported = try vault(["import", "whatsapp", path, "--timezone", "UTC", "--yes", "--json"])
        #expect(exported.status == 0, "\(exported.errors)")
        let merged = try vault(["import", "whatsapp", phone.database, "--json"])
        #expect(merged.status == 0, "\(merged.errors)")
        let summary = try #require(try merged.objects().last)
        #expect(summary.integer("joined") ?? 0 > 0)
        // Nothing twice, nothing lost: as many as the database has, and what only the export shows.
        _ = try alone(["import", "whatsapp", phone.database])
        let both = try vault(["export", "json"]).objects().count
        let single = try alone(["export", "json"]).objects().count
        let lines = try Int(exported.objects().last?.integer("added") ?? 0)
        #expect(both >= single)
        #expect(both < single + lines)
    }

    @Test("Names of contacts come from the database beside it, whatever the folder is called (WDB-1, WDB-5)")
    func folder() throws {
        let phone = try Phone(seed: 13)
        let vault = try TestVault()
        let run = try vault(["import", "whatsapp", phone.folder.path])
        #expect(run.status == 0, "\(run.errors)")
        let conversations = try vault(["conversations", "--json"]).output
        #expect(phone.history.people.contains { conversations.contains($0.name) })
    }

    @Test("Options of exports are refused for databases, and the other way round (CLI-7)")
    func options() throws {
        let phone = try Phone(seed: 17)
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        for arguments in [[phone.database, "--me", "Ben"], [path, "--statuses"], [path, "--key-file", path]] {
            let run = try vault(["import", "whatsapp"] + arguments)
            #expect(run.status == 64, "\(arguments)")
            #expect(run.output.isEmpty)
        }
    }

    @Test("A folder with several databases is listed, and nothing of it imported (WDB-1)")
    func several() throws {
        let phone = try Phone(seed: 19)
        let vault = try TestVault()
        try FileManager.default.copyItem(atPath: phone.database, toPath: phone.folder("older.db"))
        let run = try vault(["import", "whatsapp", phone.folder.path])
        #expect(run.status == 1)
        #expect(run.errors.contains("msgstore.db") && run.errors.contains("older.db"))
        #expect(try vault(["conversations", "--json"]).output.isEmpty)
    }

    @Test("Beside dated backups the present one is imported, and the others are named; by their paths, all are (WDB-1)")
    func dated() throws {
        let phone = try Phone(seed: 23)
        let vault = try TestVault()
        let older = "msgstore-2024-01-01.1.db"
        try FileManager.default.copyItem(atPath: phone.database, toPath: phone.folder(older))
        let shown = try vault(["import", "whatsapp", phone.folder.path, "--dry-run"])
        #expect(shown.status == 0, "\(shown.errors)")
        #expect(shown.output.contains(older) && shown.output.contains("1 earlier backup"))
        let run = try vault(["import", "whatsapp", phone.folder.path, "--json"])
        #expect(run.status == 0, "\(run.errors)")
        let summary = try #require(try run.objects().last)
        #expect(summary.string("path") == phone.database)
        #expect(summary["earlier_backups"] == .array([.string(phone.folder(older))]))
        #expect(summary.integer("added") == summary.integer("messages"))
        let all = try vault(["import", "whatsapp", phone.folder(older), phone.database, "--json"])
        #expect(try all.objects().map { $0.integer("added") } == [0, 0])
    }

    private static let cases = PackageRoot.path("../shared/cases") + "/"
    static let hasCases = FileManager.default.fileExists(atPath: cases + "README.md")

    @Test(
        "Texts that begin with marks are those of the phone's database, whichever comes first (files 01)",
        .enabled(if: hasCases, "the cases are not there"), arguments: [false, true])
    func marks(isDatabaseFirst: Bool) throws {
        let vault = try TestVault()
        let folder = Self.cases + "01-body-begins-with-mark/"
        let text = [
            "import", "whatsapp", folder + "WhatsApp Chat with Ana Reis.txt", "--me", "Ben Okoro", "--timezone", "UTC",
            "--json",
        ]
        let database = ["import", "whatsapp", folder + "phone", "--json"]
        for arguments in isDatabaseFirst ? [database, text] : [text, database] {
            let run = try vault(arguments)
            #expect(run.status == 0, "\(run.errors)")
        }
        let messages = try vault(["export", "json"]).objects()
        #expect(messages.count == 8)
        #expect(try vault(["conversations", "--json"]).objects().count == 1)
        for message in messages {
            #expect(message["sender"] != .null && message["sender"] != nil)
            guard case .object(let content)? = message["content"] else { continue }
            #expect(content.string("type") == "text")
        }
        #expect(try vault(["search", "151", "--json"]).objects().count == 2)
    }

    // MARK: Genuine files

    private static let fixtures = PackageRoot.path("../shared/fixtures/wa-crypt-tools") + "/"
    static let hasFixtures = FileManager.default.fileExists(atPath: fixtures + "msgstore.db")

    @Test(
        "A genuine backup opens with its key, every row accounted for (WDB-2, WDB-3)",
        .enabled(if: hasFixtures, "the genuine files are not there"),
        arguments: [("crypt12", "key"), ("crypt14", "key"), ("crypt15", "encrypted_backup.key")])
    func genuine(form: String, key: String) throws {
        let vault = try TestVault()
        let path = Self.fixtures + "msgstore.db." + form
        let run = try vault(["import", "whatsapp", path, "--key-file", Self.fixtures + key, "--json"])
        #expect(run.status == 0, "\(run.errors)")
        let summary = try #require(try run.objects().last)
        guard case .array(let tables)? = summary["tables"] else { throw CocoaError(.coderReadCorrupt) }
        let rows = tables.reduce(into: [String: Int64]()) { rows, table in
            guard case .object(let table) = table, let name = table.string("table") else { return }
            rows[name] = table.integer("rows")
        }
        #expect(rows["message"] == 1)
        #expect(rows["messages"] == 10)
    }

    @Test(
        "A missing, wrong or unsuitable key and a truncated backup are different errors (WDB-2)",
        .enabled(if: hasFixtures, "the genuine files are not there"))
    func keys() throws {
        let vault = try TestVault()
        let backup = Self.fixtures + "msgstore.db.crypt15"
        let other = try vault.scratch.write(String(repeating: "ab", count: 32) + "\n", to: "other.key")
        let whole = try Data(contentsOf: URL(filePath: backup))
        let truncated = vault.scratch("truncated")
        try whole.prefix(100_000).write(to: URL(filePath: truncated))
        let trials: [(arguments: [String], code: String)] = [
            ([backup], "key-required"), ([backup, "--key-file", other], "wrong-key"),
            ([backup, "--key-file", Self.fixtures + "key"], "malformed-key"),
            ([truncated, "--key-file", Self.fixtures + "encrypted_backup.key"], "damaged"),
        ]
        for trial in trials {
            let run = try vault(["import", "whatsapp"] + trial.arguments + ["--json"])
            #expect(run.status == 1)
            #expect(run.errors.contains("\"code\":\"\(trial.code)\""), "\(run.errors)")
            #expect(run.output.isEmpty)
        }
    }
}
