import Synchronization
package import WhisperStorePort

/// Delivers the changes of each transaction to every observer (ST-7), and looks for those of other processes while there
/// is one.
package final class ChangeFeed: Sendable {
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
    package init(noticesForeignChange: (@Sendable () async -> Bool?)? = nil) {
        self.noticesForeignChange = noticesForeignChange
    }

    /// A new sequence of changes; an empty one once the feed is finished.
    package func subscribe() -> any AsyncSequence<Set<StoreChange>, Never> & Sendable {
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
    package func emit(_ changes: Set<StoreChange>) {
        guard !changes.isEmpty else { return }
        listeners.withLock { listeners in
            listeners.subscriptions.removeAll { $0.subscription == nil }
            for reference in listeners.subscriptions { reference.subscription?.push(changes) }
        }
    }

    /// Ends every sequence after what it still holds.
    package func finish() {
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
