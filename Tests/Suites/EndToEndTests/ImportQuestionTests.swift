import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("What an import asks at a terminal (ING-5, CLI-10)", .ownThreads)
struct ImportQuestionTests {
    private static let chat = """
        13/05/2019, 09:13 - Anna: Shall we walk to the lake?
        13/05/2019, 09:14 - Ben: Only if the weather holds
        13/05/2019, 09:15 - Anna: It says sunshine
        13/05/2019, 09:16 - \u{1B}[31mEve\u{202E}: \u{1B}[2Jred

        """

    @Test("The sender who is the owner is chosen from a list, and the next export does not ask (ING-5)")
    func owner() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(Self.chat, title: "Lake", in: vault.scratch)
        let session = try TerminalSession(
            ["import", "whatsapp", path, "--timezone", "UTC", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.waitFor("Which of these senders in “")
        try session.waitFor("4  None of these")
        #expect(session.screen.contains("1  Anna, 2 messages: Shall we walk to the lake?"))
        #expect(session.screen.contains("2  Ben, 1 message: Only if the weather holds"))
        #expect(!session.screen.contains("\u{1B}[2J") && !session.screen.contains("\u{1B}[31mEve"))
        try session.answer("Which number? (Enter: none) ", with: "2")
        #expect(session.finish() == 0)
        #expect(session.screen.contains("Sent by you: the messages of “Ben”"))
        #expect(session.screen.contains("Next:") && session.screen.contains("messages Lake"))
        let other = try ExportFiles.write("14/05/2019, 09:13 - Ben: Hi\n", title: "Cem", in: vault.scratch)
        let next = try TerminalSession(
            ["import", "whatsapp", other, "--timezone", "UTC", "--vault", vault.path], in: vault.scratch)
        try next.answer("Passphrase: ", with: "correct horse")
        #expect(next.finish() == 0)
        #expect(!next.screen.contains("Which of these") && next.screen.contains("Sent by you: the messages of “Ben”"))
    }

    /// A folder of three chats; in the last one the owner has another name.
    private static func folder(in scratch: Scratch) throws -> String {
        let chats = [
            ("Anna", "Anna", "Ben"), ("Bea", "Bea", "Ben"), ("Cleo", "Cleo", "Ben"), ("Dora", "Dora", "Ben Okoro"),
        ]
        try FileManager.default.createDirectory(atPath: scratch("chats"), withIntermediateDirectories: true)
        for (title, other, own) in chats {
            _ = try scratch.write(
                """
                13/05/2019, 09:13 - \(other): Shall we walk to the lake, asks \(other)?
                13/05/2019, 09:14 - \(own): Only if the weather holds, \(other)

                """, to: "chats/WhatsApp Chat with \(title).txt")
        }
        return scratch("chats")
    }

    @Test("Who the owner is holds for all chats of a folder in which that name wrote, also in a dry run (ING-5)")
    func folder() throws {
        func hasBothNames(_ person: JSONObject) -> Bool {
            Set(person.objects("aliases").compactMap { $0.string("value") }).isSuperset(of: ["Ben", "Ben Okoro"])
        }
        for more in [["--dry-run"], []] {
            let vault = try TestVault()
            let folder = try Self.folder(in: vault.scratch)
            let session = try TerminalSession(
                ["import", folder, "--timezone", "UTC", "--vault", vault.path] + more, in: vault.scratch)
            try session.answer("Passphrase: ", with: "correct horse")
            try session.answer("Which number? (Enter: none) ", with: "2")
            // Only the chat in which another name is the owner's asks again.
            try session.waitFor("Dora.txt” is you?")
            try session.answer("Which number? (Enter: none) ", with: "2")
            #expect(session.finish() == 0)
            guard more.isEmpty else { continue }
            let people = try vault.expect(["people", "--json"]).objects()
            #expect(people.count { $0["owner"] == .bool(true) } == 1, "The owner is one person, whatever the names")
            #expect(people.count == 5)
            #expect(people.contains { hasBothNames($0) }, "Otherwise there is nothing to take apart")
            let last = try vault.expect(["messages", "Dora", "--json"]).objects()
            #expect(last.last?.string("direction") == "outgoing")
            try vault.expect(["import", "undo", "WhatsApp Chat with Dora.txt", "--yes"])
            let left = try vault.expect(["people", "--json"]).objects()
            #expect(left.contains { $0["owner"] == .bool(true) && $0.string("name") == "Ben" })
            // A person called “Ben Okoro” may be left, but that this is Ben was known from the import alone.
            #expect(!left.contains { hasBothNames($0) }, "The join is the import's, and is undone with it")
        }
    }

    @Test("Who wrote to the owner in a file is not made one with them, whatever an earlier answer said")
    func corrected() throws {
        let vault = try TestVault()
        let chat = try Self.folder(in: vault.scratch) + "/WhatsApp Chat with Anna.txt"
        try vault.expect(["import", chat, "--timezone", "UTC", "--me", "Anna"])
        try vault.expect(["import", chat, "--timezone", "UTC", "--me", "Ben", "--redo", "--yes"])
        let people = try vault.expect(["people", "--json"]).objects()
        #expect(people.compactMap { $0.string("name") }.sorted() == ["Anna", "Ben"], "\(people)")
        let messages = try vault.expect(["messages", "Anna", "--json"]).objects()
        #expect(messages.compactMap { $0.string("direction") } == ["incoming", "outgoing"])
    }

    @Test("A no to one of several chats is said of that chat alone, and others are imported (ING-5)")
    func declinedOfSeveral() throws {
        let vault = try TestVault()
        let folder = vault.scratch("chats")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (title, day) in [("Anna", "13/05/2019"), ("Bea", "03/04/19"), ("Cleo", "14/05/2019")] {
            _ = try vault.scratch.write(
                "\(day), 09:13 - \(title): Shall we walk to the lake, asks \(title)?\n",
                to: "chats/WhatsApp Chat with \(title).txt")
        }
        let arguments = ["import", folder, "--timezone", "UTC", "--me", "Ben", "--vault", vault.path]
        let session = try TerminalSession(arguments, in: vault.scratch, columns: 200)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.waitFor("Which number? ")
        #expect(session.screen.contains("“Anna”"), "What was imported is said before the question: \(session.screen)")
        // An empty answer is asked for again, as one that is no number is.
        for _ in 0..<2 {
            try session.answer("Which number? ", with: "")
            try session.waitFor("Please answer with a number from 1 to")
        }
        try session.answer("Which number? ", with: "")
        #expect(session.finish() == 3)
        #expect(session.screen.contains("Chat with Bea.txt” was not imported."), "\(session.screen)")
        #expect(session.screen.contains("1 file was not imported") && !session.screen.contains("Nothing was changed"))
        let chats = try vault.expect(["conversations", "--json"]).objects()
        #expect(Set(chats.compactMap { $0.string("title") }) == ["Anna", "Cleo"])
        let alone = try TerminalSession(
            ["import", folder + "/WhatsApp Chat with Bea.txt", "--me", "Bea", "--vault", vault.path], in: vault.scratch)
        try alone.answer("Passphrase: ", with: "correct horse")
        for _ in 0..<3 { try alone.answer("Which number? ", with: "") }
        #expect(alone.finish() == 1 && alone.screen.contains("Cancelled. Nothing was changed."), "\(alone.screen)")
    }

    @Test("One answer ends all questions about who the owner is (ING-5)")
    func skipAll() throws {
        let vault = try TestVault()
        let folder = try Self.folder(in: vault.scratch)
        let session = try TerminalSession(
            ["import", folder, "--timezone", "UTC", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.waitFor("3  None of these")
        try session.waitFor("4  None of these, and do not ask about the other chats")
        try session.answer("Which number? (Enter: none) ", with: "3")
        try session.waitFor("Bea.txt” is you?")
        try session.answer("Which number? (Enter: none) ", with: "4")
        #expect(session.finish() == 0)
        #expect(!session.screen.contains("is you?"))
        let people = try vault.expect(["people", "--json"]).objects()
        #expect(people.count == 6 && people.allSatisfy { $0["owner"] == .bool(false) })
    }

    @Test(
        "Whether the same messages under other names are of the same people is asked, and the answer remembered (ING-1)",
        arguments: [true, false])
    func alike(areSame: Bool) throws {
        let vault = try TestVault()
        let lines = (10...28).map { day in
            "\(day)/05/2019, 09:00 - \(day.isMultiple(of: 2) ? "Ben" : "Ana"): message number \(day) of this month"
        }
        let chat = lines.joined(separator: "\n") + "\n"
        let file = try ExportFiles.write(chat, title: "Ana", in: vault.scratch)
        let forged =
            chat.replacingOccurrences(of: " - Ana:", with: " - Mallory:") + "01/01/2022, 05:00 - Mallory: forged\n"
        let other = try ExportFiles.write(forged, title: "Mallory", in: vault.scratch)
        try vault.expect(["import", "whatsapp", file, "--timezone", "UTC", "--me", "Ben"])
        try vault.expect(["conversation", "rename", "Ana", "My dear Ana"])
        let session = try TerminalSession(
            ["import", "whatsapp", other, "--timezone", "UTC", "--me", "Ben", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.waitFor("” contains messages of the chat “My dear Ana” under other names: ")
        try session.waitFor("“Ana” – “Mallory”. Are")
        try session.answer("Are these the same?", with: areSame ? "yes" : "no")
        #expect(session.finish() == 0)
        #expect(session.screen.contains("“Ana” and “Mallory” are the same person") == areSame)
        #expect(session.screen.contains("“Ana” and “Mallory” wrote the same messages.") == !areSame)
        let chats = try vault.expect(["conversations", "--json"]).objects()
        #expect(chats.map { $0.string("title") } == ["My dear Ana"], "The owner gave it this title")
        let people = try vault.expect(["people", "--json"]).objects().compactMap { $0.string("name") }
        #expect(people.contains("Ana") == !areSame && people.contains("Mallory"))
        let again = try TerminalSession(
            ["import", "whatsapp", other, "--timezone", "UTC", "--me", "Ben", "--vault", vault.path], in: vault.scratch)
        try again.answer("Passphrase: ", with: "correct horse")
        #expect(again.finish() == 0 && !again.screen.contains("Are these the same?"))
        #expect(try vault.expect(["messages", "My dear Ana", "--all", "--json"]).lines.count == 20)
    }

    @Test("Who turns out to be the owner under another name has written the owner's messages (ING-1, ING-5)")
    func renamedOwner() throws {
        let vault = try TestVault()
        let lines = (10...28).map { day in
            "\(day)/05/2019, 09:00 - \(day.isMultiple(of: 2) ? "Ben" : "Ana"): message number \(day) of this month"
        }
        let chat = lines.joined(separator: "\n") + "\n"
        let file = try ExportFiles.write(chat, title: "Ana", in: vault.scratch)
        try vault.expect(["import", "whatsapp", file, "--timezone", "UTC", "--me", "Ben"])
        let later =
            chat.replacingOccurrences(of: " - Ben:", with: " - Ben Okoro:") + "01/06/2019, 05:00 - Ben Okoro: later\n"
        _ = try ExportFiles.write(later, title: "Ana", in: vault.scratch)
        let session = try TerminalSession(
            ["import", "whatsapp", file, "--timezone", "UTC", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.answer("Which number? (Enter: none) ", with: "")
        try session.answer("Are these the same?", with: "yes")
        #expect(session.finish() == 0)
        #expect(session.screen.contains("Sent by you: the messages of “Ben Okoro”"))
        let messages = try vault.expect(["messages", "Ana", "--all", "--json"]).objects()
        #expect(messages.count == 20 && messages.last?.string("direction") == "outgoing")
    }

    /// A chat with Ana, whom the vault knows, as her phone exports it under the owner's name.
    private static func otherSide(_ vault: TestVault) throws -> String {
        let chat = try Self.importedMonth(in: vault)
        return try ExportFiles.write(
            chat.replacing(" - Ben:", with: " - Benny:").replacing(" - Ana:", with: " - Ana Reis:"), title: "Benny",
            in: vault.scratch)
    }

    @Test(
        "Of the other one's export only their name is asked: who you are has been answered, and it is not the chat's title"
    )
    func otherSide() throws {
        let vault = try TestVault()
        let other = try Self.otherSide(vault)
        let session = try TerminalSession(
            ["import", other, "--timezone", "UTC", "--vault", vault.path], in: vault.scratch, columns: 200)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.waitFor("1  Benny, 10 messages")
        try session.answer("Which number? (Enter: none) ", with: "1")
        try session.waitFor("under other names: “Ana” – “Ana Reis”. Are")
        try session.answer("Are these the same?", with: "yes")
        #expect(session.finish() == 0)
        #expect(try vault.expect(["conversations", "--json"]).objects().map { $0.string("title") } == ["Ana"])
        #expect(try vault.expect(["people", "--json"]).lines.count == 2)
    }

    /// Imports 19 messages of Ana and Ben, who is the owner; returns the text of the file.
    private static func importedMonth(in vault: TestVault) throws -> String {
        let chat = (10...28).map { day in
            "\(day)/05/2019, 09:00 - \(day.isMultiple(of: 2) ? "Ben" : "Ana"): message number \(day) of this month\n"
        }.joined()
        let file = try ExportFiles.write(chat, title: "Ana", in: vault.scratch)
        try vault.expect(["import", file, "--timezone", "UTC", "--me", "Ben"])
        return chat
    }

    @Test("Two names that wrote the same in one chat are not asked about in a chat in which only one of them wrote")
    func alikeElsewhere() throws {
        let vault = try TestVault()
        let chat = try Self.importedMonth(in: vault)
        let renamed = try vault.scratch.write(chat.replacing(" - Ana:", with: " - Tom:"), to: "renamed.txt")
        #expect(try vault.expect(["import", renamed, "--timezone", "UTC"]).output.contains("wrote the same messages"))
        let other = "13/06/2019, 09:13 - Tom: what only Tom says\n13/06/2019, 09:14 - Ben: and what I say\n"
        let elsewhere = try ExportFiles.write(other, title: "Tom", in: vault.scratch)
        try vault.expect(["import", elsewhere, "--timezone", "UTC"])
        _ = try ExportFiles.write(other + "14/06/2019, 09:13 - Tom: more of it\n", title: "Tom", in: vault.scratch)
        let again = try vault.expect(["import", elsewhere, "--timezone", "UTC"])
        #expect(again.output.contains("1 new message") && !again.output.contains("Ana"), "\(again.output)")
    }

    @Test("Two people of whom one is you are not to be joined, and what is suggested instead is accepted")
    func ownerApart() throws {
        let vault = try TestVault()
        let chat = try Self.importedMonth(in: vault)
        let other = try vault.scratch.write(
            chat.replacing(" - Ben:", with: " - Benny:"), to: "other.txt")
        let run = try vault.expect(["import", other, "--timezone", "UTC", "--title", "Ana", "--yes"])
        #expect(run.output.contains("because “Ben” is you and “Benny” is not."), "\(run.output)")
        #expect(!run.output.contains("people join"))
        let suggestion = try #require(
            run.output.firstMatch(of: #/If both are: whisper .*(import .+)/#), "\(run.output)")
        #expect(suggestion.1.contains("--me Benny --title Ana --timezone UTC --redo"), "\(suggestion.1)")
        let again = ["import", other, "--me", "Benny", "--title", "Ana", "--timezone", "UTC", "--redo", "--json"]
        #expect(try vault.object(again).integer("added") == 0)
        #expect(try vault.expect(["people", "--json"]).lines.count == 2)
    }

    @Test("After two were separated, no import says that they wrote the same, or how they become one")
    func separated() throws {
        let vault = try TestVault()
        for name in ["Ana", "Ana Reis"] {
            let file = try ExportFiles.write(
                "13/05/2019, 09:13 - \(name): says \(name)\n", title: name, in: vault.scratch)
            try vault.expect(["import", file, "--timezone", "UTC"])
        }
        try vault.expect(["people", "join", "Ana", "Ana Reis", "--yes"])
        let joined = try #require(try vault.expect(["people", "--json"]).objects().first?.string("id"))
        try vault.expect(["people", "split", joined, "--yes"])
        let more = try ExportFiles.write(
            "13/05/2019, 09:13 - Ana Reis: says Ana Reis\n14/05/2019, 09:13 - Ana Reis: more\n", title: "Ana Reis",
            in: vault.scratch)
        let run = try vault.expect(["import", more, "--timezone", "UTC"])
        #expect(run.output.contains("1 new message") && !run.output.contains("the same messages"), "\(run.output)")
    }

    @Test("--redo alone asks again who you are, and does as answered, also where nobody is; nothing is not an answer")
    func redoAlone() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(Self.chat, title: "Lake", in: vault.scratch)
        try vault.expect(["import", path, "--timezone", "UTC", "--me", "Ben"])
        func redo(_ number: String) throws -> TerminalSession {
            let session = try TerminalSession(
                ["import", path, "--redo", "--vault", vault.path], in: vault.scratch, columns: 200)
            try session.answer("Passphrase: ", with: "correct horse")
            try session.waitFor("Which of these senders in “")
            try session.answer("Which number? ", with: "")
            try session.waitFor("Please answer with a number")
            try session.answer("Which number? ", with: number)
            return session
        }
        let same = try redo("2")
        #expect(same.finish() == 0 && !same.screen.contains("is undone"), "\(same.screen)")
        let other = try redo("1")
        #expect(other.finish() == 0 && other.screen.contains("is undone: 4 messages deleted."), "\(other.screen)")
        let owners = try vault.expect(["people", "--json"]).objects().filter { $0["owner"] == .bool(true) }
        #expect(owners.compactMap { $0.string("name") } == ["Anna"])
        // Without a terminal, nothing is asked, and the owner remains.
        let run = try vault.object(["import", path, "--redo", "--json"])
        #expect(run.string("owner") == "Anna" && run.integer("added") == 0)
        let nobody = try redo("4")
        #expect(nobody.finish() == 0 && nobody.screen.contains("is undone: 4 messages deleted."), "\(nobody.screen)")
        #expect(nobody.screen.contains("“Anna” is no longer taken to be you."), "\(nobody.screen)")
        #expect(try vault.expect(["people", "--json"]).objects().allSatisfy { $0["owner"] == .bool(false) })
        #expect(try vault.expect(["messages", "Lake", "--json"]).objects().count == 4)
    }

    @Test("A few messages of a chat under another name make a chat of their own, and that is said (ING-1)")
    func resembling() throws {
        let vault = try TestVault()
        let lines = (10...28).map { day in
            "\(day)/05/2019, 09:00 - \(day.isMultiple(of: 2) ? "Ben" : "Ana"): \(day < 20 ? "message number \(day)" : "ok")"
        }
        let file = try ExportFiles.write(lines.joined(separator: "\n") + "\n", title: "Ana", in: vault.scratch)
        try vault.expect(["import", "whatsapp", file, "--timezone", "UTC", "--me", "Ben"])
        let few = lines.suffix(4).joined(separator: "\n").replacing(" - Ana:", with: " - Ana Reis:") + "\n"
        let other = try ExportFiles.write(few, title: "Ana Reis", in: vault.scratch)
        let arguments = ["import", "whatsapp", other, "--timezone", "UTC", "--me", "Ben"]
        let dry = try vault.object(arguments + ["--dry-run", "--json"])
        #expect(dry.object("resembling_chat")?.string("title") == "Ana")
        let run = try vault.expect(arguments)
        #expect(run.output.contains("The chat “Ana” has some of these messages, too"), "\(run.output)")
        #expect(run.output.contains(" --redo --into Ana"), "\(run.output)")
        try vault.expect(["conversation", "join", "Ana", "Ana Reis", "--yes"])
        #expect(try vault.expect(["conversations", "--json"]).lines.count == 1)
        let unlike = try ExportFiles.write("27/05/2019, 11:00 - Cleo: ok\n", title: "Cleo", in: vault.scratch)
        let apart = try vault.object(["import", "whatsapp", unlike, "--timezone", "UTC", "--json", "--yes"])
        #expect(apart["resembling_chat"] == .null)
    }

    @Test("Whether a file shows a group of its title is asked where that is unclear, and kept apart without a terminal")
    func group() throws {
        func chat(_ name: String) -> String {
            (10...28).map { day in
                "\(day)/05/2019, 09:00 - \(["Ben", "Ana", name][day % 3]): \(name) sees message number \(day)\n"
            }.joined()
        }
        let vault = try TestVault()
        let file = try ExportFiles.write(chat("Cleo"), title: "Family", in: vault.scratch)
        try vault.expect(["import", "whatsapp", file, "--timezone", "UTC", "--me", "Ben"])
        _ = try ExportFiles.write(chat("Dan"), title: "Family", in: vault.scratch)
        let session = try TerminalSession(
            ["import", "whatsapp", file, "--timezone", "UTC", "--me", "Ben", "--dry-run", "--vault", vault.path],
            in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        #expect(session.finish() == 0 && session.screen.contains("Another chat is called “Family”, too."))
        let asking = try TerminalSession(
            ["import", "whatsapp", file, "--timezone", "UTC", "--me", "Ben", "--vault", vault.path],
            in: vault.scratch)
        try asking.answer("Passphrase: ", with: "correct horse")
        try asking.answer("” have hardly anything in common. Is it the same chat?", with: "no")
        #expect(asking.finish() == 0 && asking.screen.contains("Another chat is called “Family”, too."))
        let chats = try vault.expect(["conversations", "--json"]).objects()
        #expect(chats.compactMap { $0.string("title") } == ["Family", "Family"])
    }

    @Test("None of the senders, or an empty answer, imports all as received; Control-C imports nothing (ING-5)")
    func nobody() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(Self.chat, title: "Lake", in: vault.scratch)
        let arguments = ["import", "whatsapp", path, "--timezone", "UTC", "--vault", vault.path]
        let interrupted = try TerminalSession(arguments, in: vault.scratch)
        try interrupted.answer("Passphrase: ", with: "correct horse")
        try interrupted.waitFor("Which number? (Enter: none) ")
        interrupted.type("\u{3}")
        #expect(interrupted.finish() == 130)
        #expect(try vault.expect(["conversations"]).output.isEmpty)
        let session = try TerminalSession(arguments, in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.answer("Which number? (Enter: none) ", with: "")
        #expect(session.finish() == 0)
        let shown = try vault.expect(["messages", "Lake", "--json"]).objects()
        #expect(shown.allSatisfy { $0.string("direction") == "incoming" })
    }

    @Test("A line of the file is shown in each order, in words, and the chosen one is used (B6)")
    func dates() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write("03/04/19, 09:13 - Anna: Hello\n", title: "Anna", in: vault.scratch)
        let arguments = ["import", "whatsapp", path, "--timezone", "UTC", "--me", "Anna", "--vault", vault.path]
        let session = try TerminalSession(arguments, in: vault.scratch, environment: ["COLUMNS": "200"])
        try session.answer("Passphrase: ", with: "correct horse")
        try session.waitFor("03/04/19, 09:13 - Anna: Hello")
        try session.waitFor("Which number? ")
        #expect(session.screen.contains("1  Wednesday, 3 April 2019 (day, month, year); the likelier one"))
        #expect(session.screen.contains("2  Monday, 4 March 2019 (month, day, year)"))
        session.type("2\n")
        #expect(session.finish() == 0)
        #expect(
            try vault.expect(["messages", "Anna", "--json"]).objects().map { $0.string("timestamp") }
                == ["2019-03-04T09:13:00Z"])
        // The same file in the other order: the earlier import is offered to be undone.
        let other = arguments + ["--date-order", "dmy"]
        let declined = try TerminalSession(other, in: vault.scratch)
        try declined.answer("Passphrase: ", with: "correct horse")
        try declined.waitFor("with other settings: dates as month, day, year")
        try declined.waitFor("[y/N] ")
        let asked = declined.screen.replacing("\r\n", with: " ")
        #expect(asked.contains(". Undo that import, and import the file again? [y/N] "), "\(asked)")
        declined.type("n\n")
        #expect(declined.finish() == 1)
        #expect(try vault.expect(["import", "list", "--json"]).objects().map { $0.string("date_order") } == ["mdy"])
        let redone = try TerminalSession(other, in: vault.scratch)
        try redone.answer("Passphrase: ", with: "correct horse")
        try redone.answer("[y/N] ", with: "y")
        #expect(redone.finish() == 0)
        #expect(redone.screen.contains("is undone: 1"))
        #expect(
            try vault.expect(["messages", "Anna", "--json"]).objects().map { $0.string("timestamp") }
                == ["2019-04-03T09:13:00Z"])
    }

    @Test("Undoing asks with the number of messages, and an empty vault says what to import")
    func undo() throws {
        let vault = try TestVault()
        let empty = try TerminalSession(["conversations", "--vault", vault.path], in: vault.scratch)
        try empty.answer("Passphrase: ", with: "correct horse")
        #expect(empty.finish() == 0)
        #expect(empty.screen.contains("Next:") && empty.screen.contains("import FILE"))
        #expect(try !vault.expect(["conversations"]).errors.contains("Next:"))
        let path = try ExportFiles.write(Self.chat, title: "Lake", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        let arguments = ["import", "undo", "Lake", "--vault", vault.path]
        let declined = try TerminalSession(arguments, in: vault.scratch)
        try declined.answer("Passphrase: ", with: "correct horse")
        try declined.waitFor("permanently delete its 4 messages?")
        try declined.waitFor("[y/N] ")
        let asked = declined.screen.replacing("\r\n", with: " ")
        #expect(asked.contains(", and permanently delete its 4 messages? [y/N] "), "\(asked)")
        declined.type("\n")
        #expect(declined.finish() == 1)
        #expect(try vault.expect(["messages", "Lake", "--json"]).lines.count == 4)
        let undone = try TerminalSession(arguments, in: vault.scratch)
        try undone.answer("Passphrase: ", with: "correct horse")
        try undone.answer("[y/N] ", with: "y")
        #expect(undone.finish() == 0)
        #expect(try vault.expect(["conversations"]).output.isEmpty)
    }
}
