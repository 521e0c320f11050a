import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Imports that are repeated, and what else the vault knows of their messages (ING-2)", .ownThreads)
struct RedoTests {
    /// A chat of Ana and Hugo, who write in turn.
    private static func chat(_ count: Int) -> String {
        (0..<count).map { index in
            "\(13 + index / 4)/03/2024, 1\(index % 10):0\(index % 6) - \(index % 2 == 0 ? "Ana" : "Hugo"): text number \(index)\n"
        }.joined()
    }

    private func imported(_ path: String, _ more: String..., in vault: TestVault) throws -> String {
        try vault.expect(["import", "whatsapp", path] + more).output
    }

    /// The direction of each message.
    private func directions(in vault: TestVault) throws -> [String?] {
        try vault.expect(["messages", "Ana", "--json"]).objects().map { $0.string("direction") }
    }

    private func sent(in vault: TestVault) throws -> [String?] {
        try vault.expect(["messages", "Ana", "--json"]).objects()
            .map { $0.string("direction") == "outgoing" ? $0.object("sender")?.string("display_name") : nil }
    }

    @Test("A file that is imported again is read as before, in whatever is not said anew")
    func readAsBefore() throws {
        let vault = try TestVault()
        let lines = ["03/04/24, 09:00 - Ana: hello\n", "03/04/24, 09:01 - Ben: ho\n", "03/05/24, 09:01 - Ben: three\n"]
        let path = try ExportFiles.write(lines.joined(), title: "Ana", in: vault.scratch)
        func times(_ more: String...) throws -> [String] {
            try vault.expect(["import", "whatsapp", path] + more)
            return try vault.expect(["messages", "Ana", "--json"]).objects().compactMap { $0.string("timestamp") }
        }
        let march = ["2024-03-04T14:00:00Z", "2024-03-04T14:01:00Z", "2024-03-05T14:01:00Z"]
        #expect(try times("--me", "Ben", "--date-order", "mdy", "--timezone", "America/New_York") == march)
        #expect(try times() == march)
        #expect(try times("--me", "Ana", "--redo") == march)
        #expect(try sent(in: vault).compactMap(\.self) == ["Ana"])
        #expect(try times("--redo", "--timezone", "UTC").first == "2024-03-04T09:00:00Z", "Still month, day, year")
        #expect(try times("--redo", "--date-order", "dmy").first == "2024-04-03T09:00:00Z")
        #expect(try times("--redo", "--timezone", "America/New_York", "--date-order", "mdy") == march)
        // A newer file of the chat is read in the same order of dates, and of another zone it is said how to read it so.
        let later = try ExportFiles.write(
            (lines + ["03/05/24, 09:02 - Ben: what else there is to say\n"]).joined(), title: "Ana", in: vault.scratch)
        let output = try imported(later, "--timezone", "America/New_York", in: vault)
        #expect(
            output.contains("1 new message") && output.contains("3 messages were already in the vault"), "\(output)")
        let typed = try vault(["import", "whatsapp", "-", "--title", "Ana"], input: lines.joined())
        #expect(typed.output.contains("0 new messages"), "\(typed.output) \(typed.errors)")
    }

    @Test("Where only the zone differs from that of an earlier file of the chat, the failure says how to read it alike")
    func otherZone() throws {
        let vault = try TestVault()
        let early = try ExportFiles.write(Self.chat(8), title: "Ana", in: vault.scratch)
        _ = try imported(early, "--timezone", "America/New_York", "--me", "Hugo", in: vault)
        let later = try ExportFiles.write(Self.chat(12), title: "Ana", in: vault.scratch)
        let refused = try vault(["import", "whatsapp", later, "--timezone", "UTC"])
        #expect(refused.status == 1)
        #expect(refused.errors.contains("add: --timezone America/New_York."), "\(refused.errors)")
        let output = try imported(later, "--timezone", "America/New_York", in: vault)
        #expect(output.contains("4 new messages"), "\(output)")
    }

    @Test("A name that you gave with JSON Lines is yours in the exports of the chat as well")
    func namedWithLines() throws {
        let origin = try TestVault()
        let path = try ExportFiles.write(Self.chat(8), title: "Ana", in: origin.scratch)
        _ = try imported(path, "--timezone", "UTC", "--me", "Hugo", in: origin)
        let lines = origin.scratch("own.jsonl")
        try origin.expect(["export", "json", "-o", lines])
        let vault = try TestVault()
        try vault.expect(["import", lines, "--me", "Hugo"])
        let output = try imported(path, "--timezone", "UTC", in: vault)
        #expect(output.contains("Sent by you: the messages of “Hugo”"), "\(output)")
        _ = try imported(path, "--timezone", "UTC", "--me", "Hugo", in: vault)
        // A name that only the file gives is nobody's word.
        let other = try TestVault()
        try other.expect(["import", lines])
        #expect(try !imported(path, "--timezone", "UTC", in: other).contains("Sent by you"))
    }

    @Test("What was read before it was known who you are counts as sent by you once a file of the chat says so")
    func latelyKnown() throws {
        let vault = try TestVault()
        let early = try ExportFiles.write(Self.chat(8), title: "Ana", in: vault.scratch)
        _ = try imported(early, "--timezone", "UTC", in: vault)
        #expect(try sent(in: vault).allSatisfy { $0 == nil })
        // The file of the chat, exported again.
        let later = try ExportFiles.write(Self.chat(12), title: "Ana", in: vault.scratch)
        let output = try imported(later, "--timezone", "UTC", "--me", "Hugo", in: vault)
        #expect(output.contains("Sent by you: the messages of “Hugo”"))
        #expect(output.contains("4 messages that were in the vault count as sent by you now"))
        #expect(try sent(in: vault).compactMap(\.self) == Array(repeating: "Hugo", count: 6))
        try vault.expect(["verify"])
    }

    @Test(
        "What the vault's own export delivered again stays when its import is undone, and that is said",
        arguments: [[], ["--full"]])
    func ownExport(more: [String]) throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(Self.chat(8), title: "Ana", in: vault.scratch)
        _ = try imported(path, "--timezone", "UTC", "--me", "Hugo", in: vault)
        let lines = vault.scratch("own.jsonl")
        try vault.expect(["export", "json", "-o", lines] + more)
        #expect(try vault.expect(["import", lines, "--json"]).objects().last?.integer("added") == 0)
        let foreseen = try vault.expect(["import", "undo", "--dry-run"]).output
        #expect(foreseen.contains("would delete 0 messages.") && foreseen.contains("8 messages are not affected"))
        #expect(foreseen.contains("“Hugo” would no longer be taken to be you."))
        let output = try imported(path, "--timezone", "Asia/Tokyo", "--me", "Ana", "--redo", in: vault)
        #expect(output.contains("8 of them keep the times that they have in the vault"))
        #expect(output.contains("4 messages that were in the vault count as sent by you now"))
        #expect(try directions(in: vault) == (0..<8).map { $0 % 2 == 0 ? "outgoing" : "incoming" })
        try vault.expect(["verify"])
    }

    @Test("A repeated import says what stays as another source brought it, and whose messages these are now")
    func stays() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(Self.chat(8), title: "Ana", in: vault.scratch)
        _ = try imported(path, "--timezone", "UTC", "--me", "Hugo", in: vault)
        // The same chat from another vault.
        let other = try TestVault()
        _ = try imported(path, "--timezone", "UTC", in: other)
        let lines = vault.scratch("other.jsonl")
        try other.expect(["export", "json", "-o", lines])
        try vault.expect(["import", lines])
        let redone = try vault([
            "import", "whatsapp", path, "--timezone", "Asia/Tokyo", "--me", "Ana", "--redo",
        ])
        #expect(redone.status == 0)
        #expect(redone.errors.contains("is undone: 0 messages deleted."))
        #expect(redone.errors.contains("8 messages are not affected: another source delivered them, too"))
        #expect(redone.errors.contains("“Hugo” is no longer taken to be you."))
        #expect(redone.output.contains("8 of them keep the times that they have in the vault"))
        #expect(redone.output.contains("Sent by you: the messages of “Ana”"))
        #expect(try sent(in: vault).compactMap(\.self) == Array(repeating: "Ana", count: 4))
        #expect(try directions(in: vault) == (0..<8).map { $0 % 2 == 0 ? "outgoing" : "incoming" })
        let again = try vault.expect(["import", "whatsapp", path, "--timezone", "Asia/Tokyo", "--json"]).objects()
        #expect(again.last?.integer("added") == 0 && again.last?.integer("kept_times") == 8)
        try vault.expect(["verify"])
    }

    @Test("An import that fails after the earlier one was undone says that this is gone, and can be repeated")
    func failsHalfWay() throws {
        let vault = try TestVault()
        let folder = vault.scratch("chat")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = try vault.scratch.write(
            Self.chat(8) + "20/03/2024, 10:00 - Ana: IMG-20240320-WA0000.jpg (file attached)\n",
            to: "chat/WhatsApp Chat with Ana.txt")
        _ = try imported(folder, "--timezone", "UTC", in: vault)
        try Data(count: 9 << 20).write(to: URL(fileURLWithPath: folder + "/IMG-20240320-WA0000.jpg"))
        let redo = ["import", "whatsapp", folder, "--timezone", "Asia/Tokyo", "--redo", "--json"]
        let run = try CommandRun.program(
            "/bin/sh",
            ["-c", #"trap '' XFSZ; ulimit -f 8192; exec "$0" "$@""#, WhisperBinary.path] + redo
                + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch)
        #expect(run.status == 1 && run.output.isEmpty, "\(run.output)")
        let last = try #require(run.errors.split(separator: "\n").last)
        let failure = try ErrorLine(last + "\n")
        #expect(failure.code == "disk-full" && failure.message.contains("is undone"), "\(run.errors)")
        #expect(failure.message.contains("imported again"), "\(run.errors)")
        #expect(failure.hint?.contains("--timezone Asia/Tokyo --date-order dmy") == true, "\(run.errors)")
        let again = try vault.object(redo.filter { $0 != "--redo" })
        #expect(again.object("attachments")?.integer("found") == 1, "\(again)")
        #expect(try vault.expect(["messages", "Ana", "--json"]).lines.count == 9)
        try vault.expect(["verify"])
    }

    @Test("What is asked before earlier imports are undone is not asked again after that")
    func asksOnce() throws {
        let vault = try TestVault()
        let lines = (10...28).map { day in
            "\(day)/05/2019, 09:00 - \(day.isMultiple(of: 2) ? "Ben" : "Ana"): message number \(day) of this month\n"
        }
        let file = try ExportFiles.write(lines.joined(), title: "Ana", in: vault.scratch)
        _ = try imported(file, "--timezone", "UTC", "--me", "Ben", in: vault)
        let other = try TestVault()
        _ = try imported(file, "--timezone", "UTC", in: other)
        let held = vault.scratch("other.jsonl")
        try other.expect(["export", "json", "-o", held])
        try vault.expect(["import", held])
        let renamed = try ExportFiles.write(
            lines.joined().replacing(" - Ana:", with: " - Mallory:"), title: "Mallory", in: vault.scratch)
        let session = try TerminalSession(
            [
                "import", "whatsapp", renamed, "--timezone", "UTC", "--me", "Mallory", "--redo", "--vault",
                vault.path,
            ], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.answer("Are these the same?", with: "yes")
        // The other file's import is undone only with a word of its own.
        try session.answer("import the file again?", with: "yes")
        #expect(session.finish() == 0, "\(session.screen)")
        #expect(session.screen.contains("19 messages are not affected"), "\(session.screen)")
        #expect(!session.screen.contains("Are these the same?"), "\(session.screen)")
        let directions = try vault.expect(["messages", "Ana", "--json"]).objects().map { $0.string("direction") }
        #expect(directions.count { $0 == "outgoing" } == 9)
        try vault.expect(["verify"])
    }

    @Test("A folder is read again with the right owner, who is nobody else's by that (ING-1)")
    func folder() throws {
        let vault = try TestVault()
        for (title, names) in [
            ("Anna", ["Anna", "Ben"]), ("Carla", ["Carla", "Ben"]), ("Trip", ["Dora", "Ben", "Anna"]),
        ] {
            let lines = names.enumerated().map { "1\($0)/05/2019, 09:1\($0) - \($1): from \($1) in \(title)\n" }
            _ = try ExportFiles.write(lines.joined(), title: title, in: vault.scratch)
        }
        let folder = String(vault.scratch("x").dropLast(2))
        for more in [["--me", "Anna"], ["--me", "Ben", "--redo"]] {
            _ = try vault(["import", folder, "--timezone", "UTC"] + more)
        }
        let people = try vault.expect(["people", "--json"]).objects()
        #expect(people.filter { $0["owner"] == .bool(true) }.map { $0.string("name") } == ["Ben"], "\(people)")
        #expect(people.contains { $0.string("name") == "Anna" && $0["owner"] == .bool(false) })
        for chat in ["Anna", "Carla", "Trip"] {
            let own = try vault.expect(["messages", chat, "--json"]).objects()
                .filter { $0.string("direction") == "outgoing" }
            #expect(own.map { $0.object("content")?.string("text") } == ["from Ben in \(chat)"])
        }
    }

    /// Two files in which Hugo wrote; that he is the owner is given with the first one, and known in the second.
    private static func twoFiles(_ vault: TestVault, _ more: String...) throws -> (first: String, second: String) {
        let first = try ExportFiles.write(chat(8), title: "Ana", in: vault.scratch)
        let second = try ExportFiles.write(
            "13/03/2024, 09:00 - Bea: a first text\n13/03/2024, 09:01 - Hugo: a second one\n", title: "Bea",
            in: vault.scratch)
        try vault.expect(["import", first, "--timezone", "UTC", "--me", "Hugo"])
        try vault.expect(["import", second, "--timezone", "UTC"] + more)
        return (first, second)
    }

    private func owners(in vault: TestVault) throws -> [String] {
        try vault.expect(["people", "--json"]).objects().filter { $0["owner"] == .bool(true) }
            .compactMap { $0.string("name") }.sorted()
    }

    @Test("Who the owner is stays known with files that were read by the answer, when the one it was given with goes")
    func answerStays() throws {
        let vault = try TestVault()
        let (first, second) = try Self.twoFiles(vault)
        let undo = ["import", "undo", "WhatsApp Chat with Ana.txt"]
        #expect(try !vault.expect(undo + ["--dry-run"]).output.contains("taken to be you"))
        let undone = try vault.expect(undo + ["--yes"])
        #expect(!undone.errors.contains("taken to be you"), "\(undone.errors)")
        #expect(try owners(in: vault) == ["Hugo"])
        #expect(try imported(second, "--timezone", "UTC", in: vault).contains("Sent by you: the messages of “Hugo”"))
        #expect(try imported(first, "--timezone", "UTC", in: vault).contains("Sent by you: the messages of “Hugo”"))
        // Nothing is left of the answer with the last of them.
        let last = try vault.expect(["import", "undo", "Chat with Bea", "Chat with Ana", "--yes"])
        #expect(last.errors.contains("“Hugo” is no longer taken to be you."), "\(last.errors)")
        #expect(try owners(in: vault).isEmpty)
        try vault.expect(["verify"])
    }

    @Test("Correcting in one file who you are names others that were read by that answer", arguments: [false, true])
    func namesOthers(isGivenTwice: Bool) throws {
        let vault = try TestVault()
        let files = isGivenTwice ? try Self.twoFiles(vault, "--me", "Hugo") : try Self.twoFiles(vault)
        let redone = try vault.expect(["import", files.first, "--timezone", "UTC", "--me", "Ana", "--redo"])
        #expect(
            redone.errors.contains(
                "Files in which “Hugo” was taken to be you, to be imported again with --redo --me NAME: WhatsApp Chat with Bea.txt"
            ), "\(redone.errors)")
        #expect(try owners(in: vault) == (isGivenTwice ? ["Ana", "Hugo"] : ["Ana"]))
        #expect(redone.errors.contains("More than one person is taken to be you") == isGivenTwice)
    }

    @Test("That several people are taken to be the owner is said at the end of the import that makes them several")
    func severalOwners() throws {
        let vault = try TestVault()
        let (first, second) = try Self.twoFiles(vault)
        #expect(try vault.object(["import", first, "--timezone", "UTC", "--json"])["several_owners"] == .array([]))
        let third = try ExportFiles.write(
            "13/03/2024, 09:00 - Hugo: a third text\n13/03/2024, 09:01 - Léa: a fourth one\n", title: "Hugo",
            in: vault.scratch)
        let run = try vault.expect(["import", third, "--timezone", "UTC", "--me", "Léa"])
        let advice = try #require(
            run.errors.firstMatch(of: /More than one person is taken to be you: (Hugo, Léa|Léa, Hugo)\.(.+)/)?.2,
            "\(run.errors)")
        let denial = try #require(advice.range(of: "people not-me"))
        let join = try #require(advice.range(of: "people join"))
        #expect(denial.lowerBound < join.lowerBound)
        let object = try vault.object(["import", second, "--timezone", "UTC", "--json"])
        guard case .array(let several) = object["several_owners"] else { throw Failed() }
        #expect(several.count == 2)
        try vault.expect(["people", "not-me", "Hugo", "--yes"])
        #expect(try owners(in: vault) == ["Léa"])
    }

    @Test(
        "A dry run of a repeated import counts what the import then does",
        arguments: [
            ["--me", "Ana"], ["--timezone", "Asia/Tokyo"], ["--date-order", "mdy"], ["--me", "Hugo"],
        ], [Source.none, .ownLines, .newerFile])
    func rehearsed(terms: [String], source: Source) throws {
        let vault = try TestVault()
        let lines = (1...8).map { day in
            "0\(day)/03/2024, 09:00 - \(day.isMultiple(of: 2) ? "Ana" : "Hugo"): message number \(day) of this chat\n"
        }
        let path = try ExportFiles.write(lines.joined(), title: "Ana", in: vault.scratch)
        _ = try imported(path, "--timezone", "UTC", "--me", "Hugo", "--date-order", "dmy", in: vault)
        switch source {
        case .none: break
        case .ownLines:
            let own = vault.scratch("own.jsonl")
            try vault.expect(["export", "json", "-o", own])
            try vault.expect(["import", own])
        case .newerFile:
            let newer = try vault.scratch.write(
                lines.suffix(5).joined() + "09/03/2024, 10:00 - Ana: and one more message\n",
                to: "newer.txt")
            _ = try imported(newer, "--title", "Ana", "--timezone", "UTC", "--date-order", "dmy", in: vault)
        }
        var terms = terms
        if !terms.contains("--timezone") { terms += ["--timezone", "UTC"] }
        if !terms.contains("--date-order") { terms += ["--date-order", "dmy"] }
        let redo = ["import", path, "--redo", "--yes", "--json"] + terms
        let foreseen = try vault.object(redo + ["--dry-run"])
        let done = try vault.object(redo)
        for figure in ["added", "duplicates", "kept_times"] {
            #expect(foreseen.integer(figure) == done.integer(figure), "\(figure): \(foreseen)\n\(done)")
        }
    }

    private struct Failed: Error {}

    /// What else the vault has of a chat.
    enum Source: String, CaseIterable {
        case none, ownLines, newerFile
    }

    @Test("A dry run of a repeated import says what it would undo")
    func rehearsalNames() throws {
        let vault = try TestVault()
        let (first, _) = try Self.twoFiles(vault)
        let dry = try vault.expect(["import", first, "--timezone", "UTC", "--me", "Ana", "--redo", "--dry-run"])
        #expect(dry.errors.contains("would delete 8 messages."), "\(dry.errors)")
        #expect(dry.output.contains("8 messages would be added to “Ana”"), "\(dry.output)")
        #expect(!dry.output.contains("Another chat is called"), "\(dry.output)")
        #expect(try vault.expect(["import", "list", "--json"]).lines.count == 2)
    }

    @Test("Who wrote the owner's messages in a newer file is one with the owner once the older file says so, too")
    func ownerOfBothFiles() throws {
        let vault = try TestVault()
        let lines = (10...28).map { day in
            "\(day)/05/2019, 09:00 - \(day.isMultiple(of: 2) ? "Tom" : "Ana"): message number \(day) of this month\n"
        }
        let older = try ExportFiles.write(lines.joined(), title: "Ana", in: vault.scratch)
        try vault.expect(["import", older, "--timezone", "UTC"])
        let newer = try vault.scratch.write(
            (lines.suffix(15).joined() + "29/05/2019, 10:00 - Tom: one more\n")
                .replacing(" - Tom:", with: " - Tom Fairlie:"),
            to: "newer.txt")
        try vault.expect(["import", newer, "--title", "Ana", "--timezone", "UTC", "--me", "Tom Fairlie"])
        let redone = try vault.expect(["import", older, "--timezone", "UTC", "--me", "Tom", "--redo"])
        #expect(!redone.errors.contains("More than one person"), "\(redone.errors)")
        #expect(try owners(in: vault).count == 1)
        let messages = try vault.expect(["messages", "Ana", "--json"]).objects()
        #expect(messages.count == 20)
        #expect(messages.count { $0.string("direction") == "outgoing" } == 11)
        #expect(try !vault.expect(["messages", "Ana", "--all"]).output.contains("Tom"))
        try vault.expect(["verify"])
    }

    @Test("The chat that is chosen for a file is not deleted with imports that contradict it")
    func chosenStays() throws {
        let vault = try TestVault()
        let anna = try ExportFiles.write(Self.chat(8), title: "Ana", in: vault.scratch)
        _ = try imported(anna, "--timezone", "UTC", "--me", "Ana", in: vault)
        let few = try vault.scratch.write(
            "14/03/2024, 17:01 - Hugo: text number 7\n20/03/2024, 11:00 - Ana: and one more\n", to: "few.txt")
        _ = try imported(few, "--timezone", "UTC", in: vault)
        let refused = try vault([
            "import", few, "--timezone", "UTC", "--into", "Ana", "--me", "Hugo", "--redo", "--yes",
        ])
        #expect(refused.status == 1 && refused.errors.contains("delete the chat “Ana”"), "\(refused.errors)")
        #expect(try directions(in: vault) == (0..<8).map { $0 % 2 == 0 ? "outgoing" : "incoming" })
        #expect(try vault.expect(["import", "list", "--json"]).lines.count == 2)
    }
}
