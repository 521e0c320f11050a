import WhisperArchive
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperPlainSQLiteStore
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads
import Foundation
import Testing

@testable import WhisperCore

@Suite("Chats of one title with few messages (ING-1, WDB-6)", .ownThreads)
struct TitledChatsTests {
    /// Two messages that show nothing by themselves.
    private static let words = lines("1 Ann hi\n3 Ben hello")
    private static let owner = person("+4917099999", name: "", isOwner: true)

    private static func person(_ number: String, name: String, isOwner: Bool = false) -> SourcePerson {
        var aliases = [PersonAlias(kind: .phoneNumber, value: number)]
        if !name.isEmpty { aliases.append(PersonAlias(kind: .exportName, value: name)) }
        return SourcePerson(
            aliases: aliases, displayName: name.isEmpty ? number : name, identifier: number, isOwner: isOwner)
    }

    /// The phone's database of a chat; who is called Ben in exports is the owner.
    private static func database(
        _ words: [ScriptedSource.Line], title: String = "Ann", number: String = "4917011111", name: String = "Ann"
    ) -> ScriptedDatabase {
        let chat = ChatReference(key: "\(number)@s.whatsapp.net", title: title, kind: .direct)
        let contact = person("+\(number)", name: name)
        let events = words.enumerated().map { index, line in
            IngestionEvent.message(
                SourceMessage(
                    chat: chat, externalID: "\(number)-\(line.minute)-\(index)",
                    timestamp: Timestamp(milliseconds: line.minute * 60_000 + 7_250), precision: .millisecond,
                    sender: line.sender == "Ben" ? owner : contact, content: Content(kind: .text, text: line.text),
                    ordinal: UInt64(index)))
        }
        return ScriptedDatabase(
            chats: [DatabaseChat(chat: chat)], events: events, asOf: Timestamp(milliseconds: 999 * 60_000))
    }

    @discardableResult
    private static func load(
        _ words: [ScriptedSource.Line], title: String = "Ann", into vault: MergeVault,
        answer: ImportLikeness.Answer = .unasked, asked: Notebook<ImportLikeness> = Notebook()
    ) async throws -> ImportSummary {
        try await FileImport(store: vault.store, blobs: vault.blobs, digest: try SodiumSealing()).run(
            ScriptedSource(title: title, lines: words, hoursAhead: 0), name: "chat.txt",
            decide: { (likeness) throws(ImportError) in
                asked.note(likeness)
                return answer
            })
    }

    private static func counts(_ vault: MergeVault) async throws -> [Int64] {
        try await vault.store.conversations(after: nil, limit: 10).map(\.messageCount).sorted()
    }

    /// Runs a test over either store.
    private static func inEachStore(_ body: (MergeVault) async throws -> Void) async throws {
        try await body(MergeVault())
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try await body(
            MergeVault(try PlainSQLiteStore.open(directory: directory.path, mode: .existingOrNew, clock: StillClock())))
    }

    @Test(
        "An export and a database of one title whose few messages and people are the same are one chat, in any order",
        arguments: [false, true], [1, 2, 4])
    func same(isExportFirst: Bool, count: Int) async throws {
        let all = Self.words + lines("3 Ben ok\n9 Ann ok")
        try await Self.inEachStore { vault in
            let asked = Notebook<ImportLikeness>()
            // Either source may lack what came later.
            let (shorter, longer) = (Array(all.prefix(count)), all)
            if isExportFirst { try await Self.load(longer, into: vault, asked: asked) }
            try await vault.load(Self.database(shorter))
            if !isExportFirst { try await Self.load(longer, into: vault, asked: asked) }
            #expect(try await Self.counts(vault) == [4] && asked.entries.isEmpty)
            let chat = try #require(try await vault.store.conversations(after: nil, limit: 1).first)
            let messages = try await vault.store.messages(in: chat.id, .oldest, limit: 10)
            #expect(messages.map(\.unified.content.text) == ["hi", "hello", "ok", "ok"])
            if count == 4 { #expect(messages.map(\.direction) == [.incoming, .outgoing, .outgoing, .incoming]) }
            let again = try await Self.load(longer, into: vault, asked: asked)
            #expect(again.added == 0 && asked.entries.isEmpty)
        }
    }

    @Test(
        "Without all messages of one side, or with another name, an export of the title is asked about",
        arguments: 0..<4)
    func unclear(fault: Int) async throws {
        var words = Self.words
        var name = "Ann"
        switch fault {
        case 0: words[0].text = "hey"
        case 1: words = lines("1 Ann hi\n5 Ben hello")
        case 2: name = "Anna"
        default: words = lines("30 Ann hi")
        }
        for answer in [ImportLikeness.Answer.same, .unasked] {
            let vault = MergeVault()
            let asked = Notebook<ImportLikeness>()
            try await vault.load(Self.database(Self.words, name: name))
            let summary = try await Self.load(words, into: vault, answer: answer, asked: asked)
            #expect(asked.entries.first?.isOfTitleAlone == true, "\(fault)")
            #expect(try await Self.counts(vault).count == (answer == .same ? 1 : 2), "\(fault)")
            #expect(summary.isNamesake == (answer == .unasked))
            let other = MergeVault()
            try await Self.load(words, into: other)
            try await other.load(Self.database(Self.words, name: name))
            #expect(try await Self.counts(other).count == 2, "A database asks nothing")
        }
    }

    @Test(
        "Of two people with one name and one word in one minute, neither is taken for the export's",
        arguments: [false, true])
    func two(isExportFirst: Bool) async throws {
        let vault = MergeVault()
        let word = lines("1 Ann hi")
        if isExportFirst { try await Self.load(word, into: vault) }
        let both = [Self.database(word), Self.database(word, number: "4917022222")]
        try await vault.load(
            ScriptedDatabase(
                chats: both.flatMap(\.chats), events: both.flatMap(\.events),
                asOf: Timestamp(milliseconds: 999 * 60_000)))
        if !isExportFirst { try await Self.load(word, into: vault) }
        #expect(try await Self.counts(vault) == [1, 1, 1])
    }

    @Test(
        "An export that shows several chats is the one of its title, or else the first, in groups of any size",
        arguments: [1, 50], ["Dora", "Everyone"])
    func several(batch: Int, title: String) async throws {
        // As after the owner has joined their exports.
        let names = ["Ada", "Bea", "Cleo", "Dora", "Edda", "Fay"]
        let words = names.enumerated().map { index, name in
            lines((1...3).map { "\(10 * index + $0) \(name) What \(name) says, part \($0)" }.joined(separator: "\n"))
        }
        func number(_ index: Int) -> String { "491701111\(index)" }
        let chats = names.enumerated().map { index, name in
            Self.database(words[index], title: name, number: number(index), name: name)
        }
        try await Self.inEachStore { vault in
            try await Self.load(words.flatMap(\.self), title: title, into: vault)
            try await vault.load(
                ScriptedDatabase(
                    chats: chats.flatMap(\.chats), events: chats.flatMap(\.events),
                    asOf: Timestamp(milliseconds: 999 * 60_000), batchSize: batch))
            var larger: [String] = []
            for (index, name) in names.enumerated() {
                let chat = try await vault.store.conversation(
                    platform: .whatsapp, key: "\(number(index))@s.whatsapp.net")
                if try #require(chat).messageCount > 3 { larger.append(name) }
            }
            #expect(larger == [title == "Dora" ? "Dora" : "Ada"])
        }
    }

    @Test("A title is the same whichever form of Unicode its letters have", arguments: [false, true])
    func forms(isComposedFirst: Bool) async throws {
        let titles = ["J\u{FC}rgen", "Ju\u{308}rgen"]
        let words = lines("1 Ann hallo\n2 Ben danke\n3 Ann bis bald")
        try await Self.inEachStore { vault in
            try await Self.load(words, title: titles[isComposedFirst ? 0 : 1], into: vault)
            let again = try await Self.load(
                words + lines("4 Ben ja"), title: titles[isComposedFirst ? 1 : 0], into: vault)
            #expect(again.added == 1 && again.duplicates == 3)
            let chats = try await vault.store.conversations(after: nil, limit: 10)
            #expect(chats.map(\.messageCount) == [4])
            #expect(chats.map { Array($0.title.utf8) } == [Array(titles[isComposedFirst ? 0 : 1].utf8)])
        }
    }
}
