import WhisperIngestionPort

/// One pass over an export.
///
/// An actor because it owns the reading position.
actor ExportSession: IngestionSession {
    private var reader: MessageReader?
    private var normalizer: MessageNormalizer
    private let size: Int64
    private var position: UInt64 = 0
    private var reportedSkips = 0

    /// The number of messages per batch; the store writes each batch in one transaction.
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
        var events: [IngestionEvent] = []
        var lines: [UInt64] = []
        events.reserveCapacity(ExportSession.batchSize)
        lines.reserveCapacity(ExportSession.batchSize)
        let hasMore = try reader.next(maximumMessages: ExportSession.batchSize) { message, window, shapes in
            events.append(.message(normalizer.message(message, window, shapes)))
            lines.append(message.line)
        }
        let skipped = reader.scanner.figures.skipped
        if skipped.count > reportedSkips {
            events = ExportSession.merge(events, at: lines, with: skipped[reportedSkips...])
            reportedSkips = skipped.count
        }
        let consumed = reader.consumed
        if hasMore { self.reader = reader }
        guard !events.isEmpty else { return nil }
        position += 1
        return IngestionBatch(
            events: events, position: position,
            progress: IngestionProgress(completed: min(consumed, size), total: size, unit: .bytes))
    }

    /// Merges skipped input between the messages, by line.
    private static func merge(
        _ events: [IngestionEvent], at lines: [UInt64], with skipped: ArraySlice<SkippedInput>
    ) -> [IngestionEvent] {
        var merged: [IngestionEvent] = []
        merged.reserveCapacity(events.count + skipped.count)
        var left = skipped
        for (event, line) in zip(events, lines) {
            while let first = left.first, first.line < line { merged.append(.skipped(left.removeFirst())) }
            merged.append(event)
        }
        return merged + left.map(IngestionEvent.skipped)
    }

    func acknowledge(_ position: UInt64) async {}

    func pause() async {}

    func resume() async {}

    func close() async { reader = nil }
}
