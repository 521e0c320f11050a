import WhisperRowPort

extension RowValue {
    /// Whether SQLite sorts this value before another one: NULL, then numbers, texts by their bytes, and blobs.
    func precedes(_ other: RowValue) -> Bool {
        switch (self, other) {
        case (.integer(let one), .integer(let two)): one < two
        case (.integer(let one), .real(let two)): Double(one) < two
        case (.real(let one), .integer(let two)): one < Double(two)
        case (.real(let one), .real(let two)): one < two
        case (.text(let one), .text(let two)), (.blob(let one), .blob(let two)): one.lexicographicallyPrecedes(two)
        case (.tooLong(let one), .tooLong(let two)): one < two
        default: rank < other.rank
        }
    }

    /// The place of the value's kind among the kinds.
    private var rank: Int {
        switch self {
        case .null: 0
        case .integer, .real: 1
        case .text: 2
        case .blob, .tooLong: 3
        }
    }

    /// The number of bytes of a text or blob.
    var contentBytes: Int {
        switch self {
        case .text(let bytes), .blob(let bytes): bytes.count
        case .null, .integer, .real, .tooLong: 0
        }
    }

    /// The value, or only its length if the value is too long, or too long for what is left to its row.
    func bounded(_ left: inout Int) -> RowValue {
        guard contentBytes <= min(RowLimits.valueBytes, left) else { return .tooLong(Int64(contentBytes)) }
        left -= contentBytes
        return self
    }
}
