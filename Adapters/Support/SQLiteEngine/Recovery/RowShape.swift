internal import WhisperSQLiteLibrary
package import WhisperStorePort

/// The shape of a table's stored rows: how many fields they have, and of which types.
///
/// A page that is no longer part of a tree does not identify its table. The vault's tables differ in shape, so its rows
/// do.
package struct RowShape: Sendable {
    /// The values of a column.
    package enum Kind: Sendable {
        case integer, text, blob
    }

    /// A column of a table.
    package struct Column: Sendable {
        let name: String
        let kind: Kind
        let isNullable: Bool
        /// Whether it is an alias of the row number, which is not stored among the fields but replaced by NULL.
        let isRowNumber: Bool
    }

    /// The table's name.
    package let table: String
    /// Whether the rows are stored in a tree by their own keys instead of row numbers.
    package let isKeyed: Bool
    /// In stored order: in a keyed table, the key comes first.
    package let columns: [Column]
    /// The minimum number of fields in a row: columns added by a migration may be missing in older rows.
    package let fewest: Int

    /// Reads the shape of a table in a database.
    ///
    /// - Parameter added: How many of its columns were added by `ALTER TABLE`.
    /// - Throws: The engine's error.
    package init(_ table: String, in connection: Connection, added: Int) throws(StoreError) {
        self.table = table
        let sql = try connection.transientStatement("SELECT sql FROM sqlite_master WHERE type = 'table' AND name = ?1")
            .bind(1, table)
        isKeyed = try sql.step() && sql.text(0).contains("WITHOUT ROWID")
        var found: [(column: Column, key: Int64)] = []
        let info = try connection.transientStatement("PRAGMA table_info(\(table))")
        while try info.step() {
            let type = info.text(2)
            let key = info.integer(5)
            let column = Column(
                name: info.text(1), kind: type == "TEXT" ? .text : type == "BLOB" ? .blob : .integer,
                isNullable: !info.bool(3) && !(isKeyed && key > 0),
                isRowNumber: !isKeyed && key > 0 && type == "INTEGER")
            found.append((column, key))
        }
        if isKeyed {
            let keys = found.filter { $0.key > 0 }.sorted { $0.key < $1.key }
            columns = (keys + found.filter { $0.key == 0 }).map(\.column)
        } else {
            columns = found.map(\.column)
        }
        fewest = max(1, columns.count - added)
    }

    /// Whether the fields of a row, from the statement's second column on, could belong to this table.
    func fits(_ row: Statement, fields: Int) -> Bool {
        guard (fewest...columns.count).contains(fields) else { return false }
        return columns.prefix(fields).enumerated().allSatisfy { index, column in
            let type = unsafe sqlite3_column_type(row.handle, Int32(clamping: index + 1))
            return column.allows(type)
        }
    }

    /// Whether a row could fit both this table and another.
    package func isConfusable(with other: RowShape) -> Bool {
        guard isKeyed == other.isKeyed else { return false }
        let counts = max(fewest, other.fewest)...max(fewest, other.fewest, min(columns.count, other.columns.count))
        return counts.contains { count in
            count <= columns.count && count <= other.columns.count
                && zip(columns.prefix(count), other.columns).allSatisfy { mine, theirs in
                    [SQLITE_INTEGER, SQLITE_TEXT, SQLITE_BLOB, SQLITE_NULL].contains {
                        mine.allows($0) && theirs.allows($0)
                    }
                }
        }
    }

    /// The statement that reads the table through its tree, in the form in which its pages are read: the row number,
    /// then the fields as stored.
    var selection: String {
        let fields = columns.map { $0.isRowNumber ? "NULL" : "\"\($0.name)\"" }
        return "SELECT \(isKeyed ? "NULL" : "rowid"), \(fields.joined(separator: ", ")) FROM \(table) NOT INDEXED"
    }

    /// The statement that inserts a row with a number of fields; existing rows are not replaced.
    func insertion(fields: Int) -> String {
        let names = columns.prefix(fields).map { "\"\($0.name)\"" }
        let places = (1...max(1, fields)).map { "?\($0)" }
        return """
            INSERT OR IGNORE INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(places.joined(separator: ", ")))
            """
    }

    /// Binds the current row of a statement in the form above to the insertion.
    func bind(_ row: Statement, to insertion: Statement, fields: Int) {
        for (index, column) in columns.prefix(fields).enumerated() {
            let place = Int32(clamping: index + 1)
            let value = unsafe sqlite3_column_value(row.handle, column.isRowNumber ? 0 : place)
            unsafe sqlite3_bind_value(insertion.handle, place, value)
        }
    }
}

extension RowShape.Column {
    /// Whether a field with one of the engine's types is allowed in this column.
    fileprivate func allows(_ type: Int32) -> Bool {
        if isRowNumber { return type == SQLITE_NULL }
        return switch type {
        case SQLITE_NULL: isNullable
        case SQLITE_INTEGER: kind == .integer
        case SQLITE_TEXT: kind == .text
        case SQLITE_BLOB: kind == .blob
        default: false
        }
    }
}

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
