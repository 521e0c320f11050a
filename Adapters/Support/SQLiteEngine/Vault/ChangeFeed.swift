internal import WhisperStorePort
internal import Synchronization

/// Hands each set of changes to whoever listens (ST-7), and looks for those of other processes while anybody does.
final class ChangeFeed: Sendable {
    private struct Listeners {
        var subscriptions: [Reference] = []
        var isFinished = false
        var isPolling = false
    }

    // A subscription lives as long as somebody holds its sequence.
    private struct Reference {
        weak var subscription: ChangeSubscription?
    }

    private let listeners = Mutex(Listeners())
    private let noticesForeignChange: @Sendable () async -> Bool?

    /// How often other processes' changes are looked for.
    private static let interval = Duration.milliseconds(200)

    /// - Parameter noticesForeignChange: Tells whether another process has changed the vault since it was last asked;
    ///   nil once the vault is closed.
    init(noticesForeignChange: @escaping @Sendable () async -> Bool?) {
        self.noticesForeignChange = noticesForeignChange
    }

    /// A new sequence of changes; an empty one once the feed is finished.
    func subscribe() -> ChangeSequence {
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
        if startsPolling { poll() }
        return ChangeSequence(subscription: subscription)
    }

    /// Tells one transaction's changes; none are not worth telling.
    func emit(_ changes: Set<StoreChange>) {
        guard !changes.isEmpty else { return }
        listeners.withLock { listeners in
            for reference in listeners.subscriptions { reference.subscription?.push(changes) }
        }
    }

    /// Ends every sequence after what it still holds.
    func finish() {
        listeners.withLock { listeners in
            listeners.isFinished = true
            for reference in listeners.subscriptions { reference.subscription?.finish() }
            listeners.subscriptions = []
        }
    }

    private func poll() {
        Task { [weak self, noticesForeignChange] in
            // The first answer only sets the mark from which on changes are noticed.
            var answer = await noticesForeignChange()
            while let isChanged = answer, let feed = self, feed.keepsPolling(afterChange: isChanged) {
                try? await Task.sleep(for: ChangeFeed.interval)
                answer = await noticesForeignChange()
            }
        }
    }

    /// Tells of a change, forgets listeners who are gone, and answers whether any are left.
    private func keepsPolling(afterChange isChanged: Bool) -> Bool {
        if isChanged { emit([.reload]) }
        return listeners.withLock { listeners in
            listeners.subscriptions.removeAll { $0.subscription == nil }
            listeners.isPolling = !listeners.subscriptions.isEmpty && !listeners.isFinished
            return listeners.isPolling
        }
    }
}
