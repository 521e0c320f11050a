import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("What sources report about chats and recipients (ING-6)", .ownThreads)
struct DetailEventTests {
    private let chat = LiveEvents.chat
    private let ann = LiveEvents.person("Ann")
    private let ben = LiveEvents.person("Ben")
    private let cem = LiveEvents.person("Cem")

    /// Some seconds before everything is received.
    private func before(_ seconds: Int) -> Timestamp { LiveEvents.time(-seconds) }

    private func details(
        of chat: ChatReference? = nil, _ description: String? = nil, members: [(SourcePerson, GroupRole?)] = [],
        all: Bool = false, choices: PhoneChoices = PhoneChoices(), at time: Timestamp
    ) -> IngestionEvent {
        .details(
            ChatDetails(
                chat: chat ?? self.chat, description: description, members: members.map { SourceMember($0, role: $1) },
                hasAllMembers: all, choices: choices),
            at: time)
    }

    private func conversation(_ fixture: PipelineFixture) async throws -> Conversation? {
        try await fixture.store.conversation(platform: .whatsapp, key: chat.key)
    }

    /// The members in one line each.
    private func members(_ fixture: PipelineFixture) async throws -> [String] {
        guard let known = try await conversation(fixture) else { return [] }
        return try await fixture.store.members(of: known.id).map { member in
            "\(member.displayName) \(member.role.map { "\($0)" } ?? "left")"
        }
    }

    @Test("Members join, leave and join again, and a complete list ends the membership of the others (ING-6)")
    func roster() async throws {
        let fixture = PipelineFixture()
        try await fixture.run(
            LiveScript([
                [
                    LiveEvents.message(0),
                    details(members: [(ann, .owner), (ben, .admin), (cem, .member)], all: true, at: before(50)),
                ]
            ]))
        #expect(try await members(fixture) == ["Ann owner", "Ben admin", "Cem member"])
        try await fixture.run(LiveScript([[details(members: [(ben, nil)], at: before(40))]]))
        #expect(try await members(fixture) == ["Ann owner", "Cem member", "Ben left"])
        try await fixture.run(LiveScript([[details(members: [(ben, .member)], at: before(30))]]))
        #expect(try await members(fixture) == ["Ann owner", "Ben member", "Cem member"])
        try await fixture.run(
            LiveScript([[details(members: [(ann, .owner), (ben, .member)], all: true, at: before(20))]]))
        #expect(try await members(fixture) == ["Ann owner", "Ben member", "Cem left"])
    }

    @Test("A report that is older than what is known changes nothing (ING-6)")
    func goingBack() async throws {
        let fixture = PipelineFixture()
        try await fixture.run(
            LiveScript([
                [
                    LiveEvents.message(0), details("new", members: [(ann, .admin)], at: before(10)),
                    details("old", members: [(ann, nil)], at: before(20)),
                ]
            ]))
        #expect(try await members(fixture) == ["Ann admin"])
        #expect(try await conversation(fixture)?.description == "new")
    }

    @Test("A report from far ahead does not outlast the next one (ING-6)")
    func farAhead() async throws {
        let fixture = PipelineFixture()
        let future = Timestamp(milliseconds: .max)
        try await fixture.run(
            LiveScript([
                [
                    LiveEvents.message(0), details("false", members: [(ann, nil)], at: future),
                    details("true", members: [(ann, .member)], at: LiveEvents.time(60)),
                ]
            ]))
        #expect(try await members(fixture) == ["Ann member"])
        #expect(try await conversation(fixture)?.description == "true")
    }

    @Test(
        "What is reported about a chat without messages creates none, and is shown with its first message (ING-6)",
        arguments: [false, true])
    func first(together: Bool) async throws {
        let fixture = PipelineFixture()
        let untitled = ChatReference(key: chat.key, title: "4915112345", kind: .group)
        let reports = [
            details(
                "Seeds", members: [(ann, .owner), (ben, .member)], all: true,
                choices: PhoneChoices(isPinned: true), at: before(50)),
            details(members: [(ben, nil)], at: before(40)),
            IngestionEvent.chatTitle(ChatReference(key: chat.key, title: "Orchard", kind: .group), at: before(30)),
        ]
        try await fixture.run(LiveScript([reports]))
        #expect(try await conversation(fixture) == nil)
        let message = LiveEvents.message(0, in: untitled)
        try await fixture.run(LiveScript(together ? [reports + [message]] : reports.map { [$0] } + [[message]]))
        let known = try #require(try await conversation(fixture))
        #expect(known.title == "Orchard")
        #expect(known.description == "Seeds")
        #expect(known.isPinned)
        #expect(try await members(fixture) == ["Ann owner", "Ben left"])
    }

    @Test("A report about a chat that the owner deleted does not bring it back (ING-6)")
    func deleted() async throws {
        let fixture = PipelineFixture()
        try await fixture.run(LiveScript([[LiveEvents.message(0)]]))
        let known = try #require(try await conversation(fixture))
        try await fixture.store.deleteConversation(known.id)
        let figures = try await fixture.run(
            LiveScript([
                [
                    details(members: [(ann, .member)], all: true, at: before(1)),
                    .receipt(chat: chat, target: "M0", by: ann, status: .read, at: before(1), raw: nil),
                ]
            ]))
        #expect(figures.skipped == 0)
        #expect(try await conversation(fixture) == nil)
    }

    @Test("Ten thousand groups without messages create nothing, and one of them is known with its message (ING-6)")
    func manyGroups() async throws {
        let fixture = PipelineFixture()
        let groups = (0..<10_000).map { ChatReference(key: "\($0)@g.us", title: "Group \($0)", kind: .group) }
        let reports = groups.map {
            details(of: $0, "About \($0.title)", members: [(ann, .member)], all: true, at: before(9))
        }
        try await fixture.run(LiveScript([reports, [LiveEvents.message(0, in: groups[7_777])]]))
        let all = try await fixture.store.conversations(after: nil, limit: 10)
        #expect(all.map(\.title) == ["Group 7777"])
        #expect(all.first?.description == "About Group 7777")
    }

    @Test("Names and descriptions with control characters are kept as they are (ING-6)")
    func controls() async throws {
        let fixture = PipelineFixture()
        let text = "a\u{0}\u{1B}[2J\u{202E}\u{7F}\nb"
        let titled = ChatReference(key: chat.key, title: text, kind: .group)
        let person = LiveEvents.person(text)
        let figures = try await fixture.run(
            LiveScript([
                [LiveEvents.message(0), details(of: titled, text, members: [(person, .admin)], at: before(1))]
            ]))
        #expect(figures.skipped == 0)
        let known = try #require(try await conversation(fixture))
        #expect(known.title == text)
        #expect(known.description == text)
        #expect(try await members(fixture) == ["\(text) admin"])
    }

    @Test("A member without a name or an address is left out, and the others are stored (ING-6)")
    func nameless() async throws {
        let fixture = PipelineFixture()
        let nobody = SourcePerson(aliases: [], displayName: "")
        let nowhere = ChatReference(key: "", title: "", kind: .group)
        let figures = try await fixture.run(
            LiveScript([
                [
                    LiveEvents.message(0),
                    details(members: [(ann, .owner), (nobody, .admin), (ben, .member)], all: true, at: before(1)),
                    details(of: nowhere, "x", at: before(1)),
                ]
            ]))
        #expect(figures.skipped == 1, "A chat without a key")
        #expect(try await members(fixture) == ["Ann owner", "Ben member"])
    }

    @Test("A report renames a group, unless its title is only the address (ING-6)")
    func titles() async throws {
        let fixture = PipelineFixture()
        let provisional = ChatReference(key: chat.key, title: "4915112345", kind: .group)
        let renamed = ChatReference(key: chat.key, title: "Orchard", kind: .group)
        try await fixture.run(
            LiveScript([[LiveEvents.message(0), details(of: provisional, "d", at: before(2))]]))
        #expect(try await conversation(fixture)?.title == "Garden")
        try await fixture.run(LiveScript([[details(of: renamed, at: before(1))]]))
        #expect(try await conversation(fixture)?.title == "Orchard")
    }

    @Test("Receipts show how far a message got with each recipient, and advance its status (ING-6)")
    func receipts() async throws {
        let fixture = PipelineFixture()
        let raw = RawEvent(name: "Receipt", bytes: [1])
        func receipt(_ by: SourcePerson, _ status: ReceiptStatus, _ time: Timestamp) -> IngestionEvent {
            .receipt(chat: chat, target: "M0", by: by, status: status, at: time, raw: raw)
        }
        try await fixture.run(
            LiveScript([
                [
                    LiveEvents.message(0, from: "Me"), receipt(ann, .read, before(10)),
                    receipt(ann, .delivered, before(5)), receipt(ben, .delivered, before(8)),
                ]
            ]))
        let message = try #require(try await fixture.messages().first)
        #expect(message.status == .read)
        let found = try await fixture.store.receipts(of: message.unified.id)
        #expect(found.map { "\($0.displayName) \($0.status.name)" } == ["Ann read", "Ben delivered"])
        #expect(found.map(\.timestamp) == [before(10), before(8)])
        #expect(try await fixture.store.rawEvents(after: nil, limit: 10).count == 1, "Equal bytes are stored once")
    }

    @Test("Receipts for unknown messages and chats are ignored, but their bytes are stored (ING-6)")
    func unknown() async throws {
        let fixture = PipelineFixture()
        let elsewhere = ChatReference(key: "elsewhere@g.us", title: "Elsewhere", kind: .group)
        let figures = try await fixture.run(
            LiveScript([
                [
                    LiveEvents.message(0, from: "Me"),
                    .receipt(
                        chat: chat, target: "M9", by: ann, status: .read, at: before(1),
                        raw: RawEvent(name: "Receipt", bytes: [1])),
                    .receipt(
                        chat: elsewhere, target: "M0", by: ann, status: .read, at: before(1),
                        raw: RawEvent(name: "Receipt", bytes: [2])),
                    .receipt(chat: chat, target: "", by: ann, status: .read, at: before(1), raw: nil),
                ]
            ]))
        #expect(figures.skipped == 1, "The receipt of no message")
        #expect(try await fixture.store.conversation(platform: .whatsapp, key: elsewhere.key) == nil)
        #expect(try await fixture.store.rawEvents(after: nil, limit: 10).count == 2)
        let message = try #require(try await fixture.messages().first)
        #expect(message.status == .sent)
        #expect(try await fixture.store.receipts(of: message.unified.id).isEmpty)
    }

    @Test("A name from far ahead does not outlast the next one (ING-6)")
    func nameFromFarAhead() async throws {
        let fixture = PipelineFixture()
        let address = PersonAlias(kind: .linkedID, value: "Dora@lid")
        func named(_ name: String, at time: Timestamp) -> IngestionEvent {
            .samePerson(address, PersonAlias(kind: .pushName, value: name), at: time)
        }
        try await fixture.run(LiveScript([[named("false", at: Timestamp(milliseconds: .max))]]))
        try await fixture.run(LiveScript([[named("true", at: LiveEvents.time(60))]]))
        let people = try await fixture.store.people(named: "", limit: 10)
        #expect(people.map(\.displayName) == ["true"])
    }

    @Test("Rebuilding from stored bytes leaves titles and choices to the owner (ING-6)")
    func rebuilding() async throws {
        let fixture = PipelineFixture()
        let titled = ChatReference(key: chat.key, title: "Formerly", kind: .group)
        let report = details(
            of: titled, "Seeds", members: [(ann, .admin)], choices: PhoneChoices(isPinned: true), at: before(1))
        try await fixture.run(LiveScript([[LiveEvents.message(0)]]))
        let known = try #require(try await conversation(fixture))
        let sealing = try SodiumSealing()
        let preparer = EventPreparer(
            store: fixture.store, platform: .whatsapp, digest: { sealing.digest128($0) }, mode: .replacing)
        let pending = PendingEvent(event: report, isBacklog: true, arrival: nil, receivedAt: before(0))
        let prepared = try await preparer.prepare([pending])
        _ = try await fixture.store.commit(IngestionGroup(prepared.changes))
        let after = try #require(try await conversation(fixture))
        #expect(after.title == known.title)
        #expect(!after.isPinned)
        #expect(after.description == "Seeds")
        #expect(try await members(fixture) == ["Ann admin"])
    }
}
