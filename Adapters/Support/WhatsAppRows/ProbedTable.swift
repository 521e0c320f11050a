package import WhisperRowPort

/// The columns that an adapter reads of a table, by the names that databases give them (WDB-3).
package protocol TableColumn: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// A table with those of the columns that a database has. No column is read unprobed.
package struct ProbedTable<Column: TableColumn>: Sendable {
    /// The table's name.
    package let name: String
    private let places: [Column: Int]
    private let names: [String]

    /// Finds the columns of a table; nil if the database does not have the table, or none of the columns.
    package init?(_ name: String, among tables: DatabaseTables) {
        guard let columns = tables[name] else { return nil }
        var places: [Column: Int] = [:]
        var names: [String] = []
        for column in Column.allCases where columns.contains(column.rawValue) {
            places[column] = names.count
            names.append(column.rawValue)
        }
        guard !names.isEmpty else { return nil }
        self.name = name
        self.places = places
        self.names = names
    }

    /// Whether the database has a column.
    package func has(_ column: Column) -> Bool { places[column] != nil }

    /// The place of a column in the batches of `query`; -1, where every value is NULL, if the database lacks it.
    package func place(_ column: Column) -> Int { places[column] ?? -1 }

    /// A query for all columns that the database has.
    package func query(order: [Column] = [], keys: RowKeys? = nil) -> RowQuery {
        RowQuery(name, names, order: order.filter(has).map(\.rawValue), keys: keys)
    }
}

/// The tables of a database by name.
package struct DatabaseTables: Sendable {
    private let columns: [String: Set<String>]
    /// The names, in the file's order.
    package let names: [String]

    /// Reads the list of tables.
    ///
    /// - Throws: The source's error.
    package init(_ source: any RowSource) throws(RowError) {
        let tables = try source.tables()
        columns = Dictionary(tables.map { ($0.name, Set($0.columns)) }) { first, _ in first }
        names = tables.map(\.name)
    }

    /// The columns of a table; nil if there is none.
    package subscript(name: String) -> Set<String>? { columns[name] }

    /// Whether a table has all of these columns.
    package func has(_ name: String, _ required: String...) -> Bool {
        columns[name].map { $0.isSuperset(of: required) } ?? false
    }
}
