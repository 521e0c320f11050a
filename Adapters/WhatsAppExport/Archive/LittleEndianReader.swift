/// Reads little-endian numbers from bytes; nil beyond the end.
struct LittleEndianReader {
    private let source: [UInt8]
    private(set) var position: Int

    init(_ source: [UInt8], at position: Int = 0) {
        self.source = source
        self.position = position
    }

    mutating func uint16() -> UInt16? { number(2).map { UInt16(truncatingIfNeeded: $0) } }

    mutating func uint32() -> UInt32? { number(4).map { UInt32(truncatingIfNeeded: $0) } }

    /// A 64-bit number; nil if it is too large for a file size.
    mutating func int64() -> Int64? { number(8).flatMap { Int64(exactly: $0) } }

    mutating func bytes(_ count: Int) -> [UInt8]? {
        guard count <= source.count - position else { return nil }
        defer { position += count }
        return Array(source[position..<position + count])
    }

    mutating func skip(_ count: Int) -> Bool {
        guard count <= source.count - position else { return false }
        position += count
        return true
    }

    private mutating func number(_ width: Int) -> UInt64? {
        guard width <= source.count - position else { return nil }
        var value: UInt64 = 0
        for index in 0..<width { value |= UInt64(source[position + index]) << UInt64(8 * index) }
        position += width
        return value
    }
}
