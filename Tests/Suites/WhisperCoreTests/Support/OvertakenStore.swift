import Synchronization
import WhisperStorePort

/// A store in which another process writes once, just before the next write of trust data or of a policy.
final class OvertakenStore: ForwardingStore {
    let base: any VaultStore
    private let other = Mutex<(@Sendable () async -> Void)?>(nil)

    init(_ base: any VaultStore) { self.base = base }

    /// Sets what happens before the next write.
    func overtake(_ other: @escaping @Sendable () async -> Void) { self.other.withLock { $0 = other } }

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        switch operation {
        case .policy, .trust: await beOvertaken()
        default: break
        }
        return try await base.write(operation, body)
    }

    private func beOvertaken() async {
        let other = other.withLock { other in
            defer { other = nil }
            return other
        }
        await other?()
    }
}
