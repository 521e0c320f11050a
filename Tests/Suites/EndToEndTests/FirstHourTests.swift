import Foundation
import Testing
import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads

@Suite("What people meet in their first hour (CLI-4, UX-4)", .ownThreads)
struct FirstHourTests {
    private func vault() throws -> TestVault {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        try vault.expect(["import", path, "--timezone", "UTC", "--me", "Ben"])
        return vault
    }

    private func options(_ vault: TestVault) -> [String] {
        ["--vault", vault.path, "--passphrase-file", vault.passphraseFile]
    }

    @Test("Own messages are those of “you”, and a sender of that name is quoted; JSON and exports keep names")
    func you() throws {
        let vault = try vault()
        let path = try ExportFiles.write(
            "13/05/2019, 09:13 - You: pay me\n13/05/2019, 09:14 - Ben: no\n", title: "Lake", in: vault.scratch)
        try vault.expect(["import", path, "--timezone", "UTC", "--me", "Ben"])
        let shown = try vault.expect(["messages", "Anna"]).output
        #expect(shown.contains("09:14  you ") && !shown.contains("Ben "), "\(shown)")
        #expect(try vault.expect(["messages", "Lake", "--plain"]).output.contains(", “You”: pay me"))
        #expect(try vault.expect(["search", "lake", "--plain"]).output.contains("you · Anna: "))
        let senders = try vault.expect(["messages", "Anna", "--json"]).objects()
            .compactMap { $0.object("sender")?.string("display_name") }
        #expect(Set(senders) == ["Anna", "Ben"])
        #expect(try vault.expect(["export", "txt"]).output.contains("Ben: Fine, thanks"))
    }

    @Test("A folder's exports are imported beside databases that are not, and what fails is said once")
    func folder() throws {
        let vault = try TestVault()
        let folder = vault.scratch("phone")
        try FileManager.default.createDirectory(atPath: folder + "/backup", withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: PackageRoot.path("Examples/databases/android-backup/msgstore.db.crypt15"),
            toPath: folder + "/backup/msgstore.db.crypt15")
        try vault.scratch.write(ExportFiles.anna, to: "phone/WhatsApp Chat with Anna.txt")
        let run = try vault(["import", folder, "--timezone", "UTC", "--me", "Ben"])
        #expect(run.status == 3 && run.errors.contains("msgstore.db.crypt15"), "\(run.errors)")
        #expect(try vault.expect(["conversations", "--json"]).objects().map { $0.string("title") } == ["Anna"])
        let files = try ["one.bin", "two.bin"].map { try vault.scratch.write("no chat\n", to: $0) }
        let wrong = try vault(["import"] + files)
        // Once with its reason, and at the end with all others.
        #expect(wrong.status != 0 && wrong.errors.components(separatedBy: "two.bin").count == 3, "\(wrong.errors)")
    }

    @Test("What is mistaken for another thing is answered with what it is")
    func mistaken() throws {
        let vault = try TestVault()
        let document = try vault.scratch.write("{\n \"name\": \"export\"\n}\n", to: "result.json")
        #expect(try vault(["import", "json", document]).errors.contains("one JSON document over several lines"))
        let key = try vault(["decrypt"], input: "whisper-key1:AAAA\n")
        #expect(key.status == 23 && key.errors.contains("whisper contact import"), "\(key.errors)")
        let query = try vault(["search", "bread", "-alive"])
        #expect(query.status == 64 && query.errors.contains("NOT"), "\(query.errors)")
    }

    @Test("The options for a chat and for who wrote have the same names in all commands")
    func optionNames() throws {
        let vault = try vault()
        for name in ["--in", "--conversation"] {
            for command in [
                ["search", "ok"], ["messages"], ["stats"], ["export", "json"], ["export", "csv"], ["export", "txt"],
                ["media", "prune", "--kind", "video", "--dry-run"],
            ] {
                let run = try vault(command + [name, "Anna"])
                #expect(run.status == 0, "\(command) \(name): \(run.errors)")
            }
        }
        for name in ["--from", "--from-person"] {
            #expect(try vault.expect(["search", name, "Ben", "--json"]).lines.count == 2)
            #expect(try vault.expect(["messages", "Anna", name, "Ben", "--json"]).lines.count == 2)
            #expect(try vault.expect(["export", "json", name, "Ben"]).lines.count == 2)
        }
    }

    @Test("Messages, statistics and exports can be limited to a person, and say so (UX-4)")
    func onlyFrom() throws {
        let vault = try vault()
        let path = try ExportFiles.write(
            "13/05/2019, 09:13 - Ben: Is it cold?\n13/05/2019, 09:14 - Clara: no\n", title: "Lake", in: vault.scratch)
        try vault.expect(["import", path, "--timezone", "UTC", "--me", "Ben"])
        func texts(_ arguments: [String]) throws -> [String] {
            try vault.expect(arguments).objects().compactMap { $0.object("content")?.string("text") }
        }
        // Pages are counted in the person's messages.
        #expect(
            try texts(["messages", "Anna", "--from", "Ann", "--limit", "2", "--json"]).last?.hasPrefix("Bring") == true)
        #expect(
            try texts(["messages", "Anna", "--from", "Ben", "--oldest", "--limit", "1", "--json"]).first?.hasPrefix(
                "Fine") == true)
        let pointed = try vault.expect(["messages", "Anna", "--from", "Ben", "--limit", "1"])
        #expect(pointed.output.contains("second line") && !pointed.output.contains("umbrella"))
        #expect(pointed.errors.contains(" --from Ben"), "\(pointed.errors)")
        let day = try vault.expect(["messages", "Anna", "--from", "Ben", "--since", "2019-05-15"])
        #expect(day.errors.contains("No messages") && !day.output.contains("umbrella"), "\(day.errors)")
        #expect(try texts(["export", "json", "--from", "Ben"]).count == 3)
        let text = try vault.expect(["export", "txt", "--from", "Clara"]).output
        #expect(text.contains("Clara: no") && !text.contains("cold") && !text.contains("Anna"), "\(text)")
        let file = vault.scratch("ben.csv")
        let written = try vault.expect(["export", "csv", "--from", "Ben", "-o", file])
        #expect(written.errors.contains("messages from “Ben” alone"), "\(written.errors)")
        let pages = try vault.expect(
            ["export", "html", "--from", "Clara", "--yes", "-o", vault.scratch("pages"), "--json"]
        ).objects().last
        #expect(pages?.integer("messages") == 1 && pages?.integer("chats") == 1 && pages?.integer("people") == 1)
        #expect(pages?.object("from")?.string("display_name") == "Clara")
        let figures = try vault.expect(["stats", "--from", "Ben", "--json"]).objects().last
        #expect(figures?.integer("messages") == 3 && figures?.object("activity")?.integer("messages") == 3)
        #expect(try vault(["stats", "--from", "Clarra"]).errors.contains("Did you mean: “Clara” ("))
        #expect(try vault(["export", "json", "--full", "--from", "Ben"]).status == 64)
    }

    @Test("A question is broken between words, and no is no error")
    func questions() throws {
        let vault = try vault()
        let session = try TerminalSession(["delete", "Anna"] + options(vault), in: vault.scratch, columns: 40)
        try session.waitFor("[y/N] ")
        let asked = session.text
        #expect(asked.split(whereSeparator: \.isNewline).allSatisfy { $0.count <= 40 }, "\(asked)")
        #expect(asked.replacing("\r\n", with: " ").contains("Permanently delete the chat “Anna”"), "\(asked)")
        session.type("n\n")
        #expect(session.finish() == 1)
        #expect(session.text.contains("whisper: Cancelled.") && !session.text.contains("error:"), "\(session.text)")
        let json = try vault(["delete", "Anna", "--json"])
        #expect(json.status != 0)
        #expect(try ErrorLine(json.errors).code == "confirmation-needed", "\(json.errors)")
    }

    @Test("Control-C ends the loop of a shell that runs the command, too", .enabled(if: FirstHourTests.hasBash))
    func loop() throws {
        let vault = try TestVault()
        let script = "for i in 1 2 3; do '\(WhisperBinary.path)' ls --vault '\(vault.path)'; done; echo WENT ON"
        let session = try TerminalSession(["-c", script], program: Self.bash, in: vault.scratch)
        try session.waitFor("Passphrase: ")
        session.type("\u{3}")
        #expect(session.finish() == 130)
        #expect(!session.screen.contains("WENT ON") && session.screen.matches(of: #/Passphrase: /#).count == 1)
    }

    private static let bash = "/bin/bash"
    private static let hasBash = FileManager.default.isExecutableFile(atPath: bash)

    @Test("Two chats of one title are told apart in words")
    func namesakes() throws {
        let vault = try vault()
        try vault.expect(["identity", "create", "Me"])
        let path = try ExportFiles.write("30/01/2023, 09:13 - Annabel: Hi\n", title: "Annabel", in: vault.scratch)
        try vault.expect(["import", path, "--timezone", "UTC"])
        let run = try vault(["messages", "nna"])
        #expect(run.errors.contains("“Annabel” (whatsapp, 1 message, last 2023-01-30, "), "\(run.errors)")
        #expect(run.errors.contains("the reference at the end of its entry"))
    }

    @Test("Tables wrap what explains, and a fingerprint has two lines of 32 digits")
    func tables() throws {
        let vault = try vault()
        try vault.expect(["identity", "create", "Me"])
        func screen(_ arguments: [String]) throws -> String {
            let session = try TerminalSession(
                arguments + ["--no-color"] + options(vault), in: vault.scratch, environment: ["PAGER": "cat"])
            #expect(session.finish() == 0)
            return session.text
        }
        for arguments in [["policy", "list"], ["import", "list"]] {
            let shown = try screen(arguments)
            #expect(!shown.contains("…"), "\(shown)")
            #expect(shown.split(whereSeparator: \.isNewline).allSatisfy { $0.count <= 80 }, "\(shown)")
        }
        let details = try screen(["identity", "show", "Me"])
        let lines = details.split(whereSeparator: \.isNewline).filter { $0.contains(#/([0-9a-f]{4} ){7}[0-9a-f]{4}$/#) }
        #expect(lines.count == 2, "\(details)")
        let piped = try vault.expect(["identity", "show", "Me"]).output
        #expect(piped.contains(#/([0-9a-f]{4} ){15}[0-9a-f]{4}/#), "\(piped)")
    }

    @Test("Without a clipboard the terminal is handed the line, which is printed as well (UX-1)")
    func copy() throws {
        let people = try Correspondents()
        let input = try people.ana.scratch.write("hi", to: "input")
        let session = try TerminalSession(
            ["encrypt", "--to", "Ben", "--copy"] + options(people.ana), in: people.ana.scratch,
            environment: ["PATH": people.ana.scratch("nothing")], input: input)
        #expect(session.finish() == 0, "\(session.screen)")
        #expect(session.screen.contains("\u{1B}]52;c;") && session.screen.contains("whisper1:"))
        #expect(session.text.replacing("\r\n", with: " ").contains("Handed to the terminal"))
    }

    @Test(
        "Without a clipboard and a terminal, what was sealed is printed nevertheless (UX-1)",
        arguments: [[], ["--json"]])
    func noClipboard(form: [String]) throws {
        let people = try Correspondents()
        let run = try people.ana(
            ["encrypt", "--to", "Ben", "--copy"] + form, input: "hi",
            environment: ["PATH": people.ana.scratch("nothing")])
        #expect(run.output.contains("whisper1:"), "\(run.errors)")
        #expect(run.status != 0 || !run.errors.contains("error"), "\(run.errors)")
    }

    @Test("A keybook with one's own keys adds nobody for them (CON-6)")
    func ownKeys() throws {
        let people = try Correspondents()
        let book = try people.ben.expect(["contact", "export"]).output
        let file = try people.ana.scratch.write(book, to: "book")
        try people.ana.expect(["contact", "import", file, "--yes"])
        let names = try people.ana.expect(["contact", "list", "--json"]).objects().compactMap { $0.string("name") }
        #expect(names == ["Ben"])
    }

    @Test("A key that is given where messages are to be imported is named, with the command that takes it (ING-5)")
    func keysAsImports() throws {
        let people = try Correspondents()
        let keys = try people.ana.scratch.write(try people.ben.expect(["contact", "export"]).output, to: "ana.key")
        let backup = try people.ana.scratch.write(String(repeating: "0a1F ", count: 16) + "\n", to: "key.txt")
        for command in [["import"], ["import", "whatsapp"], ["import", "json"]] {
            let contacts = try people.ana(command + [keys])
            #expect(contacts.status == 1 && contacts.errors.contains("contact import "), "\(contacts.errors)")
            let other = try people.ana(command + [backup])
            #expect(other.status == 1 && other.errors.contains("import BACKUP --key-file "), "\(other.errors)")
        }
    }

    @Test("What says where a passphrase comes from is named as it is called")
    func archivePassphrase() throws {
        let vault = try vault()
        let run = try vault(["export", "html", "--encrypt", "-o", vault.scratch("pages")])
        #expect(run.status != 0 && run.errors.contains("Use --archive-passphrase-file, "), "\(run.errors)")
    }

    @Test("What is written in the clear is said to be")
    func plaintext() throws {
        let vault = try vault()
        for (form, more) in [("json", ["--full"]), ("json", []), ("csv", []), ("txt", [])] as [(String, [String])] {
            let run = try vault(["export", form, "-o", vault.scratch("file"), "--force"] + more)
            #expect(run.errors.contains("The file is not encrypted"), "\(run.errors)")
        }
        // A pipe leads to a file, too.
        for form in ["json", "csv", "txt"] {
            let run = try vault(["export", form])
            #expect(run.errors.contains("The output is not encrypted") && !run.output.contains("encrypted"))
            #expect(try vault(["export", form, "--quiet"]).errors.isEmpty)
            #expect(try !vault(["export", form, "--json"]).errors.contains("encrypted"))
        }
    }

    #if os(Linux)
        @Test("Who has the vault open is named before anything is asked (ST-10)", arguments: [true, false])
        func held(isCommandFirst: Bool) throws {
            let vault = try vault()
            // The vault's name is one word.
            let options = ["--vault", "vault", "--passphrase-file", vault.passphraseFile]
            let arguments = isCommandFirst ? ["browse"] + options : options + ["browse"]
            let browse = try TerminalSession(
                ["-c", #"cd "$0" && exec "$@""#, vault.scratch.path, WhisperBinary.path] + arguments,
                program: "/bin/sh", in: vault.scratch)
            try browse.waitForText("Anna")
            let run = try vault.withoutPassphrase(["rekey"])
            #expect(run.status == 11)
            #expect(run.errors.contains("in use by another process: whisper browse, pid "), "\(run.errors)")
            browse.type("q")
            #expect(browse.finish() == 0)
        }
    #endif
}
