import Testing
import WhisperArchive
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperPlainSQLiteStore
import WhisperStorePort
import WhisperTestSupport
import WhisperTestThreads
import Foundation

@testable import WhisperCore

@Suite("People of whom one database knows less than another (WDB-5, WDB-6)", .ownThreads)
struct AddressedPeopleTests {
    private static let chat = ChatReference(key: "4917011111@s.whatsapp.net", title: "Ann", kind: .direct)
    private static let number = "+4917099999"
    private static let owner = SourcePerson(
        aliases: [PersonAlias(kind: .phoneNumber, value: number)], displayName: number, identifier: number,
        isOwner: true)
    private static let unknownOwner = SourcePerson(aliases: [.unknownOwner], displayName: "", isOwner: true)

    private static func message(_ id: String, by sender: SourcePerson, at seconds: Int64) -> IngestionEvent {
        .message(
            SourceMessage(
                chat: chat, externalID: id, timestamp: Timestamp(milliseconds: 1_600_000_000_000 + seconds * 1_000),
                precision: .millisecond, sender: sender, content: Content(kind: .text, text: "text of \(id)"),
                ordinal: 0))
    }

    private static func database(_ ids: [String], by sender: SourcePerson) -> ScriptedDatabase {
        let events = ids.enumerated().flatMap { number, id -> [IngestionEvent] in
            let time = Timestamp(milliseconds: 1_600_000_100_000)
            let reaction = IngestionEvent.reaction(
                chat: chat, target: ChangedMessage(id, by: sender), emoji: "👍", by: sender, at: time, raw: nil)
            return [message(id, by: sender, at: Int64(number)), reaction]
        }
        return ScriptedDatabase(chats: [DatabaseChat(chat: chat)], events: events, batchSize: 1)
    }

    private static func messages(_ vault: MergeVault) async throws -> [StoredMessage] {
        let conversation = try #require(try await vault.store.conversation(platform: .whatsapp, key: chat.key))
        return try await vault.store.messages(in: conversation.id, .oldest, limit: 10)
    }

    /// Runs a test over either store.
    private static func inEachStore(_ body: (MergeVault) async throws -> Void) async throws {
        try await body(MergeVault())
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = try PlainSQLiteStore.open(directory: directory.path, mode: .existingOrNew, clock: StillClock())
        try await body(MergeVault(store))
        await store.close()
    }

    @Test(
        "An owner without an address is the one whom another database knows, in either order", arguments: [true, false])
    func unknownOwner(isFirst: Bool) async throws {
        let unknown = Self.database(["A", "B"], by: Self.unknownOwner)
        let known = Self.database(["B", "C"], by: Self.owner)
        try await Self.inEachStore { vault in
            for database in isFirst ? [unknown, known, unknown] : [known, unknown, known] {
                try await vault.load(database)
            }
            let messages = try await Self.messages(vault)
            #expect(Set(messages.map(\.unified.externalID)) == ["A", "B", "C"] && messages.count == 3)
            for message in messages {
                #expect(message.unified.sender?.identifier == Self.number)
                #expect(message.unified.reactions.map(\.sender.identifier) == [Self.number])
            }
            let owners = try await vault.store.people(named: "", limit: 10).filter(\.isOwner)
            #expect(owners.count == 1)
        }
    }

    @Test("An owner with two numbers is one person, also for a source without an address")
    func twoNumbersOfOwner() async throws {
        try await Self.inEachStore { vault in
            var other = Self.owner
            other.aliases = [PersonAlias(kind: .phoneNumber, value: "+4917088888")]
            for (id, owner) in [("A", Self.owner), ("B", other), ("C", Self.unknownOwner)] {
                try await vault.load(Self.database([id], by: owner))
            }
            let owners = try await vault.store.people(named: "", limit: 10).filter(\.isOwner)
            #expect(owners.count == 1 && owners[0].aliases.count { $0.alias.kind == .phoneNumber } == 2)
        }
    }

    @Test("A name that is learned later is shown for what was stored before, and repeating changes nothing")
    func laterName() async throws {
        let address = "+4917011111"
        let unnamed = SourcePerson(
            aliases: [PersonAlias(kind: .phoneNumber, value: address)], displayName: address, identifier: address)
        var named = unnamed
        named.aliases.append(PersonAlias(kind: .exportName, value: "Ann"))
        named.displayName = "Ann"
        try await Self.inEachStore { vault in
            let database = Self.database(["A", "B"], by: unnamed)
            try await vault.load(database)
            #expect(try await Self.messages(vault).map(\.unified.sender?.displayName) == [address, address])
            try await vault.load(Self.database(["C"], by: named))
            let messages = try await Self.messages(vault)
            #expect(messages.map(\.unified.sender?.displayName) == ["Ann", "Ann", "Ann"])
            #expect(messages.map { $0.unified.reactions.map(\.sender.displayName) } == [["Ann"], ["Ann"], ["Ann"]])
            let again = try await vault.load(database)
            #expect(again.completed == 0 && again.known == 2)
            #expect(try await Self.messages(vault) == messages)
        }
    }

    @Test("Two people with numbers stay two, although an export shows both under one name")
    func twoNumbers() async throws {
        let group = ChatReference(key: "1@g.us", title: "Garden", kind: .group)
        let people = ["+4917011111", "+4917022222"].map { number in
            SourcePerson(
                aliases: [PersonAlias(kind: .phoneNumber, value: number)], displayName: number, identifier: number)
        }
        let texts = (0..<8).map { "what was said as number \($0)" }
        let lines = texts.enumerated().map { number, text in
            ExportedChat.Line(
                minute: 26_666_667 + Int64(number), sender: "Ann", content: Content(kind: .text, text: text))
        }
        func database(_ range: Range<Int>, by sender: SourcePerson) -> ScriptedDatabase {
            let events = range.map { number in
                IngestionEvent.message(
                    SourceMessage(
                        chat: group, externalID: "G\(number)",
                        timestamp: Timestamp(milliseconds: (26_666_667 + Int64(number)) * 60_000 + 1_234),
                        precision: .millisecond, sender: sender, content: Content(kind: .text, text: texts[number]),
                        ordinal: UInt64(number)))
            }
            return ScriptedDatabase(chats: [DatabaseChat(chat: group)], events: events)
        }
        try await Self.inEachStore { vault in
            _ = try await vault.load(ExportedChat(title: "Garden", lines: lines, owner: "Me"))
            try await vault.load(database(0..<4, by: people[0]))
            try await vault.load(database(4..<8, by: people[1]))
            let numbers = try await vault.store.people(named: "", limit: 10)
                .map { $0.aliases.count { $0.alias.kind == .phoneNumber } }
            #expect(numbers.allSatisfy { $0 <= 1 } && numbers.reduce(0, +) == 2)
        }
    }
}
