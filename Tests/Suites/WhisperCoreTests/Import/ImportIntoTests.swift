import WhisperArchive
import WhisperClockPort
import WhisperInMemoryStore
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads
import Testing

@testable import WhisperCore

private struct FixedClock: WallClock {
    func now() -> Timestamp { Timestamp(milliseconds: 1_800_000_000_000) }
}

/// A vault in memory, and imports into chats that are chosen.
private struct Vault {
    let store = InMemoryStore(clock: FixedClock())

    @discardableResult
    func load(
        _ lines: [ScriptedSource.Line], title: String, into target: ImportTarget? = nil, owner: String? = "Ann",
        kind: ConversationKind = .direct, hoursAhead: Int64? = nil, dryRun: Bool = false,
        answer: ImportLikeness.Answer = .unasked, asked: Notebook<ImportLikeness> = Notebook()
    ) async throws -> ImportSummary {
        let importer = FileImport(store: store, blobs: MemoryBlobStore(), digest: try SodiumSealing())
        return try await importer.run(
            ScriptedSource(title: title, lines: lines, owner: owner, hoursAhead: hoursAhead, chatKind: kind),
            name: "\(title).txt", dryRun: dryRun, into: target, terms: ImportTerms(zone: "UTC", owner: owner),
            decide: { (likeness) throws(ImportError) in
                asked.note(likeness)
                return answer
            })
    }

    func chats() async throws -> [Conversation] { try await store.conversations(after: nil, limit: 100) }

    func texts(_ chat: UniqueIdentifier) async throws -> [String] {
        try await store.messages(in: chat, .oldest, limit: 1_000).compactMap(\.unified.content.text)
    }

    func undoLatest() async throws {
        let run = try #require(try await store.imports(limit: 1).first)
        _ = try await ImportUndo(store: store, blobs: MemoryBlobStore()).run([run])
    }
}

@Suite("Importing a file into the chat that the owner chooses (ING-1, ING-2)", .ownThreads)
struct ImportIntoTests {
    private let chat = lines(
        """
        1 Ann Shall we walk to the lake on Sunday?
        2 Bob ok
        3 Ann Bring the blue umbrella, please
        4 Bob ok
        5 Ann yes
        6 Bob The forecast says sunshine all day
        """)

    private func filled(_ vault: Vault) async throws -> ImportTarget {
        ImportTarget(try #require(try await vault.load(chat, title: "Bob").conversation))
    }

    @Test("A few messages of a chat, and one more, add the one in its place, whatever the file is called")
    func few() async throws {
        for title in ["Bob", "a cut"] {
            let vault = Vault()
            let target = try await filled(vault)
            let few = Array(chat[3...4]) + lines("5 Bob see you")
            let foreseen = try await vault.load(few, title: title, into: target, dryRun: true)
            #expect(foreseen.added == 1 && foreseen.chatTitle == "Bob")
            let summary = try await vault.load(few, title: title, into: target)
            #expect(summary.added == 1 && summary.duplicates == 2 && summary.conversation == target.conversation)
            #expect(summary.chatTitle == "Bob" && summary.otherTitle == (title == "Bob" ? nil : title))
            #expect(
                try await vault.texts(target.conversation)
                    == chat[..<5].map(\.text) + ["see you", "The forecast says sunshine all day"])
            #expect(try await vault.chats().map(\.title) == ["Bob"])
            // The next file of that name is known to be this chat's.
            #expect(try await vault.load(few, title: title).added == 0)
            try await vault.undoLatest()
            try await vault.undoLatest()
            #expect(try await vault.texts(target.conversation) == chat.map(\.text))
            #expect(try await vault.store.references(of: target.conversation).map(\.key) == ["Bob"])
        }
    }

    @Test("The other one of two people is the same, although the file has another name for them", arguments: [1, 2, 4])
    func renamed(count: Int) async throws {
        let vault = Vault()
        let target = try await filled(vault)
        let few = chat.suffix(count).map { line in
            var line = line
            if line.sender == "Bob" { line.sender = "Bobby" }
            return line
        }
        let asked = Notebook<ImportLikeness>()
        let summary = try await vault.load(Array(few), title: "Bobby", into: target, asked: asked)
        #expect(summary.added == 0 && asked.entries.isEmpty, "\(count): \(summary) \(asked.entries)")
        #expect(try await vault.texts(target.conversation) == chat.map(\.text))
        #expect(summary.renamed == [ImportSummary.Rename(from: "Bob", to: "Bobby")])
        #expect(try await vault.store.people(named: "", limit: 10).count == 2)
        try await vault.undoLatest()
        #expect(try await vault.store.people(named: "Bobby", limit: 10).isEmpty)
    }

    @Test("A file that was imported as a chat of its own has to be imported again, and is then in one chat alone")
    func again() async throws {
        let vault = Vault()
        let target = try await filled(vault)
        let few = Array(chat[3...4])
        let own = try await vault.load(few, title: "a cut")
        #expect(own.resembling?.id == target.conversation && own.conversation != target.conversation)
        let record = try #require(try await vault.store.imports(limit: 1).first)
        await #expect(throws: ImportError.readDifferently([record])) {
            try await vault.load(few, title: "a cut", into: target)
        }
        try await vault.undoLatest()
        #expect(try await vault.load(few, title: "a cut", into: target).added == 0)
        #expect(try await vault.chats().map(\.id) == [target.conversation])
        #expect(try await vault.texts(target.conversation) == chat.map(\.text))
    }

    @Test("A chat of another service, one that is gone, and the chat with one person for a group's file are refused")
    func refused() async throws {
        let vault = Vault()
        let target = try await filled(vault)
        let service = try await vault.store.conversation(
            for: ConversationReference(platform: .matrix, key: "!r", title: "Bob", kind: .direct))
        await #expect(throws: ImportError.otherChat(.service, service)) {
            try await vault.load(chat, title: "Bob", into: ImportTarget(service.id, allowsUnlike: true))
        }
        await #expect(throws: ImportError.store(StoreError(.conversationNotFound))) {
            try await vault.load(chat, title: "Bob", into: ImportTarget(UniqueIdentifier(high: 1, low: 2)))
        }
        let group = lines("9 Cem Who comes?\n9 Dan I do\n9 Bob me, too")
        let held = try #require(try await vault.store.conversation(target.conversation))
        for dryRun in [true, false] {
            await #expect(throws: ImportError.otherChat(.kind, held)) {
                try await vault.load(
                    group, title: "Lake", into: ImportTarget(held.id, allowsUnlike: true), kind: .group, dryRun: dryRun)
            }
        }
        #expect(try await vault.chats().count == 2)
        #expect(try await vault.texts(target.conversation) == chat.map(\.text))
        #expect(try await vault.store.imports(limit: 10).count == 1)
    }

    @Test("A chat in which none of the file's people wrote is asked about once more, and refused if nobody says so")
    func strangers() async throws {
        let strange = lines("9 Cem Who comes?\n9 Dan I do")
        let vault = Vault()
        let target = try await filled(vault)
        let held = try #require(try await vault.store.conversation(target.conversation))
        for answer in [ImportLikeness.Answer.unasked, .apart] {
            let asked = Notebook<ImportLikeness>()
            await #expect(throws: ImportError.otherChat(.unlike, held)) {
                try await vault.load(strange, title: "Lake", into: target, answer: answer, asked: asked)
            }
            #expect(asked.entries.map(\.chat) == ["Bob"])
        }
        let foreseen = try await vault.load(strange, title: "Lake", into: target, dryRun: true)
        #expect(foreseen.isUnlike && foreseen.added == 2)
        #expect(try await vault.texts(target.conversation) == chat.map(\.text))
        #expect(try await vault.load(strange, title: "Lake", into: target, answer: .same).added == 2)
        let silent = ImportTarget(target.conversation, allowsUnlike: true)
        #expect(try await vault.load(lines("8 Eva hm"), title: "Eva", into: silent).added == 1)
    }

    @Test("The chat with a member is not taken for their group, nor a group's few lines for another group")
    func groups() async throws {
        let vault = Vault()
        let talk = lines("1 Ann Who comes?\n2 Bob I do\n3 Cem me, too\n4 Bob fine")
        let group = try #require(try await vault.load(talk, title: "Lake", kind: .group).conversation)
        let held = try #require(try await vault.store.conversation(group))
        await #expect(throws: ImportError.otherChat(.unlike, held)) {
            try await vault.load(chat, title: "Bob", into: ImportTarget(group))
        }
        // What two people wrote in it looks like the chat with one of them.
        #expect(try await vault.load(Array(talk[..<2]), title: "cut", into: ImportTarget(group)).added == 0)
        #expect(try await vault.load(lines("9 Bob late"), title: "cut", into: ImportTarget(group)).added == 1)
    }

    @Test("A file of another zone is refused as elsewhere, as its messages are there at other times")
    func zones() async throws {
        let vault = Vault()
        let target = ImportTarget(
            try #require(try await vault.load(chat, title: "Bob", hoursAhead: 2).conversation))
        let more = chat + lines("9 Bob late")
        let shifted = more.map { line in
            var line = line
            line.minute += 60
            return line
        }
        let finding = TimeFinding(
            disagreement: .offset(seconds: 3_600), conversation: target.conversation, title: "Bob")
        await #expect(throws: ImportError.timesDisagree(finding)) {
            try await vault.load(shifted, title: "cut", into: target, hoursAhead: 1)
        }
        #expect(try await vault.load(more, title: "cut", into: target, hoursAhead: 2).added == 1)
    }

    @Test("A stranger's group of that name is not the chat with one person, whatever both have in common or lack")
    func namesakeGroup() async throws {
        let five = "1 Cem Who comes?\n2 Dan I do\n3 Eva me, too\n4 Fay fine\n5 Gus see you"
        let held = "1 Ann hello\n2 Bob ok\n3 Ann yes"
        for last in ["6 Hal no", "2 Bob ok"] {
            let file = "\(five)\n\(last)"
            let vault = Vault()
            let chat = try #require(try await vault.load(lines(held), title: "Bob").conversation)
            let known = try #require(try await vault.store.conversation(chat))
            await #expect(throws: ImportError.otherChat(.kind, known)) {
                try await vault.load(
                    lines(file), title: "Bob", into: ImportTarget(chat, allowsUnlike: true), kind: .group)
            }
            // What was looked at before earlier imports were undone is not objected once they are.
            var settled = ImportTarget(chat)
            settled.isSettled = true
            #expect(try await vault.load(lines(file), title: "Bob", into: settled, kind: .group).added >= 5)
        }
        let vault = Vault()
        let empty = try await vault.store.conversation(
            for: ConversationReference(platform: .whatsapp, key: "Bob", title: "Bob", kind: .direct))
        await #expect(throws: ImportError.otherChat(.kind, empty)) {
            try await vault.load(lines(five), title: "Bob", into: ImportTarget(empty.id), kind: .group)
        }
        // A group of which two people wrote first, and one in which its people alone write.
        let cut = lines("1 Ann Who comes?\n2 Bob I do")
        let target = ImportTarget(try #require(try await vault.load(cut, title: "cut").conversation))
        #expect(try await vault.load(lines("9 Bob late"), title: "Lake", into: target, kind: .group).added == 1)
        let whole = cut + lines("3 Cem me, too\n4 Bob fine")
        #expect(try await vault.load(whole, title: "Lake", into: target, kind: .group).added == 2)
    }

    @Test("A name that another chat has stays that one's")
    func takenName() async throws {
        let vault = Vault()
        let target = try await filled(vault)
        let other = try #require(try await vault.load(lines("1 Cem ok\n1 Dan Who comes?"), title: "Cem").conversation)
        #expect(try await vault.load(Array(chat[3...4]), title: "Cem", into: target).added == 0)
        #expect(try await vault.store.conversation(platform: .whatsapp, key: "Cem")?.id == other)
        #expect(try await vault.texts(other).count == 2)
    }

    @Test(
        "A cut of a chat adds nothing to it, and what is new in it adds just that, under whatever names (ING-2)",
        arguments: 1...40 as ClosedRange<UInt64>)
    func cuts(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let words = ["ok", "ok", "yes", "no", "on my way"]
        var minute: Int64 = 10
        let all = (0..<Int.random(in: 10...60, using: &random)).map { number in
            minute += Int64([0, 1, 1, 5].randomElement(using: &random) ?? 0)
            let isNew = Int.random(in: 0..<3, using: &random) == 0
            let sender: String? = ["Ann", "Bob", "Bob", nil].randomElement(using: &random) ?? nil
            return ScriptedSource.Line(
                minute: minute, sender: sender,
                text: isNew ? "what was said as number \(number)" : words.randomElement(using: &random) ?? "")
        }
        // Cuts lie between two minutes: in the middle of one, two equal words could not be told apart.
        let places = [0] + all.indices.dropFirst().filter { all[$0].minute != all[$0 - 1].minute } + [all.count]
        let start = Int.random(in: 0..<(places.count - 1), using: &random)
        let end = Int.random(in: (start + 1)..<places.count, using: &random)
        let isRenamed = Bool.random(using: &random)
        let cut = all[places[start]..<places[end]].map { line in
            var line = line
            if isRenamed, line.sender == "Bob" { line.sender = "Bobby" }
            return line
        }
        let title = ["Bob", "Bobby", "a cut"].randomElement(using: &random) ?? ""
        let vault = Vault()
        let target = ImportTarget(
            try #require(try await vault.load(all, title: "Bob").conversation), allowsUnlike: true)
        let own = Bool.random(using: &random)
        if own {
            // Whether it was taken for the chat itself or not, it is undone before.
            try await vault.load(cut, title: title)
            try await vault.undoLatest()
        }
        let summary = try await vault.load(cut, title: title, into: target)
        #expect(summary.added == 0 && summary.duplicates == Int64(cut.count), "seed \(seed)")
        #expect(try await vault.texts(target.conversation) == all.map(\.text), "seed \(seed)")
        #expect(try await vault.chats().count == 1)
        #expect(try await vault.store.people(named: "", limit: 10).count <= 2)
    }
}
