import WhisperRowPort
import WhisperSecretMemory

/// Reads an answer from beginning to end. The answers come from a process that parses hostile files: every length is
/// checked, and anything unexpected ends the session.
@safe struct AnswerReader {
    // Valid as long as the closure that received the answer runs.
    private let bytes: UnsafeRawBufferPointer
    private(set) var place = 0

    /// Reads from the beginning.
    init(_ bytes: UnsafeRawBufferPointer) {
        unsafe self.bytes = unsafe bytes
    }

    /// The number of bytes that have not been read.
    var rest: Int { unsafe bytes.count - place }

    /// The next number.
    mutating func number<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type) throws(RowError) -> Number {
        let size = MemoryLayout<Number>.size
        guard size <= rest else { throw .failed(0) }
        defer { place += size }
        return unsafe Number(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: Number.self))
    }

    /// So many bytes.
    mutating func content(_ count: Int) throws(RowError) -> UnsafeRawBufferPointer {
        guard count >= 0, count <= rest else { throw .failed(0) }
        defer { place += count }
        return unsafe UnsafeRawBufferPointer(rebasing: bytes[place..<place + count])
    }

    /// All bytes that have not been read.
    mutating func remainder() throws(RowError) -> [UInt8] { unsafe Array(try content(rest)) }

    /// All bytes that have not been read, as a secret.
    mutating func secret(in memory: any SecretAllocator) throws(RowError) -> ForeignKey {
        let bytes = unsafe try content(rest)
        do { return unsafe ForeignKey(try memory.copy(bytes)) } catch { throw .failed(0) }
    }

    /// A name; nil if it is not UTF-8.
    mutating func name() throws(RowError) -> String? {
        let length = Int(try number(UInt16.self))
        return unsafe String(validating: try content(length), as: UTF8.self)
    }
}

extension AnswerReader {
    /// The kinds of values in an answer.
    private enum Kind: UInt8 {
        case null = 0
        case integer = 1
        case real = 2
        case text = 3
        case blob = 4
        case tooLong = 5
    }

    /// Reads rows; the last byte says whether they are the last ones.
    mutating func rows(columns: Int) throws(RowError) -> (batch: RowBatch, isLast: Bool) {
        var builder = RowBatchBuilder(columns: columns)
        // Most values have nine bytes or more.
        builder.reserve(values: rest / 9, contentBytes: 0)
        var values = 0
        while rest > 1 {
            try value(into: &builder)
            values += 1
        }
        let isLast = try number(UInt8.self) != 0
        guard values % columns == 0 else { throw .failed(0) }
        return (builder.finish(), isLast)
    }

    private mutating func value(into builder: inout RowBatchBuilder) throws(RowError) {
        switch Kind(rawValue: try number(UInt8.self)) {
        case .null: builder.appendNull()
        case .integer: builder.append(integer: try number(Int64.self))
        case .real: builder.append(real: Double(bitPattern: try number(UInt64.self)))
        case .text:
            let length = Int(try number(UInt32.self))
            unsafe builder.append(content: try content(length), isText: true)
        case .blob:
            let length = Int(try number(UInt32.self))
            unsafe builder.append(content: try content(length), isText: false)
        case .tooLong: builder.append(.tooLong(try number(Int64.self)))
        case nil: throw .failed(0)
        }
    }
}
