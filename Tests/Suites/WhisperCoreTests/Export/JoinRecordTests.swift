import Testing
import WhisperArchive
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

/// What the owner decided about people and chats, in a full export and its import (ST-13, ING-1).
@Suite("Joins, separations and denials in a full export", .ownThreads)
struct JoinRecordTests {
    @Test("A full export restores joins, separations and denials, as the same bytes (ST-13, ING-1)")
    func roundTrip() async throws {
        let vault = try await Joined()
        let text = try await vault.fixture.exportedInFull()
        let other = try ExportFixture()
        let summary = try await other.importJSON(text, mode: .restoring)
        #expect(summary.recordsAdded == summary.records)
        #expect(try await other.exportedInFull() == text)
        #expect(try await other.records() == vault.fixture.records())
        #expect(try await other.importJSON(text).recordsAdded == 0)
        for store in [vault.fixture.store, other.store] {
            #expect(try await store.joins(ofPerson: vault.ben).map(\.name) == ["Ana"])
            #expect(try await store.joins(ofConversation: vault.chat).map(\.name) == ["Walk"])
        }
    }

    @Test("A split after a restoration gives back what it would have given before (ST-13, ING-1)")
    func splits() async throws {
        let vault = try await Joined()
        let other = try ExportFixture()
        try await other.importJSON(try await vault.fixture.exportedInFull(), mode: .restoring)
        for store in [vault.fixture.store, other.store] {
            let separation = Separation(store: store)
            let chats = try #require(try await store.joins(ofConversation: vault.chat).first)
            try await separation.split(chat: chats, from: try #require(try await store.conversation(vault.chat)))
            try await separation.split(people: try #require(try await store.joins(ofPerson: vault.ben).first))
            #expect(try await store.person(vault.ana)?.displayName == "Ana")
            #expect(try await store.conversation(chats.leaving)?.title == "Walk")
            #expect(try await store.conversation(chats.leaving)?.messageCount == 2)
            #expect(try await store.draft(in: chats.leaving)?.text == "of the walk")
        }
        #expect(try await Set(other.records()) == Set(vault.fixture.records()))
    }

    @Test("A joined person is called as before after a restoration (ST-13)")
    func names() async throws {
        let vault = try await Joined()
        let name = try #require(try await vault.fixture.store.person(vault.ben)).displayName
        #expect(name == "Ana", "The name that came last")
        let other = try ExportFixture()
        try await other.importJSON(try await vault.fixture.exportedInFull(), mode: .restoring)
        #expect(try await other.store.person(vault.ben)?.displayName == name)
    }

    @Test("After a restoration no database makes somebody the owner again who is not (ST-13, ING-2)")
    func denial() async throws {
        let database = JSONAndDatabaseTests.database()
        let vault = MergeVault()
        try await vault.load(database)
        func owner(_ store: any VaultStore) async throws -> Person {
            try #require(try await store.people(named: "+4917099999", limit: 1).first)
        }
        let me = try await owner(vault.store)
        #expect(me.isOwner)
        try await vault.store.denyOwner(me.id, isDenied: true)
        var export = RecordExport(of: vault.store, trust: nil)
        var bytes: [UInt8] = []
        while let lines = try await export.next() { bytes += lines }
        let other = MergeVault()
        let importer = JSONImport(
            store: other.store, secrecy: nil, blobs: nil, clock: StillClock(), zones: UniversalZones(),
            digest: try ExportFixture().sealing, random: SystemRandomNumberGenerator())
        _ = try await importer.run(PiecewiseSource(bytes, pieces: 1_000), mode: .restoring)
        try await other.load(database)
        #expect(try await !owner(other.store).isOwner)
        let records = try await other.store.records(after: nil, limit: 10_000).records
        let directions = records.compactMap { record -> MessageDirection? in
            if case .message(let message, _, _, _) = record { message.direction } else { nil }
        }
        #expect(directions.count == 12 && !directions.contains(.outgoing))
    }

    @Test("An added file joins and separates nobody, and denies nobody to be the owner (ST-13, ING-1b)")
    func adding() async throws {
        let vault = try await Joined()
        let text = try await vault.fixture.exportedInFull()
        let other = try ExportFixture()
        // People and chats of the same ids, which are not joined here.
        let lines = text.split(separator: "\n")
        let plain = lines.filter { line in !Joined.types.contains { line.hasPrefix("{\"type\":\"\($0)\"") } }
        #expect(plain.count < lines.count - Joined.types.count)
        try await other.importJSON(plain.joined(separator: "\n"))
        let before = try await other.records()
        let summary = try await other.importJSON(text)
        #expect(summary.recordsAdded == 0)
        #expect(try await other.records() == before)
        for record in before {
            switch record {
            case .join, .joinedPart, .joinedMessage, .separation: Issue.record("\(record)")
            default: break
            }
        }
        #expect(try await other.store.joins(ofPerson: vault.ben) == [])
        #expect(try await other.store.joins(ofConversation: vault.chat) == [])
    }

    @Test("A file without these records is restored as before (ST-13)")
    func without() async throws {
        let text = try await Joined().fixture.exportedInFull().split(separator: "\n")
            .filter { line in !Joined.types.contains { line.hasPrefix("{\"type\":\"\($0)\"") } }
            .joined(separator: "\n")
        let other = try ExportFixture()
        try await other.importJSON(text, mode: .restoring)
        #expect(try await other.exportedInFull() == text + "\n")
    }

    @Test(
        "Causes, parts, keys and kinds that do not exist are rejected with their line (ST-13)",
        arguments: [
            (#""cause":"owner""#, #""cause":"chance""#), (#""part":"role""#, #""part":"rule""#),
            (#""part":"receipt""#, #""part":"recipe""#), (#""keys":["walk"]"#, #""keys":[1]"#),
            (#""other_kind":"group""#, #""other_kind":"crowd""#),
        ])
    func rejected(part: String, wrong: String) async throws {
        let text = try await Joined().fixture.exportedInFull()
        #expect(text.contains(part), "\(text)")
        let other = try ExportFixture()
        await #expect(throws: JSONImportError.self) {
            try await other.importJSON(text.replacing(part, with: wrong), mode: .restoring)
        }
    }
}

/// A vault in which two people and two groups are joined, two are separated, and one is not the owner.
private struct Joined {
    static let types = ["join", "joined_part", "joined_message", "separation"]

    let fixture: ExportFixture
    let ana: UniqueIdentifier
    let ben: UniqueIdentifier
    let chat: UniqueIdentifier

    init() async throws {
        fixture = try ExportFixture()
        let store = fixture.store
        let (anaSender, benSender) = (Joined.sender("Ana", "+4901"), Joined.sender("Ben", "+4902"))
        ben = try await store.sender(for: benSender).person
        let walk = try await store.conversation(
            for: ConversationReference(platform: .whatsapp, key: "walk", title: "Walk", kind: .group)
        ).id
        chat = try await store.conversation(
            for: ConversationReference(platform: .whatsapp, key: "lake", title: "Lake", kind: .group)
        ).id
        // Both were seen last at one time, so that the order counts in which their names were added.
        ana = try await store.sender(for: Joined.sender("Ana", "+4901", at: 1)).person
        var texts: [(NewSender, UniqueIdentifier)] = [(anaSender, walk), (benSender, walk), (benSender, chat)]
        texts.append((anaSender, chat))
        for (number, (sender, conversation)) in texts.enumerated() {
            _ = try await store.save([
                NewMessage(
                    conversation: conversation, externalID: "m\(number)", platform: .whatsapp,
                    timestamp: Timestamp(milliseconds: Int64(number) * 1_000), precision: .second,
                    sender: try await store.sender(for: sender), direction: .incoming, isRead: true,
                    content: Content(kind: .text, text: "words \(number)"))
            ])
        }
        let members = [anaSender, benSender].map { NewChatDetails.NewMember($0, role: .member) }
        for conversation in [walk, chat] {
            let target = MessageTarget(conversation: chat, externalID: "m3")
            _ = try await store.commit(
                IngestionGroup(
                    [
                        .details(
                            conversation, NewChatDetails(members: members), at: Timestamp(milliseconds: 9_000))
                    ]
                        + [anaSender, benSender].map {
                            .receipt(target, by: $0, .read, at: Timestamp(milliseconds: 9_000))
                        }))
        }
        let first = try #require(try await store.message(conversation: chat, externalID: "m3"))
        for (sender, emoji) in [(anaSender, "👍"), (benSender, "🎉")] {
            try await store.react(
                to: first.unified.id, by: sender, emoji: emoji, at: Timestamp(milliseconds: 10_000))
        }
        try await store.setDraft("of the walk", in: walk)
        try await store.join(ana, into: ben)
        try await store.joinConversation(walk, into: chat)
        let (ida, ina) = (
            try await store.sender(for: Joined.sender("Ida", "+4903")).person,
            try await store.sender(for: Joined.sender("Ina", "+4904")).person
        )
        try await store.join(ida, into: ina)
        try await store.splitPerson(try #require(try await store.joins(ofPerson: ina).first).id)
        var hugo = Joined.sender("Hugo", "+4905")
        hugo.isOwner = true
        try await store.denyOwner(try await store.sender(for: hugo).person, isDenied: true)
    }

    private static func sender(_ name: String, _ number: String, at time: Int64 = 5_000) -> NewSender {
        NewSender(
            platform: .whatsapp,
            aliases: [PersonAlias(kind: .phoneNumber, value: number), PersonAlias(kind: .pushName, value: name)],
            participant: Participant(identifier: number, displayName: name), isOwner: false,
            seenAt: Timestamp(milliseconds: time))
    }
}
