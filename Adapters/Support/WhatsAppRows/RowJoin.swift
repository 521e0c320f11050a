package import WhisperRowPort

/// What became of a row that belongs to another one.
package enum JoinOutcome: Hashable, Sendable {
    /// It became part of what it belongs to.
    case joined
    /// Another row says the same.
    case superseded
    /// There are too many, or they are too long.
    case tooLong
    /// It lacks what gives it a meaning.
    case malformed
}

/// A table whose rows belong to rows of another one, by the id of that row.
package struct RowJoin<Target: AnyObject>: Sendable {
    /// The table's name.
    package let table: String
    /// The column with the id.
    package let key: String
    private let query: RowQuery
    private let keyPlace: Int
    private let apply: @Sendable (RowBatch, Int, Target) -> JoinOutcome

    /// Describes a table with its columns; nil if the database does not have it.
    ///
    /// - Parameter apply: Makes the function that adds a row to its target. Places of columns are looked up once.
    package init?<Column: TableColumn>(
        _ table: String, _ key: Column, order: [Column] = [], among tables: DatabaseTables,
        apply: (ProbedTable<Column>) -> @Sendable (RowBatch, Int, Target) -> JoinOutcome
    ) {
        guard let probed = ProbedTable<Column>(table, among: tables), probed.has(key) else { return nil }
        self.table = table
        self.key = key.rawValue
        query = probed.query(order: order)
        keyPlace = probed.place(key)
        self.apply = apply(probed)
    }

    /// Describes a table by the names of its columns, the first of which is the key.
    package init(
        _ table: String, columns: [String], apply: @escaping @Sendable (RowBatch, Int, Target) -> JoinOutcome
    ) {
        self.table = table
        key = columns.first ?? ""
        query = RowQuery(table, columns)
        keyPlace = 0
        self.apply = apply
    }

    /// Reads the key column alone.
    ///
    /// - Parameter body: Gets each key; nil for what is no integer.
    /// - Throws: The source's error.
    package func forEachKey(in source: any RowSource, _ body: (Int64?) -> Void) throws(RowError) {
        try source.forEachRow(RowQuery(table, [key])) { batch, row in body(batch.integer(row, 0)) }
    }

    /// Adds the rows of some targets to them.
    ///
    /// - Parameters:
    ///   - budget: The bytes of texts and blobs that may still be retained.
    ///   - target: The target with an id.
    ///   - body: Gets what became of each row.
    /// - Throws: The source's error.
    package func read(
        from source: any RowSource, keys: [Int64], budget: inout Int, target: (Int64) -> Target?,
        _ body: (_ key: Int64, JoinOutcome) -> Void
    ) throws(RowError) {
        var left = budget
        try source.forEachRow(query, where: key, in: keys) { batch, row in
            guard let key = batch.integer(row, keyPlace) else { return }
            // What a small row takes beside its content.
            let bytes = batch.contentBytes(row) + 128
            guard bytes <= left else {
                body(key, .tooLong)
                return
            }
            guard let target = target(key) else {
                body(key, .joined)
                return
            }
            left -= bytes
            body(key, apply(batch, row, target))
        }
        budget = left
    }
}

/// Which targets have rows in a table, so that only these are asked for.
package struct JoinFilter: Sendable {
    /// The number of rows.
    package private(set) var rows: Int64 = 0
    /// The number of rows whose key is no integer.
    package private(set) var malformed: Int64 = 0
    private var keys = RowIDSet()

    /// Reads the keys of a table.
    ///
    /// - Throws: The source's error.
    package init<Target>(_ join: RowJoin<Target>, in source: any RowSource) throws(RowError) {
        var filter = (rows: Int64(0), malformed: Int64(0), keys: RowIDSet())
        try join.forEachKey(in: source) { key in
            filter.rows += 1
            if let key { filter.keys.insert(key) } else { filter.malformed += 1 }
        }
        (rows, malformed, keys) = filter
    }

    /// Whether a target may have rows.
    package func mayContain(_ key: Int64) -> Bool { keys.isFull || keys.contains(key) }

    /// Whether the table has no rows.
    package var isEmpty: Bool { keys.isEmpty }
}
