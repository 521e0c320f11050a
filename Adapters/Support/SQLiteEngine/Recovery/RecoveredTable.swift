internal import WhisperStorePort

/// A table of a new vault that is being filled from a damaged one.
final class RecoveredTable {
    /// What its rows look like.
    let shape: RowShape
    /// Whether the tree of the damaged table could be read to its end.
    var isWhole = false
    /// How many rows the damaged table had, where something still knows.
    var expected: Int64?
    /// Rows that were inserted.
    private(set) var inserted: Int64 = 0

    private let target: Connection

    /// A table of a database, with nothing in it but what every vault has.
    init(_ shape: RowShape, in target: Connection) {
        self.shape = shape
        self.target = target
    }

    /// Inserts the present row of a statement: its number, then its fields.
    func insert(_ row: Statement, fields: Int) throws(StoreError) {
        let insertion = try target.statement(shape.insertion(fields: fields))
        shape.bind(row, to: insertion, fields: fields)
        try insertion.run()
        inserted += Int64(target.changes)
    }
}
