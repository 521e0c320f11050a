import WhisperArchive
import WhisperInMemoryStore
import WhisperIngestionPort
import WhisperMergeHistories
import WhisperMessage
import WhisperSodiumSealing
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("A chat that the vault holds at other times is noticed, and never silently stored twice (ING-2)", .ownThreads)
struct TimeDisagreementTests {
    private static let texts = [
        "Shall we walk to the lake on Sunday?", "Only if the weather holds", "The forecast says sunshine all day",
        "Bring the blue umbrella, please", "Then I bring the straw hats", "See you at nine at the boathouse",
    ]
    /// 2026-03-04 09:00 UTC, in minutes.
    private static let start: Int64 = 29_543_940

    private static func lines(laterBy minutes: Int64 = 0) -> [ScriptedSource.Line] {
        texts.enumerated().map { index, text in
            ScriptedSource.Line(
                minute: start + minutes + Int64(index * 7), sender: index % 2 == 0 ? "Ann" : "Bob", text: text)
        }
    }

    /// The export as it is read in a zone at this offset in minutes from the phone's.
    private static func export(laterBy minutes: Int64 = 0, title: String = "Ann") -> ScriptedSource {
        ScriptedSource(title: title, lines: lines(laterBy: minutes), hoursAhead: 2)
    }

    private static func load(
        _ source: ScriptedSource, into store: any VaultStore, dryRun: Bool = false, allows: Bool = false
    ) async throws -> ImportSummary {
        try await FileImport(store: store, blobs: MemoryBlobStore(), digest: try SodiumSealing())
            .run(source, name: "chat.txt", dryRun: dryRun, allowsOtherTimes: allows)
    }

    private static let history: [IngestionEvent] = texts.enumerated().map { index, text in
        let isOwn = index % 2 == 1
        let number = isOwn ? "+4917099999" : "+4915112345"
        return .message(
            SourceMessage(
                chat: ChatReference(key: "4915112345@s.whatsapp.net", title: "Annie", kind: .direct),
                externalID: "3EB\(index)",
                timestamp: Timestamp(milliseconds: ((start + Int64(index * 7)) * 60 + 13) * 1_000), precision: .second,
                sender: SourcePerson(
                    aliases: [PersonAlias(kind: .phoneNumber, value: number)], displayName: number, identifier: number,
                    isOwner: isOwn), content: Content(kind: .text, text: text), ordinal: 0))
    }

    @Test("An export in a wrong zone is not imported beside a bridge's messages", arguments: [60, -345, 15, 780])
    func exportAfterBridge(minutes: Int64) async throws {
        let fixture = PipelineFixture()
        try await fixture.run(LiveScript([Self.history], isBacklog: true))
        let chat = try #require(try await fixture.store.conversations(after: nil, limit: 10).first)
        let finding = TimeFinding(
            disagreement: .offset(seconds: minutes * 60), conversation: chat.id, title: "Annie")
        await #expect(throws: ImportError.timesDisagree(finding)) {
            try await Self.load(Self.export(laterBy: minutes), into: fixture.store)
        }
        #expect(try await fixture.store.conversations(after: nil, limit: 10) == [chat], "Nothing was written")
        let dry = try await Self.load(Self.export(laterBy: minutes), into: fixture.store, dryRun: true)
        #expect(dry.timeFinding == finding)
        let twice = try await Self.load(Self.export(laterBy: minutes), into: fixture.store, allows: true)
        #expect(twice.timeFinding == finding && twice.added == 6)
    }

    @Test("A later export read in another zone than the first is not imported", arguments: [7, -3])
    func reexport(hours: Int64) async throws {
        let fixture = PipelineFixture()
        _ = try await Self.load(Self.export(), into: fixture.store)
        let chat = try #require(try await fixture.store.conversations(after: nil, limit: 10).first)
        // The same local times, in a zone that many hours ahead of the previous one, and one more message.
        var later = ScriptedSource(title: "Ann", lines: Self.lines(laterBy: -60 * hours), hoursAhead: 2 + hours)
        #expect(try await Self.load(later, into: fixture.store).timeFinding == nil, "It brings nothing new")
        later.lines.append(
            ScriptedSource.Line(minute: Self.start - 60 * hours + 90, sender: "Bob", text: "I am on my way"))
        let finding = TimeFinding(
            disagreement: .offset(seconds: -3_600 * hours), conversation: chat.id, title: "Ann")
        await #expect(throws: ImportError.timesDisagree(finding)) { try await Self.load(later, into: fixture.store) }
        #expect(try await fixture.store.conversations(after: nil, limit: 10) == [chat], "Nothing was written")
        let allowed = try await Self.load(later, into: fixture.store, allows: true)
        #expect(allowed.timeFinding == finding && allowed.added == 1)
        // In the earlier zone nothing is wrong with it.
        let other = PipelineFixture()
        _ = try await Self.load(Self.export(), into: other.store)
        let right = ScriptedSource(
            title: "Ann", lines: Self.lines() + [.init(minute: Self.start + 90, sender: "Bob", text: "I am on my way")],
            hoursAhead: 2)
        let summary = try await Self.load(right, into: other.store)
        #expect(summary.timeFinding == nil && summary.added == 1)
    }

    @Test("A bridge that repeats an export read in the wrong zone gives one warning", arguments: [60, -345])
    func bridgeAfterExport(minutes: Int64) async throws {
        let fixture = PipelineFixture()
        _ = try await Self.load(Self.export(laterBy: minutes), into: fixture.store)
        let chat = try #require(try await fixture.store.conversations(after: nil, limit: 10).first)
        try await fixture.run(LiveScript([Self.history, [], []], isBacklog: true))
        let findings = fixture.notices.entries.compactMap {
            if case .timesDisagree(let finding) = $0 { finding } else { nil }
        }
        #expect(
            findings == [
                TimeFinding(disagreement: .offset(seconds: -minutes * 60), conversation: chat.id, title: "Ann")
            ])
    }

    @Test(
        "The same export read in two zones is noticed, under the same title and another", arguments: ["Ann", "Annie"])
    func twoZones(title: String) async throws {
        let store = InMemoryStore(clock: StillClock())
        _ = try await Self.load(Self.export(), into: store)
        var other = Self.export(laterBy: 120, title: title)
        other.hoursAhead = 2
        await #expect(throws: ImportError.self) { try await Self.load(other, into: store) }
    }

    @Test("The same export with day and month exchanged is detected")
    func dateOrder() async throws {
        let store = InMemoryStore(clock: StillClock())
        // 2026-04-03 instead of 2026-03-04.
        _ = try await Self.load(Self.export(laterBy: 30 * 1_440), into: store)
        let chat = try #require(try await store.conversations(after: nil, limit: 10).first)
        let finding = TimeFinding(disagreement: .dateOrder, conversation: chat.id, title: "Ann")
        await #expect(throws: ImportError.timesDisagree(finding)) { try await Self.load(Self.export(), into: store) }
    }

    @Test("Other people's same words, a shift of some minutes, a few repeated greetings, and later messages are fine")
    func noFalseAlarm() async throws {
        for kind in 0..<4 {
            let store = InMemoryStore(clock: StillClock())
            _ = try await Self.load(Self.export(), into: store)
            var other = Self.export(laterBy: 60, title: "Choir")
            switch kind {
            case 0: for index in other.lines.indices { other.lines[index].sender = index < 3 ? "Cem" : "Dana" }
            case 1: other = Self.export(laterBy: 7, title: "Choir")
            case 2: other.lines = Array(other.lines.prefix(2))
            default:
                other = Self.export(title: "Ann")
                other.lines += [
                    ScriptedSource.Line(
                        minute: Self.start + 1_000, sender: "Ann", text: "That was a lovely day indeed"),
                    ScriptedSource.Line(minute: Self.start + 1_002, sender: "Bob", text: "We should do it again soon"),
                    ScriptedSource.Line(
                        minute: Self.start + 1_003, sender: "Ann", text: "Next week at the same place?"),
                ]
            }
            let summary = try await Self.load(other, into: store)
            #expect(summary.timeFinding == nil, "Case \(kind)")
        }
    }
}
