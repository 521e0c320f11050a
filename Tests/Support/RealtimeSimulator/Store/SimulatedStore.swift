import WhisperMessage
import WhisperStorePort

/// A store that the simulator lets its clients use, and can look into.
protocol SimulatedStore: SyncStore {
    /// The vault's id of a conversation, which is made if it is not there.
    func identify(_ reference: ConversationReference) async throws(StoreError) -> UniqueIdentifier

    /// Everything that is held.
    func holdings() async throws(StoreError) -> Holdings
}

/// What a store holds of a server.
struct Holdings: Hashable, Sendable {
    /// The messages of each conversation, by the server's id, in the order in which they are shown.
    var messages: [String: [HeldMessage]] = [:]
    /// How far each conversation is, by the server's id.
    var cursors: [String: SyncCursor] = [:]
    /// What waits to be sent, in its order.
    var outbox: [OutboxEntry] = []
}

/// A message as a client holds it.
struct HeldMessage: Hashable, Sendable {
    var id: UniqueIdentifier
    var text: String
    /// What it said before the server changed it.
    var versions: [String] = []
    var serverID: String?
    var sequence: Int64?
    var clientMessageID: String?
    var direction: MessageDirection
    var status: MessageStatus
}
