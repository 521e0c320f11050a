import Synchronization
public import WhisperRowPort

/// Rows in memory, for tests of adapters that read foreign databases.
public final class InMemoryRows: RowSource {
    /// A table with its rows in the order of their ids; missing values of a row count as NULL.
    public struct Table: Sendable {
        /// The name and the columns.
        public var table: RowTable
        /// The rows.
        public var rows: [[RowValue]]

        /// Creates a table from its rows.
        public init(_ name: String, _ columns: [String], rows: [[RowValue]] = []) {
            table = RowTable(name: name, columns: columns)
            self.rows = rows
        }
    }

    /// The content, and what happened to the source since it was created.
    private struct State {
        var tables: [Table]
        var isChanged = false
        var isClosed = false
        var open = 0
    }

    /// Guards everything: cursors may be used by other tasks than the source.
    private let state: Mutex<State>

    /// Creates a source of these tables.
    public init(_ tables: [Table]) { state = Mutex(State(tables: tables)) }

    /// Replaces the content, as a program does that writes to the file while it is read.
    public func replace(_ tables: [Table]) {
        state.withLock {
            $0.tables = tables
            $0.isChanged = true
        }
    }

    /// The tables, as they were given.
    ///
    /// - Throws: `.failed` once the source is closed.
    public func tables() throws(RowError) -> [RowTable] {
        try state.withLock { state throws(RowError) in
            guard !state.isClosed else { throw .failed(0) }
            return state.tables.prefix(RowLimits.tables).map(\.table)
        }
    }

    /// Starts reading the rows of a query, which is evaluated at once.
    ///
    /// - Throws: `.notAvailable`, `.tooMany`; `.failed` once the source is closed.
    public func open(_ query: RowQuery) throws(RowError) -> any RowCursor {
        try state.withLock { state throws(RowError) in
            guard !state.isClosed else { throw .failed(0) }
            guard let table = state.tables.first(where: { $0.table.name == query.table }) else { throw .notAvailable }
            let rows = try Self.rows(of: table, query)
            guard state.open < RowLimits.cursors else { throw .tooMany }
            state.open += 1
            return InMemoryRowCursor(rows: rows, columns: query.columns.count, source: self)
        }
    }

    /// Checks that the content was not replaced.
    ///
    /// - Throws: `.changed`; `.failed` once the source is closed.
    public func verify() throws(RowError) {
        try state.withLock { state throws(RowError) in
            guard !state.isClosed else { throw .failed(0) }
            guard !state.isChanged else { throw .changed }
        }
    }

    /// Ends the source and its cursors.
    public func close() { state.withLock { $0.isClosed = true } }

    /// Whether the source was closed, which ends its cursors.
    var isClosed: Bool { state.withLock(\.isClosed) }

    /// Notes that a cursor ended.
    func cursorEnded() { state.withLock { $0.open -= 1 } }

    /// The rows of a query, sorted.
    private static func rows(of table: Table, _ query: RowQuery) throws(RowError) -> [[RowValue]] {
        guard (1...RowLimits.columns).contains(query.columns.count), query.order.count <= RowLimits.columns,
            query.keys.map({ $0.values.count <= RowLimits.keys }) ?? true
        else { throw .tooMany }
        func place(_ column: String) throws(RowError) -> Int {
            guard let place = table.table.columns.firstIndex(of: column) else { throw .notAvailable }
            return place
        }
        var chosen: [Int] = []
        for column in query.columns { chosen.append(try place(column)) }
        var order: [Int] = []
        for column in query.order { order.append(try place(column)) }
        var rows = table.rows
        if let keys = query.keys {
            let column = try place(keys.column)
            let values = Set(keys.values)
            rows = rows.filter { row in
                guard column < row.count, case .integer(let number) = row[column] else { return false }
                return values.contains(number)
            }
        }
        if !order.isEmpty {
            rows = rows.enumerated().sorted { first, second in
                for column in order {
                    let one = column < first.element.count ? first.element[column] : .null
                    let other = column < second.element.count ? second.element[column] : .null
                    if one.precedes(other) { return true }
                    if other.precedes(one) { return false }
                }
                return first.offset < second.offset
            }.map(\.element)
        }
        return rows.map { row in chosen.map { $0 < row.count ? row[$0] : .null } }
    }
}
