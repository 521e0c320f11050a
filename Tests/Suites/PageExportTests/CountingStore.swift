import Synchronization
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

    private func add(_ query: Query) { counts.withLock { $0[query, default: 0] += 1 } }

    func messages(
        in conversation: UniqueIdentifier, by person: UniqueIdentifier?, _ range: PageRange, limit: Int
    ) async throws(StoreError) -> [StoredMessage] {
        add(.messages)
        return try await base.messages(in: conversation, by: person, range, limit: limit)
    }

    func versions(of id: UniqueIdentifier) async throws(StoreError) -> [MessageVersion] {
        add(.versions)
        return try await base.versions(of: id)
    }

    func contacts(after id: UniqueIdentifier?, limit: Int) async throws(StoreError) -> [ContactRecord] {
        add(.contacts)
        return try await base.contacts(after: id, limit: limit)
    }
}
