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

    func applyArrivals(_ batch: ArrivalBatch) async throws(StoreError) -> ArrivalOutcome {
        let outcome = try await base.applyArrivals(batch)
        try plan.meet(.afterArrivals)
        return outcome
    }

    func giveUp(_ number: Int64) async throws(StoreError) {
        try plan.meet(.beforeGivingUp)
        try await base.giveUp(number)
        try plan.meet(.afterGivingUp)
    }
}
