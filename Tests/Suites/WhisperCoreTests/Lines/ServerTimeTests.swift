import WhisperContacts
import WhisperInMemoryStore
import WhisperMessage
import WhisperStoreContract
import WhisperStorePort
import WhisperTestThreads
import Testing

@testable import WhisperCore

@Suite("The server's time beside the writer's (RT-10)", .ownThreads)
struct ServerTimeTests {
    private static let written = Timestamp(milliseconds: 1_781_000_000_000)

    private func message(_ server: Int64, written: Timestamp?, on platform: Platform = .realtime) -> StoredMessage {
        let id = UniqueIdentifier(version4High: 1, low: 2)
        return StoredMessage(
            unified: UnifiedMessage(
                id: id, externalID: "m", platform: platform, timestamp: Timestamp(milliseconds: server),
                precision: .millisecond, sender: Participant(identifier: nil, displayName: "Ben"),
                content: Content(kind: .text, text: "hi"), threadID: "t"),
            conversation: id, position: ChatPosition(rawValue: 0), person: id, direction: .incoming, status: .delivered,
            isRead: true, writtenAt: written)
    }

    @Test(
        "It is shown where they differ by more than five minutes, either way",
        arguments: [
            (Int64(0), false), (300_000, false), (300_001, true), (-300_000, false), (-300_001, true),
        ])
    func difference(_ milliseconds: Int64, isShown: Bool) async throws {
        let message = message(Self.written.milliseconds + milliseconds, written: Self.written)
        #expect(message.hasOtherServerTime == isShown)
        var notes = MessageNotes(InMemoryStore(clock: ManualClock()))
        #expect(try await notes.notes(of: message) == (isShown ? [.serverTime(message.unified.timestamp)] : []))
    }

    @Test("It is shown at any distance, and where there is no other time it is the message's own")
    func extremes() {
        for milliseconds in [Int64.min, .max] {
            #expect(message(milliseconds, written: Self.written).hasOtherServerTime)
            #expect(message(milliseconds, written: Timestamp(milliseconds: ~milliseconds)).hasOtherServerTime)
            #expect(!message(milliseconds, written: nil).hasOtherServerTime)
        }
    }

    @Test("Only a messenger's message has a server's time")
    func otherSources() async throws {
        var notes = MessageNotes(InMemoryStore(clock: ManualClock()))
        #expect(try await notes.notes(of: message(0, written: Self.written, on: .whatsapp)).isEmpty)
    }
}
