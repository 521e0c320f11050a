import WhisperIngestionPort
import WhisperMessage
import WhisperStorePort
import Synchronization

/// A live source that reports the messages of a vault by number. It is in a hurry: after a request to pause it still
/// delivers a few batches, so that the spill has something to do.
struct CrashSource: IngestionSource {
    /// The first message, and the one behind the last.
    let numbers: Range<Int64>
    /// Is notified of each batch before it is reported, and of each acknowledgement after it arrives.
    let hear: @Sendable (_ word: String, _ number: Int64) -> Void

    var origin: IngestionOrigin { CrashSource.origin }

    static let origin = IngestionOrigin(platform: .whatsapp, adapter: "crash", isReplayable: false)

    func open() async throws(IngestionError) -> any IngestionSession { Session(self) }

    private final class Session: IngestionSession {
        private struct Cursor {
            var next: Int64
            var isPaused = false
            /// How many batches come though paused.
            var inFlight = 3
        }

        private let source: CrashSource
        private let cursor: Mutex<Cursor>

        init(_ source: CrashSource) {
            self.source = source
            cursor = Mutex(Cursor(next: source.numbers.lowerBound))
        }

        func next() async throws(IngestionError) -> IngestionBatch? {
            while true {
                if Task.isCancelled { throw .cancelled }
                let isFirst = cursor.withLock { $0.next == source.numbers.lowerBound }
                let size: Int64 = isFirst ? 1_500 : [1, 1, 3, 40, 700].randomElement() ?? 1
                let numbers = cursor.withLock { cursor -> Range<Int64>? in
                    if cursor.isPaused {
                        guard cursor.inFlight > 0 else { return nil }
                        cursor.inFlight -= 1
                    }
                    let end = min(cursor.next + size, source.numbers.upperBound)
                    defer { cursor.next = max(cursor.next, end) }
                    return cursor.next..<max(cursor.next, end)
                }
                guard let numbers else {
                    try? await Task.sleep(for: .milliseconds(1))
                    continue
                }
                guard !numbers.isEmpty else { return nil }
                source.hear("told", numbers.upperBound)
                return IngestionBatch(
                    events: numbers.map { .message(CrashVault.sourceMessage($0)) },
                    position: UInt64(numbers.upperBound),
                    progress: IngestionProgress(completed: numbers.upperBound, total: nil, unit: .messages),
                    isBacklog: size > 100)
            }
        }

        func acknowledge(_ position: UInt64) async { source.hear("safe", Int64(clamping: position)) }
        func pause() async {
            cursor.withLock { cursor in
                cursor.isPaused = true
                cursor.inFlight = 3
            }
        }
        func resume() async { cursor.withLock { $0.isPaused = false } }
        func close() async {}
    }
}

extension CrashVault {
    /// The message with a number, as a source reports it.
    static func sourceMessage(_ number: Int64) -> SourceMessage {
        let message = message(number, in: UniqueIdentifier(high: 0, low: 0))
        return SourceMessage(
            chat: ChatReference(key: "crash", title: "crash", kind: .group), externalID: message.externalID,
            timestamp: message.timestamp, precision: message.precision, sender: nil, content: message.content,
            ordinal: UInt64(number))
    }
}
