import Testing
import WhisperRowPort

extension RowSource {
    /// All rows of a query.
    func rows(_ query: RowQuery) throws -> [[RowValue]] {
        let cursor = try open(query)
        defer { cursor.close() }
        return try cursor.rest()
    }
}

extension RowCursor {
    /// The rows that have not been delivered.
    func rest() throws -> [[RowValue]] {
        var rows: [[RowValue]] = []
        while let batch = try next() { rows += batch.rows }
        return rows
    }
}

extension RowBatch {
    /// The values, row by row.
    var rows: [[RowValue]] { (0..<count).map { row in (0..<columns).map { value(row, $0) } } }

    /// The number of bytes of texts and blobs.
    var contentBytes: Int {
        (0..<count).reduce(0) { sum, row in
            (0..<columns).reduce(sum) { $0 + (content(row, $1)?.count ?? 0) }
        }
    }
}

/// Rows whose second column repeats, and whose third has values of every kind.
let mixed = RowSample(
    "messages", ["_id", "chat", "value"],
    rows: (0..<400).map { number in
        let value: RowValue =
            switch number % 7 {
            case 0: .null
            case 1: .integer(Int64(number &* 7_919 % 100))
            case 2: .real(Double(number % 50) + 0.5)
            case 3: .text(Array("text \(number &* 31 % 97)".utf8))
            case 4: .blob([UInt8(number % 251), 0])
            case 5: .text(Array("Ü\(number % 13)".utf8))
            default: .integer(-Int64(number))
            }
        return [.integer(Int64(number)), .integer(Int64(number % 13)), value]
    })

/// Whether SQLite sorts a value before another one.
func precedes(_ one: RowValue, _ other: RowValue) -> Bool {
    func rank(_ value: RowValue) -> Int {
        switch value {
        case .null: 0
        case .integer, .real: 1
        case .text: 2
        case .blob, .tooLong: 3
        }
    }
    func number(_ value: RowValue) -> Double {
        switch value {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: 0
        }
    }
    switch (one, other) {
    case (.text(let one), .text(let other)), (.blob(let one), .blob(let other)):
        return one.lexicographicallyPrecedes(other)
    default:
        return rank(one) != rank(other) ? rank(one) < rank(other) : number(one) < number(other)
    }
}

/// The rows sorted by columns, in the order of their row ids where these are equal.
func sorted(_ rows: [[RowValue]], by columns: [Int]) -> [[RowValue]] {
    rows.enumerated().sorted { one, other in
        for column in columns {
            if precedes(one.element[column], other.element[column]) { return true }
            if precedes(other.element[column], one.element[column]) { return false }
        }
        return one.offset < other.offset
    }.map(\.element)
}

/// Records an issue at the first difference. Rows have megabytes, which no message should.
func expectSame(
    _ found: [[RowValue]], _ expected: [[RowValue]], _ what: Comment = "",
    at location: SourceLocation = #_sourceLocation
) {
    guard found != expected else { return }
    let place = zip(found, expected).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let row = place ?? min(found.count, expected.count)
    Issue.record(
        "\(what) \(found.count) rows instead of \(expected.count), the first difference in row \(row)",
        sourceLocation: location)
}
