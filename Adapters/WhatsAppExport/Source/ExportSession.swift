import IngestionPort

/// One run through an export.
///
/// An actor, because it owns the place that the reading has come to.
actor ExportSession: IngestionSession {
    private var reader: MessageReader?
    private var normalizer: MessageNormalizer
    private let size: Int64
    private var position: UInt64 = 0
    private var reportedSkips = 0

    /// Messages of one batch; the store writes each batch in one transaction.
    private static let batchSize = 2_000

    init(_ reader: sending MessageReader, normalizer: sending MessageNormalizer, size: Int64) {
        self.reader = reader
        self.normalizer = normalizer
        self.size = size
    }

    func next() async throws(IngestionError) -> IngestionBatch? {
        if Task.isCancelled {
            reader = nil
            throw .cancelled
        }
        guard var reader else { return nil }
        self.reader = nil
        var events: [(line: UInt64, event: IngestionEvent)] = []
        events.reserveCapacity(ExportSession.batchSize)
        let hasMore = try reader.next(maximumMessages: ExportSession.batchSize) { message, window, shapes in
            events.append((message.line, .message(normalizer.message(message, window, shapes))))
        }
        let skipped = reader.scanner.figures.skipped
        if skipped.count > reportedSkips {
            events += skipped[reportedSkips...].map { ($0.line, .skipped($0)) }
            events.sort { $0.line < $1.line }
            reportedSkips = skipped.count
        }
        let consumed = reader.consumed
        if hasMore { self.reader = reader }
        guard !events.isEmpty else { return nil }
        position += 1
        return IngestionBatch(
            events: events.map(\.event), position: position,
            progress: IngestionProgress(completed: consumed, total: size, unit: .bytes))
    }

    func acknowledge(_ position: UInt64) async {}

    func pause() async {}

    func resume() async {}

    func close() async { reader = nil }
}
