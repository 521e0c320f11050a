import WhisperArchive
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

    @Test("A group's message under the key of a private chat is counted, and not among what the person wrote")
    func groupOfPerson() async throws {
        for alias in [Self.ann, Self.linked("ann")] {
            let fixture = PipelineFixture()
            var group = Self.chat(alias)
            group.kind = .group
            group.title = "Trip"
            let events = [
                Self.message(1, by: alias), Self.message(2, by: Self.ben, in: group),
                .reaction(
                    chat: group, target: "M1", emoji: "👍", by: SourcePerson(aliases: [Self.ben], displayName: "Ben"),
                    at: LiveEvents.time(3), raw: nil),
                Self.message(4, by: alias),
            ]
            let figures = try await fixture.run(LiveScript([events]))
            #expect(figures.added == 2 && figures.skipped == 2)
            // Also by a program that has not seen the private chat before.
            let later = try await fixture.run(LiveScript([[Self.message(5, by: Self.ben, in: group)]]))
            #expect(later.added == 0 && later.skipped == 1)
            #expect(try await chats(fixture) == [alias.value: 2])
        }
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

    @Test(
        "Two linked ids stay two people with two private chats, whatever is said to belong to both (ING-1)",
        arguments: [
            ["+4915133", "901@lid", "+4915133", "902@lid"], ["x1", "902@lid", "x1", "901@lid"],
            ["zed", "902@lid", "zed", "901@lid"],
        ])
    func linkedIDs(_ ids: [String]) async throws {
        let fixture = PipelineFixture()
        let (first, second) = (Self.linked("901@lid"), Self.linked("902@lid"))
        let aliases = ids.map { $0.hasPrefix("+") ? Self.address(String($0.dropFirst())) : Self.linked($0) }
        try await fixture.run(
            LiveScript([
                [
                    Self.message(0, by: first), Self.message(1, by: second), Self.message(2, by: Self.linked("zed")),
                    Self.message(3, by: Self.address("4915133")),
                ]
            ]))
        let figures = try await fixture.run(
            LiveScript([Self.claim(aliases[0], aliases[1]), Self.claim(aliases[2], aliases[3])]))
        #expect(figures.skipped == 2, "The person and the chat of the second claim")
        for id in [first, second] {
            let people = try await fixture.store.people(named: id.value, limit: 10)
            #expect(people.flatMap(\.aliases).map(\.alias).filter(\.isServiceLinkedID) == [id])
        }
        let one = try await fixture.store.conversation(platform: .whatsapp, key: first.value)
        let other = try await fixture.store.conversation(platform: .whatsapp, key: second.value)
        #expect(one != nil && one?.id != other?.id)
    }

    @Test("A message under two addresses joins no two people, and has the linked id's sender (ING-1)")
    func senders() async throws {
        let fixture = PipelineFixture()
        let (first, second) = (Self.linked("901@lid"), Self.linked("902@lid"))
        try await fixture.run(
            LiveScript([
                [Self.message(0, by: Self.ann, first), Self.message(1, by: Self.ben, second)],
                [Self.message(2, by: Self.ann, second, in: Self.chat(Self.ann))],
            ]))
        #expect(try await fixture.store.people(named: "", limit: 10).count == 2)
        let chat = try await fixture.store.conversation(platform: .whatsapp, key: Self.chat(Self.ann).key)
        let last = try await fixture.store.messages(in: try #require(chat).id, .newest, limit: 1).last
        let sender = try await fixture.store.person(try #require(last?.person))
        #expect(sender?.aliases.map(\.alias).contains(second) == true)
    }

    @Test("The state of a group does not change the private chat whose key it has (ING-6)")
    func otherKind() async throws {
        let fixture = PipelineFixture()
        try await fixture.run(LiveScript([[Self.message(0, by: Self.ann)]]))
        let group = ChatReference(key: Self.chat(Self.ann).key, title: "Ann as a group", kind: .group)
        let member = SourceMember(SourcePerson(aliases: [Self.ben], displayName: "Ben"), role: .admin)
        let figures = try await fixture.run(
            LiveScript([
                [
                    .chatTitle(group, at: LiveEvents.time(3)),
                    .details(
                        ChatDetails(chat: group, description: "forged", members: [member], hasAllMembers: true),
                        at: LiveEvents.time(3)),
                ]
            ]))
        let chat = try #require(try await fixture.store.conversation(platform: .whatsapp, key: group.key))
        #expect(chat.title == "+4915111" && chat.kind == .direct && chat.description == nil)
        #expect(try await fixture.store.members(of: chat.id).isEmpty)
        #expect(figures.skipped == 1)
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
