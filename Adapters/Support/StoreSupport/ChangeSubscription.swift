import Synchronization
import WhisperStorePort

/// What one reader has not read yet. Bounded: for a reader that falls behind, `.reload` takes the place of what is missed.
final class ChangeSubscription: Sendable {
    private struct State {
        var pending: [Set<StoreChange>] = []
        var waiter: CheckedContinuation<Set<StoreChange>?, Never>?
        var isFinished = false
    }

    private let state = Mutex(State())

    /// The maximum number of pending sets.
    private static let bound = 256

    /// Delivers a set to the waiting reader, or stores it.
    func push(_ changes: Set<StoreChange>) {
        let waiter = state.withLock { state -> CheckedContinuation<Set<StoreChange>?, Never>? in
            if let waiter = state.waiter {
                state.waiter = nil
                return waiter
            }
            if state.pending.count < ChangeSubscription.bound {
                state.pending.append(changes)
            } else {
                state.pending = [[.reload]]
            }
            return nil
        }
        waiter?.resume(returning: changes)
    }

    /// Ends the sequence after what is stored.
    func finish() {
        let waiter = state.withLock { state in
            state.isFinished = true
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: nil)
    }

    /// The next set; nil at the end, or if the task is cancelled.
    func next() async -> Set<StoreChange>? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // The outer optional is nil if there is no answer yet.
                let answer = state.withLock { state -> Set<StoreChange>?? in
                    if !state.pending.isEmpty { return .some(state.pending.removeFirst()) }
                    // A sequence has one reader: a second one at the same time finds it ended.
                    if state.isFinished || Task.isCancelled || state.waiter != nil { return .some(nil) }
                    state.waiter = continuation
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            let waiter = state.withLock { state in
                defer { state.waiter = nil }
                return state.waiter
            }
            waiter?.resume(returning: nil)
        }
    }
}

/// A subscriber's sequence of changes.
struct ChangeSequence: AsyncSequence, Sendable {
    let subscription: ChangeSubscription

    func makeAsyncIterator() -> Iterator {
        Iterator(subscription: subscription)
    }

    struct Iterator: AsyncIteratorProtocol {
        let subscription: ChangeSubscription

        func next() async -> Set<StoreChange>? {
            await subscription.next()
        }

        func next(isolation actor: isolated (any Actor)?) async throws(Never) -> Set<StoreChange>? {
            await subscription.next()
        }
    }
}
