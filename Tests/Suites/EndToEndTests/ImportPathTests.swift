import Foundation
import Testing
import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads

@Suite("What to import is found out by its content (ING-5, WDB-1, ST-13)", .ownThreads)
struct ImportPathTests {
    private static let databases = PackageRoot.path("Examples/databases") + "/"

    /// The figures of a run that imports something.
    private static func added(_ run: CommandRun) throws -> Int64 {
        try run.objects().reduce(0) { $0 + ($1.integer("added") ?? 0) }
    }

    @Test("Each kind of file and folder is imported as by the command that names it")
    func kinds() throws {
        let source = try TestVault()
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: source.scratch)
        let zip = try source.scratch.write(
            ExportFiles.zip([("_chat.txt", Array(ExportFiles.anna.utf8))]), to: "WhatsApp Chat - Anna.zip")
        try source.expect(["import", "whatsapp", chat, "--timezone", "UTC", "--me", "Ben"])
        let lines = source.scratch("messages.jsonl")
        try source.expect(["export", "json", "-o", lines])
        let key = ["--key-file", Self.databases + "key.txt"]
        let password = ["--key-file", Self.databases + "password.txt"]
        let cases: [(command: String, arguments: [String])] = [
            ("whatsapp", [chat, "--me", "Ben", "--timezone", "UTC"]), ("whatsapp", [zip, "--dry-run"]),
            ("whatsapp", [Self.databases + "android"]), ("whatsapp", [Self.databases + "android/msgstore.db"]),
            ("whatsapp", [Self.databases + "android-backup"] + key), ("whatsapp", [Self.databases + "iphone-backup"]),
            ("whatsapp", [Self.databases + "iphone-backup-encrypted"] + password), ("json", [lines]),
            ("json", [lines, "--me", "Ben", "--dry-run"]),
        ]
        for (command, arguments) in cases {
            let named = try TestVault()(["import", command] + arguments + ["--json"])
            let found = try TestVault()(["import"] + arguments + ["--json"])
            #expect(found.status == 0 && found.status == named.status, "\(arguments): \(found.errors)")
            #expect(try Self.added(found) == Self.added(named), "\(arguments)")
            #expect(try Self.added(found) > 0, "\(arguments)")
        }
        let vault = try TestVault()
        let mixed = try vault(["import", lines, Self.databases + "android", "--json"])
        #expect(mixed.status == 0, "\(mixed.errors)")
        #expect(try vault.expect(["conversations", "--json"]).lines.count == 3)
        let global = try CommandRun.whisper(
            ["--vault", vault.path, "--passphrase-file", vault.passphraseFile, "import", chat, "--timezone", "UTC"],
            in: vault.scratch)
        #expect(global.status == 0, "\(global.errors)")
    }

    @Test("A folder with a folder for each export is read as a whole, and nothing is imported twice")
    func folders() throws {
        let vault = try TestVault()
        let folder = PackageRoot.path("Examples/overlap")
        for command in [["import"], ["import", "whatsapp"]] {
            let run = try vault(command + [folder, "--timezone", "Europe/Berlin", "--json"])
            #expect(run.status == 0, "\(run.errors)")
            #expect(try run.objects().count { $0.string("type") == "summary" } == 2)
        }
        let words = try vault(["import", folder, "--timezone", "Europe/Berlin"])
        #expect(words.output.contains("In all, from 1 chat: 0 new messages"), "\(words.output)")
        let files = try vault.expect(["import", "list", "--json"]).objects().compactMap { $0.string("file") }
        let name = "WhatsApp Chat with Hiking Club.txt"
        #expect(Set(files) == ["2023-05/\(name)", "2023-09/\(name)"])
        // A file is meant by its path in the folder, or from anywhere; its name alone is that of two.
        for target in ["2023-09/\(name)", name] {
            let undo = try vault(["import", "undo", target, "--dry-run"])
            #expect(undo.status == (target == name ? 64 : 0), "\(undo.errors)")
        }
        let shown = try vault.expect(["messages", "Hiking Club", "--all", "--json"]).objects()
        #expect(Set(shown.compactMap { $0.string("id") }).count == shown.count && !shown.isEmpty)
    }

    @Test("That nobody in some of several chats has the name of --me is said once, at the end (ING-5)")
    func ownerOfSeveral() throws {
        let vault = try TestVault()
        let mine = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let others = try ["Clara", "Dora"].map {
            try ExportFiles.write("13/05/2019, 09:13 - \($0): hi\n", title: $0, in: vault.scratch)
        }
        let run = try vault(["import", mine] + others + ["--timezone", "UTC", "--me", "Ben"])
        #expect(run.status == 0, "\(run.errors)")
        let said = (run.output + run.errors).matches(of: #/sent by you/#)
        #expect(said.count == 1, "\(run.output)\(run.errors)")
        #expect(run.errors.contains("In 2 chats no sender is named “Ben”") && run.errors.contains(": Clara, Dora"))
    }

    @Test("The path alone imports nothing, and says what to type")
    func pathAlone() throws {
        let vault = try TestVault()
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna's", in: vault.scratch)
        let run = try vault.withoutPassphrase([chat])
        #expect(run.status == 64 && run.output.isEmpty)
        let quoted = "'" + chat.replacing("'", with: "'\\''") + "'"
        #expect(run.errors.contains("hint: To import the file: whisper import \(quoted)\n"), "\(run.errors)")
        #expect(try vault.expect(["conversations", "--json"]).output.isEmpty)
    }

    @Test(
        "What is no path, and what does not belong together, is refused in words",
        arguments: [
            (["lst"], "Unknown command “lst”. Did you mean “list”?"),
            (["whatsap", "chat.txt"], "Unknown command “whatsap”. Did you mean “whatsapp”?"),
            (["nowhere.zip"], "File not found: “nowhere.zip”."),
            (["-"], "Specify what standard input contains."),
            (["--attachments", "/tmp", "CHAT"], "--attachments applies to JSON Lines"),
            (["--title", "Lake", "LINES"], "--title does not apply to JSON Lines"),
        ])
    func refusals(arguments: [String], message: String) throws {
        let vault = try TestVault()
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let lines = try vault.scratch.write("{\"type\":\"message\"}\n", to: "messages.jsonl")
        let run = try vault(
            ["import"] + arguments.map { $0 == "CHAT" ? chat : $0 == "LINES" ? lines : $0 })
        #expect(run.status != 0 && run.errors.contains(message), "\(run.errors)")
    }

    @Test("What Whisper wrote is recognised, and the command for it is said (ING-5)")
    func ownFiles() throws {
        let vault = try TestVault()
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        try vault.expect(["import", chat, "--timezone", "UTC"])
        try vault.expect(["identity", "create", "Ana"])
        func place(_ name: String) -> String { vault.scratch(name) }
        try vault.expect(["backup", place("backup")])
        try vault.expect(["export", "json", "-o", place("m.jsonl")])
        try vault.expect(["export", "html", "-o", place("pages"), "--yes"])
        let sealing = ["--archive-passphrase-file", vault.passphraseFile]
        try vault.expect(["export", "html", "--encrypt", "-o", place("sealed")] + sealing)
        try vault.expect(["identity", "backup", "-o", place("ids"), "--backup-passphrase-file", vault.passphraseFile])
        try vault.scratch.write(try vault.bundle(), to: "ana.key")
        try vault.scratch.write("[\n {\"type\": \"message\"}\n]\n", to: "array.json")
        let cases = [
            ("backup", "is a vault of Whisper.", "restore \(place("backup"))."),
            ("backup/vault.db", "is a vault of Whisper.", "--vault \(place("backup")) browse."),
            ("pages", "is an archive of pages", "\(place("pages"))/index.html"),
            ("sealed", "is a sealed archive of pages", "export html --open \(place("sealed"))"),
            ("ids", "is a backup of identities", "identity restore \(place("ids"))"),
            ("ana.key", "has keys of contacts", "contact import \(place("ana.key"))"),
            ("array.json", "is one JSON document over several lines", ""),
        ]
        for (name, message, hint) in cases {
            for command in [["import"], ["import", "whatsapp"]] {
                // No vault and no passphrase is needed to be told so.
                let run = try CommandRun.whisper(command + [place(name), "--vault", place("none")], in: vault.scratch)
                #expect(run.status == 1 && run.errors.contains(message), "\(command) \(name): \(run.errors)")
                #expect(hint.isEmpty || run.errors.contains(hint), "\(command) \(name): \(run.errors)")
            }
        }
        let lines = try vault(["import", "whatsapp", place("m.jsonl")])
        #expect(lines.status == 1 && lines.errors.contains("import json \(place("m.jsonl"))"), "\(lines.errors)")
        let several = try vault(["import", chat, place("backup"), "--timezone", "UTC"])
        #expect(several.status == 3 && several.errors.contains("is a vault of Whisper."), "\(several.errors)")
    }

    @Test("Without a path it explains itself, with its own options")
    func help() throws {
        let scratch = try Scratch()
        let run = try CommandRun.whisper(["import"], in: scratch)
        #expect(run.status == 0)
        #expect(run.output == (try CommandRun.whisper(["help", "import"], in: scratch).output))
        for text in ["PATH…", "--key-file", "--restore", "whatsapp", "undo"] { #expect(run.output.contains(text)) }
        #expect(!run.output.contains("any-path"))
        let json = try #require(try CommandRun.whisper(["import", "--json"], in: scratch).objects().first)
        #expect(json.objects("commands").first?.string("name") == "whatsapp")
    }
}
