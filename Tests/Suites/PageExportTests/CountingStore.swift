import Synchronization
import WhisperArchive
import WhisperMessage
import WhisperStorePort

/// A vault that counts the queries whose number an export must bound.
final class CountingStore: ForwardingStore {
    let base: any VaultStore
    private let counts = Mutex<[Query: Int]>([:])

    /// A kind of query.
    enum Query { case messages, versions, contacts }

    init(_ base: any VaultStore) {
        self.base = base
    }

    /// The number of queries so far.
    func count(_ query: Query) -> Int { counts.withLock { $0[query, default: 0] } }

    fileprivate func add(_ query: Query) { counts.withLock { $0[query, default: 0] += 1 } }

    func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await base.read { reader throws(StoreError) in try body(CountingReader(base: reader, store: self)) }
    }
}

/// Counts what is read in a transaction.
private final class CountingReader: ForwardingReader {
    let base: any StoreReader
    private let store: CountingStore

    init(base: any StoreReader, store: CountingStore) {
        self.base = base
        self.store = store
    }

    func messages(_ query: MessageQuery, limit: Int) throws(StoreError) -> [StoredMessage] {
        store.add(.messages)
        return try base.messages(query, limit: limit)
    }

    func versions(of message: UniqueIdentifier) throws(StoreError) -> [MessageVersion] {
        store.add(.versions)
        return try base.versions(of: message)
    }

    func values(_ selection: ValueSelection) throws(StoreError) -> [StoredValue] {
        if selection.kind == .contact { store.add(.contacts) }
        return try base.values(selection)
    }
}
