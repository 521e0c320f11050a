import Synchronization
import Testing
import WhisperArchive
import WhisperInMemoryStore
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads

@testable import WhisperCore

@Suite("Requesting older history: interruptions, exports and changes by others (ING-6)", .ownThreads)
struct BackfillResumptionTests {
    @Test("An answer whose messages are in the vault and was not recorded is not requested again (ING-6)")
    func unrecorded() async throws {
        let fixture = BackfillFixture()
        try await fixture.arrive(100..<110)
        try await fixture.wish(count: 60)
        // As if the process had ended between the messages and the record of the state.
        try await fixture.pass()
        let id = try #require(try await fixture.conversation()).id
        let reached = try #require(try await fixture.state())
        var earlier = BackfillState(asked: reached.asked)
        earlier.oldest = "M100"
        try await fixture.plan.record(earlier, of: id)
        let asked = fixture.phone.requests.count
        try await fixture.pass()
        #expect(fixture.phone.requests.count == asked)
        #expect(try await fixture.state()?.received == 60)
    }

    @Test("A disk that fills after an answer loses no progress, and repeats no request (ING-6)")
    func fullDisk() async throws {
        let store = FullStateStore(InMemoryStore(clock: StillClock()))
        let fixture = BackfillFixture(store: store)
        try await fixture.arrive(100..<110)
        try await fixture.wish(count: 60)
        // The place is recorded before the request; there is no room for what came.
        store.room.withLock { $0 = 1 }
        await #expect(throws: StoreError(.full)) { try await fixture.pass() }
        #expect(try await fixture.count() == 60)
        #expect(try await fixture.state()?.received == 0)
        store.room.withLock { $0 = nil }
        try await fixture.pass()
        #expect(fixture.phone.requests.map(\.before) == ["M100", "M50"])
        #expect(try await fixture.state()?.received == 60)
    }

    @Test("A new wish, the same one included, starts anew at the place that was reached (ING-6)")
    func again() async throws {
        let fixture = BackfillFixture()
        try await fixture.arrive(300..<310)
        try await fixture.wish(count: 50)
        try await fixture.pass()
        try await fixture.wish(count: 50)
        try await fixture.pass()
        #expect(fixture.phone.requests.map(\.before) == ["M300", "M250"])
        #expect(try await fixture.state()?.received == 50)
    }

    @Test("A wish for one chat comes before that for all, and one that is removed is not followed (ING-6)")
    func ownWish() async throws {
        let fixture = BackfillFixture()
        try await fixture.arrive(300..<310, in: BackfillFixture.other)
        try await fixture.arrive(400..<410)
        let other = try #require(try await fixture.conversation(BackfillFixture.other))
        try await fixture.wish(count: 10)
        try await fixture.wish(count: 20, for: other.id)
        try await fixture.pass()
        #expect(fixture.phone.requests.map(\.chat) == [BackfillFixture.other.key, LiveEvents.chat.key])
        #expect(fixture.phone.requests.map(\.count) == [20, 10])
        try await fixture.wish(count: 10)
        try await fixture.wish(count: 10, for: other.id)
        #expect(try await fixture.plan.remove(for: nil))
        #expect(try await fixture.plan.remove(for: other.id))
        #expect(try await !fixture.plan.remove(for: other.id))
        try await fixture.pass()
        #expect(fixture.phone.requests.count == 2)
    }

    @Test("A new wish interrupts the work on others before the next request (ING-6)")
    func interruption() async throws {
        let fixture = BackfillFixture()
        try await fixture.arrive(5_000..<5_010)
        try await fixture.wish()
        var backfill = fixture.backfill()
        let news = fixture.news
        let next = try await backfill.pass(news) { notice in
            if case .received = notice { news.note() }
        }
        #expect(fixture.phone.requests.count == 1)
        #expect(next != nil)
    }

    // MARK: Exports

    /// A vault with an export of the chat before its live messages.
    private func exported(lines: Int) async throws -> (ExportFixture, BackfillFixture) {
        let vault = try ExportFixture()
        try await vault.importChat(
            LiveEvents.chat.title,
            (0..<lines).map { ScriptedSource.Line(minute: 20_000_000 + Int64($0), sender: "Ann", text: "line \($0)") })
        let export = try #require(
            try await vault.store.conversation(platform: .whatsapp, key: LiveEvents.chat.title))
        try await vault.store.addAlias(platform: .whatsapp, key: LiveEvents.chat.key, to: export.id)
        return (vault, BackfillFixture([.mute], store: vault.store))
    }

    @Test("A chat of an export alone is not requested, until a message of the service arrives in it (ING-2, ING-6)")
    func exportOnly() async throws {
        let (_, fixture) = try await exported(lines: 30)
        try await fixture.wish()
        try await fixture.pass()
        #expect(fixture.phone.requests.isEmpty)
        #expect(try await fixture.state()?.status == .bare)
        try await fixture.arrive(100..<101)
        try await fixture.pass()
        #expect(fixture.phone.requests.first?.before == "M100")
    }

    @Test("Messages of an export do not count as the oldest ones, and the chat’s address is the service’s (ING-6)")
    func exportBefore() async throws {
        let (_, fixture) = try await exported(lines: 700)
        try await fixture.arrive(60..<70)
        try await fixture.wish(until: Timestamp(milliseconds: 20_000_100 * 60_000))
        try await fixture.pass()
        #expect(fixture.phone.requests.first == .init(chat: LiveEvents.chat.key, before: "M60", count: 50))
        let state = try #require(try await fixture.state())
        #expect(state.received == 60 && state.status == .complete)
    }

    @Test("Messages that the phone has only from before a large export are found before it counts as empty (ING-6)")
    func gap() async throws {
        let (_, fixture) = try await exported(lines: BackfillSearch.patience + BackfillSearch.page + 1)
        try await fixture.arrive(100..<110)
        // Years before the export.
        fixture.phone.answer([
            .numbers([-1_000_000_000], LiveEvents.chat, hasMore: nil), .only(.answered(hasMore: false)),
        ])
        try await fixture.wish()
        try await fixture.pass()
        #expect(fixture.phone.requests.map(\.before) == ["M100", "M100"])
        let state = try #require(try await fixture.state())
        #expect(state.received == 1 && state.status == .complete)
    }

    // MARK: The vault changes

    @Test("A deleted chat takes its wish and its state along, and a merged one leaves its wish to the other (ING-6)")
    func deletedAndJoined() async throws {
        let vault = try ExportFixture()
        let fixture = BackfillFixture(store: vault.store)
        try await fixture.arrive(100..<110)
        try await fixture.arrive(100..<110, in: BackfillFixture.other)
        let (garden, orchard) = (
            try #require(try await fixture.conversation()),
            try #require(try await fixture.conversation(BackfillFixture.other))
        )
        try await fixture.wish(count: 50, for: orchard.id)
        try await fixture.pass()
        try await RetentionSchedule(store: vault.store).joinConversation(orchard.id, into: garden.id)
        var contents = try await fixture.plan.contents()
        #expect(contents.wishes.byConversation.keys.map { $0 } == [garden.id])
        #expect(contents.states[orchard.id] == nil)
        try await Deletion(store: vault.store, blobs: vault.blobs).deleteConversation(garden.id)
        contents = try await fixture.plan.contents()
        #expect(contents == BackfillPlan.Contents())
    }

    @Test("Following notices a wish that is recorded while it waits, and ends when its task does (ING-6)")
    func following() async throws {
        let fixture = BackfillFixture()
        try await fixture.arrive(100..<110)
        let (finished, signal) = AsyncStream<Void>.makeStream()
        let run = Task { [fixture] () -> StoreError? in
            var backfill = fixture.backfill()
            do throws(StoreError) {
                try await backfill.follow { notice in
                    if notice == .finished { signal.yield() }
                }
                return nil
            } catch {
                return error
            }
        }
        try await fixture.wish(count: 20)
        for await _ in finished { break }
        #expect(try await fixture.state()?.status == .reached)
        run.cancel()
        #expect(await run.value == nil)
    }
}

/// A store with room for a number of writes of a backfill's states.
private final class FullStateStore: ForwardingStore {
    let base: any VaultStore
    /// How many more there is room for; nil for any number.
    let room = Mutex<Int?>(nil)

    init(_ base: any VaultStore) { self.base = base }

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        if case .setting(let name, _) = operation, name.hasPrefix("backfill.") {
            let hasRoom = room.withLock { room in
                guard let left = room else { return true }
                room = max(left - 1, 0)
                return left > 0
            }
            guard hasRoom else { throw StoreError(.full) }
        }
        return try await base.write(operation, body)
    }
}
