import WhisperArchive
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("What period is held of each chat (ING-6)", .ownThreads)
struct CoverageReportTests {
    @Test("First, last, sources and long silences, chat by chat")
    func coverage() async throws {
        let fixture = PipelineFixture()
        let day = 86_400
        let times = [0, 10, 40 * day, 41 * day, 100 * day]
        let events = times.map { second in
            IngestionEvent.message(
                SourceMessage(
                    chat: LiveEvents.chat, externalID: "M\(second)", timestamp: LiveEvents.time(second),
                    precision: .second, local: second < day ? LocalTime(text: "x", zone: "UTC") : nil,
                    sender: LiveEvents.person("Ann"), content: Content(kind: .text, text: "m"), ordinal: 0))
        }
        try await fixture.run(LiveScript([events.reversed()]))
        let empty = ConversationReference(platform: .whatsapp, key: "empty", title: "Empty", kind: .group)
        _ = try await fixture.store.conversation(for: empty)

        let report = CoverageReport(store: fixture.store)
        let chats = try await report.chats()
        #expect(chats.count == 2)
        let garden = try #require(chats.first { $0.conversation.title == "Garden" })
        #expect(garden.exported == 2)
        #expect(garden.bridged == 3)
        #expect(garden.first == LiveEvents.time(0))
        #expect(garden.last == LiveEvents.time(100 * day))
        #expect(
            garden.gaps == [
                ChatCoverage.Gap(from: LiveEvents.time(10), to: LiveEvents.time(40 * day)),
                ChatCoverage.Gap(from: LiveEvents.time(41 * day), to: LiveEvents.time(100 * day)),
            ])
        let none = try #require(chats.first { $0.conversation.title == "Empty" })
        #expect(none.first == nil)
        #expect(none.gaps.isEmpty)
        let strict = try await report.chats(quietFor: .seconds(Int64(day)))
        #expect(strict.first { $0.conversation.title == "Garden" }?.gaps.count == 2, "A day exactly is no gap")
        #expect(try await report.chats(after: chats[0].conversation, limit: 5).count == 1)
    }
}
