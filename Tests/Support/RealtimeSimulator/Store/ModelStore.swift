import WhisperMessage
import WhisperStorePort
import Synchronization

/// A minimal implementation of the rules of `SyncLimits`, for comparison with the adapters and for planting faults.
final class ModelStore: SimulatedStore {
    private let state: Mutex<ModelState>

    init(bugs: PlantedStoreBugs = []) {
        state = Mutex(ModelState(bugs: bugs))
    }

    func identify(_ reference: ConversationReference) async throws(StoreError) -> UniqueIdentifier {
        state.withLock { $0.conversations[$0.find(reference)].id }
    }

    func holdings() async throws(StoreError) -> Holdings {
        state.withLock { state in
            var holdings = Holdings(outbox: state.outbox)
            for conversation in state.conversations {
                holdings.messages[conversation.key] = conversation.messages
                holdings.cursors[conversation.key] = conversation.syncCursor
            }
            return holdings
        }
    }

    func apply(_ group: SyncGroup) async throws(StoreError) -> SyncOutcome {
        state.withLock { $0.apply(group) }
    }

    func syncCursors(of platform: Platform) async throws(StoreError) -> [SyncCursor] {
        state.withLock { $0.conversations.filter(\.isSynchronised).map(\.syncCursor) }
    }

    func conversationsToSubscribe(of platform: Platform, limit: Int) async throws(StoreError) -> [String] {
        state.withLock { state in
            let latest = state.conversations.sorted { ($1.activity, $0.key) < ($0.activity, $1.key) }
            return latest.prefix(limit).map(\.key)
        }
    }

    func enqueue(_ message: OutgoingMessage) async throws(StoreError) -> OutboxEntry {
        try state.withLock { (state) throws(StoreError) in try state.enqueue(message) }
    }

    func outbox(
        of platform: Platform?, after number: Int64?, limit: Int
    ) async throws(StoreError) -> [OutboxEntry] {
        state.withLock { state in Array(state.outbox.lazy.filter { $0.number > number ?? 0 }.prefix(limit)) }
    }

    func postpone(_ number: Int64, until time: Timestamp) async throws(StoreError) {
        state.withLock { state in
            guard let index = state.outbox.firstIndex(where: { $0.number == number }) else { return }
            state.outbox[index].attempts += 1
            state.outbox[index].nextAttemptAt = time
        }
    }

    func giveUp(_ number: Int64) async throws(StoreError) {
        state.withLock { $0.giveUp(number) }
    }

    func retry(_ message: UniqueIdentifier) async throws(StoreError) -> OutboxEntry {
        try state.withLock { (state) throws(StoreError) in try state.retry(message) }
    }
}
