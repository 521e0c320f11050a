internal import WhisperStorePort
internal import Synchronization

/// A pool of connections for concurrent reads. Each operation goes to the one with the fewest waiting.
final class ReaderPool: Sendable {
    private let owners: [ConnectionOwner]
    private let waiting: Mutex<[Int]>

    /// Takes ownership of at least one connection.
    init(_ owners: [ConnectionOwner]) {
        self.owners = owners
        waiting = Mutex(Array(repeating: 0, count: owners.count))
    }

    /// Runs a body with one of the connections.
    func run<Result: Sendable>(
        _ body: @Sendable (Session) throws(StoreError) -> Result
    ) async throws(StoreError) -> Result {
        let index = waiting.withLock { waiting in
            let index = waiting.indices.min { waiting[$0] < waiting[$1] } ?? 0
            if waiting.indices.contains(index) { waiting[index] += 1 }
            return index
        }
        guard owners.indices.contains(index) else { throw StoreError(.closed) }
        defer { waiting.withLock { $0[index] -= 1 } }
        return try await owners[index].run(body)
    }

    /// Closes all connections, each after its waiting operations.
    func close() async {
        for owner in owners { await owner.close() }
    }
}
