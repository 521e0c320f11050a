import WhisperArchive
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("Stored event bytes, and rebuilding from them (ING-1)", .ownThreads)
struct ProjectionRebuildTests {
    /// How a program of a release reads the bytes of an event: an older one does not understand the odd ones.
    private static func decode(_ raw: RawEvent, release: Int) -> [IngestionEvent] {
        let number = Int(raw.bytes[0])
        switch raw.name {
        case "Message":
            guard case .message(var message) = LiveEvents.message(number) else { return [] }
            message.raw = raw
            if release == 1, number % 2 == 1 { message.content = Content(kind: .unknown, text: nil) }
            return [.message(message)]
        case "Edit":
            return [
                .edit(
                    chat: LiveEvents.chat, target: "M\(number)", content: Content(kind: .text, text: "edited"),
                    by: LiveEvents.person("Ann"), at: LiveEvents.time(100), raw: raw)
            ]
        default: return release == 1 ? [.other(raw, at: LiveEvents.time(0))] : []
        }
    }

    private static let raws: [RawEvent] =
        (0..<6).map { RawEvent(name: "Message", bytes: [$0]) } + [
            RawEvent(name: "Edit", bytes: [2]), RawEvent(name: "Strange", bytes: [9]),
        ]

    private func rebuild(_ store: any VaultStore, release: Int) async throws -> ProjectionRebuild.Summary {
        let rebuild = ProjectionRebuild(
            store: store, platform: .whatsapp, digest: try SodiumSealing(),
            decode: { raw, _ in Self.decode(raw, release: release) })
        return try await rebuild.run()
    }

    @Test("The bytes of every event are stored once")
    func kept() async throws {
        let fixture = PipelineFixture()
        for _ in 1...2 {
            try await fixture.run(LiveScript([Self.raws.flatMap { Self.decode($0, release: 1) }]))
            let kept = try await fixture.store.rawEvents(after: nil, limit: 100)
            #expect(
                kept.map { RawEvent(name: $0.record.name, bytes: $0.record.bytes) }.sorted { $0.name < $1.name }
                    == Self.raws.sorted { $0.name < $1.name })
        }
    }

    @Test("A release that decodes more turns placeholders into messages, in place; repeating it changes nothing")
    func rebuilding() async throws {
        let fixture = PipelineFixture()
        try await fixture.run(LiveScript([Self.raws.flatMap { Self.decode($0, release: 1) }]))
        let before = try await fixture.messages()
        #expect(before.map(\.unified.content.kind) == [.text, .unknown, .text, .unknown, .text, .unknown])
        try await fixture.store.deleteMessage(before[4].unified.id, .erase)
        let first = try await rebuild(fixture.store, release: 2)
        #expect(first.events == 7)
        #expect(first.replaced == 3)
        #expect(first.inserted == 0, "What was deleted stays deleted")
        #expect(first.unread == 1)
        let after = try await fixture.messages()
        #expect(after.map(\.unified.id) == before.map(\.unified.id).filter { $0 != before[4].unified.id })
        #expect(
            after.map(\.unified.content.text) == ["message 0", "message 1", "edited", "message 3", "message 5"])
        #expect(try await fixture.store.versions(of: after[2].unified.id).map(\.text) == ["message 2"])
        let second = try await rebuild(fixture.store, release: 2)
        #expect(second.replaced == 0)
        #expect(try await fixture.messages() == after)
        #expect(try await fixture.store.rawEvents(after: nil, limit: 100).count == 7)
        _ = try await rebuild(fixture.store, release: 1)
        #expect(try await fixture.messages() == after, "A release that understands less takes nothing back")
    }

    @Test("A rebuild makes the changes that are permitted, and no others (ING-1b)")
    func rights() async throws {
        let fixture = PipelineFixture()
        let mallory = LiveEvents.person("Mallory")
        let events: [(String, IngestionEvent)] = [
            ("Mine", Self.edit("mine", by: LiveEvents.person("Ann"), at: 50)),
            ("Forged", Self.edit("forged", by: mallory, at: 60)),
            (
                "Gone",
                .deletion(
                    chat: LiveEvents.chat, target: "M3", by: mallory, claim: .author, at: LiveEvents.time(70), raw: nil)
            ),
        ]
        try await fixture.run(LiveScript([Self.raws.prefix(6).flatMap { Self.decode($0, release: 2) }]))
        let store = fixture.store
        let before = try await fixture.messages()
        let kept = events.map { name, _ in
            IngestedChange.raw(
                RawRecord(name: name, bytes: [0], receivedAt: LiveEvents.time(99)), of: nil)
        }
        _ = try await store.commit(IngestionGroup(kept))
        let rebuild = ProjectionRebuild(
            store: store, platform: .whatsapp, digest: try SodiumSealing(),
            decode: { raw, _ in
                events.first { $0.0 == raw.name }.map { [$0.1] } ?? Self.decode(raw, release: 2)
            })
        for _ in 1...2 {
            let summary = try await rebuild.run()
            #expect(summary.refused == 2)
            let after = try await fixture.messages()
            #expect(
                after.map(\.unified.content.text)
                    == before.map { $0.unified.externalID == "M2" ? "mine" : $0.unified.content.text })
            #expect(after[3].unified.content.kind == .text)
            #expect(try await store.versions(of: after[2].unified.id).map(\.text) == ["message 2"])
        }
    }

    @Test(
        "A rebuild reads encrypted edits that earlier releases stored as bytes alone (ING-6)", arguments: [true, false])
    func encryptedEdits(isReadable: Bool) async throws {
        let fixture = PipelineFixture()
        try await fixture.run(LiveScript([Self.raws.prefix(3).flatMap { Self.decode($0, release: 2) }]))
        let store = fixture.store
        let stored = RawRecord(name: "Sealed", bytes: [2], receivedAt: LiveEvents.time(99))
        _ = try await store.commit(IngestionGroup([.raw(stored, of: nil)]))
        let rebuild = ProjectionRebuild(
            store: store, platform: .whatsapp, digest: try SodiumSealing(),
            decode: { raw, _ in
                guard raw.name == "Sealed" else { return Self.decode(raw, release: 2) }
                return [
                    .encrypted(
                        chat: LiveEvents.chat, target: "M2", isEdit: true, by: LiveEvents.person("Ann"),
                        at: LiveEvents.time(50), raw: raw)
                ]
            },
            decrypt: { change, originals, _ in
                guard isReadable, change.bytes == [2], originals.contains(where: { $0.bytes == [2] }) else {
                    return nil
                }
                return [Self.edit("read", by: LiveEvents.person("Ann"), at: 50)]
            })
        for _ in 1...2 {
            let summary = try await rebuild.run()
            #expect(summary.undecrypted == (isReadable ? 0 : 1) && summary.replaced == 0)
            let edited = try await fixture.messages()[2]
            #expect(edited.unified.content.text == (isReadable ? "read" : "message 2"))
            #expect(UndecidedMark.hasUnreadEdit(edited.unified.platformSpecific) == !isReadable)
            #expect(try await store.statistics().encryptedChanges == (isReadable ? 0 : 1))
            #expect(try await store.rawEvents(after: nil, limit: 100).count == 4, "Nothing is stored twice")
        }
    }

    private static func edit(_ text: String, by person: SourcePerson, at second: Int) -> IngestionEvent {
        .edit(
            chat: LiveEvents.chat, target: "M2", content: Content(kind: .text, text: text), by: person,
            at: LiveEvents.time(second), raw: nil)
    }

    @Test("A placeholder is replaced when its message arrives, and votes reach their poll")
    func upgrades() async throws {
        let fixture = PipelineFixture()
        try await fixture.run(LiveScript([Self.decode(Self.raws[1], release: 1)]))
        let vote = IngestionEvent.vote(
            chat: LiveEvents.chat, target: "M1", options: [Array(repeating: 7, count: 32)],
            by: LiveEvents.person("Bob"), at: LiveEvents.time(3), raw: nil)
        let figures = try await fixture.run(LiveScript([Self.decode(Self.raws[1], release: 2) + [vote]]))
        #expect(figures.added == 0)
        #expect(figures.skipped == 0)
        let message = try #require(try await fixture.messages().first)
        #expect(message.unified.content.text == "message 1")
        #expect(message.unified.platformSpecific["votes"] != nil)
    }
}
