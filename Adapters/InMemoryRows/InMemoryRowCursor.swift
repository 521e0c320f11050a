import Synchronization
import WhisperRowPort

/// The rows of a query in memory, a few at a time.
final class InMemoryRowCursor: RowCursor {
    /// What is left, and whether the cursor still counts as open.
    private struct State {
        var rows: ArraySlice<[RowValue]>
        var isOpen = true
    }

    /// Rows of one batch, if they are small.
    private static let batch = 100

    private let state: Mutex<State>
    private let columns: Int
    private let source: InMemoryRows

    /// Creates a cursor over rows that are sorted already.
    init(rows: [[RowValue]], columns: Int, source: InMemoryRows) {
        state = Mutex(State(rows: rows[...]))
        self.columns = columns
        self.source = source
    }

    func next() throws(RowError) -> RowBatch? {
        let isClosed = source.isClosed
        let batch = state.withLock { state -> RowBatch? in
            guard state.isOpen, !isClosed, !state.rows.isEmpty else { return nil }
            var builder = RowBatchBuilder(columns: columns)
            var count = 0
            while let row = state.rows.first, count < Self.batch {
                let bytes = row.reduce(0) { $0 + $1.contentBytes }
                guard count == 0 || builder.contentBytes + bytes <= RowLimits.batchBytes else { break }
                var left = RowLimits.rowBytes
                for value in row { builder.append(value.bounded(&left)) }
                state.rows.removeFirst()
                count += 1
            }
            return builder.finish()
        }
        if batch == nil { close() }
        return batch
    }

    func close() {
        let wasOpen = state.withLock { state in
            defer { state.isOpen = false }
            return state.isOpen
        }
        if wasOpen { source.cursorEnded() }
    }
}
