import CReader
import WhisperRowPort

/// A database in this process, read by the reader's own code: everything but the process and its pipes.
///
/// Unchecked, as one input is read by one task at a time.
final class ReaderRows: RowSource, @unchecked Sendable {
    /// What a request is answered with where everything is well.
    private static let done: UInt8 = 0
    private static let operations: (tables: UInt8, query: UInt8, fetch: UInt8, close: UInt8) = (3, 4, 5, 6)

    private var isOpen: Bool

    /// Opens a database whose bytes stay where they are until it is closed; nil if the reader refuses it.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        isOpen = true
        guard creader_open(bytes.baseAddress, bytes.count) != Self.done else { return }
        close()
        return nil
    }

    func close() {
        if isOpen { creader_close() }
        isOpen = false
    }

    func verify() throws(RowError) {}

    func tables() throws(RowError) -> [RowTable] {
        var answer = try ask(Self.operations.tables, [])
        var tables: [RowTable] = []
        while !answer.isAtEnd {
            let name = answer.name()
            let columns = (0..<answer.number(UInt16.self)).compactMap { _ in answer.name() }
            if let name { tables.append(RowTable(name: name, columns: columns)) }
        }
        return tables
    }

    func open(_ query: RowQuery) throws(RowError) -> any RowCursor {
        var request: [UInt8] = []
        func add<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.littleEndian) { request += $0 }
        }
        func add(_ name: String) {
            add(UInt16(clamping: name.utf8.count))
            request += name.utf8
        }
        add(query.table)
        for columns in [query.columns, query.order] {
            add(UInt16(clamping: columns.count))
            columns.forEach(add)
        }
        add(UInt8(query.keys == nil ? 0 : 1))
        if let keys = query.keys {
            add(keys.column)
            add(UInt32(clamping: keys.values.count))
            for value in keys.values { add(value) }
        }
        var answer = try ask(Self.operations.query, request)
        return Cursor(self, answer.number(UInt8.self), columns: query.columns.count)
    }

    private func ask(_ operation: UInt8, _ content: [UInt8]) throws(RowError) -> Answer {
        guard isOpen else { throw .failed(0) }
        let outcome = creader_ask(operation, content, content.count)
        var size = 0
        let start = creader_answer(&size)
        switch outcome {
        case Self.done: return Answer(Array(UnsafeBufferPointer(start: start, count: size)))
        case 16: throw .notADatabase
        case 17: throw .damaged
        case 20: throw .notAvailable
        case 21: throw .tooMany
        case 22: throw .limit
        case 24: throw .failed(5)
        default: fatalError("the reader answers with \(outcome), for which there is no reason here")
        }
    }

    /// The rows of a query.
    private final class Cursor: RowCursor, @unchecked Sendable {
        private let rows: ReaderRows
        private let number: UInt8
        private let columns: Int
        private var hasEnded = false

        init(_ rows: ReaderRows, _ number: UInt8, columns: Int) {
            self.rows = rows
            self.number = number
            self.columns = columns
        }

        deinit { close() }

        func next() throws(RowError) -> RowBatch? {
            guard !hasEnded, rows.isOpen else { return nil }
            do throws(RowError) {
                var answer = try rows.ask(ReaderRows.operations.fetch, [number])
                let (batch, isLast) = answer.rows(columns)
                hasEnded = isLast
                return batch.count == 0 ? nil : batch
            } catch {
                hasEnded = true
                throw error
            }
        }

        func close() {
            if !hasEnded, rows.isOpen { _ = try? rows.ask(ReaderRows.operations.close, [number]) }
            hasEnded = true
        }
    }
}

/// An answer, read from beginning to end. One that does not add up is a fault of the reader.
private struct Answer {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

    var isAtEnd: Bool { bytes.isEmpty }

    mutating func content(_ count: Int) -> ArraySlice<UInt8> {
        guard count <= bytes.count else { fatalError("an answer that is cut off") }
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count)
    }

    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
        content(Number.bitWidth / 8).reversed().reduce(0) { ($0 << 8) | Number($1) }
    }

    mutating func name() -> String? {
        let content = content(Int(number(UInt16.self)))
        return String(validating: content, as: UTF8.self)
    }

    mutating func rows(_ columns: Int) -> (batch: RowBatch, isLast: Bool) {
        var builder = RowBatchBuilder(columns: columns)
        var values = 0
        while bytes.count > 1 {
            switch number(UInt8.self) {
            case 0: builder.appendNull()
            case 1: builder.append(integer: Int64(bitPattern: number(UInt64.self)))
            case 2: builder.append(real: Double(bitPattern: number(UInt64.self)))
            case 3: builder.append(.text(Array(content(Int(number(UInt32.self))))))
            case 4: builder.append(.blob(Array(content(Int(number(UInt32.self))))))
            case 5: builder.append(.tooLong(Int64(bitPattern: number(UInt64.self))))
            default: fatalError("a value of no kind")
            }
            values += 1
        }
        guard values % columns == 0 else { fatalError("a row that is cut off") }
        return (builder.finish(), number(UInt8.self) != 0)
    }
}
