import Synchronization
import WhisperMessage
import WhisperStorePort

/// A store that counts what is read of trust, contacts and policies.
final class TrustCountingStore: ForwardingStore {
    let base: any VaultStore
    private let state = Mutex<[Reading: Int]>([:])

    /// What is read.
    enum Reading: Hashable {
        case root, part, contact, contacts, policies
    }

    init(_ base: any VaultStore) { self.base = base }

    /// How often each was read since the last call.
    func takeCounts() -> [Reading: Int] {
        state.withLock { state in
            defer { state = [:] }
            return state
        }
    }

    private func add(_ reading: Reading) { state.withLock { $0[reading, default: 0] += 1 } }

    func trustRoot() async throws(StoreError) -> [UInt8]? {
        add(.root)
        return try await base.trustRoot()
    }

    func trustPart(_ index: UInt8) async throws(StoreError) -> [UInt8] {
        add(.part)
        return try await base.trustPart(index)
    }

    func trustedContacts(after id: UniqueIdentifier?, limit: Int) async throws(StoreError) -> [ContactRecord] {
        add(.contacts)
        return try await base.trustedContacts(after: id, limit: limit)
    }

    func contacts(after id: UniqueIdentifier?, limit: Int) async throws(StoreError) -> [ContactRecord] {
        add(.contacts)
        return try await base.contacts(after: id, limit: limit)
    }

    func contact(_ id: UniqueIdentifier) async throws(StoreError) -> ContactRecord? {
        add(.contact)
        return try await base.contact(id)
    }

    func policies() async throws(StoreError) -> [PolicyRecord] {
        add(.policies)
        return try await base.policies()
    }
}
