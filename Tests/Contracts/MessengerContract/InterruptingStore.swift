import WhisperMessage
import WhisperStorePort
import Synchronization

/// Counts the steps that messengers take with a vault, and does something at one of them.
final class StepCounter: Sendable {
    private let state = Mutex<(rest: Int, action: @Sendable () -> Void)?>(nil)

    /// Does something at a later step: 1 is the next one.
    func arm(_ step: Int, _ action: @escaping @Sendable () -> Void) {
        state.withLock { $0 = (step, action) }
    }

    /// Whether the step has been reached, or nothing was to be done.
    var isDone: Bool { state.withLock { $0 == nil } }

    /// Forgets what was to be done.
    func disarm() { state.withLock { $0 = nil } }

    func step() {
        let action = state.withLock { state -> (@Sendable () -> Void)? in
            guard let (rest, action) = state else { return nil }
            state = rest > 1 ? (rest - 1, action) : nil
            return rest > 1 ? nil : action
        }
        action?()
    }
}

/// A vault that counts steps: before and after each operation that matters to a messenger.
struct InterruptingStore: ForwardingStore {
    let base: any VaultStore
    let steps: StepCounter

    private func counted<Value: Sendable>(
        _ body: () async throws(StoreError) -> Value
    ) async throws(StoreError) -> Value {
        steps.step()
        let value = try await body()
        steps.step()
        return value
    }

    func read<Answer: Sendable>(
        _ body: @Sendable (any StoreReader) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await counted { () throws(StoreError) in try await base.read(body) }
    }

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        try await counted { () throws(StoreError) in try await base.write(operation, body) }
    }
}
