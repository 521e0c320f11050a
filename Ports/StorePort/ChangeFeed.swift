import Synchronization

/// Delivers the changes of each transaction to every observer (ST-7), and looks for those of other processes while there
/// is one: what a store needs for `ChangeObservation`.
///
/// A reader that falls behind by 256 transactions reads `.reload` in the place of what it misses.
public final class ChangeFeed: Sendable {
    private struct Listeners {
        var subscriptions: [Reference] = []
        var isFinished = false
        var isPolling = false
    }

    // A subscription lives as long as its sequence is held.
    private struct Reference {
        weak var subscription: ChangeSubscription?
    }

    private let listeners = Mutex(Listeners())
    private let noticesForeignChange: (@Sendable () async -> Bool?)?

    /// The polling interval for other processes' changes.
    private static let interval = Duration.milliseconds(200)

    /// A feed without observers.
    ///
    /// - Parameter noticesForeignChange: Reports whether another process has changed the vault since the last call; nil once
    ///   the vault is closed. Without it there are no other processes.
    public init(noticesForeignChange: (@Sendable () async -> Bool?)? = nil) {
        self.noticesForeignChange = noticesForeignChange
    }

    /// A new sequence of changes; an empty one once the feed is finished.
    public func subscribe() -> any AsyncSequence<Set<StoreChange>, Never> & Sendable {
        let subscription = ChangeSubscription()
        let startsPolling = listeners.withLock { listeners in
            if listeners.isFinished {
                subscription.finish()
                return false
            }
            listeners.subscriptions.append(Reference(subscription: subscription))
            defer { listeners.isPolling = true }
            return !listeners.isPolling
        }
        if startsPolling, let noticesForeignChange { poll(noticesForeignChange) }
        return ChangeSequence(subscription: subscription)
    }

    /// Delivers one transaction's changes; an empty set is not delivered.
    public func emit(_ changes: Set<StoreChange>) {
        guard !changes.isEmpty else { return }
        listeners.withLock { listeners in
            listeners.subscriptions.removeAll { $0.subscription == nil }
            for reference in listeners.subscriptions { reference.subscription?.push(changes) }
        }
    }

    /// Ends every sequence after what it still holds.
    public func finish() {
        listeners.withLock { listeners in
            listeners.isFinished = true
            for reference in listeners.subscriptions { reference.subscription?.finish() }
            listeners.subscriptions = []
        }
    }

    private func poll(_ noticesForeignChange: @escaping @Sendable () async -> Bool?) {
        Task { [weak self] in
            // The first answer only sets the mark from which on changes are noticed.
            var answer = await noticesForeignChange()
            while let isChanged = answer, let feed = self, feed.keepsPolling(afterChange: isChanged) {
                try? await Task.sleep(for: ChangeFeed.interval)
                answer = await noticesForeignChange()
            }
        }
    }

    /// Reports a change, drops observers whose sequence is gone, and returns whether any are left.
    private func keepsPolling(afterChange isChanged: Bool) -> Bool {
        if isChanged { emit([.reload]) }
        return listeners.withLock { listeners in
            listeners.subscriptions.removeAll { $0.subscription == nil }
            listeners.isPolling = !listeners.subscriptions.isEmpty && !listeners.isFinished
            return listeners.isPolling
        }
    }
}

/// What one reader has not read yet. Bounded: for a reader that falls behind, `.reload` takes the place of what is missed.
private final class ChangeSubscription: Sendable {
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
private struct ChangeSequence: AsyncSequence, Sendable {
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
