import WhisperArchive
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
import Testing
import WhisperCore

/// Full exports of conversations that a messenger server numbers (ST-13, RT-10).
@Suite("Full exports of synchronised conversations", .ownThreads)
struct SynchronisedExportTests {
    private static let room = ConversationReference(platform: .realtime, key: "room", title: "Room", kind: .direct)

    @Test("What a server knows of messages, and what went over the wire, comes along (ST-13, RT-4, RT-10)")
    func comesAlong() async throws {
        let vault = try ExportFixture()
        try await fill(vault.store)
        let other = try ExportFixture()
        let lines = try await vault.exportedInFull()
        #expect(lines.contains(#""carrier_text":"sealed, as the server has it""#))
        #expect(try await other.importJSON(lines, mode: .restoring).added == 3)
        #expect(try await other.records() == vault.records())
        #expect(try await other.exportedInFull() == lines)
        // Catching up from the start finds everything held.
        let outcome = try await other.store.apply(SynchronisedExportTests.told)
        #expect(outcome == SyncOutcome(duplicates: 2, cursor: 2))
        #expect(try await other.records().count == vault.records().count)
    }

    @Test("What was not sent is pending elsewhere, and sent when that is asked for (ST-13, RT-5)")
    func waits() async throws {
        let vault = try ExportFixture()
        try await fill(vault.store)
        let waiting = try #require(try await vault.store.outbox(of: nil, after: nil, limit: 10).first)
        let other = try ExportFixture()
        try await other.importJSON(try await vault.exportedInFull(), mode: .restoring)
        #expect(try await other.store.outbox(of: nil, after: nil, limit: 10) == [])
        #expect(try await other.store.message(waiting.message)?.status == .pending)
        let entry = try await other.store.retry(waiting.message)
        #expect(entry.clientMessageID == "c2" && entry.text == "sealed, too" && entry.serverConversation == "room")
    }

    @Test("Lines that were written before there were carrier texts are read (ST-13)")
    func withoutMember() async throws {
        let vault = try ExportFixture()
        try await vault.fill()
        let lines = try await vault.exportedInFull()
        let earlier = lines.replacing(#""carrier_text":null,"written_at":null,"seal":null,"#, with: "")
        #expect(earlier.utf8.count < lines.utf8.count)
        let other = try ExportFixture()
        try await other.importJSON(earlier, mode: .restoring)
        #expect(try await other.records() == vault.records())
    }

    private static let told = SyncGroup(
        conversation: room, owner: "me",
        events: [
            .message(
                RemoteMessage(
                    serverID: "s1", sequence: 1, sender: "ann", text: "hello",
                    createdAt: Timestamp(milliseconds: 1_700_000_000_000))),
            .message(
                RemoteMessage(
                    serverID: "s2", sequence: 2, sender: "me", clientMessageID: "c1",
                    text: "sealed, as the server has it", createdAt: Timestamp(milliseconds: 1_700_000_001_000))),
        ], cursor: 2)

    /// One message that was received, one that was sent in an envelope, and one that is yet to be.
    private func fill(_ store: any VaultStore) async throws {
        let conversation = try await store.conversation(for: SynchronisedExportTests.room).id
        for number in 1...2 {
            _ = try await store.enqueue(
                OutgoingMessage(
                    conversation: conversation, owner: "me", clientMessageID: "c\(number)", text: "clear \(number)",
                    carrierText: number == 1 ? "sealed" : "sealed, too",
                    composedAt: Timestamp(milliseconds: 1_700_000_000_500)))
        }
        _ = try await store.apply(SynchronisedExportTests.told)
    }
}
