import WhisperClockPort
import WhisperIngestionPort
import WhisperMessage

/// What a bridge reported, as a source that reports it again each time. Each batch waits until the one before it is safe:
/// otherwise, how many are committed together would depend on how busy the machine is.
struct BridgeRecording: IngestionSource {
    var batches: [[IngestionEvent]]
    var isBacklog: Bool

    var origin: IngestionOrigin { IngestionOrigin(platform: .whatsapp, adapter: "recorded", isReplayable: true) }

    func open() async throws(IngestionError) -> any IngestionSession { Session(recording: self) }

    private actor Session: IngestionSession {
        private let recording: BridgeRecording
        private var delivered = 0
        private var acknowledged: UInt64 = 0
        private var waiting: CheckedContinuation<Void, Never>?

        init(recording: BridgeRecording) {
            self.recording = recording
        }

        func next() async throws(IngestionError) -> IngestionBatch? {
            if acknowledged < UInt64(delivered) { await withCheckedContinuation { waiting = $0 } }
            guard delivered < recording.batches.count else { return nil }
            delivered += 1
            return IngestionBatch(
                events: recording.batches[delivered - 1], position: UInt64(delivered),
                progress: IngestionProgress(completed: Int64(delivered), total: nil, unit: .messages),
                isBacklog: recording.isBacklog)
        }

        func acknowledge(_ position: UInt64) async {
            acknowledged = max(acknowledged, position)
            guard acknowledged >= UInt64(delivered) else { return }
            waiting?.resume()
            waiting = nil
        }

        func pause() async {}
        func resume() async {}
        func close() async {
            waiting?.resume()
            waiting = nil
        }
    }
}

/// Clocks that stand still, and whose waits are over at once.
struct StoppedClock: MonotonicClock, WallClock {
    func now() -> Timestamp { Timestamp(milliseconds: 1_800_000_000_000) }
    func elapsed() -> Duration { .zero }
    func wait(for duration: Duration) async { await Task.yield() }
}
