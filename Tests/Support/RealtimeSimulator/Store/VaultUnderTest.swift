import WhisperArchive
import WhisperInMemoryStore
import WhisperMessage
import WhisperRealtimeServer
import WhisperStorePort
import WhisperTestSupport

/// A vault in one of the store adapters, as seen by the simulator.
struct VaultUnderTest: SimulatedStore {
    private let vault: any VaultStore

    init(_ vault: any VaultStore) {
        self.vault = vault
    }

    /// Creates a vault in memory.
    static func inMemory(clock: DeviceClock, random: SeededRandom) -> VaultUnderTest {
        VaultUnderTest(InMemoryStore(clock: clock, random: random))
    }

    func identify(_ reference: ConversationReference) async throws(StoreError) -> UniqueIdentifier {
        try await vault.conversation(for: reference).id
    }

    func holdings() async throws(StoreError) -> Holdings {
        var holdings = Holdings(outbox: try await vault.outbox(of: nil, after: nil, limit: 1_000))
        for cursor in try await vault.syncCursors(of: .realtime) {
            holdings.cursors[cursor.serverConversation] = cursor
        }
        for key in try await vault.conversationsToSubscribe(of: .realtime, limit: 1_000) {
            guard let conversation = try await vault.conversation(platform: .realtime, key: key) else { continue }
            let messages = try await vault.messages(in: conversation.id, .oldest, limit: 10_000)
            var held: [HeldMessage] = []
            for message in messages {
                held.append(HeldMessage(message))
                let isAltered = message.unified.content.text?.hasSuffix(RealtimeServer.alteration) ?? false
                guard isAltered, message.direction == .outgoing else { continue }
                held[held.count - 1].versions = try await vault.versions(of: message.unified.id).map(\.text)
            }
            holdings.messages[key] = held
        }
        return holdings
    }

    func apply(_ group: SyncGroup) async throws(StoreError) -> SyncOutcome { try await vault.apply(group) }

    func syncCursors(of platform: Platform) async throws(StoreError) -> [SyncCursor] {
        try await vault.syncCursors(of: platform)
    }

    func conversationsToSubscribe(of platform: Platform, limit: Int) async throws(StoreError) -> [String] {
        try await vault.conversationsToSubscribe(of: platform, limit: limit)
    }

    func enqueue(_ message: OutgoingMessage) async throws(StoreError) -> OutboxEntry {
        try await vault.enqueue(message)
    }

    func outbox(
        of platform: Platform?, after number: Int64?, limit: Int
    ) async throws(StoreError) -> [OutboxEntry] {
        try await vault.outbox(of: platform, after: number, limit: limit)
    }

    func postpone(_ number: Int64, until time: Timestamp) async throws(StoreError) {
        try await vault.postpone(number, until: time)
    }

    func giveUp(_ number: Int64) async throws(StoreError) { try await vault.giveUp(number) }

    func retry(_ message: UniqueIdentifier) async throws(StoreError) -> OutboxEntry { try await vault.retry(message) }
}

extension HeldMessage {
    fileprivate init(_ message: StoredMessage) {
        self.init(
            id: message.unified.id, text: message.unified.content.text ?? "", serverID: message.delivery?.serverID,
            sequence: message.delivery?.serverSequence, clientMessageID: message.delivery?.clientMessageID,
            direction: message.direction, status: message.status)
    }
}
