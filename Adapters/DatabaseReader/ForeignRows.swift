import Synchronization
import WhisperRowPort

/// A foreign database that the reader has open.
final class ForeignRows: RowSource {
    private let session: ReaderSession

    init(_ session: ReaderSession) {
        self.session = session
    }

    func tables() throws(RowError) -> [RowTable] {
        try session.exchange(ReaderRequest(.tables)) { answer throws(RowError) in
            var tables: [RowTable] = []
            while answer.rest > 0, tables.count < RowLimits.tables {
                let name = try answer.name()
                var columns: [String] = []
                for _ in 0..<(try answer.number(UInt16.self)) {
                    // What cannot be named cannot be read.
                    if let column = try answer.name() { columns.append(column) }
                }
                if let name { tables.append(RowTable(name: name, columns: columns)) }
            }
            return tables
        }
    }

    func open(_ query: RowQuery) throws(RowError) -> any RowCursor {
        guard (1...RowLimits.columns).contains(query.columns.count), query.order.count <= RowLimits.columns,
            query.keys.map({ $0.values.count <= RowLimits.keys }) ?? true
        else { throw .tooMany }
        let names = [query.table] + query.columns + query.order + (query.keys.map { [$0.column] } ?? [])
        // No name is longer, and a request has to hold all of them.
        guard names.allSatisfy({ $0.utf8.count <= 1_024 }) else { throw .notAvailable }
        var request = ReaderRequest(.query)
        request.add(name: query.table)
        for columns in [query.columns, query.order] {
            request.add(UInt16(clamping: columns.count))
            for column in columns { request.add(name: column) }
        }
        request.add(UInt8(query.keys == nil ? 0 : 1))
        if let keys = query.keys {
            request.add(name: keys.column)
            request.add(UInt32(clamping: keys.values.count))
            for value in keys.values { request.add(value) }
        }
        let number = try session.exchange(request) { answer throws(RowError) in
            try answer.number(UInt8.self)
        }
        return ForeignRowCursor(session, number, columns: query.columns.count)
    }

    func verify() throws(RowError) { try session.exchange(ReaderRequest(.verify)) { _ in } }

    func close() { session.close() }
}

/// The rows of a query, as the reader delivers them.
final class ForeignRowCursor: RowCursor {
    private let session: ReaderSession
    private let number: UInt8
    private let columns: Int
    private let hasEnded = Atomic(false)

    init(_ session: ReaderSession, _ number: UInt8, columns: Int) {
        self.session = session
        self.number = number
        self.columns = columns
    }

    deinit { close() }

    func next() throws(RowError) -> RowBatch? {
        guard !hasEnded.load(ordering: .acquiring), !session.hasEnded else { return nil }
        var request = ReaderRequest(.fetch)
        request.add(number)
        do throws(RowError) {
            let (batch, isLast) = try session.exchange(request) { answer throws(RowError) in
                try answer.rows(columns: columns)
            }
            // The reader releases a query at its end.
            if isLast { hasEnded.store(true, ordering: .releasing) }
            return batch.count == 0 ? nil : batch
        } catch {
            hasEnded.store(true, ordering: .releasing)
            // Closed by another task meanwhile.
            if session.hasEnded { return nil }
            throw error
        }
    }

    func close() {
        guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing), !session.hasEnded else { return }
        var request = ReaderRequest(.close)
        request.add(number)
        // If the reader has ended, so has the query.
        try? session.exchange(request) { _ in }
    }
}
