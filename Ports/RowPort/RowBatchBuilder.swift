/// Packs values into a batch, row by row.
public struct RowBatchBuilder: Sendable {
    /// The number of columns of each row.
    private let columns: Int
    /// The content of texts and blobs, one after the other.
    private var bytes: [UInt8] = []
    /// The values so far.
    private var cells: [RowBatch.Cell] = []

    /// Creates an empty batch whose rows have so many columns.
    public init(columns: Int) { self.columns = max(0, columns) }

    /// Adds the next value of the current row.
    public mutating func append(_ value: RowValue) {
        switch value {
        case .null: appendNull()
        case .integer(let number): append(integer: number)
        case .real(let number): append(real: number)
        case .text(let content): content.withUnsafeBytes { append(content: $0, isText: true) }
        case .blob(let content): content.withUnsafeBytes { append(content: $0, isText: false) }
        case .tooLong(let length): cells.append(RowBatch.Cell(kind: .tooLong, number: length, length: 0))
        }
    }

    /// Adds NULL as the next value of the current row.
    public mutating func appendNull() { cells.append(RowBatch.Cell(kind: .null, number: 0, length: 0)) }

    /// Adds an integer as the next value of the current row.
    public mutating func append(integer number: Int64) {
        cells.append(RowBatch.Cell(kind: .integer, number: number, length: 0))
    }

    /// Adds a floating-point number as the next value of the current row.
    public mutating func append(real number: Double) {
        cells.append(RowBatch.Cell(kind: .real, number: Int64(bitPattern: number.bitPattern), length: 0))
    }

    /// Adds a text or a blob as the next value of the current row; one of 4 GiB or more as too long.
    public mutating func append(content: UnsafeRawBufferPointer, isText: Bool) {
        guard let length = UInt32(exactly: content.count) else { return append(.tooLong(Int64(content.count))) }
        cells.append(RowBatch.Cell(kind: isText ? .text : .blob, number: Int64(bytes.count), length: length))
        bytes.append(contentsOf: content)
    }

    /// Prepares for so many values with so many bytes of texts and blobs.
    public mutating func reserve(values: Int, contentBytes: Int) {
        cells.reserveCapacity(values)
        bytes.reserveCapacity(contentBytes)
    }

    /// The number of bytes of texts and blobs so far.
    public var contentBytes: Int { bytes.count }

    /// The batch. An incomplete last row is left out.
    public consuming func finish() -> RowBatch {
        RowBatch(columns: columns, count: columns == 0 ? 0 : cells.count / columns, bytes: bytes, cells: cells)
    }
}
