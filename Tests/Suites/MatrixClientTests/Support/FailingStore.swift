import WhisperStorePort
import Synchronization

/// A vault that fails on request, before or after an operation is done.
struct FailingStore: ForwardingStore {
    /// What fails, once each.
    final class Plan: Sendable {
        private let failures = Mutex<Set<Failure>>([])

        /// Lets the next operation fail.
        func fail(_ failure: Failure) { failures.withLock { _ = $0.insert(failure) } }

        fileprivate func meet(_ failure: Failure) throws(StoreError) {
            if failures.withLock({ $0.remove(failure) }) != nil { throw StoreError(.busy) }
        }
    }

    enum Failure: Hashable, CaseIterable {
        case afterArrivals, beforeGivingUp, afterGivingUp
    }

    let base: any VaultStore
    let plan: Plan

    func write<Answer: Sendable>(
        _ operation: StoreOperation, _ body: @Sendable (any StoreWriter) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        if case .giveUp = operation { try plan.meet(.beforeGivingUp) }
        let answer = try await base.write(operation, body)
        switch operation {
        case .arrivals: try plan.meet(.afterArrivals)
        case .giveUp: try plan.meet(.afterGivingUp)
        default: break
        }
        return answer
    }
}
