import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Claims of a live source that two addresses are one (ING-1, ING-6)", .ownThreads)
struct FalseClaimTests {
    private static let ann = address("4915111")
    private static let ben = address("4915122")

    private static func address(_ digits: String) -> PersonAlias {
        PersonAlias(kind: .phoneNumber, value: "+" + digits)
    }

    private static func linked(_ id: String) -> PersonAlias { PersonAlias(kind: .linkedID, value: id) }

    private static func chat(_ alias: PersonAlias) -> ChatReference {
        ChatReference(key: ChatAddress.key(of: alias) ?? alias.value, title: alias.value, kind: .direct)
    }

    private static func message(
        _ number: Int, by aliases: PersonAlias..., in chat: ChatReference? = nil
    ) -> IngestionEvent {
        .message(
            SourceMessage(
                chat: chat ?? Self.chat(aliases[0]), externalID: "M\(number)", timestamp: LiveEvents.time(number),
                precision: .second, sender: SourcePerson(aliases: aliases, displayName: aliases[0].value),
                content: Content(kind: .text, text: "message \(number)"), ordinal: 0))
    }

    private static func claim(_ first: PersonAlias, _ second: PersonAlias) -> [IngestionEvent] {
        [
            .samePerson(first, second, at: LiveEvents.time(9)),
            .sameChat(chat(first), chat(second), at: LiveEvents.time(9)),
        ]
    }

    private func chats(_ fixture: PipelineFixture) async throws -> [String: Int64] {
        let conversations = try await fixture.store.conversations(after: nil, limit: 10)
        return Dictionary(uniqueKeysWithValues: conversations.map { ($0.title, $0.messageCount) })
    }

    @Test(
        "Two people with telephone numbers stay two, whatever address is said to belong to both, in whichever order (ING-1)",
        arguments: ["901@lid", "own-x"], [false, true])
    func throughAnother(_ id: String, _ isReversed: Bool) async throws {
        let fixture = PipelineFixture()
        try await fixture.run(LiveScript([[Self.message(0, by: Self.ann), Self.message(1, by: Self.ben)]]))
        let claims = [Self.claim(Self.ann, Self.linked(id)), Self.claim(Self.linked(id), Self.ben)]
        try await fixture.run(LiveScript(isReversed ? claims.reversed() : claims))
        #expect(try await chats(fixture) == ["+4915111": 1, "+4915122": 1])
        for number in [Self.ann, Self.ben] {
            let people = try await fixture.store.people(named: number.value, limit: 10)
            let numbers = people.flatMap(\.aliases).map(\.alias).filter { $0.kind == .phoneNumber }
            #expect(numbers == [number])
        }
    }

    @Test("A group is no person: it stays a group, with its messages (ING-1)")
    func group() async throws {
        let fixture = PipelineFixture()
        let group = ChatReference(key: "G1", title: "Trip", kind: .group)
        try await fixture.run(
            LiveScript([[Self.message(0, by: Self.ann), Self.message(1, by: Self.ben, in: group)]]))
        try await fixture.run(LiveScript([Self.claim(Self.linked("G1"), Self.ann)]))
        #expect(try await chats(fixture) == ["+4915111": 1, "Trip": 1])
        #expect(try await fixture.store.conversation(platform: .whatsapp, key: "G1")?.kind == .group)
    }

    @Test("What cannot be taken over is counted (ING-3)")
    func counted() async throws {
        let fixture = PipelineFixture()
        try await fixture.run(LiveScript([[Self.message(0, by: Self.ann), Self.message(1, by: Self.ben)]]))
        let figures = try await fixture.run(LiveScript([Self.claim(Self.ann, Self.ben)]))
        #expect(figures.skipped == 2)
    }

    @Test("A message that a person with a new number wrote under the linked id joins both numbers (ING-1)")
    func newNumber() async throws {
        let fixture = PipelineFixture()
        let linked = Self.linked("901@lid")
        try await fixture.run(
            LiveScript([
                [Self.message(0, by: Self.ann, linked)], [Self.message(1, by: Self.ben, linked)],
                Self.claim(Self.ben, linked),
            ]))
        #expect(try await fixture.store.people(named: "", limit: 10).count == 1)
    }
}
