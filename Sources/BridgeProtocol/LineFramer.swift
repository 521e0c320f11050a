/// Finds lines in bytes that come in pieces of any size (ING-6).
///
/// A line ends at LF and nowhere else. One that lies within a piece is handed over where it lies; only what a piece leaves
/// unfinished is copied. So the work is in proportion to the bytes, however they are cut.
public struct LineFramer: Sendable {
    /// The longest line, its LF included: 16 MiB.
    public static let longestLine = 16 << 20

    private let limit: Int
    private var partial: [UInt8] = []
    private var isBroken = false
    /// Capacity that is kept from one line to the next.
    private static let keptCapacity = 1 << 16

    /// A framer for lines of at most so many bytes, LF included.
    public init(longestLine: Int = LineFramer.longestLine) {
        limit = max(1, longestLine)
    }

    /// Takes bytes, and hands over each line that they complete, without its LF.
    ///
    /// - Parameters:
    ///   - bytes: What came next.
    ///   - body: Called for each line, in order; the pointer is not valid afterwards.
    /// - Throws: `.lineTooLong`, once what came of a line exceeds the limit, and ever after. Lines before it were handed
    ///   over.
    public mutating func append(
        _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(BridgeProtocolError) {
        guard !isBroken else { throw BridgeProtocolError(.lineTooLong) }
        var rest = bytes[...]
        while let end = LineFramer.firstLineFeed(in: UnsafeBufferPointer(rebasing: rest)) {
            let line = rest.prefix(end)
            rest = rest.dropFirst(end + 1)
            guard end < limit - partial.count else { throw failure() }
            if partial.isEmpty {
                body(UnsafeBufferPointer(rebasing: line))
            } else {
                partial.append(contentsOf: line)
                partial.withUnsafeBufferPointer(body)
                partial.removeAll(keepingCapacity: partial.capacity <= LineFramer.keptCapacity)
            }
        }
        guard rest.count < limit - partial.count else { throw failure() }
        partial.append(contentsOf: rest)
    }

    /// Takes bytes; see `append(_:_:)`.
    public mutating func append(
        _ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(BridgeProtocolError) {
        try bytes.withUnsafeBufferPointer { (bytes) throws(BridgeProtocolError) in try append(bytes, body) }
    }

    /// Says that nothing more comes.
    ///
    /// - Throws: `.tornLine` if bytes are left that no LF followed: whoever wrote them died over it.
    public func finish() throws(BridgeProtocolError) {
        guard partial.isEmpty else { throw BridgeProtocolError(.tornLine) }
    }

    private mutating func failure() -> BridgeProtocolError {
        isBroken = true
        partial = []
        return BridgeProtocolError(.lineTooLong)
    }

    /// Where the first LF stands; eight bytes are looked at in one step.
    private static func firstLineFeed(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let raw = UnsafeRawBufferPointer(bytes)
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        var position = 0
        while position + 8 <= raw.count {
            let word =
                UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)) ^ (ones &* 0x0A)
            // Taking one from each byte borrows at the first that is zero; the lowest such mark is exact.
            let marks = (word &- ones) & ~word & highs
            if marks != 0 { return position + marks.trailingZeroBitCount / 8 }
            position += 8
        }
        while position < raw.count {
            if raw[position] == 0x0A { return position }
            position += 1
        }
        return nil
    }
}
