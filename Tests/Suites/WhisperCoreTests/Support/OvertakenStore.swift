import Synchronization
import WhisperStorePort

/// A store in which another process writes once, just before the next write of trust data or of a policy.
final class OvertakenStore: ForwardingStore {
    let base: any VaultStore
    private let other = Mutex<(@Sendable () async -> Void)?>(nil)

    init(_ base: any VaultStore) { self.base = base }

    /// Sets what happens before the next write.
    func overtake(_ other: @escaping @Sendable () async -> Void) { self.other.withLock { $0 = other } }

    func setPolicy(_ name: String, isOn: Bool) async throws(StoreError) {
        await beOvertaken()
        try await base.setPolicy(name, isOn: isOn)
    }

    func commitTrust(_ seal: TrustSeal, with changes: [TrustChange]) async throws(StoreError) {
        await beOvertaken()
        try await base.commitTrust(seal, with: changes)
    }

    private func beOvertaken() async {
        let other = other.withLock { other in
            defer { other = nil }
            return other
        }
        await other?()
    }
}
