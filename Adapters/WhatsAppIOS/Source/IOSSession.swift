import WhisperIngestionPort
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases

/// One pass over a database.
///
/// An actor because it owns the reading position.
actor IOSSession: IngestionSession {
    private var reader: IOSMessageReader?
    private var joins: ArraySlice<(number: JID, linked: JID)>
    private let ground: IOSGroundwork
    private let finished: @Sendable ([RowAccount]) -> Void
    private var position: UInt64 = 0

    /// Pairs of addresses of one batch.
    private static let joinsOfBatch = 512

    init(
        _ reader: sending IOSMessageReader, _ ground: IOSGroundwork,
        finished: @escaping @Sendable ([RowAccount]) -> Void
    ) {
        self.reader = reader
        self.ground = ground
        self.finished = finished
        joins = ground.people.pairs[...]
    }

    func next() async throws(IngestionError) -> IngestionBatch? {
        guard let reader else { return nil }
        if Task.isCancelled {
            await close()
            throw .cancelled
        }
        if !joins.isEmpty {
            let pairs = joins.prefix(Self.joinsOfBatch)
            joins = joins.dropFirst(Self.joinsOfBatch)
            let title = { (number: JID) in self.ground.people.name(of: number) ?? number.provisionalName }
            return batch(
                pairs.flatMap { JID.joined($0.number, $0.linked, title: title($0.number), at: ground.asOf) }, read: 0)
        }
        do throws(RowError) {
            while let events = try reader.next() {
                if !events.isEmpty { return batch(events, read: reader.rowsRead) }
                if Task.isCancelled { throw .cancelled }
            }
        } catch {
            await close()
            throw IngestionError(error)
        }
        finished(reader.accounts)
        await close()
        return nil
    }

    private func batch(_ events: [IngestionEvent], read: Int64) -> IngestionBatch {
        position += 1
        return IngestionBatch(
            events: events, position: position,
            progress: IngestionProgress(completed: read, total: ground.survey.rows, unit: .messages))
    }

    func acknowledge(_ position: UInt64) async {}

    func pause() async {}

    func resume() async {}

    func close() async {
        reader?.close()
        reader = nil
    }
}
