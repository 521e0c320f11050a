import WhisperArchive
import WhisperEnvelope
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("What becomes of each event (ING-1, ING-3)", .ownThreads)
struct PipelineEventTests {
    private let chat = LiveEvents.chat
    private let ann = LiveEvents.person("Ann")

    @Test(
        "Edits, deletions, reactions and receipts reach messages, directly or by the spill", arguments: [1, 2_000])
    func changes(lead: Int) async throws {
        let fixture = PipelineFixture()
        // Behind a flood they go through the spill.
        let flood = (0..<lead).map { LiveEvents.message($0) }
        let target = ChangedMessage("M\(lead)")
        let events: [IngestionEvent] = [
            LiveEvents.message(lead), LiveEvents.message(lead + 1, from: "Me"),
            .edit(
                chat: chat, target: target, content: Content(kind: .text, text: "new"), by: ann,
                at: LiveEvents.time(9_000), raw: nil),
            .reaction(chat: chat, target: target, emoji: "👍", by: ann, at: LiveEvents.time(9_001), raw: nil),
            .reaction(
                chat: chat, target: target, emoji: "👎", by: LiveEvents.person("Bob"), at: LiveEvents.time(9_001),
                raw: nil),
            .reaction(chat: chat, target: target, emoji: "", by: ann, at: LiveEvents.time(9_002), raw: nil),
            .status(chat: chat, target: "M\(lead + 1)", status: .read, at: LiveEvents.time(9_003), raw: nil),
            .status(chat: chat, target: "M\(lead + 1)", status: .delivered, at: LiveEvents.time(9_004), raw: nil),
            .deletion(chat: chat, target: "M0", by: ann, claim: .author, at: LiveEvents.time(9_005), raw: nil),
        ]
        let figures = try await fixture.run(LiveScript([flood + events]))
        #expect(figures == RunFigures(added: Int64(lead + 2), duplicates: 0, skipped: 0, isComplete: true))
        let messages = try await fixture.messages()
        let edited = try #require(messages.first { $0.unified.externalID == target.id })
        #expect(edited.unified.content.text == "new")
        #expect(edited.unified.reactions.map(\.emoji) == ["👎"])
        #expect(edited.direction == .incoming)
        #expect(!edited.isRead)
        let own = try #require(messages.last)
        #expect(own.status == .read)
        #expect(own.direction == .outgoing)
        #expect(messages[0].unified.content.kind == .deleted)
        #expect(messages[0].unified.content.text == "message 0", "The owner keeps the text")
    }

    @Test("Changes to unknown messages and unsupported events are counted")
    func unplaced() async throws {
        let fixture = PipelineFixture()
        let nowhere = ChatReference(key: "", title: "", kind: .unknown)
        let figures = try await fixture.run(
            LiveScript([
                [
                    LiveEvents.message(0), LiveEvents.message(1, in: nowhere), LiveEvents.message(2),
                    .edit(
                        chat: chat, target: "none", content: Content(kind: .text, text: "x"), by: ann,
                        at: LiveEvents.time(5), raw: nil),
                    .vote(chat: chat, target: "M0", options: [], by: ann, at: LiveEvents.time(5), raw: nil),
                    .skipped(SkippedInput(line: 0, bytes: 9, reason: .malformed)),
                ]
            ]))
        #expect(figures == RunFigures(added: 2, duplicates: 0, skipped: 3, isComplete: true))
        #expect(try await fixture.numbers() == [0, 2])
    }

    @Test("A reaction that is no emoji is counted, and not stored")
    func longReactions() async throws {
        let fixture = PipelineFixture()
        let reactions = ["👨‍👩‍👧‍👦", String(repeating: "👍", count: 100_000)].enumerated().map { index, emoji in
            IngestionEvent.reaction(
                chat: chat, target: "M0", emoji: emoji, by: LiveEvents.person("P\(index)"), at: LiveEvents.time(5),
                raw: nil)
        }
        let figures = try await fixture.run(LiveScript([[LiveEvents.message(0)] + reactions]))
        #expect(figures.skipped == 1)
        #expect(try await fixture.messages()[0].unified.reactions.map(\.emoji) == ["👨‍👩‍👧‍👦"])
    }

    @Test("A third member's edit and deletion change nothing, and are counted (ING-1b)")
    func forgeries() async throws {
        let fixture = PipelineFixture()
        let mallory = LiveEvents.person("Mallory")
        let figures = try await fixture.run(
            LiveScript([
                [
                    LiveEvents.message(0), LiveEvents.message(1, from: "Me"),
                    .edit(
                        chat: chat, target: "M0", content: Content(kind: .text, text: "forged"), by: mallory,
                        at: LiveEvents.time(5), raw: RawEvent(name: "Message", bytes: [1])),
                    .deletion(
                        chat: chat, target: "M1", by: mallory, claim: .author, at: LiveEvents.time(6),
                        raw: RawEvent(name: "Message", bytes: [2])),
                ]
            ]))
        #expect(figures.skipped == 2)
        let messages = try await fixture.messages()
        #expect(messages.map(\.unified.content.text) == ["message 0", "message 1"])
        #expect(messages.map(\.unified.content.kind) == [.text, .text])
        #expect(try await fixture.store.rawEvents(after: nil, limit: 10).count == 2, "They are stored as events")
    }

    @Test("Changes that precede their message are applied when it arrives, in any order (ING-3)", arguments: 0..<24)
    func early(number: Int) async throws {
        let fixture = PipelineFixture()
        var rest: [IngestionEvent] = [
            LiveEvents.message(0),
            .edit(
                chat: chat, target: "M0", content: Content(kind: .text, text: "edited"), by: ann,
                at: LiveEvents.time(5), raw: nil),
            .reaction(
                chat: chat, target: "M0", emoji: "👍", by: LiveEvents.person("Bob"), at: LiveEvents.time(6), raw: nil),
            .deletion(chat: chat, target: "M0", by: ann, claim: .author, at: LiveEvents.time(7), raw: nil),
        ]
        var events: [IngestionEvent] = []
        var seed = number
        while !rest.isEmpty {
            events.append(rest.remove(at: seed % rest.count))
            seed /= rest.count + 1
        }
        try await fixture.run(LiveScript(events.map { [$0] }))
        let message = try #require(try await fixture.messages().first)
        #expect(message.unified.content == Content(kind: .deleted, text: "edited"))
        #expect(message.unified.reactions.map(\.emoji) == ["👍"])
        #expect(try await fixture.store.versions(of: message.unified.id).map(\.text) == ["message 0"])
    }

    @Test("Events without a commit are still counted and reported (ING-3)")
    func onlyMalformed() async throws {
        let fixture = PipelineFixture()
        let bad = IngestionEvent.skipped(SkippedInput(line: 0, bytes: 1, reason: .malformed))
        let figures = try await fixture.run(LiveScript([[bad, bad], [bad]]))
        #expect(figures.skipped == 3)
        let last = fixture.notices.entries.compactMap { if case .progress(let status) = $0 { status } else { nil } }
        #expect(last.last?.skipped == 3)
    }

    @Test("A person reported only by address is shown with their known name (ING-1)", arguments: [true, false])
    func knownNames(isOwner: Bool) async throws {
        let fixture = PipelineFixture()
        let number = PersonAlias(kind: .phoneNumber, value: "+15550100")
        let linked = PersonAlias(kind: .linkedID, value: "900100@lid")
        func message(_ id: Int, _ person: SourcePerson) -> IngestionEvent {
            .message(
                SourceMessage(
                    chat: chat, externalID: "M\(id)", timestamp: LiveEvents.time(id), precision: .second,
                    sender: person, content: Content(kind: .text, text: "m\(id)"), ordinal: 0))
        }
        let named = SourcePerson(
            aliases: [number, PersonAlias(kind: .pushName, value: "Ana Reis")], displayName: "Ana Reis",
            identifier: "+15550100", isOwner: isOwner)
        try await fixture.run(
            LiveScript([
                [message(0, named)], [.samePerson(number, linked, at: LiveEvents.time(1))],
                [
                    message(
                        2, SourcePerson(aliases: [number], displayName: "+15550100", isOwner: isOwner)),
                    message(3, SourcePerson(aliases: [linked], displayName: "900100", isOwner: isOwner)),
                    message(4, SourcePerson(aliases: [PersonAlias(kind: .linkedID, value: "7@lid")], displayName: "7")),
                ],
            ]))
        #expect(
            try await fixture.messages().map(\.unified.sender?.displayName) == [
                "Ana Reis", "Ana Reis", "Ana Reis", "7",
            ])
    }

    @Test("Lines about who joined a group show known names, and the addresses stay in the vault (ING-1)")
    func joiners() async throws {
        let fixture = PipelineFixture()
        let number = PersonAlias(kind: .phoneNumber, value: "+4915112345")
        let ana = SourcePerson(
            aliases: [number, PersonAlias(kind: .pushName, value: "Ana Reis")], displayName: "Ana Reis",
            identifier: "+4915112345")
        let text = "900201@lid, 4915112345@s.whatsapp.net, 7@lid, 4915100007@s.whatsapp.net"
        func message(_ id: Int, _ sender: SourcePerson?, _ content: Content) -> IngestionEvent {
            .message(
                SourceMessage(
                    chat: chat, externalID: "M\(id)", timestamp: LiveEvents.time(id), precision: .second,
                    sender: sender,
                    content: content, ordinal: 0))
        }
        try await fixture.run(
            LiveScript([
                [message(0, ana, Content(kind: .text, text: "900201@lid is how I am known"))],
                [.samePerson(number, PersonAlias(kind: .linkedID, value: "900201@lid"), at: LiveEvents.time(1))],
                [message(2, nil, Content(kind: .system, text: text))],
            ]))
        var names = AddressNames(store: fixture.store)
        var shown: [String?] = []
        for message in try await fixture.messages() {
            shown.append(try await names.named(message).unified.content.text)
        }
        #expect(shown == ["900201@lid is how I am known", "Ana Reis, Ana Reis, 7@lid, +4915100007"])
        #expect(try await fixture.messages().last?.unified.content.text == text)
    }

    @Test("A line about a changed number shows both numbers, with the names that are known (ING-1)")
    func changedNumber() async throws {
        let fixture = PipelineFixture()
        let ana = SourcePerson(
            aliases: [
                PersonAlias(kind: .phoneNumber, value: "+4915112345"), PersonAlias(kind: .pushName, value: "Ana Reis"),
            ], displayName: "Ana Reis", identifier: "+4915112345")
        func message(_ id: Int, _ sender: SourcePerson?, _ content: Content, type: String? = nil) -> IngestionEvent {
            var message = SourceMessage(
                chat: chat, externalID: "M\(id)", timestamp: LiveEvents.time(id), precision: .second, sender: sender,
                content: content, ordinal: 0)
            if let type { message.platformSpecific["system"] = ["type": .string(type)] }
            return .message(message)
        }
        let text = "4915100000@s.whatsapp.net, 4915112345@s.whatsapp.net"
        try await fixture.run(
            LiveScript([
                [message(0, ana, Content(kind: .text, text: "m"))],
                [message(1, nil, Content(kind: .system, text: text), type: "participant-changed-number")],
            ]))
        var names = AddressNames(store: fixture.store)
        let line = try #require(try await fixture.messages().last)
        let shown = try await names.named(line)
        #expect(shown.unified.content.text == "+4915100000, Ana Reis (+4915112345)")
        #expect(line.unified.content.text == text)
    }

    @Test("A chat or person deleted meanwhile is found or created again")
    func deletedMeanwhile() async throws {
        let fixture = PipelineFixture()
        let script = LiveScript(
            LiveEvents.batches([3, 3]),
            beforeBatch: { number in
                guard number == 1 else { return }
                while (try? await fixture.numbers().count) ?? 0 < 3 { await Task.yield() }
                _ = try? await fixture.store.clearAll()
            })
        // The table of runs is cleared, too; that must not count as a failure.
        let figures = try await fixture.run(script)
        #expect(figures.added == 6)
        #expect(try await fixture.numbers() == [3, 4, 5])
    }

    @Test("Two names of one person and of one chat are merged (ING-1)")
    func sameOnes() async throws {
        let fixture = PipelineFixture()
        let number = PersonAlias(kind: .phoneNumber, value: "+4915112345")
        let byNumber = SourcePerson(aliases: [number], displayName: "+49 151 12345")
        let other = ChatReference(key: "garden@lid", title: "Garden", kind: .group)
        func message(_ id: Int, _ chat: ChatReference) -> IngestionEvent {
            .message(
                SourceMessage(
                    chat: chat, externalID: "M\(id)", timestamp: LiveEvents.time(id), precision: .second,
                    sender: byNumber, content: Content(kind: .text, text: "m"), ordinal: UInt64(id)))
        }
        try await fixture.run(
            LiveScript([
                [
                    LiveEvents.message(0), message(1, chat), .sameChat(chat, other, at: LiveEvents.time(2)),
                    .samePerson(ann.aliases[0], number, at: LiveEvents.time(2)),
                ], [message(3, other)],
            ]))
        let messages = try await fixture.messages()
        #expect(messages.map(\.unified.externalID) == ["M0", "M1", "M3"])
        let people = try await fixture.store.people(named: "", limit: 10)
        #expect(people.count == 1)
        #expect(people.first?.aliases.map(\.alias).contains(number) == true)
    }

    @Test("Historical messages count as read, live ones do not")
    func readiness() async throws {
        for isBacklog in [true, false] {
            let fixture = PipelineFixture()
            try await fixture.run(LiveScript(LiveEvents.batches([3]), isBacklog: isBacklog))
            #expect(try await fixture.messages().allSatisfy { $0.isRead == isBacklog })
        }
    }

    @Test("A message with an envelope is marked, so that the inbox finds it (ING-3)")
    func carriers() async throws {
        let fixture = PipelineFixture()
        let couple = try await Couple()
        let envelope = try await couple.ann.seal("hello", to: couple.annsBob)
        guard case .message(var message) = LiveEvents.message(0) else { return }
        message.content.text = "see \(envelope.text)"
        try await fixture.run(LiveScript([[.message(message)]]))
        #expect(try await fixture.messages().first?.unified.platformSpecific[EnvelopeMark.member] == .integer(1))
    }

    @Test("A source cannot claim how a message was sealed, or that it contains envelopes (ING-1b, LOOK-4)")
    func claimedSeals() async throws {
        let fixture = PipelineFixture()
        guard case .message(var message) = LiveEvents.message(0) else { return }
        message.platformSpecific = ["envelope": ["line": "w"], "seal": "verified", "envelopes": 2, "mood": "good"]
        try await fixture.run(LiveScript([[.message(message)]]))
        let held = try #require(try await fixture.messages().first)
        #expect(
            held.unified.platformSpecific == [
                "mood": "good", "foreign_envelope": ["line": "w"], "foreign_seal": "verified",
            ])
        #expect(held.seal == nil)
    }
}
