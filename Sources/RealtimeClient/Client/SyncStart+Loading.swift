import WhisperArchive
import WhisperClockPort
import WhisperMessaging
import WhisperRealtime
import WhisperStorePort

/// The initial state of a run.
extension SyncClient {
    /// Reads the state of the account from the vault.
    nonisolated func loaded() async throws(StoreError) -> SyncStart {
        var cursors: [String: Int64] = [:]
        var epochs: [String: String] = [:]
        for cursor in try await ports.store.syncCursors(of: .realtime) where !cursor.serverConversation.isEmpty {
            cursors[cursor.serverConversation] = cursor.sequence
            epochs[cursor.serverConversation] = cursor.epoch
        }
        let subscriptions = try await ports.store.conversationsToSubscribe(
            of: .realtime, limit: options.machine.subscriptionLimit)
        let entries = try await wholeOutbox()
        let now = ports.wallClock.now()
        return SyncStart(
            userID: account.user, hasToken: ports.tokens.token != nil, cursors: cursors, epochs: epochs,
            subscriptions: subscriptions,
            outbox: entries.map { OutboxItem($0, at: now, isDue: options.scope == .outbox) })
    }
}
