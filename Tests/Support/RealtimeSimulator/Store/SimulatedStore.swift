import WhisperMessage
import WhisperStorePort

/// A store that the simulator provides to its clients and can inspect.
protocol SimulatedStore: SyncStore {
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
