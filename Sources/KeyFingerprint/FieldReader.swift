/// Reads the output of `FieldWriter` from untrusted bytes.
///
/// Every read returns nil and consumes nothing if too few bytes remain.
package struct FieldReader {
    private var rest: ArraySlice<UInt8>

    /// Creates a reader at the start of bytes.
    package init(_ bytes: some Sequence<UInt8>) {
        rest = ArraySlice(bytes)
    }

    /// Whether everything has been read.
    package var isAtEnd: Bool { rest.isEmpty }

    /// The number of remaining bytes.
    package var remainingCount: Int { rest.count }

    /// Reads one byte.
    package mutating func byte() -> UInt8? {
        rest.popFirst()
    }

    /// Reads `count` bytes unchanged.
    package mutating func raw(_ count: Int) -> [UInt8]? {
        guard count >= 0, count <= rest.count else { return nil }
        defer { rest.removeFirst(count) }
        return Array(rest.prefix(count))
    }

    /// Reads an unsigned integer of 4 bytes, big-endian.
    package mutating func u32() -> UInt32? {
        raw(4)?.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Reads a signed integer of 8 bytes, big-endian.
    package mutating func i64() -> Int64? {
        raw(8).map { Int64(bitPattern: $0.reduce(0) { $0 << 8 | UInt64($1) }) }
    }

    /// Reads `lp`: 4 bytes of length, then that many bytes, at most `limit`.
    package mutating func lengthPrefixed(atMost limit: Int) -> [UInt8]? {
        let start = rest
        guard let count = u32(), count <= UInt64(max(limit, 0)), let field = raw(Int(count)) else {
            rest = start
            return nil
        }
        return field
    }
}
