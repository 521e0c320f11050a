import Synchronization
import WhisperArchive
import WhisperBlobPort
import WhisperClockPort
import WhisperInMemoryStore
import WhisperIngestionPort
import WhisperJSONText
import WhisperMergeHistories
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

private struct FixedClock: WallClock {
    func now() -> Timestamp { Timestamp(milliseconds: 1_800_000_000_000) }
}

/// A vault in memory and an importer into it.
private struct Vault {
    let store = InMemoryStore(clock: FixedClock())
    let blobs = MemoryBlobStore()

    @discardableResult
    func load(
        _ lines: [ScriptedSource.Line], title: String = "Bob", dryRun: Bool = false, hoursAhead: Int64? = nil,
        answer: ImportLikeness.Answer = .unasked, asked: Notebook<ImportLikeness> = Notebook(),
        kind: ConversationKind = .direct
    ) async throws -> ImportSummary {
        let importer = FileImport(store: store, blobs: blobs, digest: try SodiumSealing())
        return try await importer.run(
            ScriptedSource(title: title, lines: lines, hoursAhead: hoursAhead, chatKind: kind), name: "chat.txt",
            dryRun: dryRun,
            decide: { (likeness) throws(ImportError) in
                asked.note(likeness)
                return answer
            })
    }

    func messages(_ title: String = "Bob") async throws -> [StoredMessage] {
        let conversations = try await store.conversations(after: nil, limit: 100)
        let conversation = try #require(conversations.first { $0.title == title })
        return try await store.messages(in: conversation.id, .newest, limit: 1_000)
    }

    func texts(_ title: String = "Bob") async throws -> [String] {
        try await messages(title).compactMap(\.unified.content.text)
    }
}

/// A file that counts how often it is opened, or cannot be.
private final class CountingSource: FileIngestionSource {
    let openings = Mutex(0)
    private let file: ScriptedSource
    private let failure: IngestionError?

    init(_ file: ScriptedSource, failure: IngestionError? = nil) {
        self.file = file
        self.failure = failure
    }

    var origin: IngestionOrigin { file.origin }

    func survey() async throws(IngestionError) -> FileSurvey { try await file.survey() }

    func chat() async throws(IngestionError) -> ChatReference {
        if let failure { throw failure }
        return try await file.chat()
    }

    func open() async throws(IngestionError) -> any IngestionSession {
        openings.withLock { $0 += 1 }
        if let failure { throw failure }
        return try await file.open()
    }
}

@Suite("Importing files (ING-2)", .ownThreads)
struct FileImportTests {
    private let chat = lines(
        """
        1 - Messages are end-to-end encrypted
        2 Ann Shall we walk to the lake on Sunday?
        2 Bob ok
        2 Bob ok
        3 Ann Bring the blue umbrella, please
        9 Bob The forecast says sunshine all day
        """)

    @Test("A first import preserves every message in the file's order")
    func firstImport() async throws {
        let vault = Vault()
        let summary = try await vault.load(chat)
        #expect(summary.added == 6)
        #expect(summary.duplicates == 0)
        #expect(try await vault.texts() == chat.map(\.text))
        #expect(Set(try await vault.messages().map(\.unified.externalID)).count == 6)
    }

    @Test("Importing an export twice adds nothing")
    func secondImport() async throws {
        let vault = Vault()
        try await vault.load(chat)
        let before = try await vault.messages()
        let summary = try await vault.load(chat)
        #expect(summary.added == 0)
        #expect(summary.duplicates == 6)
        #expect(try await vault.messages() == before)
    }

    @Test("After its survey a file is read once into an empty vault, twice into one that holds its chat (ING-2)")
    func passes() async throws {
        let vault = Vault()
        let importer = FileImport(store: vault.store, blobs: vault.blobs, digest: try SodiumSealing())
        for (dryRun, passes) in [(true, 0), (false, 1), (true, 1), (false, 2)] {
            let source = CountingSource(ScriptedSource(title: "Bob", lines: chat))
            _ = try await importer.run(source, name: "chat.txt", dryRun: dryRun)
            #expect(source.openings.withLock { $0 } == passes, "dry run: \(dryRun)")
        }
    }

    @Test(
        "A file that cannot be opened leaves the vault as it was, and a dry run reports it (ING-5)",
        arguments: [true, false])
    func unopened(dryRun: Bool) async throws {
        let vault = Vault()
        let importer = FileImport(store: vault.store, blobs: vault.blobs, digest: try SodiumSealing())
        let source = CountingSource(ScriptedSource(title: "Bob", lines: chat), failure: .ambiguousDateOrder)
        await #expect(throws: ImportError.source(.ambiguousDateOrder)) {
            try await importer.run(source, name: "chat.txt", dryRun: dryRun)
        }
        #expect(try await vault.store.conversations(after: nil, limit: 1).isEmpty)
        #expect(try await vault.store.runs(limit: 1).isEmpty)
    }

    @Test("Two overlapping exports give exactly the union, in order, whichever comes first", arguments: [true, false])
    func overlapping(olderFirst: Bool) async throws {
        let vault = Vault()
        let parts = [Array(chat[..<4]), Array(chat[1...])]
        try await vault.load(parts[olderFirst ? 0 : 1])
        try await vault.load(parts[olderFirst ? 1 : 0])
        #expect(try await vault.texts() == chat.map(\.text))
    }

    @Test("A file that is not chronological retains its order and its repeated words")
    func unsortedFile() async throws {
        let vault = Vault()
        let unsorted = lines("5 Bob ok\n3 Ann late\n5 Bob ok\n3 Ann late\n5 Bob ok")
        #expect(try await vault.load(unsorted).added == 5)
        #expect(try await vault.texts() == unsorted.map(\.text))
        #expect(try await vault.load(unsorted).added == 0)
    }

    @Test("A dry run reports what would be added, and adds nothing")
    func dryRun() async throws {
        let vault = Vault()
        #expect(try await vault.load(chat, dryRun: true).added == 6)
        #expect(try await vault.store.conversations(after: nil, limit: 10).isEmpty)
        try await vault.load(Array(chat[..<4]))
        let summary = try await vault.load(chat, dryRun: true)
        #expect(summary.added == 2)
        #expect(summary.duplicates == 4)
        #expect(try await vault.texts().count == 4)
    }

    @Test("A contact renamed between exports is one person, and the chat one chat (ING-1)")
    func renamedContact() async throws {
        let vault = Vault()
        try await vault.load(chat, hoursAhead: 0)
        let renamed = (chat + lines("12 Bob See you there")).map { line in
            var line = line
            if line.sender == "Bob" { line.sender = "Robert" }
            return line
        }
        let asked = Notebook<ImportLikeness>()
        let summary = try await vault.load(renamed, title: "Robert", hoursAhead: 0, answer: .same, asked: asked)
        let names = [ImportSummary.Rename(from: "Bob", to: "Robert")]
        #expect(asked.entries == [ImportLikeness(chat: "Bob", otherTitle: "Robert", people: names)])
        #expect(summary.added == 1 && summary.keptApart.isEmpty && summary.otherTitle == nil)
        #expect(summary.formerTitle == "Bob")
        #expect(summary.renamed == [ImportSummary.Rename(from: "Bob", to: "Robert")])
        let messages = try await vault.messages("Robert")
        #expect(messages.count == 7)
        #expect(Set(messages.compactMap(\.person)).count == 2)
        #expect(try await vault.store.conversations(after: nil, limit: 10).count == 1)
    }

    @Test(
        "Without an answer, a file with the same messages under other names renames nothing and joins no one (ING-1)",
        arguments: [ImportLikeness.Answer.unasked, .apart])
    func stranger(answer: ImportLikeness.Answer) async throws {
        let vault = Vault()
        try await vault.load(chat, hoursAhead: 0)
        let forged = (chat + lines("12 Bob My new number is +15550100")).map { line in
            var line = line
            if line.sender == "Bob" { line.sender = "Mallory" }
            return line
        }
        let names = [ImportSummary.Rename(from: "Bob", to: "Mallory")]
        for (round, added) in [(1, Int64(1)), (2, 0)] {
            let asked = Notebook<ImportLikeness>()
            let summary = try await vault.load(forged, title: "Mallory", hoursAhead: 0, answer: answer, asked: asked)
            #expect(summary.added == added && summary.renamed.isEmpty && summary.formerTitle == nil)
            #expect(summary.otherTitle == "Mallory" && summary.chatTitle == "Bob")
            #expect(summary.keptApart == (round == 2 && answer == .apart ? [] : names), "Said once, if answered")
            #expect(asked.entries.count == (round == 2 && answer == .apart ? 0 : 1), "Asked once, if answered")
        }
        #expect(try await vault.store.conversations(after: nil, limit: 10).map(\.title) == ["Bob"])
        #expect(try await vault.store.conversation(platform: .whatsapp, key: "Mallory") == nil)
        let bob = try #require(try await vault.store.people(named: "Bob", limit: 10).first)
        let mallory = try #require(try await vault.store.people(named: "Mallory", limit: 10).first)
        #expect(bob.id != mallory.id && bob.displayName == "Bob" && mallory.displayName == "Mallory")
        let people = try await vault.messages().map(\.person)
        #expect(people.last == mallory.id && !people.dropLast().contains(mallory.id))
        let summary = try await vault.load(forged, title: "Mallory", hoursAhead: 0, answer: .same)
        if answer == .unasked {
            #expect(summary.renamed == names, "It can be said later that both are one")
            #expect(try await vault.store.person(mallory.id)?.id == bob.id)
        } else {
            #expect(summary.renamed.isEmpty && summary.keptApart.isEmpty)
        }
    }

    @Test(
        "A contact whose new name is known from another chat has no message twice, and becomes one with it if asked (ING-1)",
        arguments: [ImportLikeness.Answer.unasked, .same])
    func renamedAsKnown(answer: ImportLikeness.Answer) async throws {
        let vault = Vault()
        try await vault.load(chat, hoursAhead: 0)
        try await vault.load(lines("13 Robert Hello to all of you"), title: "Club", hoursAhead: 0)
        let renamed = (chat + lines("12 Bob See you there")).map { line in
            var line = line
            if line.sender == "Bob" { line.sender = "Robert" }
            return line
        }
        let names = [ImportSummary.Rename(from: "Bob", to: "Robert")]
        let asked = Notebook<ImportLikeness>()
        let summary = try await vault.load(renamed, title: "Robert", hoursAhead: 0, answer: answer, asked: asked)
        #expect(summary.added == 1 && asked.entries.map(\.people) == [names])
        #expect(answer == .same ? summary.renamed == names : summary.keptApart == names)
        let people = try await vault.store.people(named: "", limit: 10).flatMap(\.aliases).map(\.alias.value)
        #expect(people.count { $0 == "Robert" } == 1)
        let bob = try #require(try await vault.store.people(named: "Bob", limit: 10).first)
        #expect(bob.aliases.contains { $0.alias.value == "Robert" } == (answer == .same))
        #expect(try await vault.load(renamed, title: "Robert", hoursAhead: 0).added == 0)
    }

    @Test("Undoing an import that renamed a chat and joined two people leaves both as before (ING-1, ING-2)")
    func undoneRename() async throws {
        let vault = Vault()
        try await vault.load(chat, hoursAhead: 0)
        func state() async throws -> [[String]] {
            let chats = try await vault.store.conversations(after: nil, limit: 10)
            let people = try await vault.store.people(named: "", limit: 10)
            return [
                chats.map(\.title), people.flatMap { [$0.displayName] + $0.aliases.map(\.alias.value) },
                try await vault.texts(),
            ]
        }
        let before = try await state()
        let forged = (chat + lines("12 Bob My new number is +15550100")).map { line in
            var line = line
            if line.sender == "Bob" { line.sender = "Mallory" }
            return line
        }
        let summary = try await vault.load(forged, title: "Mallory", hoursAhead: 0, answer: .same)
        #expect(summary.chatTitle == "Mallory" && summary.renamed.count == 1)
        let run = try #require(try await vault.store.imports(limit: 1).first)
        #expect(try await vault.store.undoImports([run.run.id], dryRun: false) { _ in }.messages == 1)
        #expect(try await vault.store.removeUnreferencedPeople() == 1)
        #expect(try await state() == before)
        #expect(try await vault.store.conversation(platform: .whatsapp, key: "Mallory") == nil)
        // The same file may be said to be the same again.
        #expect(try await vault.load(forged, title: "Mallory", hoursAhead: 0, answer: .same).renamed.count == 1)
    }

    @Test("An undone import that added nothing leaves nobody whom it introduced (ST-11)")
    func undoneStranger() async throws {
        let vault = Vault()
        try await vault.load(chat, hoursAhead: 0)
        let before = try await vault.store.people(named: "", limit: 10)
        let forged = chat.map { line in
            var line = line
            if line.sender == "Bob" { line.sender = "Mallory" }
            return line
        }
        #expect(try await vault.load(forged, title: "Mallory", hoursAhead: 0, answer: .apart).added == 0)
        let mallory = try #require(try await vault.store.people(named: "Mallory", limit: 10).first)
        let run = try #require(try await vault.store.imports(limit: 1).first)
        #expect(run.reading.people == [mallory.id])
        _ = try await vault.store.undoImports([run.run.id], dryRun: false) { _ in }
        #expect(try await vault.store.removeUnreferencedPeople() == 1)
        #expect(try await vault.store.people(named: "", limit: 10).map(\.id) == before.map(\.id))
    }

    @Test("A title that the owner has given remains, also if the people are said to be the same (ING-1)")
    func givenTitle() async throws {
        let vault = Vault()
        try await vault.load(chat)
        let id = try #require(try await vault.store.conversations(after: nil, limit: 10).first?.id)
        try await vault.store.rename(id, to: "My dear Bob")
        let renamed = (chat + lines("12 Bob See you there")).map { line in
            var line = line
            if line.sender == "Bob" { line.sender = "Robert" }
            return line
        }
        let summary = try await vault.load(renamed, title: "Robert", answer: .same)
        #expect(summary.renamed.count == 1 && summary.formerTitle == nil && summary.chatTitle == "My dear Bob")
        #expect(try await vault.store.conversations(after: nil, limit: 10).map(\.title) == ["My dear Bob"])
        #expect(try await vault.store.conversation(platform: .whatsapp, key: "Robert")?.id == id)
    }

    /// A group in which two people wrote looks like the chat with one person.
    @Test(
        "Two groups of one name whose members and messages differ are two chats, in any order (ING-1)",
        arguments: [ConversationKind.group, .direct])
    func namesakes(kind: ConversationKind) async throws {
        let vault = Vault()
        let groups = [("Ana", "Ben"), ("Cleo", "Dan")].enumerated().map { index, names in
            (0..<60).map { number in
                ScriptedSource.Line(
                    minute: Int64(number * 5 + index), sender: number.isMultiple(of: 2) ? names.0 : names.1,
                    text: number == 7 ? "ok" : "message number \(number) among \(names.0) and \(names.1)")
            }
        }
        for (round, group) in [(0, 0), (1, 1), (2, 0), (3, 1)] {
            let summary = try await vault.load(groups[group], title: "Family", kind: kind)
            #expect(summary.added == (round < 2 ? 60 : 0) && summary.isNamesake == (round == 1), "\(round)")
        }
        let chats = try await vault.store.conversations(after: nil, limit: 10)
        #expect(chats.map(\.title) == ["Family", "Family"] && chats.map(\.messageCount) == [60, 60])
        let longer = groups[1] + [ScriptedSource.Line(minute: 900, sender: "Cleo", text: "the newest of this group")]
        #expect(try await vault.load(longer, title: "Family", kind: kind).added == 1)
        #expect(try await vault.store.conversations(after: nil, limit: 10).map(\.messageCount) == [61, 60])
    }

    @Test(
        "Whether a file shows a group of its title with a common member and no common message is asked (ING-1)",
        arguments: [ImportLikeness.Answer.same, .apart, .unasked], [ConversationKind.group, .direct])
    func doubtfulGroup(answer: ImportLikeness.Answer, kind: ConversationKind) async throws {
        let vault = Vault()
        func group(_ name: String) -> [ScriptedSource.Line] {
            (0..<6).map { number in
                ScriptedSource.Line(
                    minute: Int64(number), sender: number.isMultiple(of: 2) ? "Ana" : name,
                    text: "what \(name) hears in message \(number)")
            }
        }
        try await vault.load(group("Ben"), title: "Family", kind: kind)
        let asked = Notebook<ImportLikeness>()
        let summary = try await vault.load(group("Cleo"), title: "Family", answer: answer, asked: asked, kind: kind)
        #expect(summary.isNamesake == (answer != .same) && summary.added == 6)
        #expect(asked.entries.map(\.isOfTitleAlone) == [true])
        let chats = try await vault.store.conversations(after: nil, limit: 10)
        #expect(chats.map(\.messageCount) == (answer == .same ? [12] : [6, 6]))
        let again = try await vault.load(group("Cleo"), title: "Family", asked: asked, kind: kind)
        #expect(again.added == 0 && asked.entries.count == 1, "Its messages are known by then")
    }

    @Test("The chat with one person stays one although two exports of it have nothing in common (ING-1)")
    func samePerson() async throws {
        let vault = Vault()
        try await vault.load(lines("1 Ann Are you there?\n2 Bob Not yet, in an hour\n3 Ann Then I shall wait"))
        let later = try await vault.load(lines("9 Anna I have a new phone\n9 Bob And another name"))
        #expect(later.added == 2 && !later.isNamesake)
        #expect(try await vault.store.conversations(after: nil, limit: 10).map(\.messageCount) == [5])
    }

    @Test("Another chat with the same greeting remains separate")
    func otherChat() async throws {
        let vault = Vault()
        try await vault.load(chat)
        try await vault.load(
            lines("2 Ann Shall we walk to the lake on Sunday?\n4 Cem No, I have to work then"), title: "Cem")
        #expect(try await vault.store.conversations(after: nil, limit: 10).count == 2)
        #expect(try await vault.texts().count == 6)
    }

    @Test("A message edited or deleted since then is the same message")
    func editedSince() async throws {
        let vault = Vault()
        try await vault.load(chat)
        var later = chat
        later[1].text = "Shall we walk to the lake on Saturday?"
        later[1].edited = true
        later[4].text = "This message was deleted"
        later[4].deleted = true
        #expect(try await vault.load(later).added == 0)
        let messages = try await vault.messages()
        #expect(messages.count == 6)
        #expect(messages[1].unified.content.text == "Shall we walk to the lake on Saturday?")
        #expect(try await vault.store.versions(of: messages[1].unified.id).map(\.text) == [chat[1].text])
        #expect(messages[4].unified.content.kind == .deleted)
        #expect(messages[4].unified.content.text == chat[4].text)
        #expect(try await vault.load(later).added == 0)
        #expect(try await vault.load(chat).added == 0)
    }

    @Test("Members without a field of their own are stored (ING-1)")
    func platformSpecificIsKept() async throws {
        let vault = Vault()
        var edited = lines("1 Ann Hello")
        edited[0].edited = true
        try await vault.load(edited)
        #expect(try await vault.messages()[0].unified.platformSpecific["edited"] == .bool(true))
    }

    @Test("An export with media brings the pictures that an earlier one lacked")
    func attachmentsArriveLater() async throws {
        let vault = Vault()
        var without = lines("1 Ann Look\n2 Bob picture\n3 Ann Nice")
        without[1].picture = "IMG-0001.jpg"
        try await vault.load(without)
        #expect(try await vault.messages()[1].unified.content.attachments[0].state == .missing)
        var with = without
        with[1].pictureBytes = [0xFF, 0xD8, 1, 2, 3]
        #expect(try await vault.load(with).added == 0)
        let attachment = try await vault.messages()[1].unified.content.attachments[0]
        #expect(attachment.state == .found)
        #expect(attachment.size == 5)
        #expect(try vault.blobs.list().ids.map(\.hex) == [attachment.sha256])
    }

    @Test("The summary counts what the vault holds afterwards, whatever became of a file since the survey (ING-5)")
    func faultyPictures() async throws {
        var faulty = lines("1 Ann one\n2 Bob two\n3 Ann three\n4 Bob four\n5 Ann five")
        for (index, fault) in [nil, IngestionError.damagedArchive, .notFound, .inaccessible(errno: 5)].enumerated() {
            faulty[index].picture = "IMG-\(index).jpg"
            faulty[index].pictureBytes = [UInt8(index), 1, 2]
            faulty[index].pictureFault = fault
        }
        faulty[4].picture = "IMG-4.jpg"
        let vault = Vault()
        for added: Int64 in [5, 0] {
            let summary = try await vault.load(faulty)
            #expect(summary.added == added)
            #expect(summary.attachments.found == 1 && summary.attachments.damaged == 2)
            #expect(summary.attachments.missing == 2 && summary.attachments.omitted == 0)
            #expect(summary.attachments.faults.map(\.name) == ["IMG-1.jpg", "IMG-3.jpg"])
            let states = try await vault.messages().flatMap(\.unified.content.attachments).map(\.state)
            #expect(states.count { $0 == .found } == Int(summary.attachments.found))
            #expect(try vault.blobs.list().ids.count == 1)
        }
        for index in faulty.indices { faulty[index].pictureFault = nil }
        let whole = try await vault.load(faulty)
        #expect(whole.attachments == AttachmentFigures(found: 4, missing: 1))
        #expect(try vault.blobs.list().ids.count == 4)
    }

    @Test("A full medium ends an import without a message that claims a picture (ING-5)")
    func fullMedium() async throws {
        var pictures = lines("1 Ann one\n2 Bob two")
        pictures[1].picture = "IMG-1.jpg"
        pictures[1].pictureBytes = [1, 2, 3]
        let vault = Vault()
        let blobs = WatchedBlobs(vault.blobs)
        blobs.setFault(.full)
        let importer = FileImport(store: vault.store, blobs: blobs, digest: try SodiumSealing())
        await #expect(throws: ImportError.blobs(.full)) {
            try await importer.run(ScriptedSource(title: "Bob", lines: pictures), name: "chat.txt")
        }
        #expect(blobs.writers == 0)
        #expect(try vault.blobs.list().ids.isEmpty)
        // Nothing of it was saved.
        #expect(try await vault.store.runs(limit: 1).isEmpty)
        #expect(try await vault.load(pictures).attachments == AttachmentFigures(found: 1))
    }

    @Test("An interrupted import retains what it committed, and the next one adds the rest (R1)")
    func cutOff() async throws {
        let vault = Vault()
        let importer = FileImport(store: vault.store, blobs: vault.blobs, digest: try SodiumSealing())
        await #expect(throws: ImportError.source(.damagedArchive)) {
            try await importer.run(
                ScriptedSource(title: "Bob", lines: chat, batchSize: 2, failsAfter: 4), name: "chat.txt")
        }
        #expect(try await vault.texts() == chat.prefix(4).map(\.text))
        #expect(try await vault.store.runs(limit: 1).first?.figures?.isComplete == false)
        let summary = try await vault.load(chat)
        #expect(summary.added == 2)
        #expect(try await vault.texts() == chat.map(\.text))
    }

    @Test("Many messages between two neighbours are placed by renumbering")
    func gapsFillUp() async throws {
        let vault = Vault()
        var held = lines("1 Ann the very first one\n1000 Bob the very last one")
        try await vault.load(held)
        for round in 2..<40 {
            held.insert(contentsOf: lines("\(round) Ann word number \(round)"), at: round - 1)
            #expect(try await vault.load(held).added == 1)
        }
        #expect(try await vault.texts() == held.map(\.text))
    }
}
