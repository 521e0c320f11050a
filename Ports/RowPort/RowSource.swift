/// A database that another program wrote, read as rows (WDB-1).
///
/// The content is hostile input: an adapter reads ordinary tables only, where nothing that a file contains runs (views,
/// triggers, virtual tables), bounds the work and the memory that a file can cause, and holds no secret of the vault.
/// The rules for every adapter; `RowContract` checks them:
/// 1. `tables` lists the ordinary tables with the columns that they store, in the file's order. Everything else,
///    such as a view, a virtual table or a generated column, is absent, and a query for it fails with `.notAvailable`.
/// 2. A cursor delivers each row of its table once, ascending by `order` as SQLite compares values (texts by their bytes,
///    whatever collation a column declares), rows with equal values by row id; without an order by row id. In a table
///    without row ids, the primary key takes their place.
/// 3. With `keys`, a cursor delivers exactly the rows whose column contains one of these integers.
/// 4. Values arrive as stored, whatever type a column declares. Text has the file's bytes, valid UTF-8 or not.
/// 5. Cursors are independent: any of at most `RowLimits.cursors` open ones can be read at any time. A closed cursor, and
///    every cursor of a closed source, reports the end.
/// 6. A batch has at most `RowLimits.batchBytes` of values, or one row; a value above `RowLimits.valueBytes`, or one that
///    would take its row above `RowLimits.rowBytes`, arrives as `.tooLong` with its length.
/// 7. A source without changes delivers the same rows each time. `verify` fails with `.changed` if the file was written
///    since it was opened.
/// 8. A damaged file fails with `.damaged`; what was delivered before remains valid. Damage in what a query does not read
///    need not be noticed.
public protocol RowSource: Sendable {
    /// The ordinary tables of the database.
    ///
    /// - Throws: `.damaged`, `.changed`, `.cancelled` or `.failed`.
    func tables() throws(RowError) -> [RowTable]

    /// Starts reading rows.
    ///
    /// - Throws: `.notAvailable` if the table or a column is not among `tables()`; `.tooMany` beyond `RowLimits`;
    ///   `.damaged`, `.cancelled` or `.failed`.
    func open(_ query: RowQuery) throws(RowError) -> any RowCursor

    /// Checks that the file is still the one that was opened.
    ///
    /// - Throws: `.changed` if it was written since; `.failed`.
    func verify() throws(RowError)

    /// Ends the source and releases its resources. Idempotent.
    func close()
}

/// The rows of one query. Used by one task at a time.
public protocol RowCursor: Sendable {
    /// The next rows; nil at the end.
    ///
    /// - Throws: `.damaged`, `.changed`, `.limit`, `.full`, `.cancelled` or `.failed`; the cursor then ends.
    func next() throws(RowError) -> RowBatch?

    /// Ends the cursor. Idempotent.
    func close()
}

/// The rows that a cursor delivers.
public struct RowQuery: Hashable, Sendable {
    /// The name of the table, as `RowTable` has it.
    public var table: String
    /// The columns to deliver, in this order; 1 to `RowLimits.columns`.
    public var columns: [String]
    /// The columns to sort by, ascending; empty for the order of row ids. An adapter may refuse to sort by values above
    /// 1 MiB, with `.limit`.
    public var order: [String]
    /// Restricts the rows to those whose column has one of these values; nil for all rows.
    public var keys: RowKeys?

    /// Creates a query for some columns of a table.
    public init(_ table: String, _ columns: [String], order: [String] = [], keys: RowKeys? = nil) {
        self.table = table
        self.columns = columns
        self.order = order
        self.keys = keys
    }
}

/// Integers that a column is compared with.
public struct RowKeys: Hashable, Sendable {
    /// The column. It should have an index; otherwise each query reads the whole table.
    public var column: String
    /// The values, at most `RowLimits.keys`; repeated ones count once.
    public var values: [Int64]

    /// Creates a restriction of a column to some integers.
    public init(_ column: String, _ values: [Int64]) {
        self.column = column
        self.values = values
    }
}

/// A table of a foreign database.
public struct RowTable: Hashable, Sendable {
    /// The name as the database spells it.
    public let name: String
    /// The names of its stored columns, in their order.
    public let columns: [String]

    /// Creates the description of a table.
    public init(name: String, columns: [String]) {
        self.name = name
        self.columns = columns
    }
}

/// The bounds that every source observes.
public enum RowLimits {
    /// Cursors that are open at once.
    public static let cursors = 64
    /// Columns of a query.
    public static let columns = 128
    /// Values of a `RowKeys`.
    public static let keys = 4_096
    /// Bytes of the values of one batch that has several rows.
    public static let batchBytes = 256 * 1_024
    /// Bytes of one value.
    public static let valueBytes = 16 * 1_024 * 1_024
    /// Bytes of the values of one row.
    public static let rowBytes = 32 * 1_024 * 1_024
    /// Tables that are listed; further ones are absent.
    public static let tables = 4_096
}
