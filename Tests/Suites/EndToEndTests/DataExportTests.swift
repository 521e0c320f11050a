import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Exporting and deleting (ST-11, ST-13)", .ownThreads)
struct DataExportTests {
    private func vault() throws -> TestVault {
        let vault = try TestVault()
        let chat = ExportFiles.anna + "16/05/2019, 08:00 - Anna: IMG-20190516-WA0002.jpg (file attached)\n"
        let data = ExportFiles.zip([
            ("WhatsApp Chat with Anna.txt", Array(chat.utf8)), ("IMG-20190516-WA0002.jpg", Array("picture".utf8)),
        ])
        let path = try vault.scratch.write(data, to: "WhatsApp Chat with Anna.zip")
        _ = try vault(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        return vault
    }

    @Test("An export is imported elsewhere and exported again to the same bytes (ST-13)")
    func roundTrip() throws {
        let vault = try vault()
        let file = vault.scratch("messages.jsonl")
        let export = try vault(["export", "json", "-o", file])
        #expect(export.status == 0 && export.output.isEmpty)
        #expect(
            export.errors == """
                The file is not encrypted: anyone who can read it can read your messages.
                Wrote 9 messages to “\(file)”.

                """)
        let lines = try String(contentsOfFile: file, encoding: .utf8)
        #expect(try vault(["export", "json"]).output == lines)
        #expect(try vault.scratch.permissions(of: "messages.jsonl") == 0o600)

        let folder = vault.scratch("contents")
        let whole = vault.scratch("vault.jsonl")
        #expect(try vault(["export", "json", "--full", "-o", whole, "--attachments", folder]).status == 0)
        let other = try TestVault()
        let run = try other(["import", "json", file, "--attachments", folder, "--json"])
        #expect(run.status == 0)
        #expect(try run.objects().last?.integer("added") == 9)
        #expect(try other(["export", "json"]).output == lines)
        let again = try other(["import", "json", "-", "--json"], input: lines)
        #expect(try again.objects().last?.integer("added") == 0)
        #expect(try again.objects().last?.integer("duplicates") == 9)
    }

    @Test("A full export without the files of attachments says so, and how to have them (ST-13)")
    func withoutFiles() throws {
        let vault = try vault()
        let whole = ["export", "json", "--full", "-o", vault.scratch("vault.jsonl"), "--force"]
        let run = try vault.expect(whole)
        #expect(run.errors.contains("The file of 1 attachment is not exported."), "\(run.errors)")
        #expect(run.errors.contains("add --attachments DIR"))
        #expect(try vault.object(whole).object("attachments") == ["written": 0, "left_out": 1])
        let with = whole + ["--attachments", vault.scratch("contents")]
        #expect(try !vault.expect(with).errors.contains("--attachments"))
        #expect(try vault.object(with).object("attachments") == ["written": 1, "left_out": 0])
        let messages = try vault.object(["export", "json", "-o", vault.scratch("messages.jsonl")])
        #expect(messages.integer("messages") == 9 && messages["attachments"] == .null)
    }

    @Test("An import without contents leaves nothing for verify to find, and they can follow (ST-11, ST-13)")
    func withoutContents() throws {
        let vault = try vault()
        let folder = vault.scratch("contents")
        let whole = vault.scratch("vault.jsonl")
        #expect(try vault(["export", "json", "--full", "-o", whole, "--attachments", folder]).status == 0)
        let file = vault.scratch("messages.jsonl")
        #expect(try vault(["export", "json", "-o", file]).status == 0)
        let other = try TestVault()
        let run = try other(["import", "json", file, "--json"])
        #expect(
            try run.objects().last?.object("attachments") == ["added": 0, "absent": 1, "missing": 1, "to_fetch": 0])
        #expect(try other(["verify", "--attachments"]).status == 0)
        let again = try other(["import", "json", file, "--attachments", folder, "--json"])
        #expect(
            try again.objects().last?.object("attachments") == ["added": 1, "absent": 0, "missing": 0, "to_fetch": 0])
        #expect(try other(["export", "json"]).output == vault(["export", "json"]).output)
        #expect(try other(["verify", "--attachments"]).status == 0)
    }

    @Test("A restoration says whom and what it takes on trust, in its dry run too, and leaves the gate down")
    func trust() throws {
        let people = try Correspondents()
        try people.ana.expect(["policy", "set", "require-signature-for-verified", "off"])
        let exported = try people.ana.expect(["export", "json", "--full"]).output
        let gate = #"{"type":"policy","name":"biometric-gated-signing","on":true,"changed_at":"2026-01-01T00:00:00Z"}"#
        let other = try TestVault()
        let file = try other.scratch.write(exported + gate + "\n", to: "vault.jsonl")
        for arguments in [["import", "json", file, "--restore", "--dry-run"], ["import", "json", file, "--restore"]] {
            let run = try other.expect(arguments)
            #expect(run.output.contains("The file turns require-signature-for-verified off"))
            #expect(run.errors.contains("warning: 1 contact is imported as verified only because the file says so"))
            #expect(run.errors.contains("warning: The file turns biometric-gated-signing on, but it stays off"))
        }
        let policies = try other.expect(["policy", "list", "--json"]).objects()
        #expect(policies.filter { $0["on"] == true }.compactMap { $0.string("policy") } == ["auto-archive-on-rotation"])
        #expect(try other.object(["contact", "show", "Ben"]).string("trust") == "verified")
        let third = try TestVault()
        let summary = try third.object(["import", "json", file, "--restore"])
        #expect(summary.integer("contacts_verified") == 1)
        #expect(summary["policies_turned"] == [["policy": "require-signature-for-verified", "on": false]])
        #expect(summary["gate_left_down"] == true)
        let again = try third.object(["import", "json", file, "--restore"])
        #expect(again.integer("records_added") == 0 && again["restored"] == false, "All of it is there")
        #expect(
            try third(["import", "json", "-", "--restore"], input: exported).errors.contains(
                "contains messages or contacts"))
    }

    @Test("Into a vault that is not empty, trust comes back only after each thing was named and confirmed (ING-1b)")
    func confirmedTrust() throws {
        let people = try Correspondents()
        try people.ana.expect(["policy", "set", "require-signature-for-verified", "off"])
        let exported = try people.ana.expect(["export", "json", "--full"]).output
        let vault = try TestVault()
        let chat = try ExportFiles.write("13/05/2019, 09:13 - Anna: Hello\n", title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", chat, "--timezone", "UTC"])
        let file = try vault.scratch.write(exported, to: "vault.jsonl")
        let refused = try vault(["import", "json", file, "--restore"])
        #expect(refused.status == 1, "\(refused.errors)")
        for words in [
            "Contact “Ben”, verified", "Your identity “Ana”", "require-signature-for-verified off",
        ] {
            #expect(refused.errors.contains(words), "\(refused.errors)")
        }
        #expect(try vault(["contact", "list", "--json"]).output.isEmpty, "Nothing was imported")
        let taken = try vault.object(["import", "json", file, "--restore", "--yes"])
        #expect(taken.integer("contacts_verified") == 1 && taken["restored"] == false)
        #expect(try vault.object(["contact", "show", "Ben"]).string("trust") == "verified")
        #expect(try vault.object(["identity", "show", "Ana"]).string("name") == "Ana")
        let policies = try vault.expect(["policy", "list", "--json"]).objects()
        let off = policies.filter { $0["on"] == false }.compactMap { $0.string("policy") }
        #expect(off.contains("require-signature-for-verified"))
    }

    @Test("A stranger's file brings its contact in unverified, and neither its identity nor its policies (ING-1b)")
    func strangers() throws {
        let people = try Correspondents()
        try people.ana.expect(["policy", "set", "require-signature-for-verified", "off"])
        let file = try people.ana.scratch.write(
            try people.ana.expect(["export", "json", "--full"]).output, to: "vault.jsonl")
        let other = try TestVault()
        let run = try other.expect(["import", "json", file])
        #expect(run.output.contains("1 contact imported as unverified"))
        #expect(run.output.contains("The identity “Ana” was skipped"))
        #expect(run.output.contains("The file’s setting of require-signature-for-verified was skipped"))
        #expect(run.errors.contains("--restore"))
        #expect(try other.object(["contact", "show", "Ben"]).string("trust") == "unverified")
        #expect(try other.expect(["identity", "list", "--json"]).output.isEmpty)
        #expect(
            try other.expect(["policy", "list", "--json"]).objects().filter { $0["on"] == true }
                .compactMap { $0.string("policy") } == ["require-signature-for-verified", "auto-archive-on-rotation"])
        // A known name with someone else's keys.
        let mallory = try TestVault()
        try mallory.expect(["identity", "create", "Ben"])
        try mallory.expect(["identity", "create", "Mallory"])
        let stranger = try TestVault()
        try stranger.expect(["contact", "import", "-", "--yes"], input: try mallory.bundle("Ben"))
        try stranger.expect(["contact", "verify", "Ben", "--yes"])
        let forged = try stranger.scratch.write(
            try stranger.expect(["export", "json", "--full"]).output, to: "forged.jsonl")
        let refused = try people.ana.expect(["import", "json", forged, "--quiet"])
        #expect(refused.errors.contains("The contact “Ben” was skipped"))
        #expect(try people.ana.expect(["contact", "list", "--json"]).objects().count == 1)
        #expect(try people.ana.object(["contact", "show", "Ben"]).string("trust") == "verified")
    }

    @Test("A full export with its attachments makes an equal vault (ST-13)")
    func full() throws {
        let vault = try vault()
        let file = vault.scratch("vault.jsonl")
        let folder = vault.scratch("contents")
        #expect(try vault(["pin", "Anna"]).status == 0)
        #expect(try vault(["export", "json", "--full", "-o", file, "--attachments", folder]).status == 0)
        let other = try TestVault()
        let run = try other(["import", "json", file, "--restore", "--attachments", folder, "--json"])
        #expect(run.status == 0)
        let expected: JSONObject = ["added": 1, "absent": 0, "missing": 0, "to_fetch": 0]
        #expect(try run.objects().last?.object("attachments") == expected)
        let records = try String(contentsOfFile: file, encoding: .utf8)
        let copied = try other(["export", "json", "--full"]).output
        // The acceptance of the disclaimer is each vault's own.
        func comparable(_ text: String) -> [Substring] {
            text.split(separator: "\n").filter { !$0.contains("disclaimer") }
        }
        #expect(comparable(copied) == comparable(records))
        #expect(try other(["conversations", "--json"]).objects().first?["pinned"] == true)
        #expect(try other(["messages", "Anna", "--save-attachments", other.scratch("saved")]).status == 0)
        #expect(other.scratch.has("saved/IMG-20190516-WA0002.jpg"))
    }

    @Test("Names do not survive --deidentify")
    func deidentified() throws {
        let vault = try vault()
        let run = try vault(["export", "json", "--deidentify"])
        #expect(run.status == 0)
        #expect(!run.output.contains("Anna") && !run.output.contains("Ben"))
        #expect(run.output.contains("\"display_name\":\"contact-"))
        #expect(try vault(["export", "json", "--deidentify", "--full"]).status == 64)
    }

    @Test("An existing file is replaced only with --force, and no partial file is left")
    func overwriting() throws {
        let vault = try vault()
        let file = try vault.scratch.write("precious", to: "f")
        let refused = try vault(["export", "json", "-o", file])
        #expect(refused.status == 1)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "precious")
        #expect(try vault(["export", "json", "-o", file, "--force"]).status == 0)
        let failed = try vault(["export", "json", "--conversation", "Zoe", "-o", vault.scratch("g")])
        #expect(failed.status == 1)
        let left = try FileManager.default.contentsOfDirectory(atPath: vault.scratch.path).filter {
            $0.hasPrefix("g") || $0.contains("partial")
        }
        #expect(left.isEmpty)
    }

    @Test("A faulty line is named, and none of it is stored")
    func faultyLine() throws {
        let vault = try TestVault()
        let run = try vault(["import", "json", "-", "--json"], input: "{\"id\":7}\n")
        #expect(run.status == 1)
        let error = try ErrorLine(run.errors)
        #expect(error.code == "malformed-line")
        #expect(error.message.contains("line 1"))
        #expect(run.output.isEmpty)
    }

    @Test(
        "What is wrong with a line is said in words",
        arguments: [
            ("{\"id\":7}", "“id” has a value that does not belong there."), ("{}", " is missing."),
            (String(repeating: "[", count: 2_000), "nested too deeply"), ("{\"id\":}", "invalid JSON at byte 7."),
        ])
    func words(line: String, said: String) throws {
        let vault = try TestVault()
        let run = try vault(["import", "json", "-"], input: line + "\n")
        #expect(run.status == 1 && run.errors.contains(said), "\(run.errors)")
        #expect(run.errors.firstMatch(of: #/[a-z][A-Z]/#) == nil, "No word of the program's own: \(run.errors)")
    }

    @Test("Whose the messages of an added file are is asked for, and --me answers it (ING-1b)")
    func ownMessages() throws {
        let vault = try vault()
        let file = vault.scratch("messages.jsonl")
        try vault.expect(["export", "json", "-o", file])
        let other = try TestVault()
        let run = try other.expect(["import", "json", file])
        #expect(run.errors.contains("No new message counts as sent by you."), "\(run.errors)")
        let mine = try other.expect(["import", "json", file, "--me", "Ben"])
        #expect(!mine.errors.contains("sent by you"))
        #expect(try other.expect(["messages", "Anna"]).output.contains("  you  "))
        let third = try TestVault()
        #expect(try !third.expect(["import", "json", file, "--me", "Ben"]).errors.contains("sent by you"))
    }

    @Test("A dry run of JSON Lines says that its count of new messages is the highest possible (ST-13)")
    func foreseenCount() throws {
        let other = try TestVault()
        let chat = try ExportFiles.write(
            "13/05/2019, 09:13 - Anna: The blue umbrella is at the lake\n", title: "Anna", in: other.scratch)
        try other.expect(["import", "whatsapp", chat, "--timezone", "UTC"])
        let vault = try TestVault()
        let lines = try vault.scratch.write(try other.expect(["export", "json"]).output, to: "chat.jsonl")
        #expect(
            try vault.expect(["import", lines, "--dry-run"]).lines.first?.hasPrefix("At most 1 message would be added")
                == true)
        try vault.expect(["import", lines])
        #expect(try vault.expect(["import", lines, "--dry-run"]).lines.first == "0 messages would be added")
    }

    @Test("Deleting asks, shows with --dry-run, and removes attachments (ST-11)")
    func deleting() throws {
        let vault = try vault()
        let blobs = { try FileManager.default.subpathsOfDirectory(atPath: vault.path + "/blobs").count }
        let before = try blobs()
        let refused = try vault(["delete", "Anna"])
        #expect(refused.status == 1 && refused.errors.contains("--yes"))
        let dry = try vault(["delete", "--before", "2019-05-14", "--dry-run"])
        #expect(dry.output == "Would delete 5 messages.\n")
        #expect(try vault(["delete", "--before", "2019-05-14", "--yes"]).errors.hasPrefix("Deleted 5 messages.\n"))
        #expect(try vault(["messages", "Anna", "--json"]).lines.count == 4)
        #expect(try vault(["delete", "Anna", "--yes"]).status == 0)
        #expect(try vault(["conversations", "--json"]).output.isEmpty)
        #expect(try blobs() < before)
        #expect(try vault(["delete"]).status == 64)
    }

    @Test("Copies of the vault from before a deletion, by a restoration or a migration, are named (ST-11)")
    func earlierCopies() throws {
        let vault = try vault()
        let hit = { (word: String) in
            try #require(try vault(["search", word, "--json"]).objects().first?.string("id"))
        }
        let first = try vault.object(["delete", "--message", try hit("umbrella"), "--yes"])
        #expect(first["copies"] == [])
        #expect(
            try !vault(["delete", "--message", try hit("lake"), "--yes"]).errors.contains("Earlier copies"),
            "There are none")
        let backup = vault.scratch("backup")
        try vault.expect(["backup", backup])
        try vault.expect(["restore", backup, "--yes"])
        let names = try FileManager.default.contentsOfDirectory(atPath: vault.scratch.path)
        let aside = vault.scratch(try #require(names.first { $0.hasPrefix("vault.before-restore-") }))
        let migrated = vault.path + "/vault-before-migration-from-3.db"
        try FileManager.default.copyItem(atPath: vault.path + "/vault.db", toPath: migrated)
        let ids = try vault(["messages", "Anna", "--json"]).objects().compactMap { message in
            message.object("content")?.string("text") == nil ? nil : message.string("id")
        }
        let dry = try vault.object(["delete", "Anna", "--dry-run"])
        #expect(dry["copies"] == [], "Nothing was deleted that they could still contain")
        let copies = [migrated, aside].sorted()
        let second = try vault.object(["delete", "--message", ids[0], "--yes"])
        #expect(second["copies"] == .array(copies.map { .string($0) }))
        let words = try vault(["delete", "--message", ids[1], "--yes"]).errors
        #expect(
            words.contains("Earlier copies still contain the deleted messages: \(copies.joined(separator: ", "))"),
            "\(words)")
        for path in copies { try FileManager.default.removeItem(atPath: path) }
        #expect(try vault.object(["delete", "Anna", "--yes"])["copies"] == [])
    }

    @Test("A deleted message does not come back with its chat, an erased one does")
    func deletingAMessage() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        _ = try vault(["import", "whatsapp", path])
        let hit = try #require(try vault(["search", "umbrella", "--json"]).objects().first?.string("id"))
        #expect(try vault(["delete", "--message", hit, "--yes"]).status == 0)
        _ = try vault(["import", "whatsapp", path])
        #expect(try vault(["search", "umbrella", "--json"]).output.isEmpty)
        #expect(try vault(["messages", "Anna", "--limit", "1"]).output.contains("[deleted]"))
        let lake = try #require(try vault(["search", "lake", "--json"]).objects().first?.string("id"))
        #expect(try vault(["delete", "--message", lake, "--erase", "--yes"]).status == 0)
        _ = try vault(["import", "whatsapp", path])
        #expect(try vault(["search", "lake", "--json"]).lines.count == 1)
    }

    @Test("The name of an attachment never leads out of the folder that it is saved in (CLI-7)")
    func harmlessNames() throws {
        let vault = try TestVault()
        // SHA-256 of "picture".
        let hash = "2cea274d0bedc39ec4ab6ba9e59ec889e3ed6fb56a1cf088a64d9b383378dc97"
        try FileManager.default.createDirectory(atPath: vault.scratch("in"), withIntermediateDirectories: true)
        try vault.scratch.write("picture", to: "in/" + hash)
        let line = """
            {"id":"00000000-0000-4000-8000-000000000001","external_id":"a","platform":"whatsapp",\
            "timestamp":"2020-01-01T00:00:00Z","sender":{"display_name":"Anna"},"content":{"type":"document",\
            "attachments":[{"name":"../../.ev\\u202eil\\u0007.txt","sha256":"\(hash)","state":"found"}]},\
            "metadata":{"thread_id":"abc"}}

            """
        #expect(try vault(["import", "json", "-", "--attachments", vault.scratch("in")], input: line).status == 0)
        #expect(try vault(["messages", "Anna", "--save-attachments", vault.scratch("in/out")]).status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: vault.scratch("in/out")) == ["evil.txt"])
        #expect(!vault.scratch.has("evil.txt") && !vault.scratch.has(".evil.txt"))
    }

    @Test("At a terminal, deleting waits for an answer")
    func question() throws {
        let vault = try vault()
        let arguments = ["delete", "Anna", "--vault", vault.path, "--passphrase-file", vault.passphraseFile]
        let no = try TerminalSession(arguments, in: vault.scratch)
        try no.answer("[y/N] ", with: "n")
        #expect(no.finish() == 1)
        #expect(try vault(["conversations", "--json"]).lines.count == 1)
        let yes = try TerminalSession(arguments, in: vault.scratch)
        try yes.answer("[y/N] ", with: "y")
        #expect(yes.finish() == 0)
        #expect(try vault(["conversations", "--json"]).output.isEmpty)
    }
}
