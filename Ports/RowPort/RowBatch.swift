/// A value as SQLite stores it.
public enum RowValue: Hashable, Sendable {
    /// NULL.
    case null
    /// An integer.
    case integer(Int64)
    /// A floating-point number.
    case real(Double)
    /// The bytes of a text, which may be invalid UTF-8.
    case text([UInt8])
    /// A blob.
    case blob([UInt8])
    /// A text or blob of so many bytes that is above `RowLimits.valueBytes`, or would take its row above
    /// `RowLimits.rowBytes`. It is not delivered.
    case tooLong(Int64)
}

/// Rows of one query, packed: reading a value copies no more than the value.
public struct RowBatch: Sendable {
    /// The number of columns of each row.
    public let columns: Int
    /// The number of rows.
    public let count: Int
    /// What the values refer to.
    private let bytes: [UInt8]
    /// One cell for each column of each row, row by row.
    private let cells: [Cell]

    /// One value: its kind, and its number or the place of its bytes.
    struct Cell: Sendable {
        /// The kinds of values.
        enum Kind: UInt8, Sendable { case null, integer, real, text, blob, tooLong }

        /// The kind.
        var kind: Kind
        /// The integer, the bit pattern of the floating-point number, the length that is too long, or the offset.
        var number: Int64
        /// The number of bytes of a text or blob.
        var length: UInt32
    }

    /// Creates a batch from rows. Missing values of a row count as NULL; surplus ones are ignored.
    public init(columns: Int, rows: [[RowValue]]) {
        var builder = RowBatchBuilder(columns: columns)
        for row in rows {
            for column in 0..<max(0, columns) { builder.append(column < row.count ? row[column] : .null) }
        }
        self = builder.finish()
    }

    /// Creates a batch from packed cells. The builder checks that each cell lies within the bytes.
    init(columns: Int, count: Int, bytes: [UInt8], cells: [Cell]) {
        self.columns = columns
        self.count = count
        self.bytes = bytes
        self.cells = cells
    }

    /// The cell of a row and a column; nil outside the batch.
    private func cell(_ row: Int, _ column: Int) -> Cell? {
        guard row >= 0, row < count, column >= 0, column < columns else { return nil }
        return cells[row * columns + column]
    }

    /// The value of a column; NULL outside the batch.
    public func value(_ row: Int, _ column: Int) -> RowValue {
        guard let cell = cell(row, column) else { return .null }
        switch cell.kind {
        case .null: return .null
        case .integer: return .integer(cell.number)
        case .real: return .real(Double(bitPattern: UInt64(bitPattern: cell.number)))
        case .text: return .text(Array(slice(cell)))
        case .blob: return .blob(Array(slice(cell)))
        case .tooLong: return .tooLong(cell.number)
        }
    }

    /// The integer of a column; nil for any other kind of value.
    public func integer(_ row: Int, _ column: Int) -> Int64? {
        guard let cell = cell(row, column), cell.kind == .integer else { return nil }
        return cell.number
    }

    /// The number of a column, integers included; nil for any other kind of value.
    public func real(_ row: Int, _ column: Int) -> Double? {
        guard let cell = cell(row, column) else { return nil }
        switch cell.kind {
        case .integer: return Double(cell.number)
        case .real: return Double(bitPattern: UInt64(bitPattern: cell.number))
        case .null, .text, .blob, .tooLong: return nil
        }
    }

    /// The text of a column, with U+FFFD for what is not UTF-8; nil for any other kind of value.
    public func text(_ row: Int, _ column: Int) -> String? {
        guard let cell = cell(row, column), cell.kind == .text else { return nil }
        return String(decoding: slice(cell), as: UTF8.self)
    }

    /// The bytes of a text or blob; nil for any other kind of value.
    public func content(_ row: Int, _ column: Int) -> ArraySlice<UInt8>? {
        guard let cell = cell(row, column), cell.kind == .text || cell.kind == .blob else { return nil }
        return slice(cell)
    }

    /// Whether a column has a text.
    public func isText(_ row: Int, _ column: Int) -> Bool { cell(row, column).map { $0.kind == .text } ?? false }

    /// Whether a column is NULL; true outside the batch.
    public func isNull(_ row: Int, _ column: Int) -> Bool { cell(row, column).map { $0.kind == .null } ?? true }

    /// The bytes of a cell, which the builder has checked.
    private func slice(_ cell: Cell) -> ArraySlice<UInt8> {
        let offset = Int(cell.number)
        return bytes[offset..<offset + Int(cell.length)]
    }
}
