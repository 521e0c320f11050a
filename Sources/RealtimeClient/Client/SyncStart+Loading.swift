import WhisperClockPort
import WhisperMessage
import WhisperRealtime
import WhisperRealtimePort
import WhisperStorePort

/// The initial state of a run.
extension SyncStart {
    /// Reads the state of the account from the vault.
    static func loaded(
        _ ports: SyncPorts, account: RealtimeAccount, options: SyncOptions
    ) async -> Result<SyncStart, SyncError> {
        do throws(StoreError) {
            var cursors: [String: Int64] = [:]
            var epochs: [String: String] = [:]
            for cursor in try await ports.store.syncCursors(of: .realtime) where !cursor.serverConversation.isEmpty {
                cursors[cursor.serverConversation] = cursor.sequence
                epochs[cursor.serverConversation] = cursor.epoch
            }
            let subscriptions = try await ports.store.conversationsToSubscribe(
                of: .realtime, limit: options.machine.subscriptionLimit)
            var outbox: [OutboxItem] = []
            var last: Int64?
            while true {
                let page = try await ports.store.outbox(of: .realtime, after: last, limit: SyncStart.pageSize)
                let now = ports.wallClock.now()
                outbox += page.map { OutboxItem($0, at: now, isDue: options.scope == .outbox) }
                last = page.last?.number
                if page.count < SyncStart.pageSize { break }
            }
            let start = SyncStart(
                userID: account.user, hasToken: ports.tokens.token != nil, cursors: cursors, epochs: epochs,
                subscriptions: subscriptions, outbox: outbox)
            return .success(start)
        } catch {
            return .failure(.store(error))
        }
    }

    private static let pageSize = 1_000
}
