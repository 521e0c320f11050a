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

@Suite("Own messages are own under any address of the owner's (WDB-5, ING-2)", .ownThreads)
struct OwnersAddressTests {
    private static let direct = ChatReference(key: "4917011111@s.whatsapp.net", title: "Ann", kind: .direct)
    private static let group = ChatReference(key: "1@g.us", title: "Garden", kind: .group)
    private static let ann = person("+4917011111", name: "Ann")

    private static func person(_ address: String, name: String = "", isOwner: Bool = false) -> SourcePerson {
        let kind: PersonAliasKind = address.hasPrefix("+") ? .phoneNumber : .linkedID
        return SourcePerson(
            aliases: [PersonAlias(kind: kind, value: address)], displayName: name.isEmpty ? address : name,
            identifier: address, isOwner: isOwner)
    }

    /// A phone's messages: every second one is the owner's.
    private static func database(
        _ numbers: Range<Int>, owner: SourcePerson, precision: TimestampPrecision = .millisecond,
        in chats: [ChatReference]
    ) -> ScriptedDatabase {
        let events = chats.flatMap { chat in
            numbers.map { number -> IngestionEvent in
                let milliseconds = 1_600_000_000_000 + Int64(number) * 61_234
                return .message(
                    SourceMessage(
                        chat: chat, externalID: "3EB0\(number)\(chat.kind)",
                        timestamp: Timestamp(
                            milliseconds: precision == .second ? milliseconds / 1_000 * 1_000 : milliseconds),
                        precision: precision, sender: number.isMultiple(of: 2) ? owner : ann,
                        content: Content(kind: .text, text: "text of \(number)"), ordinal: UInt64(number)))
            }
        }
        return ScriptedDatabase(chats: chats.map { DatabaseChat(chat: $0) }, events: events, batchSize: 7)
    }

    private static func stored(_ vault: MergeVault) async throws -> [StoredMessage] {
        var messages: [StoredMessage] = []
        for conversation in try await vault.store.conversations(after: nil, limit: 10) {
            messages += try await vault.store.messages(in: conversation.id, .oldest, limit: 1_000)
        }
        return messages
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

    static let addresses: [[String]] = [
        ["+4917099999", "+4917088888"], ["+4917099999", "900000001@lid"], ["900000001@lid", "+4917099999"],
        ["owner", "+4917099999"], ["+4917099999", "owner"],
    ]

    @Test("A second database of the owner's, under another address, doubles nothing", arguments: addresses)
    func otherAddress(addresses: [String]) async throws {
        let owners = addresses.map { address in
            address == "owner"
                ? SourcePerson(aliases: [.unknownOwner], displayName: "", isOwner: true)
                : Self.person(address, name: "Me \(address.suffix(3))", isOwner: true)
        }
        try await Self.inEachStore { vault in
            let chats = [Self.direct, Self.group]
            try await vault.load(Self.database(0..<25, owner: owners[0], in: chats))
            let second = try await vault.load(Self.database(0..<40, owner: owners[1], in: chats))
            #expect(second.added == 30)
            let again = try await vault.load(Self.database(0..<25, owner: owners[0], in: chats))
            #expect(again.added == 0)
            let messages = try await Self.stored(vault)
            #expect(messages.count == 80 && Set(messages.map(\.unified.externalID)).count == 80)
            #expect(messages.count { $0.direction == .outgoing } == 40)
            let places = Dictionary(grouping: messages, by: \.conversation).values
            #expect(places.allSatisfy { $0.map(\.unified.timestamp) == $0.map(\.unified.timestamp).sorted() })
            let known = try await vault.store.people(named: "", limit: 10).filter(\.isOwner)
            #expect(known.count == 1)
            #expect(try await vault.store.verify(repair: false).findings == [])
        }
    }

    @Test("An owner of an earlier import who turns out to be a contact is no longer the owner, and nothing is doubled")
    func wrongOwner() async throws {
        let wrong = SourcePerson(
            aliases: Self.ann.aliases, displayName: "Ann", identifier: Self.ann.identifier, isOwner: true)
        let me = Self.person("+4917099999", name: "Me", isOwner: true)
        try await Self.inEachStore { vault in
            try await vault.load(Self.database(0..<20, owner: wrong, in: [Self.group]))
            let summary = try await vault.load(Self.database(0..<24, owner: me, in: [Self.group]))
            #expect(summary.added == 4)
            for _ in 1...2 {
                let messages = try await Self.stored(vault)
                #expect(messages.count == 24)
                let own = messages.filter { $0.direction == .outgoing }
                #expect(own.count == 12 && own.allSatisfy { $0.unified.sender?.identifier == "+4917099999" })
                let owners = try await vault.store.people(named: "", limit: 10).filter(\.isOwner)
                #expect(owners.map(\.displayName) == ["Me"] || owners.map(\.displayName) == ["+4917099999"])
                // The wrong statement, once more, takes nothing back.
                try await vault.load(Self.database(0..<20, owner: wrong, in: [Self.group]))
            }
        }
    }

    @Test(
        "The database of someone else's phone makes no one else the owner, and its own messages are not taken for the owner's"
    )
    func anothersPhone() async throws {
        let me = Self.person("+4917099999", name: "Me", isOwner: true)
        let theirs = SourcePerson(
            aliases: Self.ann.aliases, displayName: "Ann", identifier: Self.ann.identifier, isOwner: true)
        try await Self.inEachStore { vault in
            try await vault.load(Self.database(0..<20, owner: me, in: [Self.group]))
            let summary = try await vault.load(Self.database(100..<110, owner: theirs, in: [Self.group]))
            #expect(summary.added == 10 && summary.ownerIsAnother)
            let messages = try await Self.stored(vault)
            #expect(messages.count { $0.direction == .outgoing } == 10)
            #expect(try await vault.store.people(named: "", limit: 10).count(where: \.isOwner) == 1)
        }
    }
}
