import Testing
import WhisperArchive
import WhisperCore
import WhisperMergeHistories
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

/// What is reported as deleted is what has gone, beside other programs and after failures.
@Suite("Claims of deletions (ST-11, ST-13)", .ownThreads)
struct DeletionClaimTests {
    private static let day: Int64 = 24 * 60

    /// Two chats with five messages each, on the first days of 1970.
    private func vault() async throws -> ExportFixture {
        let vault = try ExportFixture()
        for title in ["Anna", "Trip"] {
            try await vault.importChat(
                title,
                (0..<5).map { day in
                    ScriptedSource.Line(
                        minute: day * Self.day + 1, sender: "Cara", text: "\(title) \(day)",
                        picture: "\(title)\(day).jpg",
                        pictureBytes: Array("\(title) \(day)".utf8))
                })
        }
        return vault
    }

    private func period(_ text: String) throws -> RetentionPeriod { try #require(RetentionPeriod(text)) }

    private func chat(_ title: String, in vault: ExportFixture) async throws -> Conversation {
        try #require(try await vault.store.conversation(platform: .whatsapp, key: title))
    }

    private func count(_ vault: ExportFixture) async throws -> Int64 { try await vault.store.statistics().messages }

    @Test("A chat counts the messages that it had when it was deleted")
    func chat() async throws {
        let vault = try await vault()
        let anna = try await chat("Anna", in: vault)
        let first = try #require(try await vault.store.messages(in: anna.id, .oldest, limit: 1).first)
        try await vault.store.deleteMessage(first.unified.id, .erase)
        let report = try await Deletion(store: vault.store, blobs: vault.blobs).deleteConversation(anna.id)
        #expect(report.messages == 4 && report.conversations == 1)
        #expect(try await count(vault) == 5)
    }

    @Test("A message that was deleted is not deleted again, until its mark is erased")
    func mark() async throws {
        let vault = try await vault()
        let anna = try await chat("Anna", in: vault)
        let message = try #require(try await vault.store.messages(in: anna.id, .oldest, limit: 1).first).unified.id
        let deletion = Deletion(store: vault.store, blobs: vault.blobs)
        #expect(try await deletion.deleteMessage(message, .tombstone).messages == 1)
        #expect(try await deletion.deleteMessage(message, .tombstone).messages == 0)
        #expect(try await deletion.deleteMessage(message, .erase).messages == 1)
        #expect(try await count(vault) == 9)
    }

    @Test("Retention names the chats from which it deleted, with the numbers of what it deleted")
    func retention() async throws {
        let vault = try await vault()
        let run = RetentionRun(store: vault.store, blobs: vault.blobs, zone: UniversalTime())
        let schedule = RetentionSchedule(store: vault.store)
        try await schedule.set(try period("1d"), for: nil)
        let plan = try await run.plan(at: Timestamp(milliseconds: 5 * Self.day * 60_000))
        #expect(plan.shares.map(\.messages) == [4, 4])
        // Meanwhile another program keeps one chat, and deletes from the other.
        try await schedule.set(.forever, for: try await chat("Anna", in: vault).id)
        let trip = try await chat("Trip", in: vault)
        let first = try #require(try await vault.store.messages(in: trip.id, .oldest, limit: 1).first)
        try await vault.store.deleteMessage(first.unified.id, .erase)
        let report = try await run.apply(plan)
        #expect(report.shares.map(\.conversation.id) == [trip.id] && report.shares.map(\.messages) == [3])
        #expect(report.messages == 3 && report.conversations == 1)
        #expect(try await count(vault) == 6)
    }

    @Test("After a failure, what is gone is what was deleted before it, and a repetition counts the rest alone")
    func failure() async throws {
        for failure in 0..<2 {
            let vault = try await vault()
            let store = FailingPruneStore(vault.store, at: failure)
            let run = RetentionRun(store: store, blobs: vault.blobs, zone: UniversalTime())
            try await RetentionSchedule(store: vault.store).set(try period("1d"), for: nil)
            let plan = try await run.plan(at: Timestamp(milliseconds: 5 * Self.day * 60_000))
            await #expect(throws: BlobCollectionError.store(StoreError(.full))) { try await run.apply(plan) }
            let left = try await count(vault)
            #expect(left == 10 - 4 * Int64(failure))
            let again = RetentionRun(store: vault.store, blobs: vault.blobs, zone: UniversalTime())
            let report = try await again.apply(plan)
            #expect(report.messages == left - 2)
            #expect(try await count(vault) == 2)
            #expect(try vault.blobs.list().ids.count == 2)
        }
    }
}

/// A store whose deletions fail from one on.
private final class FailingPruneStore: ForwardingStore {
    let base: any VaultStore
    private let left: FaultCountdown

    init(_ base: any VaultStore, at number: Int) {
        self.base = base
        left = FaultCountdown(number)
    }

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        if case .eraseMessages = operation, left.isOver { throw StoreError(.full) }
        return try await base.write(operation, body)
    }
}
