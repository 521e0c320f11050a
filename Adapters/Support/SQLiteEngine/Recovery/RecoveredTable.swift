internal import WhisperStorePort

/// A table of a new vault that is being filled from a damaged one.
final class RecoveredTable {
    /// The shape of its rows.
    let shape: RowShape
    /// Whether the tree of the damaged table was read to its end.
    var isWhole = false
    /// The number of rows in the damaged table, if it can still be determined.
    var expected: Int64?
    /// The number of inserted rows.
    private(set) var inserted: Int64 = 0

    private let target: Connection

    /// Creates a table that contains only what every vault has.
    init(_ shape: RowShape, in target: Connection) {
        self.shape = shape
        self.target = target
    }

    /// Inserts the current row of a statement: its number, then its fields.
    func insert(_ row: Statement, fields: Int) throws(StoreError) {
        let insertion = try target.statement(shape.insertion(fields: fields))
        shape.bind(row, to: insertion, fields: fields)
        try insertion.run()
        inserted += Int64(target.changes)
    }
}
