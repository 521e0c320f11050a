import WhisperStorePort
import Synchronization

/// Hands each set of changes to whoever listens (ST-7).
final class ChangeFeed: Sendable {
    private struct Listeners {
        var subscriptions: [Reference] = []
        var isFinished = false
    }

    /// A subscription lives as long as somebody holds its sequence.
    private struct Reference {
        weak var subscription: ChangeSubscription?
    }

    private let listeners = Mutex(Listeners())

    /// A new sequence of changes; an empty one once the feed is finished.
    func subscribe() -> ChangeSequence {
        let subscription = ChangeSubscription()
        listeners.withLock { listeners in
            if listeners.isFinished {
                subscription.finish()
            } else {
                listeners.subscriptions.append(Reference(subscription: subscription))
            }
        }
        return ChangeSequence(subscription: subscription)
    }

    /// Tells one transaction's changes; none are not worth telling.
    func emit(_ changes: Set<StoreChange>) {
        guard !changes.isEmpty else { return }
        listeners.withLock { listeners in
            listeners.subscriptions.removeAll { $0.subscription == nil }
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
}
