import Testing
import WhisperArchive
import WhisperClockPort
import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort
import WhisperTestThreads
@testable import WhisperCore

/// What the rules for retention leave, whatever the dates of the messages (ST-13).
@Suite("Messages that retention spares", .ownThreads)
struct RetentionSparingTests {
    private static let day = 86_400

    private func run(_ world: MediaWorld) -> RetentionRun {
        RetentionRun(store: world.store, blobs: world.blobs, zone: UniversalTime())
    }

    private func keep(_ age: String, _ store: any VaultStore) async throws {
        let period: RetentionPeriod = try #require(RetentionPeriod(age))
        try await RetentionSchedule(store: store).set(period, for: nil)
    }

    @Test("A message that waits to be sent stays until it is sent or given up, and is counted (ST-13, RT-5)")
    func unsent() async throws {
        let world = try MediaWorld()
        let store = world.store
        let room = try await store.conversation(
            for: ConversationReference(platform: .realtime, key: "room", title: "Room", kind: .group)
        ).id
        let entries = try await ["a", "b"].asyncMap { id in
            try await store.enqueue(
                OutgoingMessage(
                    conversation: room, owner: "me", clientMessageID: id, text: "words \(id)",
                    composedAt: LiveEvents.time(0)))
        }
        try await store.giveUp(entries[1].number)
        try await keep("1d", store)
        let plan = try await run(world).plan(at: LiveEvents.time(10 * Self.day))
        #expect(plan.messages == 1 && plan.unsent == 1)
        #expect(try await run(world).apply(plan).messages == 1)
        #expect(try await store.messages(in: room, .oldest, limit: 10).map(\.unified.id) == [entries[0].message])
        // A chat with nothing else is not in the plan, and what stays is still counted.
        let rest = try await run(world).plan(at: LiveEvents.time(10 * Self.day))
        #expect(rest.shares.isEmpty && rest.unsent == 1)
        try await store.giveUp(entries[0].number)
        let last = try await run(world).plan(at: LiveEvents.time(10 * Self.day))
        #expect(last.messages == 1 && last.unsent == 0)
    }

    @Test("A message that is queued again after the plan was made is not deleted (ST-13, RT-5)")
    func retried() async throws {
        let world = try MediaWorld()
        let store = world.store
        let room = try await store.conversation(
            for: ConversationReference(platform: .realtime, key: "room", title: "Room", kind: .group)
        ).id
        let entry = try await store.enqueue(
            OutgoingMessage(
                conversation: room, owner: "me", clientMessageID: "a", text: "words", composedAt: LiveEvents.time(0)))
        try await store.giveUp(entry.number)
        try await keep("1d", store)
        let plan = try await run(world).plan(at: LiveEvents.time(10 * Self.day))
        #expect(plan.messages == 1)
        _ = try await store.retry(entry.message)
        let report = try await run(world).apply(plan)
        #expect(report.messages == 0 && report.unsent == 1)
        #expect(try await store.outbox(of: nil, after: nil, limit: 10).map(\.message) == [entry.message])
    }

    @Test("A sender whose clock is far behind cannot make a message disappear before its age (ST-13, ING-6)")
    func wrongClock() async throws {
        let world = try MediaWorld()
        // Received at time 0 by this computer's clock.
        var old = SourceMessage(
            chat: LiveEvents.chat, externalID: "old", timestamp: Timestamp(milliseconds: 0), precision: .second,
            sender: LiveEvents.person("Eve"), content: Content(kind: .text, text: "from 1970"), ordinal: 0)
        old.raw = RawEvent(name: "Message", bytes: [1])
        let imported = LiveEvents.message(1)
        try await world.vault.run(LiveScript([[.message(old), imported]]))
        try await keep("5d", world.store)
        let early = try await run(world).plan(at: LiveEvents.time(5 * Self.day))
        #expect(early.messages == 0 && early.shares.isEmpty)
        // One without an event has only the time of its sender.
        let later = try await run(world).plan(at: LiveEvents.time(5 * Self.day + 60))
        #expect(later.messages == 2)
        #expect(try await run(world).apply(later).messages == 2)
    }
}

extension Sequence {
    /// The results of an operation on each element, one after the other.
    fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}
