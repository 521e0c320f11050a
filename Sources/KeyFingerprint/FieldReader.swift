/// Reads what `FieldWriter` wrote, from bytes that anybody may have made: every read says nil where too little is left,
/// and then takes nothing.
package struct FieldReader {
    private var rest: ArraySlice<UInt8>

    /// A reader at the start of bytes.
    package init(_ bytes: some Sequence<UInt8>) {
        rest = ArraySlice(bytes)
    }

    /// Whether everything has been read.
    package var isAtEnd: Bool { rest.isEmpty }

    /// The number of bytes that are left.
    package var remainingCount: Int { rest.count }

    /// One byte.
    package mutating func byte() -> UInt8? {
        rest.popFirst()
    }

    /// So many bytes as they are.
    package mutating func raw(_ count: Int) -> [UInt8]? {
        guard count >= 0, count <= rest.count else { return nil }
        defer { rest.removeFirst(count) }
        return Array(rest.prefix(count))
    }

    /// An unsigned integer of 4 bytes, big-endian.
    package mutating func u32() -> UInt32? {
        raw(4)?.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// A signed integer of 8 bytes, big-endian.
    package mutating func i64() -> Int64? {
        raw(8).map { Int64(bitPattern: $0.reduce(0) { $0 << 8 | UInt64($1) }) }
    }

    /// `lp`: 4 bytes of length, then so many bytes, at most as many as given.
    package mutating func lengthPrefixed(atMost limit: Int) -> [UInt8]? {
        let start = rest
        guard let count = u32(), count <= UInt64(max(limit, 0)), let field = raw(Int(count)) else {
            rest = start
            return nil
        }
        return field
    }
}
