import Foundation
import WhisperArchive
import WhisperJSONText
import WhisperTestThreads
import WhisperVault
import Testing

@Suite("Undoing and redoing imports (ING-2, ST-11)", .ownThreads)
struct ImportUndoTests {
    private static let older = """
        13/05/2019, 09:13 - Anna: Shall we walk to the lake?
        13/05/2019, 09:14 - Ben: Only if the weather holds
        14/05/2019, 10:01 - Anna: Zanzibar is what only this file says

        """
    private static let newer = """
        13/05/2019, 09:14 - Ben: Only if the weather holds
        15/05/2019, 11:00 - Anna: Bring the blue umbrella, please

        """

    @Test("Undoing an import removes what it alone brought, its words too, and the file can be imported again")
    func undo() throws {
        let vault = try TestVault()
        let first = try ExportFiles.write(Self.older, title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", first, "--timezone", "UTC", "--me", "Ben"])
        let second = try vault.scratch.write(Self.newer, to: "later/WhatsApp Chat with Anna.txt", makingFolders: true)
        try vault.expect(["import", "whatsapp", second, "--timezone", "UTC", "--me", "Ben"])
        let listed = try vault.expect(["import", "list", "--json"]).objects()
        #expect(listed.map { $0.integer("added") } == [1, 3])
        #expect(listed.allSatisfy { $0["can_be_undone"] == .bool(true) && $0.string("owner") == "Ben" })
        #expect(listed.allSatisfy { $0.string("date_order") == "dmy" && $0.string("title") == "Anna" })
        let table = try vault.expect(["import", "list"]).output
        #expect(table.contains("dmy, UTC, you: Ben"))

        let oldest = try #require(listed.last?.string("id"))
        let asked = try vault(["import", "undo", oldest])
        #expect(asked.status == 1 && asked.errors.contains("--yes"))
        let dry = try vault.expect(["import", "undo", oldest, "--dry-run"])
        #expect(
            dry.lines[0].wholeMatch(of: /Undoing the import of “.+” from .+ would delete 2 messages\./) != nil,
            "\(dry.output)")
        #expect(dry.lines[1] == "1 message stays because a later import contains it, too.")
        #expect(try vault.expect(["messages", "Anna", "--json"]).lines.count == 4)
        let undone = try vault.expect(["import", "undo", oldest, "--yes", "--json"]).objects()
        #expect(undone.last?.integer("messages") == 2 && undone.last?.integer("kept_for_imports") == 1)
        #expect(
            try vault.expect(["messages", "Anna", "--json"]).objects()
                .map { $0.object("content")?.string("text") }
                == ["Only if the weather holds", "Bring the blue umbrella, please"])
        #expect(try vault.expect(["search", "zanzibar", "--json"]).output.isEmpty)
        #expect(try vault.expect(["import", "list", "--json"]).lines.count == 1)
        let again = try vault.expect(["import", "whatsapp", first, "--timezone", "UTC", "--json"]).objects()
        #expect(again.last?.integer("added") == 2 && again.last?.string("owner") == "Ben")
        try vault.expect(["verify"])
    }

    @Test(
        "An archive and its text are two imports: each is undone by its own name, and the photo stays with the messages"
    )
    func archiveAndText() throws {
        let vault = try TestVault()
        let lines =
            "13/05/2019, 09:13 - Lia: IMG-20190513-WA0001.jpg (file attached)\n13/05/2019, 09:14 - Ben: lovely\n"
        let archive = vault.scratch("WhatsApp Chat with Lia.zip")
        try ExportFiles.zip([
            ("WhatsApp Chat with Lia.txt", Array(lines.utf8)), ("IMG-20190513-WA0001.jpg", [0xFF, 0xD8, 0xFF, 1]),
        ]).write(to: URL(fileURLWithPath: archive))
        let text = try ExportFiles.write(lines, title: "Lia", in: vault.scratch)
        func states() throws -> [String] {
            try vault.expect(["messages", "Lia", "--json"]).objects().compactMap {
                $0.object("content")?.objects("attachments").first?.string("state")
            }
        }
        try vault.expect(["import", archive, "--timezone", "UTC", "--me", "Ben"])
        try vault.expect(["import", text, "--timezone", "UTC"])
        let none = try vault.expect(["import", "undo", "WhatsApp Chat with Lia.txt", "--yes", "--json"]).objects()
        #expect(none.last?.integer("messages") == 0)
        #expect(try states() == ["found"])
        try vault.expect(["import", text, "--timezone", "UTC"])
        let undone = try vault.expect(["import", "undo", "WhatsApp Chat with Lia.zip", "--yes", "--json"]).objects()
        #expect(undone.last?.integer("messages") == 0 && undone.last?.integer("kept_for_imports") == 2)
        #expect(try states() == ["found"])
        try vault.expect(["import", "undo", "WhatsApp Chat with Lia.txt", "--yes"])
        #expect(try vault.expect(["conversations", "--json"]).lines.isEmpty)
    }

    @Test("A text that is read again keeps the files that came with its folder (ING-2)")
    func textOfFolder() throws {
        let vault = try TestVault()
        let folder = "exports"
        let lines = """
            03/04/24, 09:00 - Emil: VID-20240201-WA0003.mp4 (file attached)
            03/04/24, 09:01 - Ben: IMG-20240201-WA0004.jpg (file attached)
            13/04/24, 09:02 - Emil: did you see it?

            """
        let text = try vault.scratch.write(lines, to: "\(folder)/WhatsApp Chat with Emil.txt", makingFolders: true)
        _ = try vault.scratch.write("moving pictures", to: "\(folder)/VID-20240201-WA0003.mp4", makingFolders: true)
        try vault.expect(["import", vault.scratch(folder), "--timezone", "UTC", "--me", "Ben"])
        func hashes() throws -> [String] {
            try vault.expect(["messages", "Emil", "--json"]).objects().compactMap {
                $0.object("content")?.objects("attachments").first?.string("sha256")
            }
        }
        let before = try hashes()
        #expect(before.count == 1)
        let again = try vault.expect(["import", text, "--redo", "--timezone", "Europe/Berlin", "--json"]).objects()
        #expect(again.last?.object("attachments")?.integer("found") == 1, "\(again)")
        #expect(try hashes() == before)
        try vault.expect(["import", text, "--redo", "--me", "Emil"])
        #expect(try hashes() == before)
        try vault.expect(["verify"])
        try vault.expect(["import", "undo", "--yes"])
        #expect(try vault.expect(["verify", "--json"]).objects().last?.integer("orphaned_blobs") ?? 0 == 0)
        #expect(try vault.expect(["conversations", "--json"]).lines.isEmpty)
    }

    @Test("An undone import names the command that reads its file the same way again")
    func readAgain() throws {
        let vault = try TestVault()
        let file = try ExportFiles.write(
            "03/04/2019, 09:13 - Anna: Shall we walk?\n03/04/2019, 09:14 - Ben Otis: Yes\n", title: "Anna",
            in: vault.scratch)
        let options = ["--timezone", "Asia/Tokyo", "--date-order", "mdy"]
        let again =
            "import 'WhatsApp Chat with Anna.txt' --me 'Ben Otis' --timezone Asia/Tokyo --date-order mdy"
        try vault.expect(["import", file, "--me", "Ben Otis"] + options)
        let undone = try vault.expect(["import", "undo", "--yes"])
        #expect(undone.errors.contains("To import it again, read the same way: whisper --vault "), "\(undone.errors)")
        #expect(undone.errors.contains(again), "\(undone.errors)")
        try vault.expect(["import", file, "--me", "Ben Otis"] + options)
        let object = try vault.object(["import", "undo", "--yes"])
        #expect(object.objects("files").first?.string("import_again")?.hasSuffix(again) == true, "\(object)")
    }

    @Test("What was read from standard input is read from there again")
    func readAgainFromInput() throws {
        let vault = try TestVault()
        try vault.expect(
            ["import", "whatsapp", "-", "--title", "Anna", "--timezone", "UTC", "--date-order", "dmy", "--me", "Ben"],
            input: ExportFiles.anna)
        let again = "import whatsapp - --me Ben --timezone UTC --date-order dmy"
        let object = try vault.object(["import", "undo", "--yes"])
        #expect(object.objects("files").first?.string("import_again")?.hasSuffix(again) == true, "\(object)")
    }

    @Test("Several imports are undone together, each once, and all their chats go with their last messages")
    func several() throws {
        let vault = try TestVault()
        var files: [String] = []
        for name in ["Anna", "Bea", "Cleo"] {
            files.append(
                try ExportFiles.write("13/05/2019, 09:13 - \(name): hello\n", title: name, in: vault.scratch))
        }
        try vault.expect(["import"] + files + ["--timezone", "UTC"])
        let reference = try #require(try vault.expect(["import", "list", "--json"]).objects().first?.string("id"))
        let first = String(reference.prefix(8))
        let chosen = ["Anna", "Bea", "WhatsApp Chat with Anna.txt"]
        let asked = try vault(["import", "undo"] + chosen)
        #expect(asked.status == 1 && asked.errors.contains("--yes"))
        let dry = try vault.expect(["import", "undo", "--dry-run"] + chosen)
        #expect(dry.lines.first?.hasPrefix("Undoing these imports would delete 2 messages: ") == true, "\(dry.output)")
        let goes = "would be removed, because nothing else is in it."
        #expect(Set(dry.lines.dropFirst()) == ["The chat “Anna” \(goes)", "The chat “Bea” \(goes)"], "\(dry.output)")
        let session = try TerminalSession(
            ["import", "undo", "--vault", vault.path] + chosen, in: vault.scratch, columns: 200)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.waitFor("The chat “Bea” would be removed")
        try session.answer("Undo these imports, and permanently delete their 2 messages: ", with: "no")
        #expect(session.finish() == 1 && session.screen.contains("Nothing was changed"), "\(session.screen)")
        let unknown = try vault(["import", "undo", "Anna", "Nobody", "--yes", "--json"])
        #expect(try unknown.status == 1 && ErrorLine(unknown.errors).code == "not-found")
        #expect(
            try vault.expect(["conversations", "--json"]).lines.count == 3, "Nothing is undone if one is not found")
        let done = try vault.expect(["import", "undo", "Anna", "Bea", "--yes"])
        #expect(done.errors.contains("These imports are undone, 2 messages deleted: "), "\(done.errors)")
        #expect(done.errors.contains("“Anna” was empty") && done.errors.contains("“Bea” was empty"))
        #expect(
            try vault.expect(["import", "undo", first, "--yes", "--json"]).objects().last?.integer("messages") == 1)
        #expect(try vault.expect(["conversations", "--json"]).output.isEmpty)
    }

    @Test("Of files with one name, that is undone which is named: by what it says, and never another one (ING-2)")
    func namesakes() throws {
        let vault = try TestVault()
        let name = "WhatsApp Chat with Anna.txt"
        var files: [String] = []
        for (folder, text) in [("a", Self.older), ("b", Self.newer)] {
            let file = try vault.scratch.write(text, to: "\(folder)/\(name)", makingFolders: true)
            try vault.expect(["import", file, "--timezone", "UTC", "--me", "Ben"])
            files.append(file)
        }
        let listed = try vault.expect(["import", "list", "--json"]).objects().compactMap { $0.string("id") }
        let ids = Array(listed.reversed())
        let refused = try vault(["import", "undo", name, "--yes", "--json"])
        let both = try ErrorLine(refused.errors)
        #expect(both.code == "ambiguous")
        for id in ids { #expect(both.hint?.contains(id.prefix(8)) == true, "\(both)") }
        for (file, id) in zip(files, ids) {
            let dry = try vault.object(["import", "undo", file, "--dry-run"])
            #expect(dry["imports"] == .array([.string(id)]))
        }
        // A file of that name that was never imported, while there are two imports, and while there is one.
        let other = try vault.scratch.write(
            "16/05/2019, 09:13 - Anna: another one\n", to: "c/\(name)", makingFolders: true)
        for remaining in [ids, Array(ids.dropFirst())] {
            let run = try vault(["import", "undo", other, "--yes", "--json"])
            let error = try ErrorLine(run.errors)
            #expect(run.status == 1 && error.code == "not-found", "\(run.errors)")
            for id in remaining { #expect(error.hint?.contains(id.prefix(8)) == true, "\(error)") }
            if remaining == ids { try vault.expect(["import", "undo", files[0], "--yes"]) }
        }
        #expect(
            try vault.expect(["messages", "Anna", "--json"]).objects().map { $0.object("content")?.string("text") }
                == ["Only if the weather holds", "Bring the blue umbrella, please"])
    }

    @Test("However many imports there are, all are listed, and the first can be undone")
    func many() async throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(Self.older, title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        var adapters = try VaultAdapters.standard()
        adapters.passphraseCost = .minimal
        let opened = try await Vault.open(
            at: vault.path, passphrase: try Passphrase.file(at: vault.passphraseFile), adapters: adapters)
        let store = opened.store
        let chat = try #require(try await store.conversations(after: nil, limit: 1).first?.id)
        let reading = ImportReading(conversation: chat, contents: "", dateOrder: "dmy", zone: "UTC", owner: nil)
        for number in 0..<1_050 {
            let run = try await store.beginRun(adapter: "whatsapp-export", platform: .whatsapp, source: "\(number)")
            try await store.describeRun(run, reading, known: [])
        }
        for _ in 0..<10 {
            _ = try await store.beginRun(adapter: "whatsmeow-bridge", platform: .whatsapp, source: "live")
        }
        await opened.close()
        let listed = try vault.expect(["import", "list", "--json"]).objects()
        #expect(listed.count == 1_051)
        #expect(listed.allSatisfy { $0["can_be_undone"] == .bool(true) && $0.string("title") == "Anna" })
        #expect(listed.last?.integer("added") == 3)
        let undone = try vault.expect(["import", "undo", "WhatsApp Chat with Anna.txt", "--yes", "--json"]).objects()
        #expect(undone.last?.integer("messages") == 3)
    }

    @Test("Without an argument the latest import is undone; the chat goes with its last message; twice is once")
    func latest() throws {
        let vault = try TestVault()
        #expect(try vault(["import", "undo", "--yes"]).errors.contains("no import that can be undone"))
        let path = try ExportFiles.write(Self.older, title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC"])
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC"])
        let undone = try vault.expect(["import", "undo", "--yes"])
        #expect(undone.errors.contains("is undone: 3 messages deleted."))
        #expect(undone.errors.contains("The chat “Anna” was empty and has been removed."))
        #expect(try vault.expect(["conversations"]).output.isEmpty)
        let unknown = try vault(["import", "undo", "nothing.txt", "--yes", "--json"])
        #expect(try unknown.status == 1 && ErrorLine(unknown.errors).code == "not-found")
    }

    @Test("A file that is read in another order is refused until --redo, which undoes the earlier import (B5)")
    func redo() throws {
        let vault = try TestVault()
        let text = "03/04/19, 09:13 - Anna: ok\n03/04/19, 09:14 - Ben: yes\n"
        let path = try ExportFiles.write(text, title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--date-order", "mdy", "--timezone", "UTC", "--me", "Ben"])
        let options = ["import", "whatsapp", path, "--date-order", "dmy", "--timezone", "UTC", "--me", "Ben"]
        let refused = try vault(options + ["--json"])
        #expect(refused.status == 1 && refused.output.isEmpty)
        let error = try ErrorLine(refused.errors)
        #expect(error.code == "read-differently" && error.hint?.contains("--redo") == true)
        // What is the same is no reason, and not said.
        #expect(error.message.hasSuffix("with other settings: dates as month, day, year."), "\(error.message)")
        let before = try vault.expect(["messages", "Anna", "--json"]).objects()
        #expect(before.map { $0.string("timestamp") } == ["2019-03-04T09:13:00Z", "2019-03-04T09:14:00Z"])
        let dry = try vault.expect(options + ["--dry-run", "--json"]).objects()
        #expect(dry.last?["read_differently"] != .array([]))
        let redone = try vault.expect(options + ["--redo", "--json"]).objects()
        #expect(redone.last?.integer("added") == 2)
        let after = try vault.expect(["messages", "Anna", "--json"]).objects()
        #expect(after.map { $0.string("timestamp") } == ["2019-04-03T09:13:00Z", "2019-04-03T09:14:00Z"])
        // Another owner, and a newer export of the chat.
        let owner = try vault(["import", "whatsapp", path, "--date-order", "dmy", "--timezone", "UTC", "--me", "Anna"])
        #expect(owner.status == 1 && owner.errors.contains("you are “Ben”"))
        let longer = try vault.scratch.write(
            text + "04/04/19, 10:00 - Anna: Bring the blue umbrella, please\n", to: "n/WhatsApp Chat with Anna.txt",
            makingFolders: true)
        let other = try vault([
            "import", "whatsapp", longer, "--date-order", "dmy", "--timezone", "UTC", "--me", "Anna",
        ])
        #expect(other.status == 1 && other.errors.contains("you are “Ben”"))
        let redo = [
            "import", "whatsapp", longer, "--date-order", "dmy", "--timezone", "UTC", "--me", "Anna", "--redo",
        ]
        let unasked = try vault(redo)
        #expect(unasked.status == 1 && unasked.errors.contains("whose imports would be undone: "), "\(unasked.errors)")
        try vault.expect(redo + ["--yes"])
        let sent = try vault.expect(["messages", "Anna", "--json"]).objects()
        #expect(sent.map { $0.string("direction") } == ["outgoing", "incoming", "outgoing"])
    }

    @Test(
        "What the owner set on a chat survives an import read anew, and what they deleted stays deleted (ING-2)",
        arguments: [
            ["--timezone", "Asia/Tokyo", "--date-order", "mdy"], ["--timezone", "UTC", "--date-order", "dmy"],
        ],
        ["--redo", "undo"])
    func ownThings(other: [String], way: String) throws {
        let vault = try TestVault()
        let lines = (1...9).map { number in
            "03/0\(number)/2019, 09:13 - \(number % 2 == 0 ? "Ben" : "Anna"): words \(number) of the walk\n"
        }
        let path = try ExportFiles.write(lines.joined(), title: "Anna", in: vault.scratch)
        let first = ["import", "whatsapp", path, "--timezone", "UTC", "--date-order", "mdy", "--me", "Ben"]
        try vault.expect(first)
        for command in [
            ["draft", "set", "Anna", "my long letter"], ["retention", "set", "Anna", "forever"],
            ["retention", "set", "--default", "2y"], ["pin", "Anna"], ["mute", "Anna"],
            ["conversation", "rename", "Anna", "Anna from school"],
        ] { try vault.expect(command) }
        let hit = try #require(try vault.expect(["search", "\"words 4\"", "--json"]).objects().last?.string("ref"))
        try vault.expect(["delete", "--message", hit, "--yes"])
        let before = try #require(try vault.expect(["conversations", "--json"]).objects().last)
        let dry = try vault.expect(["import", "undo", "--dry-run"])
        #expect(dry.output.contains("would delete 8 messages."))
        let again = ["import", "whatsapp", path, "--me", "Ben"] + other
        if way == "undo" {
            try vault.expect(["import", "undo", "--yes"])
            try vault.expect(again)
        } else {
            try vault.expect(again + ["--redo"])
        }
        let after = try #require(try vault.expect(["conversations", "--json"]).objects().last)
        for member in ["id", "title", "pinned", "muted", "archived", "message_count"] {
            #expect(after[member] == before[member], "\(member)")
        }
        #expect(try vault.expect(["draft", "list", "--json"]).output.contains("my long letter"))
        let texts = try vault.expect(["messages", "Anna", "--json"]).objects()
        #expect(texts.count { $0.object("content")?.string("text")?.hasPrefix("words") == true } == 8)
        let mark = try #require(texts.first { $0.object("content")?.string("type") == "deleted" })
        #expect(mark.string("timestamp") == (other[3] == "mdy" ? "2019-03-04T00:13:00Z" : "2019-04-03T09:13:00Z"))
        #expect(texts.map { $0.string("timestamp") ?? "" } == texts.map { $0.string("timestamp") ?? "" }.sorted())
        #expect(try vault.expect(["search", "\"words 4\"", "--json"]).output.isEmpty)
        #expect(try vault.expect(["retention", "apply", "--yes"]).errors.contains("Deleted 0"))
        try vault.expect(["verify"])
    }

    @Test("A deleted message stays deleted and counts once, however often its file is read in another zone (ING-2)")
    func zones() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let first = try vault.object(["import", path, "--timezone", "UTC", "--me", "Ben"])
        let count = try #require(first.integer("added"))
        try vault.expect(["pin", "Anna"])
        let doomed = try vault.expect(["messages", "Anna", "--json"]).objects().first { $0.object("sender") != nil }
        try vault.expect(["delete", "--message", try #require(doomed?.string("ref")), "--yes"])
        for zone in ["Europe/Berlin", "UTC", "Asia/Tokyo", "UTC"] {
            try vault.expect(["import", "undo", "--yes"])
            let again = try vault.object(["import", path, "--timezone", zone, "--me", "Ben"])
            #expect(again.integer("added") == count - 1 && again.integer("duplicates") == 1, "\(zone): \(again)")
            let messages = try vault.expect(["messages", "Anna", "--json"]).objects()
            #expect(messages.count == Int(count), "\(zone)")
            #expect(messages.count { $0.object("content")?.string("type") == "deleted" } == 1, "\(zone)")
        }
    }

    @Test(
        "Of equal messages, those that were erased come back, whichever of them they were (ING-2)",
        arguments: [[0], [1], [2], [0, 1], [0, 2], [1, 2]])
    func erased(which: [Int]) throws {
        let vault = try TestVault()
        let lines = String(repeating: "13/05/2019, 09:13 - Anna: ok\n", count: 3)
        let path = try ExportFiles.write(lines + "13/05/2019, 09:14 - Ben: Hi\n", title: "Anna", in: vault.scratch)
        let read = ["import", path, "--timezone", "UTC", "--me", "Ben"]
        try vault.expect(read)
        let messages = try vault.expect(["messages", "Anna", "--json"]).objects()
        for place in which {
            let reference = try #require(messages[place].string("ref"))
            try vault.expect(["delete", "--message", reference, "--erase", "--yes"])
        }
        let again = try vault.object(read)
        #expect(again.integer("added") == Int64(which.count), "\(again)")
        #expect(try vault.expect(["messages", "Anna", "--json"]).lines.count == 4)
        #expect(try vault.object(read).integer("added") == 0)
    }

    @Test("A deleted chat takes its imports along, so that a name means the new import of the file alone (ING-2)")
    func deletedChat() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(Self.older, title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC"])
        try vault.expect(["draft", "set", "Anna", "my long letter"])
        #expect(try vault.expect(["delete", "Anna", "--dry-run"]).output.contains("is deleted with it"))
        try vault.expect(["delete", "Anna", "--yes"])
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC"])
        #expect(try vault.expect(["import", "list", "--json"]).lines.count == 1)
        let dry = try vault.expect(["import", "undo", "WhatsApp Chat with Anna.txt", "--dry-run"])
        #expect(dry.output.contains("would delete 3 messages."))
        #expect(dry.output.contains("The chat “Anna” would be removed, because nothing else is in it."))
    }

    @Test("People of whom nothing is left go with an undone import and a deleted chat (ST-11)")
    func people() throws {
        let vault = try TestVault()
        let anna = try ExportFiles.write(Self.older, title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", anna, "--timezone", "UTC", "--me", "Ben"])
        let text = "13/05/2019, 09:13 - Zoltan: Hi\n13/05/2019, 09:14 - Ben: Hello\n13/05/2019, 09:15 - Anna: Me too\n"
        let group = try ExportFiles.write(text, title: "Trip", in: vault.scratch)
        try vault.expect(["import", "whatsapp", group, "--timezone", "UTC", "--me", "Ben"])
        func names() throws -> [String] {
            try vault.expect(["people", "--json"]).objects().compactMap { $0.string("name") }.sorted()
        }
        #expect(try names() == ["Anna", "Ben", "Zoltan"])
        try vault.expect(["import", "undo", "--yes"])
        #expect(try names() == ["Anna", "Ben"])
        try vault.expect(["import", "whatsapp", group, "--timezone", "UTC", "--me", "Ben"])
        #expect(try names() == ["Anna", "Ben", "Zoltan"])
        try vault.expect(["delete", "Trip", "--yes"])
        #expect(try names() == ["Anna", "Ben"])
        try vault.expect(["delete", "Anna", "--yes"])
        #expect(try names() == ["Ben"], "The owner stays")
        try vault.expect(["import", "whatsapp", group, "--timezone", "UTC", "--me", "Ben"])
        try vault.expect(["delete", "Trip", "--before", "2020-01-01", "--yes"])
        #expect(try names() == ["Ben"], "Whatever deletes the last message")
        try vault.expect(["verify"])
    }

    @Test("A person is forgotten: names go, also from search, and what they wrote stays (ST-11)")
    func forgetting() throws {
        let vault = try TestVault()
        let text =
            "13/05/2019, 09:13 - Zoltan: Hi there\n13/05/2019, 09:14 - Ben: Hello\n13/05/2019, 09:15 - Anna: Me too\n"
        let group = try ExportFiles.write(text, title: "Trip", in: vault.scratch)
        try vault.expect(["import", "whatsapp", group, "--timezone", "UTC", "--me", "Ben"])
        #expect(try vault.expect(["search", "zoltan", "--json"]).lines.count == 1)
        let asked = try vault(["people", "forget", "Zoltan"])
        #expect(asked.status == 1 && asked.errors.contains("--yes"))
        let session = try TerminalSession(
            ["people", "forget", "Zoltan", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.answer("Zoltan” for good? What they wrote stays, as written by “", with: "yes")
        #expect(session.finish() == 0)
        #expect(try vault.expect(["search", "zoltan", "--json"]).output.isEmpty)
        #expect(try vault.expect(["people", "Zoltan", "--json"]).output.isEmpty)
        let messages = try vault.expect(["messages", "Trip", "--json"]).objects()
        #expect(messages.map { $0.object("sender")?.string("display_name") } == ["Unknown person", "Ben", "Anna"])
        #expect(messages.first?.object("content")?.string("text") == "Hi there")
        #expect(try vault.expect(["search", "unknown person", "--json"]).lines.count == 1)
        let owner = try vault(["people", "forget", "Ben", "--yes"])
        #expect(owner.status == 64 && owner.errors.contains("cannot be forgotten"))
        // What names them again brings the name back, and nothing twice.
        try vault.expect(["import", "whatsapp", group, "--timezone", "UTC", "--me", "Ben"])
        let named = try vault.expect(["messages", "Trip", "--json"]).objects()
        #expect(named.map { $0.object("sender")?.string("display_name") } == ["Zoltan", "Ben", "Anna"])
        #expect(try vault.expect(["people", "--json"]).lines.count == 3)
        try vault.expect(["verify"])
    }

    @Test("The chat with somebody who was forgotten is called after them again, once a file names them (ST-11)")
    func namedAgain() throws {
        let vault = try TestVault()
        let read = [
            "import", try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch), "--timezone", "UTC",
            "--me", "Ben",
        ]
        func title() throws -> String? {
            try vault.expect(["conversations", "--json"]).objects().first?.string("title")
        }
        try vault.expect(read)
        try vault.expect(["people", "forget", "Anna", "--yes"])
        #expect(try title() == "Unknown person")
        #expect(try vault.object(read + ["--dry-run"]).string("title") == "Anna")
        #expect(try vault.object(read).string("title") == "Anna")
        #expect(try title() == "Anna")
        // A title that was given stays.
        try vault.expect(["people", "forget", "Anna", "--yes"])
        try vault.expect(["conversation", "rename", "Unknown person", "Somebody"])
        try vault.expect(read)
        #expect(try title() == "Somebody")
    }

    @Test("Who was taken to be you by mistake is not, once the import is repeated or undone, or it is said (ING-2)")
    func wrongOwner() throws {
        let vault = try TestVault()
        func owners() throws -> [String?] {
            try vault.expect(["people", "--json"]).objects().filter { $0["owner"] == .bool(true) }
                .map { $0.string("name") }
        }
        func sent(_ chat: String) throws -> [String?] {
            try vault.expect(["messages", chat, "--json"]).objects().map { $0.string("direction") }
        }
        let chat = try ExportFiles.write(Self.older, title: "Anna", in: vault.scratch)
        let trip = try ExportFiles.write(
            "16/05/2019, 09:13 - Ben: Off we go\n16/05/2019, 09:14 - Cleo: Hooray\n", title: "Trip", in: vault.scratch)
        try vault.expect(["import", "whatsapp", chat, "--timezone", "UTC", "--me", "Anna"])
        let other = try ExportFiles.write(
            "17/05/2019, 09:13 - Anna: Morning\n17/05/2019, 09:14 - Cleo: Hi\n", title: "Cleo", in: vault.scratch)
        try vault.expect(["import", "whatsapp", other, "--timezone", "UTC"])
        #expect(try owners() == ["Anna"] && sent("Cleo") == ["outgoing", "incoming"])
        #expect(try vault(["people", "forget", "Anna", "--yes"]).status == 64)
        let titles = try vault.expect(["conversations", "--json"]).objects().compactMap { $0.string("title") }
        #expect(titles.sorted() == ["Anna", "Cleo"], "Nothing is forgotten of who cannot be")
        // Repeated with the right answer.
        let redone = try vault(["import", "whatsapp", chat, "--timezone", "UTC", "--me", "Ben", "--redo"])
        #expect(redone.status == 0 && redone.errors.contains("“Anna” is no longer taken to be you."))
        #expect(redone.errors.contains("Files in which “Anna” was taken to be you"), "\(redone.errors)")
        #expect(try owners() == ["Ben"] && sent("Anna") == ["incoming", "outgoing", "incoming"])
        // Nobody has said who is who in the other file.
        #expect(try sent("Cleo") == ["outgoing", "incoming"])
        try vault.expect(["people", "not-me", "Anna", "--yes"])
        #expect(try sent("Cleo") == ["unknown", "incoming"])
        let stale = try vault(["import", "whatsapp", other, "--timezone", "UTC"])
        #expect(stale.status == 0, "Nobody in it is known to be you")
        try vault.expect(["import", "whatsapp", trip, "--timezone", "UTC"])
        #expect(try sent("Trip") == ["outgoing", "incoming"])
        // Said.
        let asked = try vault(["people", "not-me", "Ben"])
        #expect(asked.status == 1 && asked.errors.contains("--yes"))
        let joined = try vault(["people", "join", "Ben", "Anna", "--yes"])
        #expect(joined.status == 1 && joined.errors.contains("whisper people not-me NAME"), "\(joined.errors)")
        let session = try TerminalSession(["people", "not-me", "Ben", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.answer("Is “Ben” somebody else, and not you?", with: "no")
        #expect(session.finish() == 1)
        #expect(try owners() == ["Ben"])
        let said = try vault.expect(["people", "not-me", "Ben", "--yes", "--json"]).objects()
        #expect(said.first?.integer("messages") == 2 && said.first?.string("type") == "not_me")
        #expect(try owners() == [] && sent("Trip") == ["unknown", "incoming"])
        let again = try vault(["people", "not-me", "Ben", "--yes"])
        #expect(again.status == 1 && again.errors.contains("“Ben” is not taken to be you."))
        // An answer that is repeated with other settings stays.
        try vault.expect(["import", "whatsapp", trip, "--timezone", "UTC", "--me", "Ben", "--redo"])
        let repeated = try vault(["import", "whatsapp", trip, "--timezone", "Europe/Berlin", "--redo"])
        #expect(!repeated.errors.contains("no longer"), "\(repeated.errors)")
        #expect(try owners() == ["Ben"] && sent("Trip") == ["outgoing", "incoming"])
        // What was denied and is right after all is read again.
        try vault.expect(["people", "not-me", "Ben", "--yes"])
        try vault.expect(["people", "not-me", "Ben", "--undo"])
        try vault.expect(["import", "whatsapp", trip, "--timezone", "UTC", "--me", "Ben", "--redo"])
        #expect(try owners() == ["Ben"] && sent("Trip") == ["outgoing", "incoming"])
        // Said again, by an import.
        try vault.expect(["import", "whatsapp", trip, "--timezone", "UTC", "--me", "Cleo", "--redo"])
        #expect(try owners() == ["Cleo"])
        // Undone.
        let undone = try vault(["import", "undo", "Trip", "--yes"])
        #expect(undone.errors.contains("“Cleo” is no longer taken to be you."), "\(undone.errors)")
        #expect(try owners() == [])
        try vault.expect(["verify"])
    }

    @Test("Another file whose import is undone with the one that is repeated is named (ING-2)")
    func contradicted() throws {
        let vault = try TestVault()
        let first = try ExportFiles.write(Self.older, title: "Anna", in: vault.scratch)
        let second = try vault.scratch.write(
            Self.older + Self.newer, to: "later/WhatsApp Chat with Anna.txt", makingFolders: true)
        try vault.expect(["import", "whatsapp", first, "--timezone", "UTC"])
        try vault.expect(["import", "whatsapp", second, "--timezone", "UTC", "--me", "Anna", "--yes"])
        let folder = vault.scratch("later")
        let renamed = folder + "/Renamed.txt"
        try FileManager.default.copyItem(atPath: first, toPath: renamed)
        let redone = try vault(["import", "whatsapp", renamed, "--timezone", "UTC", "--me", "Ben", "--redo", "--yes"])
        #expect(redone.status == 0)
        #expect(redone.errors.contains("was undone as well, as it contradicts this one."), "\(redone.errors)")
    }

    @Test("Who the owner is, is said: a similar name is an error, another one a warning, none a note (ING-5)")
    func owner() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(Self.older, title: "Anna", in: vault.scratch)
        let similar = try vault(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Benn", "--json"])
        #expect(similar.status == 64 && similar.output.isEmpty)
        #expect(try ErrorLine(similar.errors).hint?.contains("Ben?") == true)
        #expect(try vault.expect(["conversations"]).output.isEmpty)
        let nobody = try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Zoe", "--dry-run"])
        #expect(nobody.errors.contains("No sender in") && nobody.errors.contains("Anna, Ben"))
        let none = try vault.expect(["import", "whatsapp", path, "--timezone", "UTC"])
        #expect(none.output.contains("repeat the import with --redo --me NAME: Anna, Ben"))
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--redo", "--me", "ben"])
        #expect(
            try vault.expect(["messages", "Anna", "--json"]).objects().map { $0.string("direction") }
                == ["incoming", "outgoing", "incoming"])
        // The vault knows the owner now.
        let other = try ExportFiles.write("13/05/2019, 09:13 - Ben: Hi\n", title: "Cem", in: vault.scratch)
        let known = try vault.expect(["import", "whatsapp", other, "--timezone", "UTC"])
        #expect(known.output.contains("Sent by you: the messages of “Ben”"))
    }
}

extension Scratch {
    /// Writes a file into a folder that is made for it.
    func write(_ text: String, to name: String, makingFolders: Bool) throws -> String {
        let folder = URL(filePath: self(name)).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try write(text, to: name)
    }
}
