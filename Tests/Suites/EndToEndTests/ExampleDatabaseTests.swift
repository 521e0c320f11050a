import Foundation
import Testing
import WhisperDatabaseGenerator
import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads

@Suite("The databases of Examples/ (WDB-1, WDB-2, WDB-6)", .ownThreads)
struct ExampleDatabaseTests {
    private static let folder = PackageRoot.path("Examples/databases") + "/"
    private static let messages = Int64(ExampleHistory.history.chats.reduce(0) { $0 + $1.messages.count })

    private static let kinds: [(path: String, arguments: [String], files: Int64)] = [
        ("android", [], 1), ("android/msgstore.db", [], 1),
        ("android-backup", ["--key-file", folder + "key.txt"], 0),
        ("iphone", [], 1), ("iphone-backup", [], 1),
        ("iphone-backup-encrypted", ["--key-file", folder + "password.txt"], 1),
    ]

    @Test("Each kind imports by command, with every message", arguments: 0..<kinds.count)
    func kind(number: Int) throws {
        let kind = Self.kinds[number]
        let vault = try TestVault()
        let run = try vault(["import", "whatsapp", Self.folder + kind.path, "--json"] + kind.arguments)
        #expect(run.status == 0, "\(run.errors)")
        let summary = try #require(try run.objects().last)
        #expect(summary.integer("added") == Self.messages)
        #expect(summary.integer("unparsed") == 0)
        guard case .object(let attachments)? = summary["attachments"] else { throw CocoaError(.coderReadCorrupt) }
        #expect(attachments.integer("found") == kind.files)
        let titles = try vault(["conversations", "--json"]).objects().map { $0.string("title") }
        #expect(Set(titles) == ["Orchard Club", "Ruth Amsel"])
    }

    @Test(
        "Who is named as you in an export, and is somebody else in the database, is not you (WDB-5, WDB-6)",
        arguments: [("Tom Fairlie", "+447700900102"), ("Ruth Amsel", "+447700900101"), ("Ivo Brandt", "+447700900103")])
    func wrongOwner(name: String, number: String) throws {
        let export = Self.folder + "WhatsApp Chat with Orchard Club.txt"
        func shown(_ imports: [[String]]) throws -> [String] {
            let vault = try TestVault()
            for arguments in imports { try vault.expect(["import", "whatsapp"] + arguments) }
            let owners = try vault.expect(["people", "--json"]).objects().filter { $0["owner"] == .bool(true) }
                .map { "owner: " + ($0.string("name") ?? "") }
            let messages = try vault.expect(["messages", "Orchard Club", "--json"]).objects().map { message in
                let sender = message.object("sender")?.string("display_name") ?? ""
                return [sender, message.string("direction") ?? "", message.object("content")?.string("text") ?? ""]
                    .joined(separator: ": ")
            }
            try vault.expect(["verify"])
            return owners + messages
        }
        let database = [Self.folder + "android"]
        let mine = [export, "--timezone", "UTC", "--me", "Nia Calder"]
        let wrong = [export, "--timezone", "UTC", "--me", name]
        let expected = try shown([mine, database])
        #expect(expected.contains("owner: Nia Calder") && expected.contains("Tom Fairlie: incoming: Me, from ten"))
        #expect(try shown([wrong, database]) == expected)
        #expect(try shown([wrong, database, mine + ["--redo"]]) == expected)
        #expect(try shown([database, wrong + ["--yes"], mine + ["--redo"]]) == expected)
        // Behind the database it is refused.
        let vault = try TestVault()
        try vault.expect(["import", "whatsapp"] + database)
        let refused = try vault(["import", "whatsapp"] + wrong)
        #expect(refused.status == 1 && refused.errors.contains("as those of “\(name)” (\(number))"))
        #expect(try vault.expect(["import", "list", "--json"]).lines.count == 1, "\(refused.errors)")
    }

    @Test("An iPhone's file of linked ids is read, beside its database and in its backups (WDB-5)")
    func linkedIDs() throws {
        for kind in Self.kinds where kind.path.hasPrefix("iphone") {
            let vault = try TestVault()
            #expect(try vault(["import", "whatsapp", Self.folder + kind.path, "--json"] + kind.arguments).status == 0)
            let people = try vault(["people", "--json"])
            for number in 1...3 {
                #expect(people.output.contains("1000000000\(number)@lid"), "\(kind.path) \(people.output)")
            }
        }
    }

    @Test("What is only in the logs of an iPhone's linked ids and contacts is read as well (WDB-1, WDB-5)")
    func logs() throws {
        let vault = try TestVault()
        let folder = vault.scratch("iphone")
        try FileManager.default.copyItem(atPath: Self.folder + "iphone", toPath: folder)
        let program = """
            import os, shutil, sqlite3, sys
            for name in ("LID.sqlite", "ContactsV2.sqlite"):
                path = os.path.join(sys.argv[1], name)
                dump = "\\n".join(sqlite3.connect(path).iterdump())
                live = sqlite3.connect(path + ".live")
                live.execute("PRAGMA journal_mode = WAL")
                live.execute("PRAGMA wal_autocheckpoint = 0")
                live.executescript(dump)
                shutil.copy(path + ".live", path)
                shutil.copy(path + ".live-wal", path + "-wal")
                live.close()
                os.remove(path + ".live")
            """
        let made = try CommandRun.program(
            "/usr/bin/env", ["python3", "-c", program, folder], in: vault.scratch, environment: [:])
        try #require(made.status == 0, "\(made.errors)")
        func people(_ path: String) throws -> [String] {
            let vault = try TestVault()
            try vault.expect(["import", "whatsapp", path])
            return try vault.expect(["people", "--json"]).objects().map { person in
                "\(person.string("name") ?? "") \(person.string("number") ?? "")"
            }
        }
        let whole = try people(Self.folder + "iphone")
        #expect(whole.count > 2)
        #expect(try people(folder) == whole)
    }

    @Test("A file of linked ids that cannot be read is named, and the messages are imported (WDB-5)")
    func unreadLinkedIDs() throws {
        let folder = NSTemporaryDirectory() + "whisper-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.copyItem(atPath: Self.folder + "iphone", toPath: folder)
        try Data("no database".utf8).write(to: URL(filePath: folder + "/LID.sqlite"))
        let run = try TestVault()(["import", "whatsapp", folder])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("LID.sqlite"), "\(run.errors)")
        let summary = try #require(try TestVault()(["import", "whatsapp", folder, "--json"]).objects().last)
        #expect(summary["unread_files"] == .array([.string(folder + "/LID.sqlite")]))
        #expect(summary.integer("added") == Self.messages)
    }

    @Test("All kinds and the export together are one timeline, in either order", arguments: [false, true])
    func together(isReversed: Bool) throws {
        let vault = try TestVault()
        let export = Self.folder + "WhatsApp Chat with Orchard Club.txt"
        var imports = Self.kinds.map { [Self.folder + $0.path] + $0.arguments }
        imports.insert([export, "--timezone", "UTC", "--me", "Nia Calder", "--yes"], at: 0)
        for arguments in isReversed ? imports.reversed() : imports {
            let run = try vault(["import", "whatsapp", "--json"] + arguments)
            #expect(run.status == 0, "\(arguments) \(run.errors)")
            #expect(try run.objects().last?.integer("ambiguous") ?? 0 == 0)
        }
        #expect(try Int64(vault(["export", "json"]).objects().count { $0["external_id"] != nil }) == Self.messages)
    }

    @Test("A chat that came as text gains reactions, replies and edits in place")
    func merging() throws {
        let vault = try TestVault()
        let export = Self.folder + "WhatsApp Chat with Orchard Club.txt"
        let text = try vault([
            "import", "whatsapp", export, "--timezone", "UTC", "--me", "Nia Calder", "--yes", "--json",
        ])
        let exported = try #require(try text.objects().last?.integer("added"))
        let backup = [Self.folder + "android-backup", "--key-file", Self.folder + "key.txt", "--json"]
        let summary = try #require(try vault(["import", "whatsapp"] + backup).objects().last)
        #expect(exported == 10 && summary.integer("joined") == exported)
        #expect(summary.integer("added") == Self.messages - exported)
        let shown = try vault(["messages", "Orchard Club", "--limit", "50"]).output
        #expect(shown.contains("👏") && shown.contains("Meet at nine") && !shown.contains("Meet at eight"))
    }

    @Test("Which chats of exports were joined with a database's is said, and each can be separated again (WDB-6)")
    func joins() throws {
        let vault = try TestVault()
        let export = Self.folder + "WhatsApp Chat with Orchard Club.txt"
        let exported = ["import", "whatsapp", export, "--timezone", "UTC", "--me", "Nia Calder", "--yes"]
        try vault.expect(exported + ["--title", "Apples"])
        let database = ["import", "whatsapp", Self.folder + "android"]
        #expect(try vault.object(database + ["--dry-run"])["joined_chats"] == [])
        let words = try vault.expect(database + ["--verbose"]).output
        #expect(words.contains("1 chat turned out to be another one and was joined with it"), "\(words)")
        #expect(words.contains("“Apples” is now part of “"), "\(words)")
        #expect(try vault.object(database)["joined_chats"] == [], "It is no news a second time")

        let other = try TestVault()
        try other.expect(exported)
        let chats = try other.object(database).objects("joined_chats")
        #expect(chats.map { $0.string("former_title") } == ["Orchard Club"])
        let chat = try #require(chats.first?.string("conversation"))
        #expect(try other.expect(["conversations", "--json"]).objects().contains { $0.string("id") == chat })
        #expect(try !other.expect(database).output.contains("turned out"))
        let count = try other.expect(["conversations", "--json"]).lines.count
        try other.expect(["conversation", "split", "Orchard Club", "--yes"])
        #expect(try other.expect(["conversations", "--json"]).lines.count == count + 1)
    }

    @Test("Each kind brings the members of its group with their roles (WDB-5)", arguments: 0..<kinds.count)
    func members(number: Int) throws {
        let kind = Self.kinds[number]
        let vault = try TestVault()
        let people = ExampleHistory.history.people
        _ = try vault.expect(["import", "whatsapp", Self.folder + kind.path, "--json"] + kind.arguments)
        let group = try vault.object(["groups", "show", "Orchard Club"])
        let members = group.objects("members")
        #expect(members.map { $0.string("role") } == ["admin", "member", "member", "member"])
        #expect(members.first?.string("name") == people[1].name)
        #expect(members.count { $0["owner"] == true } == 1)
        #expect(Set(members.map { $0.string("since") }).count == 1, "All are as of the newest message")
    }

    @Test("Android's receipts are those of the message, and importing a copy again changes none (WDB-4, WDB-6)")
    func receipts() throws {
        let vault = try TestVault()
        let people = ExampleHistory.history.people
        for kind in Self.kinds.prefix(3) + [Self.kinds[0]] {
            _ = try vault.expect(["import", "whatsapp", Self.folder + kind.path, "--json"] + kind.arguments)
            let messages = try vault.expect(["messages", "Orchard Club", "--limit", "50", "--json"]).objects()
            let own = messages.first { $0.object("content")?.string("text") == "Me too. I bring the press" }
            let reference = try #require(own?.string("ref"))
            let receipts = try vault.object(["receipts", reference]).objects("receipts")
            #expect(Set(receipts.map { $0.string("name") }) == [people[1].name, people[2].name])
            #expect(receipts.map { $0.string("status") } == ["read", "read"])
            #expect(Set(receipts.compactMap { $0.string("at") }).count == 2)
        }
    }

    @Test("The committed files are small")
    func size() throws {
        let files = try #require(FileManager.default.enumerator(atPath: Self.folder)).compactMap { $0 as? String }
        let size = try files.reduce(0) { sum, name in
            let attributes = try FileManager.default.attributesOfItem(atPath: Self.folder + name)
            return sum + (attributes[.type] as? FileAttributeType == .typeRegular ? attributes[.size] as? Int ?? 0 : 0)
        }
        #expect(size > 10_000 && size < 300_000)
    }
}
