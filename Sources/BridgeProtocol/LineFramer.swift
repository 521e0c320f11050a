/// Splits bytes that arrive in chunks of any size into lines (ING-6).
///
/// Only LF ends a line. A line within one chunk is passed on in place; only the unfinished end of a chunk is copied.
/// The work is therefore proportional to the number of bytes, however they are divided.
public struct LineFramer: Sendable {
    /// The maximum length of a line, including its LF: 16 MiB.
    public static let maximumLineLength = 16 << 20

    private let limit: Int
    private var partial: [UInt8] = []
    private var isBroken = false
    /// The capacity retained between lines.
    private static let retainedCapacity = 1 << 16

    /// Creates a framer for lines of at most `maximumLineLength` bytes, including the LF.
    public init(maximumLineLength: Int = LineFramer.maximumLineLength) {
        limit = max(1, maximumLineLength)
    }

    /// Appends bytes and calls `body` for each line that they complete, without its LF.
    ///
    /// - Parameters:
    ///   - bytes: The next bytes of the stream.
    ///   - body: Called for each line, in order; the pointer is only valid during the call.
    /// - Throws: `.lineTooLong` once an unfinished line exceeds the limit, and on every later call. Preceding lines
    ///   were passed on.
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
                partial.removeAll(keepingCapacity: partial.capacity <= LineFramer.retainedCapacity)
            }
        }
        guard rest.count < limit - partial.count else { throw failure() }
        partial.append(contentsOf: rest)
    }

    /// Appends bytes; see `append(_:_:)`.
    ///
    /// - Throws: `.lineTooLong` once an unfinished line exceeds the limit, and on every later call.
    public mutating func append(
        _ bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) throws(BridgeProtocolError) {
        try bytes.withUnsafeBufferPointer { (bytes) throws(BridgeProtocolError) in try append(bytes, body) }
    }

    /// Marks the end of the stream.
    ///
    /// - Throws: `.tornLine` if the last bytes are not followed by LF, because the writer died in the middle of a line.
    public func finish() throws(BridgeProtocolError) {
        guard partial.isEmpty else { throw BridgeProtocolError(.tornLine) }
    }

    private mutating func failure() -> BridgeProtocolError {
        isBroken = true
        partial = []
        return BridgeProtocolError(.lineTooLong)
    }

    /// Returns the offset of the first LF, examining eight bytes per step.
    private static func firstLineFeed(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let raw = UnsafeRawBufferPointer(bytes)
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        var position = 0
        while position + 8 <= raw.count {
            let word =
                UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)) ^ (ones &* 0x0A)
            // Subtracting one from each byte borrows at the first that is zero; the lowest such mark is exact.
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
