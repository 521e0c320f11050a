import Synchronization
import WhisperStorePort

/// Counts operations until one is to fail.
final class FaultCountdown: Sendable {
    private let left: Mutex<Int>

    /// - Parameter number: How many operations succeed; those after them fail.
    init(_ number: Int) { left = Mutex(number) }

    /// Counts an operation, and returns whether it is to fail.
    var isOver: Bool {
        left.withLock { left in
            left -= 1
            return left < 0
        }
    }
}

/// A store that saves a number of batches, and is full then.
final class FailingSaveStore: ForwardingStore {
    let base: any VaultStore
    private let left: FaultCountdown

    init(_ base: any VaultStore, after number: Int) {
        self.base = base
        left = FaultCountdown(number)
    }

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        if case .save = operation, left.isOver { throw StoreError(.full) }
        return try await base.write(operation, body)
    }
}
