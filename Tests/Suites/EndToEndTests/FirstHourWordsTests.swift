import Foundation
import Testing
import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("What a newcomer reads is true, and says what to do (CLI-4, ING-5)", .ownThreads)
struct FirstHourWordsTests {
    /// Messages by two people, one a minute, as an export.
    private static func chat(of count: Int, _ other: String = "Anna") -> String {
        (0..<count).map { number in
            let (day, minute) = (13 + number / 1_440, number % 1_440)
            let time = String(format: "%02d/05/2019, %02d:%02d", day, minute / 60, minute % 60)
            return "\(time) - \(number.isMultiple(of: 2) ? "Ben" : other): what message number \(number) says\n"
        }.joined()
    }

    @Test(
        "Of a line that cannot be read, it is said how many messages before it were imported, or that none was (ST-13)")
    func cutLines() throws {
        let source = try TestVault()
        let chat = try ExportFiles.write(Self.chat(of: 2_100), title: "Anna", in: source.scratch)
        try source.expect(["import", chat, "--timezone", "UTC", "--me", "Ben"])
        let lines = try source.expect(["export", "json"]).output
        for (count, hint) in [(5, "Nothing was imported."), (2_100, "2,000 new messages before it were imported.")] {
            let vault = try TestVault()
            let cut = lines.split(separator: "\n").prefix(count).joined(separator: "\n") + "\n{\"id\":}\n"
            let file = try vault.scratch.write(cut, to: "cut.jsonl")
            let dry = try vault(["import", file, "--dry-run"])
            #expect(dry.status != 0)
            #expect(dry.errors.contains("Nothing was imported."), "\(dry.errors)")
            let run = try vault(["import", file])
            #expect(run.errors.contains(hint), "\(run.errors)")
            let chats = try vault.expect(["conversations", "--json"]).objects()
            #expect(chats.compactMap { $0.integer("message_count") } == (count == 5 ? [] : [2_000]))
            let json = try vault(["import", "json", file, "--json"])
            // What is there already is not imported again.
            #expect(json.errors.contains("Nothing was imported."), "\(json.errors)")
        }
    }

    @Test("A forgotten person is not named by the list of imports, and what stays is said (ST-11)")
    func forgotten() throws {
        let vault = try TestVault()
        let chat = try ExportFiles.write(Self.chat(of: 4, "Ana Reis"), title: "Ana Reis", in: vault.scratch)
        try vault.expect(["import", chat, "--timezone", "UTC", "--me", "Ben"])
        let session = try TerminalSession(["people", "forget", "Ana", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.waitFor("The address of the chat with them stays")
        try session.answer("for good? What they wrote stays", with: "no")
        #expect(session.finish() == 1)
        let done = try vault.expect(["people", "forget", "Ana", "--yes"])
        #expect(done.errors.contains("when it is imported again: Ana Reis"), "\(done.errors)")
        let listed = try vault.expect(["import", "list"]).output
        #expect(!listed.contains("Ana") && listed.contains("Unknown person"), "\(listed)")
        let runs = try vault.expect(["export", "json", "--full"]).output.split(separator: "\n")
            .filter { $0.contains("\"type\":\"run\"") }
        #expect(!runs.isEmpty && !runs.contains { $0.contains("Ana") })
        // A newer export finds its chat, and names the person again.
        let again = try vault.object(["import", chat, "--timezone", "UTC", "--me", "Ben"])
        #expect(again.integer("added") == 0)
        try vault.expect(["verify"])
    }

    @Test("Numbers are told apart at a terminal, and nothing is cut for other programs")
    func numbers() throws {
        let vault = try TestVault()
        let numbers = ["+1 (555) 010-0123", "+1 (555) 010-0124"]
        let name = "Bartholomew Montgomery-Featherstonehaugh"
        let text = (numbers + [name]).map { "13/05/2019, 09:13 - \($0): hello\n" }.joined()
        let chat = try ExportFiles.write(text, title: "Trip", in: vault.scratch)
        try vault.expect(["import", chat, "--timezone", "UTC", "--yes"])
        let output = try vault.expect(["messages", "Trip"]).output
        #expect((numbers + [name]).allSatisfy(output.contains), "\(output)")
        let session = try TerminalSession(["messages", "Trip", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        #expect(session.finish() == 0)
        #expect(numbers.allSatisfy(session.screen.contains) && !session.screen.contains(name), "\(session.screen)")
    }

    @Test("A dry run calls the chat as the import does (ING-5)", arguments: [[], ["--title", "Somebody"]])
    func dryTitle(more: [String]) throws {
        let vault = try TestVault()
        let first = try ExportFiles.write(Self.chat(of: 200, "Ana Reis"), title: "Ana Reis", in: vault.scratch)
        try vault.expect(["import", first, "--timezone", "UTC", "--me", "Ben"])
        let other = try ExportFiles.write(Self.chat(of: 200, "Ana Reis"), title: "Ana", in: vault.scratch)
        let command = ["import", other, "--timezone", "UTC", "--me", "Ben"] + more
        let dry = try vault.object(command + ["--dry-run"])
        let real = try vault.object(command)
        #expect(dry.string("title") == "Ana Reis" && real.string("title") == "Ana Reis")
        #expect(dry.string("other_title") == real.string("other_title") && dry.string("other_title") != nil)
    }

    @Test("Imports of files that have one name are told apart where they are undone as well (ING-2)")
    func sameName() throws {
        let vault = try TestVault()
        func write(_ text: String, _ folder: String) throws -> String {
            try vault.scratch.write(text, to: "\(folder)/WhatsApp Chat with Anna.txt", makingFolders: true)
        }
        let lines = ["Anna: Shall we walk to the lake?", "Ben: Only if the weather holds", "Anna: Bring the umbrella"]
            .enumerated().map { "13/05/2019, 09:1\($0.offset) - \($0.element)\n" }
        let options = ["--timezone", "UTC", "--redo", "--me"]
        try vault.expect(["import", try write(lines.prefix(2).joined(), "a")] + options + ["Ben"])
        let id = try #require(try vault.expect(["import", "list", "--json"]).objects().first?.string("id"))
        let redo = ["import", try write(lines.joined(), "b")] + options + ["Anna"]
        let refused = try vault(redo)
        let named = "Anna.txt (\(id.prefix(8)), "
        #expect(refused.status == 1 && refused.errors.contains(named), "\(refused.errors)")
        #expect(refused.errors.contains(", 2 messages)"), "\(refused.errors)")
        let done = try vault.expect(redo + ["--yes"]).errors
        #expect(done.contains("The import \(id.prefix(8)) of “WhatsApp Chat with Anna.txt” from "), "\(done)")
        #expect(done.contains("with 2 new messages, was undone as well"), "\(done)")
    }

    @Test("A redo that has nothing to undo says so (ING-2)")
    func nothingToRedo() throws {
        let vault = try TestVault()
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        for more in [[], ["--redo"], ["--redo", "--dry-run"]] {
            let run = try vault.expect(["import", chat, "--timezone", "UTC", "--me", "Ben"] + more)
            #expect(run.errors.contains("so none was undone") == !more.isEmpty, "\(run.errors)")
        }
    }

    @Test("Of several chats, it is said in how many nobody is you, where somebody is in others (ING-5)")
    func noOwnerElsewhere() throws {
        let vault = try TestVault()
        for (title, other) in [("Anna", "Anna"), ("Cleo", "Cleo")] {
            let text = "13/05/2019, 09:13 - \(other): hi\n13/05/2019, 09:14 - \(title == "Anna" ? "Ben" : "Dora"): ho\n"
            _ = try vault.scratch.write(text, to: "chats/WhatsApp Chat with \(title).txt", makingFolders: true)
        }
        let first = vault.scratch("chats/WhatsApp Chat with Anna.txt")
        try vault.expect(["import", first, "--timezone", "UTC", "--me", "Ben"])
        let run = try vault.expect(["import", vault.scratch("chats"), "--timezone", "UTC", "--yes"])
        #expect(run.output.contains("In 1 of the chats, no sender was taken to be you"), "\(run.output)")
        #expect(run.errors.contains("2 files in “") && run.errors.contains("” look like exported chats: "))
    }

    @Test("The end of the input is no answer to who you are: nobody is, as is said with how to change it (ING-5)")
    func nobody() throws {
        let vault = try TestVault()
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let session = try TerminalSession(
            ["import", chat, "--timezone", "UTC", "--vault", vault.path], in: vault.scratch, columns: 200)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.waitFor("Which number? (Enter: none) ")
        session.type("\u{4}")
        #expect(session.finish() == 0)
        #expect(session.screen.contains("No sender was taken to be you"), "\(session.screen)")
        #expect(session.screen.contains("--redo --me NAME: Anna"), "\(session.screen)")
    }

    @Test(
        "A bundle that a mail has wrapped, quoted or put amid other text is imported, one that lacks its end is named")
    func carriedBundle() throws {
        let ana = try TestVault()
        try ana.expect(["identity", "create", "Ana"])
        let bundle = try ana.bundle().trimmingCharacters(in: .newlines)
        func wrapped(_ mark: String) -> String {
            var rest = bundle[...]
            var lines: [String] = []
            while !rest.isEmpty {
                lines.append(mark + rest.prefix(70))
                rest = rest.dropFirst(70)
            }
            return lines.joined(separator: "\r\n") + "\r\n"
        }
        let carried = [
            wrapped(""), wrapped("> "), "Hi Ben,\n\nmy key:\n\n\(bundle)\nGreetings\nAna\n",
            "Hi, as in whisper-key1: below:\n\(wrapped("> "))> Bye\n",
        ]
        for text in carried {
            let ben = try TestVault()
            let run = try ben(["contact", "import", "-", "--yes"], input: text)
            #expect(run.status == 0 && run.errors.contains("Ana"), "\(text): \(run.errors)")
        }
        let ben = try TestVault()
        let cut = try ben(["contact", "import", "-", "--yes"], input: String(bundle.dropLast(5)))
        #expect(cut.status != 0 && cut.errors.contains("incomplete or was changed on the way"), "\(cut.errors)")
        let none = try ben(["contact", "import", "-", "--yes"], input: "no key here")
        #expect(none.status != 0 && !none.errors.contains("incomplete"))
    }

    @Test("The inbox shows what it opened in the order of the chat, and a changed envelope has a hint")
    func inboxOrder() throws {
        let people = try Correspondents()
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "UTC")
        format.dateFormat = "dd/MM/yyyy, HH:mm"
        let envelopes = try ["first secret", "second secret"].map { text in
            try people.envelope(text).trimmingCharacters(in: .newlines)
        }
        let lines = envelopes.enumerated().map { number, envelope in
            "\(format.string(from: Date().addingTimeInterval(Double(number - 2) * 120))) - Ana: \(envelope)\n"
        }
        let chat = try ExportFiles.write(
            "13/05/2019, 09:13 - Ana: first of all\n" + lines.joined(), title: "Ana", in: people.ben.scratch)
        try people.ben.expect(["import", chat, "--timezone", "UTC", "--me", "Ben", "--yes"])
        let output = try people.ben.expect(["inbox"]).output
        let places = try ["first secret", "second secret"].map { try #require(output.range(of: $0)).lowerBound }
        #expect(places[0] < places[1], "\(output)")
        let changed = String(try people.envelope().trimmingCharacters(in: .newlines).dropLast(10)) + "AAAAAAAAAA"
        let refused = try people.ben(["decrypt"], input: changed)
        #expect(
            refused.status == 23 && refused.errors.contains("Invalid envelope\n") && refused.errors.contains("hint: "))
    }

    @Test("A vault without permission to write is verified and examined (ST-10)", .enabled(if: getuid() != 0))
    func readOnly() throws {
        let vault = try TestVault()
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        try vault.expect(["import", chat, "--timezone", "UTC", "--me", "Ben"])
        let files = FileManager.default
        let paths = try [vault.path] + files.subpathsOfDirectory(atPath: vault.path).map { vault.path + "/" + $0 }
        func allow(_ folder: Int, _ file: Int) throws {
            for path in paths {
                var isFolder: ObjCBool = false
                _ = files.fileExists(atPath: path, isDirectory: &isFolder)
                try files.setAttributes([.posixPermissions: isFolder.boolValue ? folder : file], ofItemAtPath: path)
            }
        }
        try allow(0o500, 0o400)
        defer { try? allow(0o700, 0o600) }
        #expect(try vault.expect(["verify"]).errors.contains("No problems found"))
        try vault.expect(["doctor"])
    }

    @Test(
        "Small words: options without a value, empty periods, titles in quotation marks, imports at a narrow terminal")
    func small() throws {
        let vault = try TestVault()
        let title = "Maya (Verified/Signed) \"X\""
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        try vault.expect(["import", chat, "--timezone", "UTC", "--me", "Ben", "--title", title])
        let found = try vault(["search", "maya"])
        #expect(!found.errors.contains("““"), "\(found.errors)")
        let empty = try vault.expect(["export", "txt", "--since", "2030"])
        #expect(empty.errors.contains("No messages found."))
        let bare = try CommandRun.whisper(["--vault"], in: vault.scratch)
        #expect(bare.status == 64 && bare.errors.contains("The option “--vault” needs a value."), "\(bare.errors)")
        let statistics = try vault.expect(["stats"]).output
        #expect(statistics.split(separator: "\n").count { $0.contains("System messages") } == 1, "\(statistics)")
        #expect(statistics.contains(/Messages +7\n/), "\(statistics)")
        let session = try TerminalSession(["import", "list", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        #expect(session.finish() == 0)
        #expect(session.screen.contains("WhatsApp Chat with") && session.screen.contains("dmy, UTC, you: Ben"))
        try vault.expect(["delete", title, "--yes"])
        #expect(try vault.expect(["import", "list"]).errors.contains("or its chats were deleted"))
    }

    @Test("A file that is cut in its last line is said to be, and a piece of a date is no text (ING-5)")
    func cutFile() throws {
        let vault = try TestVault()
        let cut = try ExportFiles.write(Self.chat(of: 4) + "13/05/2019, 00:0", title: "Anna", in: vault.scratch)
        let run = try vault(["import", cut, "--timezone", "UTC", "--me", "Ben"])
        #expect(run.status == 3)
        #expect(run.errors.contains("The file ends in the middle of a line"), "\(run.errors)")
        #expect(run.output.contains("could not be read, on line 5"), "\(run.output)")
        let whole = try ExportFiles.write(Self.chat(of: 5), title: "Anna", in: vault.scratch)
        let summary = try vault.expect(["import", whole, "--timezone", "UTC", "--me", "Ben", "--json"])
        #expect(try summary.objects().last?["ends_inside_line"] == .bool(false))
        #expect(try vault.expect(["conversations", "--json"]).objects().first?.integer("message_count") == 5)
    }

    @Test("Android's null of a file to be viewed once is not shown as a text (LOOK-9)")
    func viewedOnce() throws {
        let vault = try TestVault()
        let chat = try ExportFiles.write(
            Self.chat(of: 2) + "14/05/2019, 10:00 - Anna: null\n", title: "Anna", in: vault.scratch)
        try vault.expect(["import", chat, "--timezone", "UTC", "--me", "Ben"])
        let folder = vault.scratch("pages")
        try vault.expect(["export", "html", "-o", folder, "--yes"])
        let pages = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".html") }
            .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
        #expect(pages.contains { $0.contains("could be viewed once") } && !pages.contains { $0.contains(">null<") })
        for command in [["messages", "Anna"], ["export", "txt"], ["conversations"]] {
            let output = try vault.expect(command).output
            #expect(output.contains("[could be viewed once]") && !output.contains("null"), "\(command): \(output)")
            #expect(!output.contains("(could be viewed once)"), "once is enough")
        }
    }

    @Test("Two chats with the same title are shown with their platforms (UX-4)")
    func namesakes() throws {
        let vault = try TestVault()
        for title in ["Anna", "Cara", "Dora"] {
            let chat = try ExportFiles.write(Self.chat(of: 2), title: title, in: vault.scratch)
            try vault.expect(["import", chat, "--timezone", "UTC", "--me", "Ben"])
        }
        let line = """
            {"id":"87533c1e-327b-409e-a349-e72e6dc85b16","external_id":"3EB0","platform":"signal",\
            "timestamp":"2026-03-14T21:05:00Z","timestamp_precision":"second","local_time":null,"assumed_zone":null,\
            "sender":{"identifier":"+491700000001","display_name":"Anna"},"recipients":[],\
            "content":{"type":"text","text":"bring bread","attachments":[]},\
            "metadata":{"thread_id":"edb3e0569bcd4701d986c7429be01325","reply_to":null,"reactions":[],\
            "edited_at":null,"platform_specific":{}},"chat":{"title":"Anna","kind":"direct"}}

            """
        try vault.expect(["import", "json", try vault.scratch.write(line, to: "other.jsonl")])
        // A title that only looks like another one.
        let alike = line.replacing("87533c1e", with: "97533c1e").replacing("3EB0", with: "3EB1")
            .replacing("+491700000001", with: "+491700000002").replacing("edb3e056", with: "fdb3e056")
            .replacing(#""title":"Anna""#, with: #""title":"Ca\u200era""#)
        try vault.expect(["import", "json", try vault.scratch.write(alike, to: "alike.jsonl")])
        let listed = try vault.expect(["conversations"]).output
        for shown in ["Anna (signal)", "Anna (whatsapp)", "Cara (signal)", "Cara (whatsapp)"] {
            #expect(listed.contains(shown), "\(listed)")
        }
        #expect(!listed.contains("Dora ("), "\(listed)")
        let run = try vault(["messages", "Anna"])
        #expect(run.status == 64 && run.errors.contains("signal:Anna"), "\(run.errors)")
    }

    @Test(
        "Narrow terminals lose no names, and say what wider ones show; an operator without a side is named (UX-4, ST-5)"
    )
    func narrow() throws {
        let vault = try TestVault()
        let chat = try ExportFiles.write(
            Self.chat(of: 2), title: "Garden of the neighbours", in: vault.scratch)
        try vault.expect(["import", chat, "--timezone", "UTC", "--me", "Ben"])
        let options = ["--vault", vault.path, "--passphrase-file", vault.passphraseFile]
        let search = try TerminalSession(["search", "message"] + options, in: vault.scratch, columns: 40)
        #expect(search.finish() == 0)
        #expect(search.screen.contains("Anna · Garden of the neighbours"), "\(search.screen)")
        let person = try TerminalSession(["people", "show", "Anna"] + options, in: vault.scratch, columns: 40)
        #expect(person.finish() == 0)
        #expect(person.screen.contains("With 110 columns"), "\(person.screen)")
        #expect(try vault(["search", "umbrella OR"]).errors.contains("On one side of OR nothing is left"))
    }

    @Test("Leaving the questions of init says that there is no vault (CLI-4)")
    func leftInit() throws {
        let scratch = try Scratch()
        let session = try TerminalSession(["init", "--vault", scratch("v")], in: scratch)
        try session.waitFor("[y/N] ")
        session.type("\u{3}")
        #expect(session.finish() != 0)
        #expect(session.screen.contains("No vault was created."), "\(session.screen)")
    }
}
