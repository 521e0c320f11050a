public import WhisperInMemoryRows
public import WhisperRowPort
import Synchronization

/// Rows of a damaged file: one of the queries for a table shows another content than the others, as where an index of the
/// table lacks a row, or has one that the table lacks (WDB-3).
public final class DisagreeingRows: RowSource {
    private let base: InMemoryRows
    private let other: InMemoryRows
    private let table: String
    private let place: Int
    private let queries = Mutex(0)

    /// Parameters:
    ///   - table: The table about which queries disagree.
    ///   - place: Which query for it shows the other content, from 0.
    public init(_ base: [InMemoryRows.Table], _ other: [InMemoryRows.Table], table: String, place: Int) {
        self.base = InMemoryRows(base)
        self.other = InMemoryRows(other)
        self.table = table
        self.place = place
    }

    /// The tables, about which there is no disagreement.
    ///
    /// - Throws: As `InMemoryRows`.
    public func tables() throws(RowError) -> [RowTable] { try base.tables() }

    /// Starts reading rows of either content.
    ///
    /// - Throws: As `InMemoryRows`.
    public func open(_ query: RowQuery) throws(RowError) -> any RowCursor {
        guard query.table == table else { return try base.open(query) }
        let number = queries.withLock { queries in
            defer { queries += 1 }
            return queries
        }
        return try number == place ? other.open(query) : base.open(query)
    }

    /// Checks nothing.
    ///
    /// - Throws: Nothing.
    public func verify() throws(RowError) {}

    /// Closes both.
    public func close() {
        base.close()
        other.close()
    }
}

extension [InMemoryRows.Table] {
    /// The tables without the last row of one of them.
    public func withoutLastRow(of name: String) -> [InMemoryRows.Table] {
        var tables = self
        for index in tables.indices where tables[index].table.name == name { _ = tables[index].rows.popLast() }
        return tables
    }
}
