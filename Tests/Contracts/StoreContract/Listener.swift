import WhisperStorePort
import Synchronization
import Testing

/// Listens to a vault from its making on, and hands out what it heard set by set.
final class Listener: Sendable {
    private struct State {
        var heard: [Set<StoreChange>] = []
        var hasEnded = false
        var reader: Task<Void, Never>?
        var hasGivenUp = false
    }

    private let changes: any AsyncSequence<Set<StoreChange>, Never> & Sendable
    private let state = Mutex(State())

    /// How long a change may take to arrive. Only changes that must arrive are waited for, so both are generous: on a
    /// busy machine, time passes without any task running.
    private static let patience = (time: Duration.seconds(20), turns: 2_000)

    init(_ store: any VaultStore) {
        changes = store.changes()
    }

    deinit {
        state.withLock { $0.reader?.cancel() }
    }

    /// The next set, which must come soon; nil at the end of the sequence. Reading begins with the first call.
    func next(sourceLocation: SourceLocation = #_sourceLocation) async -> Set<StoreChange>? {
        startReading()
        let deadline = ContinuousClock.now + Listener.patience.time
        var turns = 0
        while turns < Listener.patience.turns || ContinuousClock.now < deadline {
            let (set, hasEnded) = state.withLock { state in
                (state.heard.isEmpty ? nil : state.heard.removeFirst(), state.hasEnded || state.hasGivenUp)
            }
            if set != nil || hasEnded { return set }
            try? await Task.sleep(for: .milliseconds(1))
            turns += 1
        }
        state.withLock { $0.hasGivenUp = true }
        Issue.record("No change was reported within \(Listener.patience.time).", sourceLocation: sourceLocation)
        return nil
    }

    private func startReading() {
        state.withLock { state in
            guard state.reader == nil else { return }
            state.reader = Task { [weak self, changes] in
                for await set in changes { self?.state.withLock { $0.heard.append(set) } }
                self?.state.withLock { $0.hasEnded = true }
            }
        }
    }
}
