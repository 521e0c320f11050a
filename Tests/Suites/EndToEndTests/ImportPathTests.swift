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

    @Test("What is no chat among several is counted and named, and a table of Whisper's own is recognised")
    func others() throws {
        let vault = try TestVault()
        let folder = vault.scratch("all")
        try FileManager.default.createDirectory(atPath: folder + "/more", withIntermediateDirectories: true)
        for name in ["Anna", "Bea"] {
            _ = try vault.scratch.write(
                "13/05/2019, 09:13 - \(name): hello\n", to: "all/WhatsApp Chat with \(name).txt")
        }
        for name in ["notes.txt", "more/bill.pdf", "photo.jpg", ".hidden"] {
            _ = try vault.scratch.write("milk, bread", to: "all/" + name)
        }
        let run = try vault.expect(["import", folder, "--timezone", "UTC"])
        #expect(run.errors.contains("2 other files in “\(folder)” are not exported chats"), "\(run.errors)")
        #expect(run.errors.contains("notes.txt") && run.errors.contains("bill.pdf") && !run.errors.contains("photo"))
        #expect(run.errors.contains("more/bill.pdf"), "\(run.errors)")
        let table = vault.scratch("m.csv")
        try vault.expect(["export", "csv", "-o", table])
        let refused = try vault(["import", table, "--json"])
        #expect(
            try refused.status == 1 && ErrorLine(refused.errors).message.contains("export csv"), "\(refused.errors)")
        #expect(try ErrorLine(refused.errors).hint?.contains("export json") == true)
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

    @Test("Of several files, those that could not be imported are named, and not their folder (ING-5)")
    func failedFiles() throws {
        let vault = try TestVault()
        let folder = vault.scratch("chats")
        for name in ["a", "b"] {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        try "13/05/2019, 09:13 - Eva: hi\n".write(toFile: folder + "/a/Eva.txt", atomically: true, encoding: .utf8)
        // Its dates can be read in two ways.
        try FileManager.default.copyItem(
            atPath: PackageRoot.path("Examples/ambiguous/WhatsApp Chat with Noor.txt"), toPath: folder + "/b/Noor.txt")
        let run = try vault(["import", folder, "--timezone", "UTC"])
        #expect(run.status == 3 && run.errors.contains("1 file was not imported: \(folder)/b/Noor.txt\n"))
        #expect(run.errors.contains("“\(folder)/b/Noor.txt”"), "\(run.errors)")
        // Beside a file of JSON Lines, each is named as well, once.
        let lines = try vault.scratch.write("{\"type\":\"message\"}\n", to: "messages.jsonl")
        let both = try vault(["import", folder, lines, "--timezone", "UTC"])
        #expect(both.status == 3, "\(both.errors)")
        let named = "2 files were not imported: \(folder)/b/Noor.txt, \(lines)\n"
        #expect(both.errors.contains(named), "\(both.errors)")
        #expect(both.errors.matches(of: #/not imported/#).count == 1, "\(both.errors)")
        let databases = try vault(["import", PackageRoot.path("Examples"), "--timezone", "UTC", "--dry-run"])
        #expect(databases.errors.contains("Examples/databases/android/msgstore.db"), "\(databases.errors)")
        #expect(!databases.errors.contains("Examples\n"), "\(databases.errors)")
        // The only reason has named them.
        let alone = try vault(["import", PackageRoot.path("Examples"), "--timezone", "UTC", "--dry-run", "--yes"])
        #expect(alone.errors.contains("files were not imported, for the reason above."), "\(alone.errors)")
    }

    @Test("A dry run of several files counts what several of them have as the import does (ING-2)")
    func repeated() throws {
        let vault = try TestVault()
        let folder = PackageRoot.path("Examples/overlap")
        let text = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let zip = try vault.scratch.write(
            ExportFiles.zip([("_chat.txt", Array(ExportFiles.anna.utf8))]), to: "WhatsApp Chat - Anna.zip")
        for paths in [[folder], [text, zip]] {
            let command = ["import"] + paths + ["--timezone", "Europe/Berlin", "--json"]
            let dry = try vault(command + ["--dry-run"])
            let run = try vault(command)
            #expect(dry.status == 0 && run.status == 0, "\(dry.errors)\(run.errors)")
            #expect(try Self.added(dry) == Self.added(run), "\(paths)")
            #expect(try Self.added(run) > 0)
        }
        let words = try TestVault()(["import", folder, "--timezone", "Europe/Berlin", "--dry-run"])
        #expect(words.output.contains("messages are in earlier ones of the files, too"), "\(words.output)")
        #expect(!words.output.contains("already in the vault"), "\(words.output)")
    }

    @Test("--me may be repeated: each chat takes the name that wrote in it, and JSON Lines take one (ING-5)")
    func severalNames() throws {
        let vault = try TestVault()
        let mine = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let other = try ExportFiles.write(
            "13/05/2019, 09:13 - Clara: hi\n13/05/2019, 09:14 - Benjamin: ho\n", title: "Clara", in: vault.scratch)
        let names = ["--me", "Ben", "--me", "Benjamin"]
        let run = try vault(["import", mine, other, "--timezone", "UTC", "--json"] + names)
        #expect(run.status == 0, "\(run.errors)")
        let owners = try run.objects().filter { $0.string("type") == "summary" }.map { $0.string("owner") }
        #expect(owners == ["Ben", "Benjamin"])
        let lines = try vault.scratch.write("{\"type\":\"message\"}\n", to: "messages.jsonl")
        for command in [["import"], ["import", "json"]] {
            let refused = try vault(command + [lines] + names)
            #expect(refused.status == 64 && refused.errors.contains("takes --me only once"), "\(refused.errors)")
        }
    }

    @Test("That no sender is the owner is not said where the owner is known, or has said so (ING-5)")
    func ownerIsKnown() throws {
        let vault = try TestVault()
        func write(_ chat: String, _ title: String) throws -> String {
            try ExportFiles.write(chat, title: title, in: vault.scratch)
        }
        let chat = "13/05/2019, 09:13 - Clara: hi\n13/05/2019, 09:14 - Benjamin: ho\n14/05/2019, 09:14 - Benjamin: so\n"
        let first = try write(chat, "Clara")
        try vault.expect(["import", first, "--timezone", "UTC", "--me", "Benjamin"])
        // A later file of the chat, in which only the other person wrote.
        let later = try write("15/05/2019, 09:13 - Clara: well\n", "Clara")
        let known = try vault(["import", later, "--timezone", "UTC"])
        #expect(known.status == 0 && !known.output.contains("No sender was taken"), "\(known.output)")
        let named = try vault(["import", try write("15/05/2019, 09:13 - Dora: well\n", "Dora"), "--me", "Benjamin"])
        #expect(!named.output.contains("No sender was taken") && named.errors.contains("is named “Benjamin”"))
        let unknown = try vault(["import", try write("15/05/2019, 09:13 - Eva: well\n", "Eva")])
        #expect(unknown.output.contains("No sender was taken to be you"), "\(unknown.output)")
        let asked = try TerminalSession(
            ["import", try write("16/05/2019, 09:13 - Fay: well\n", "Fay"), "--vault", vault.path], in: vault.scratch)
        try asked.answer("Passphrase: ", with: "correct horse")
        try asked.answer("Which number?", with: "")
        #expect(asked.finish() == 0 && !asked.screen.contains("No sender was taken"), "\(asked.screen)")
    }

    @Test("WhatsApp's database of contacts belongs beside its messages, wherever it is (WDB-1)")
    func contactsAlone() throws {
        let vault = try TestVault()
        let away = vault.scratch("away.db")
        try FileManager.default.copyItem(atPath: Self.databases + "android/wa.db", toPath: away)
        let messages = vault.scratch("msgstore.db")
        try FileManager.default.copyItem(atPath: Self.databases + "android/msgstore.db", toPath: messages)
        let backup = Self.databases + "android-backup/wa.db.crypt15"
        for arguments in [
            [away], [Self.databases + "iphone/ContactsV2.sqlite"], [Self.databases + "iphone/LID.sqlite"],
            [backup, "--key-file", Self.databases + "key.txt"],
        ] {
            let run = try vault(["import"] + arguments)
            #expect(run.status == 1 && run.errors.contains("but no messages."), "\(arguments): \(run.errors)")
        }
        func people(_ arguments: [String]) throws -> [String] {
            let vault = try TestVault()
            let run = try vault(["import"] + arguments)
            #expect(run.status == 0, "\(run.errors)")
            return try vault.expect(["people", "--json"]).objects().compactMap { $0.string("name") }.sorted()
        }
        let whole = try people([Self.databases + "android"])
        #expect(try people([messages]) != whole)
        #expect(try people([away, messages]) == whole)
        #expect(try people([Self.databases + "android/wa.db", Self.databases + "android/msgstore.db"]) == whole)
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
