import WhisperMessage
import WhisperStorePort

/// A store that the simulator provides to its clients and can inspect: of a vault's operations those of a server's events and
/// of the outbox (see `VaultStore`).
protocol SimulatedStore: Sendable {
    func apply(_ group: SyncGroup) async throws(StoreError) -> SyncOutcome
    func syncCursors(of platform: Platform) async throws(StoreError) -> [SyncCursor]
    func conversationsToSubscribe(of platform: Platform, limit: Int) async throws(StoreError) -> [String]
    func enqueue(_ message: OutgoingMessage) async throws(StoreError) -> OutboxEntry
    func outbox(of platform: Platform?, after number: Int64?, limit: Int) async throws(StoreError) -> [OutboxEntry]
    func postpone(_ number: Int64, until time: Timestamp) async throws(StoreError)
    func giveUp(_ number: Int64) async throws(StoreError)
    func retry(_ message: UniqueIdentifier) async throws(StoreError) -> OutboxEntry

    /// Returns the vault's id of a conversation, which is created if needed.
    func identify(_ reference: ConversationReference) async throws(StoreError) -> UniqueIdentifier

    /// Returns the complete contents.
    func holdings() async throws(StoreError) -> Holdings
}

/// The data that a store has about a server.
struct Holdings: Hashable, Sendable {
    /// The messages of each conversation, by the server's id, in the order in which they are shown.
    var messages: [String: [HeldMessage]] = [:]
    /// The progress of each conversation, by the server's id.
    var cursors: [String: SyncCursor] = [:]
    /// The messages waiting to be sent, in order.
    var outbox: [OutboxEntry] = []
}

/// A message as stored by a client.
struct HeldMessage: Hashable, Sendable {
    var id: UniqueIdentifier
    var text: String
    /// Its texts before the server changed them.
    var versions: [String] = []
    var serverID: String?
    var sequence: Int64?
    var clientMessageID: String?
    var direction: MessageDirection
    var status: MessageStatus
}
