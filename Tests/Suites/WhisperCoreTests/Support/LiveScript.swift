import WhisperIngestionPort
import WhisperMessage
import Synchronization

/// A live source that exists only as a list of batches. It remembers what was acknowledged, from session to session.
final class LiveScript: IngestionSource {
    /// How a session ends that has reported everything.
    enum End: Sendable {
        case end
        case idle
        case failure(IngestionError)
    }

    /// A mistake that an adapter could make.
    enum Fault: CaseIterable, Sendable {
        case forgetsAcknowledgements, letsAcknowledgementsGoBack, losesWhatIsHeldBack, reportsAfterClosing,
            mistakesCancellation, repeatsPositions
    }

    struct State {
        var acknowledged: UInt64 = 0
        var acknowledgements: [UInt64] = []
        var sessions = 0
        var pauses = 0
        var resumes = 0
    }

    let batches: [[IngestionEvent]]
    let isBacklog: Bool
    /// How many batches still come after a pause; nil for a source that does not listen.
    let inFlight: Int?
    let fault: Fault?
    /// The end of each session; the last one counts for all later ones.
    let ends: [End]
    let onAcknowledge: @Sendable (UInt64) async -> Void
    let beforeBatch: @Sendable (Int) async -> Void
    let state = Mutex(State())

    init(
        _ batches: [[IngestionEvent]], isBacklog: Bool = false, inFlight: Int? = 1, ends: [End] = [.end],
        fault: Fault? = nil, beforeBatch: @escaping @Sendable (Int) async -> Void = { _ in },
        onAcknowledge: @escaping @Sendable (UInt64) async -> Void = { _ in }
    ) {
        self.batches = batches
        self.isBacklog = isBacklog
        self.inFlight = inFlight
        self.ends = ends
        self.fault = fault
        self.beforeBatch = beforeBatch
        self.onAcknowledge = onAcknowledge
    }

    var origin: IngestionOrigin { IngestionOrigin(platform: .whatsapp, adapter: "live-script", isReplayable: false) }

    func open() async throws(IngestionError) -> any IngestionSession {
        let (start, number) = state.withLock { state in
            state.sessions += 1
            return (Int(state.acknowledged), state.sessions - 1)
        }
        let end = ends.isEmpty ? .end : ends[min(number, ends.count - 1)]
        return Session(self, from: fault == .forgetsAcknowledgements ? 0 : start, end: end)
    }

    /// Positions are the numbers of batches, from 1.
    private final class Session: IngestionSession {
        private struct Cursor {
            var next: Int
            var left: Int?
            var isClosed = false
        }

        private let script: LiveScript
        private let end: End
        private let cursor: Mutex<Cursor>

        init(_ script: LiveScript, from start: Int, end: End) {
            self.script = script
            self.end = end
            cursor = Mutex(Cursor(next: start))
        }

        func next() async throws(IngestionError) -> IngestionBatch? {
            while true {
                if Task.isCancelled { throw script.fault == .mistakesCancellation ? .empty : .cancelled }
                let number = cursor.withLock { cursor -> Int? in
                    if cursor.isClosed, script.fault != .reportsAfterClosing { return -1 }
                    if cursor.next == script.batches.count { return cursor.next }
                    if cursor.left == 0 { return nil }
                    cursor.left? -= 1
                    cursor.next += 1
                    return cursor.next - 1
                }
                if number == -1 { return nil }
                if let number, number < script.batches.count { return await batch(number) }
                if number != nil {
                    switch end {
                    case .end: return nil
                    case .failure(let error): throw error
                    case .idle: break
                    }
                }
                try? await Task.sleep(for: .milliseconds(1))
            }
        }

        private func batch(_ number: Int) async -> IngestionBatch {
            await script.beforeBatch(number)
            return IngestionBatch(
                events: script.batches[number],
                position: script.fault == .repeatsPositions ? 1 : UInt64(number + 1),
                progress: IngestionProgress(
                    completed: Int64(number + 1), total: Int64(script.batches.count), unit: .messages),
                isBacklog: script.isBacklog)
        }

        func acknowledge(_ position: UInt64) async {
            await script.onAcknowledge(position)
            script.state.withLock { state in
                state.acknowledgements.append(position)
                state.acknowledged =
                    script.fault == .letsAcknowledgementsGoBack ? position : max(state.acknowledged, position)
            }
        }

        func pause() async {
            script.state.withLock { $0.pauses += 1 }
            guard let inFlight = script.inFlight else { return }
            cursor.withLock { cursor in
                cursor.left = inFlight
                if script.fault == .losesWhatIsHeldBack {
                    cursor.next = min(cursor.next + 1, script.batches.count)
                }
            }
        }

        func resume() async {
            script.state.withLock { $0.resumes += 1 }
            cursor.withLock { $0.left = nil }
        }

        func close() async { cursor.withLock { $0.isClosed = true } }
    }
}
