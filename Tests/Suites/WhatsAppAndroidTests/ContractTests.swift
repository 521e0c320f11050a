import Testing
import WhisperDatabaseGenerator
import WhisperInMemoryRows
import WhisperIngestionContract
import WhisperIngestionPort
import WhisperRowPort
import WhisperTestThreads

@Suite("The adapter of Android's database follows the port's rules (ING-1, WDB-1)", .ownThreads)
struct ContractTests {
    private static let tables: [InMemoryRows.Table] = {
        var generator = HistoryGenerator(seed: 5)
        return AndroidDatabaseWriter(generator.history(chats: 4, messages: 900), schema: .october2023).messages
    }()

    private static let subject = IngestionSubject(
        makeSource: { try Reading.source(InMemoryRows(tables)) },
        makeFailingSource: { try Reading.source(BreakingRows(InMemoryRows(tables))) })

    @Test("It keeps", arguments: IngestionLaw.databases)
    func keeps(_ law: IngestionLaw) async throws { try await law.check(Self.subject) }
}

/// Rows that break off: what the survey reads is whole, the messages themselves are not.
private final class BreakingRows: RowSource {
    private let base: InMemoryRows

    init(_ base: InMemoryRows) { self.base = base }

    func tables() throws(RowError) -> [RowTable] { try base.tables() }

    func open(_ query: RowQuery) throws(RowError) -> any RowCursor {
        let cursor = try base.open(query)
        return query.table == "message" && !query.order.isEmpty ? BreakingCursor(base: cursor) : cursor
    }

    func verify() throws(RowError) { try base.verify() }

    func close() { base.close() }

    private struct BreakingCursor: RowCursor {
        let base: any RowCursor

        func next() throws(RowError) -> RowBatch? {
            guard let batch = try base.next(), batch.count == 100, batch.integer(99, 0).map({ $0 < 2_000 }) ?? false
            else { throw .damaged }
            return batch
        }

        func close() { base.close() }
    }
}
