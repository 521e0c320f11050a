import Synchronization
import WhisperBrowser

/// The events of a browser in their order, handed out in batches, so that what arrives together is drawn once.
final class BrowserQueue: Sendable {
    private let state = Mutex(State())

    private struct State {
        var events: [BrowserEvent] = []
        var waiting: CheckedContinuation<[BrowserEvent]?, Never>?
        var isEnded = false
    }

    /// Adds an event. Several changes of the vault in a row are one.
    func add(_ event: BrowserEvent) {
        let waiting = state.withLock { state -> CheckedContinuation<[BrowserEvent]?, Never>? in
            guard let waiting = state.waiting else {
                if event != .changed || state.events.last != .changed { state.events.append(event) }
                return nil
            }
            state.waiting = nil
            return waiting
        }
        waiting?.resume(returning: [event])
    }

    /// Returns once fewer events are waiting than a person makes: whoever floods the terminal waits.
    func makeRoom() async {
        while state.withLock({ $0.events.count >= BrowserQueue.most && !$0.isEnded }) {
            guard (try? await Task.sleep(for: .milliseconds(5))) != nil else { return }
        }
    }

    private static let most = 1_000

    /// The next events; nil at the end.
    func next() async -> [BrowserEvent]? {
        await withCheckedContinuation { continuation in
            let ready = state.withLock { state -> [BrowserEvent]?? in
                guard !state.isEnded else { return .some(nil) }
                guard !state.events.isEmpty else {
                    state.waiting = continuation
                    return nil
                }
                defer { state.events = [] }
                return state.events
            }
            if let ready { continuation.resume(returning: ready) }
        }
    }

    /// Ends the queue.
    func end() {
        let waiting = state.withLock { state -> CheckedContinuation<[BrowserEvent]?, Never>? in
            state.isEnded = true
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: nil)
    }
}
