import WhisperIngestionPort
import WhisperRowPort
import WhisperWhatsAppContent
import WhisperWhatsAppDatabases

/// One pass over a database, as the consumer pulls it. An actor because it owns the reading position.
actor AndroidSession: IngestionSession {
    private var pass: AndroidPass?
    private let rows: Int64
    private let finish: @Sendable ([RowAccount]) -> Void
    private var position: UInt64 = 0

    init(_ pass: sending AndroidPass, rows: Int64, finish: @escaping @Sendable ([RowAccount]) -> Void) {
        self.pass = pass
        self.rows = rows
        self.finish = finish
    }

    func next() async throws(IngestionError) -> IngestionBatch? {
        guard let pass else { return nil }
        if Task.isCancelled {
            close(pass)
            throw .cancelled
        }
        let events: [IngestionEvent]?
        do throws(RowError) {
            events = try pass.next()
        } catch {
            close(pass)
            throw IngestionError(error)
        }
        guard let events else {
            finish(pass.ledger.accounts)
            close(pass)
            return nil
        }
        position += 1
        return IngestionBatch(
            events: events, position: position,
            progress: IngestionProgress(completed: pass.completed, total: rows, unit: .messages), isBacklog: true)
    }

    func acknowledge(_ position: UInt64) async {}

    func pause() async {}

    func resume() async {}

    func close() async { if let pass { close(pass) } }

    private func close(_ pass: AndroidPass) {
        pass.close()
        self.pass = nil
    }
}
