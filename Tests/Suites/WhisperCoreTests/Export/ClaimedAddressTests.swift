import Testing
import WhisperArchive
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

@Suite("Addresses that only an added file puts together (ING-1b, ST-13)", .ownThreads)
struct ClaimedAddressTests {
    private typealias Samples = JSONAndDatabaseTests

    private static let number = PersonAlias(kind: .phoneNumber, value: "+4917011111")
    private static let linkedID = PersonAlias(kind: .linkedID, value: "900000001@lid")

    /// A full export in which somebody has the number of one person and the linked id of another.
    private static func forged() async throws -> [UInt8] {
        let own = try ExportFixture()
        let chat = try await own.store.conversation(
            for: ConversationReference(platform: .whatsapp, key: "1@g.us", title: "Garden", kind: .group))
        let time = StillClock().moment
        let sender = try await own.store.sender(
            for: NewSender(
                platform: .whatsapp, aliases: [number, linkedID],
                participant: Participant(identifier: number.value, displayName: "Ann"), isOwner: false, seenAt: time))
        _ = try await own.store.save([
            NewMessage(
                conversation: chat.id, externalID: "3EB0", platform: .whatsapp, timestamp: time, precision: .second,
                sender: sender, content: Content(kind: .text, text: "hello"))
        ])
        return Array(try await own.exportedInFull().utf8)
    }

    /// The chat of one person.
    private static func database(_ alias: PersonAlias) -> ScriptedDatabase {
        let key = alias == number ? "4917011111@s.whatsapp.net" : alias.value
        let chat = ChatReference(key: key, title: alias == number ? "Ann" : "Mallory", kind: .direct)
        let person = SourcePerson(
            aliases: [alias], displayName: alias.value, identifier: alias.value, isOwner: false)
        let event = IngestionEvent.message(
            SourceMessage(
                chat: chat, externalID: "3EB\(alias.kind.rawValue)", timestamp: Timestamp(milliseconds: Samples.start),
                precision: .millisecond, sender: person, content: Content(kind: .text, text: "from \(alias.value)"),
                ordinal: 0))
        return ScriptedDatabase(chats: [DatabaseChat(chat: chat)], events: [event])
    }

    @Test(
        "They make neither two people nor two chats of sources one, whichever comes first", arguments: 0...2,
        [true, false])
    func apart(place: Int, isNumberFirst: Bool) async throws {
        let lines = try await Self.forged()
        let databases = [Self.number, Self.linkedID].map(Self.database)
        try await Samples.inEachStore { vault in
            for (index, database) in (isNumberFirst ? databases : databases.reversed()).enumerated() {
                if index == place { try await vault.load(lines: lines) }
                try await vault.load(database)
            }
            if place == 2 { try await vault.load(lines: lines) }
            let chats = try await vault.store.allConversations().filter { $0.kind == .direct }
            #expect(chats.map(\.messageCount) == [1, 1], "\(chats)")
            var people: Set<UniqueIdentifier> = []
            for chat in chats {
                people.formUnion(try await vault.store.messages(in: chat.id, .oldest, limit: 2).compactMap(\.person))
            }
            #expect(people.count == 2)
            #expect(try await vault.store.verify(repair: false).findings == [])
        }
    }

    @Test("A source that reports both addresses of one person makes them one", arguments: [true, false])
    func together(isFirst: Bool) async throws {
        let lines = try await Self.forged()
        try await Samples.inEachStore { vault in
            if isFirst { try await vault.load(lines: lines) }
            try await vault.load(Samples.database(linked: true))
            if !isFirst { try await vault.load(lines: lines) }
            let people = try await vault.store.people(named: Self.linkedID.value, limit: 10)
            #expect(people.count == 1)
            let addresses = people.first?.aliases.filter(\.alias.kind.identifiesPerson) ?? []
            #expect(Set(addresses.map(\.alias)) == [Self.number, Self.linkedID])
            #expect(addresses.allSatisfy { !$0.isClaimed })
        }
    }
}
