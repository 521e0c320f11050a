import WhisperStorePort
import Synchronization

/// What one reader has not read yet. It never grows beyond a bound: a slow reader is told to read all again.
final class ChangeSubscription: Sendable {
    private struct State {
        var pending: [Set<StoreChange>] = []
        var waiter: CheckedContinuation<Set<StoreChange>?, Never>?
        var isFinished = false
    }

    private let state = Mutex(State())

    /// How many sets a reader may be behind.
    static let bound = 256

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

    func finish() {
        let waiter = state.withLock { state in
            state.isFinished = true
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: nil)
    }

    /// The next set; nil at the end, and for a reader whose task is cancelled.
    func next() async -> Set<StoreChange>? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let ready = state.withLock { state -> Set<StoreChange>?? in
                    if !state.pending.isEmpty { return .some(state.pending.removeFirst()) }
                    // A sequence has one reader; a second one at the same time finds it ended.
                    if state.isFinished || Task.isCancelled || state.waiter != nil { return .some(nil) }
                    state.waiter = continuation
                    return nil
                }
                if let ready { continuation.resume(returning: ready) }
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

/// A reader's sequence of changes.
struct ChangeSequence: AsyncSequence, Sendable {
    typealias Element = Set<StoreChange>
    typealias Failure = Never

    let subscription: ChangeSubscription

    func makeAsyncIterator() -> Iterator { Iterator(subscription: subscription) }

    struct Iterator: AsyncIteratorProtocol {
        typealias Failure = Never

        let subscription: ChangeSubscription

        func next() async -> Set<StoreChange>? { await subscription.next() }
    }
}
