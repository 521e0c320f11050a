import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Chats and people by number and by linked id are one (ING-1)", .ownThreads)
struct LinkedAddressTests {
    private static let number = PersonAlias(kind: .phoneNumber, value: "+4915112345")
    private static let linked = PersonAlias(kind: .linkedID, value: "9001@lid")
    private static let numberChat = ChatReference(key: "4915112345@s.whatsapp.net", title: "4915112345", kind: .direct)
    private static let linkedChat = ChatReference(key: "9001@lid", title: "Ann", kind: .direct)

    private static func message(_ id: Int, _ chat: ChatReference, _ alias: PersonAlias) -> IngestionEvent {
        .message(
            SourceMessage(
                chat: chat, externalID: "M\(id)", timestamp: LiveEvents.time(id), precision: .second,
                sender: SourcePerson(aliases: [alias], displayName: "Ann"),
                content: Content(kind: .text, text: "message \(id)"), ordinal: 0))
    }

    private func expectOne(_ fixture: PipelineFixture, _ count: Int) async throws {
        let conversations = try await fixture.store.conversations(after: nil, limit: 10)
        #expect(conversations.count == 1)
        #expect(try await fixture.store.people(named: "", limit: 10).count == 1)
        let chat = try #require(conversations.first)
        let messages = try await fixture.store.messages(in: chat.id, .oldest, limit: 10)
        #expect(messages.map(\.unified.externalID) == (0..<count).map { "M\($0)" })
    }

    @Test("Known to be one before the first message, by whichever address that comes")
    func knownBefore() async throws {
        let fixture = PipelineFixture()
        let joins: [IngestionEvent] = [
            .samePerson(Self.number, Self.linked, at: LiveEvents.time(0)),
            .sameChat(Self.numberChat, Self.linkedChat, at: LiveEvents.time(0)),
        ]
        try await fixture.run(
            LiveScript([joins, [Self.message(0, Self.linkedChat, Self.linked)]]))
        try await fixture.run(LiveScript([[Self.message(1, Self.numberChat, Self.number)]]))
        try await expectOne(fixture, 2)
    }

    @Test("Known to be one after both have messages, some of them the same")
    func knownAfter() async throws {
        let fixture = PipelineFixture()
        try await fixture.run(
            LiveScript([
                [
                    Self.message(0, Self.numberChat, Self.number), Self.message(1, Self.linkedChat, Self.linked),
                    Self.message(2, Self.numberChat, Self.number), Self.message(2, Self.linkedChat, Self.linked),
                    .samePerson(Self.number, Self.linked, at: LiveEvents.time(3)),
                    .sameChat(Self.numberChat, Self.linkedChat, at: LiveEvents.time(3)),
                ], [Self.message(3, Self.linkedChat, Self.linked)],
            ]))
        try await expectOne(fixture, 4)
    }

    @Test("Chats are one where only that is reported, not who is in them; a second report changes nothing")
    func chatsAlone() async throws {
        let fixture = PipelineFixture()
        let messages = [
            Self.message(0, Self.numberChat, Self.number), Self.message(1, Self.linkedChat, Self.linked),
            Self.message(2, Self.numberChat, Self.number),
        ]
        let join = IngestionEvent.sameChat(Self.numberChat, Self.linkedChat, at: LiveEvents.time(3))
        try await fixture.run(LiveScript([messages, [join], [join, Self.message(3, Self.linkedChat, Self.linked)]]))
        let conversations = try await fixture.store.conversations(after: nil, limit: 10)
        let chat = try #require(conversations.first)
        #expect(conversations.count == 1)
        let found = try await fixture.store.messages(in: chat.id, .oldest, limit: 10).map(\.unified.externalID)
        #expect(found == ["M0", "M1", "M2", "M3"])
        for key in [Self.numberChat.key, Self.linkedChat.key] {
            #expect(try await fixture.store.conversation(platform: .whatsapp, key: key)?.id == chat.id)
        }
    }

    @Test("Names alone make no chats")
    func mappings() async throws {
        let fixture = PipelineFixture()
        try await fixture.run(
            LiveScript([
                [
                    .samePerson(Self.number, Self.linked, at: LiveEvents.time(0)),
                    .sameChat(Self.numberChat, Self.linkedChat, at: LiveEvents.time(0)),
                    .chatTitle(Self.linkedChat, at: LiveEvents.time(0)),
                ]
            ]))
        #expect(try await fixture.store.conversations(after: nil, limit: 10).isEmpty)
    }

    @Test("A group takes every new name; another chat one that says more than its address")
    func titles() async throws {
        let fixture = PipelineFixture()
        let group = LiveEvents.chat
        var renamed = group
        renamed.title = "Garden 2"
        var named = Self.numberChat
        named.title = "Ann"
        var other = Self.numberChat
        other.title = "Somebody"
        try await fixture.run(
            LiveScript([
                [
                    LiveEvents.message(0), Self.message(1, Self.numberChat, Self.number),
                    .chatTitle(renamed, at: LiveEvents.time(2)), .chatTitle(named, at: LiveEvents.time(2)),
                    .chatTitle(other, at: LiveEvents.time(3)),
                ]
            ]))
        let titles = try await fixture.store.conversations(after: nil, limit: 10).map(\.title)
        #expect(Set(titles) == ["Garden 2", "Ann"])
    }
}
