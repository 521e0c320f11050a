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

    fileprivate func add(_ reading: Reading) { state.withLock { $0[reading, default: 0] += 1 } }

    func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await base.read { reader throws(StoreError) in try body(TrustCountingReader(base: reader, store: self)) }
    }
}

/// Counts what is read in a transaction.
private final class TrustCountingReader: ForwardingReader {
    let base: any StoreReader
    private let store: TrustCountingStore

    init(base: any StoreReader, store: TrustCountingStore) {
        self.base = base
        self.store = store
    }

    func value(_ key: StoredValue.Key) throws(StoreError) -> StoredValue? {
        if key.kind == .seal { store.add(key == .seal(nil) ? .root : .part) }
        if key.kind == .contact { store.add(.contact) }
        return try base.value(key)
    }

    func values(_ selection: ValueSelection) throws(StoreError) -> [StoredValue] {
        if selection.kind == .policy { store.add(.policies) }
        if selection.kind == .contact, selection.field == nil || selection.field == .trust { store.add(.contacts) }
        return try base.values(selection)
    }
}
