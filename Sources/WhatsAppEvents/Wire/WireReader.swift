/// Reads the fields of a protobuf message one after the other, from untrusted bytes.
///
/// The format is the Protocol Buffers wire format (proto2 and proto3 alike). Nothing is copied: values of variable
/// length are returned as ranges. Any error ends reading as malformed; nothing traps.
package struct WireReader: Sequence, IteratorProtocol {
    /// The maximum nesting of groups. The format's own libraries stop at one hundred.
    package static let deepestGroup = 100

    private let bytes: [UInt8]
    private let end: Int
    private var index: Int
    /// Whether the bytes read so far ended inside a field, or were not valid fields.
    package private(set) var isMalformed = false

    /// Creates a reader over a range of bytes, clamped to their bounds.
    package init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        let range = range.clamped(to: 0..<bytes.count)
        index = range.lowerBound
        end = range.upperBound
    }

    /// Returns the next field; nil at the end, or if the bytes are malformed.
    package mutating func next() -> WireField? {
        guard !isMalformed, index < end else { return nil }
        let start = index
        guard let field = field(depth: 0) else {
            isMalformed = true
            return nil
        }
        return WireField(number: field.number, value: field.value, place: start..<index)
    }

    private mutating func field(depth: Int) -> (number: Int, value: WireValue)? {
        guard let tag = varint(), let number = WireReader.fieldNumber(of: tag) else { return nil }
        switch tag & 7 {
        case 0: return varint().map { (number, .varint($0)) }
        case 1: return fixed(8).map { (number, .fixed64($0)) }
        case 2:
            guard let length = varint(), let place = skip(length) else { return nil }
            return (number, .bytes(place))
        case 3: return group(number, depth: depth).map { (number, .group($0)) }
        case 5: return fixed(4).map { (number, .fixed32(UInt32(truncatingIfNeeded: $0))) }
        default: return nil
        }
    }

    /// Returns the field number in a tag; numbers are 1 … 2^29 - 1.
    private static func fieldNumber(of tag: UInt64) -> Int? {
        let number = tag >> 3
        return (1..<(1 << 29)).contains(number) ? Int(number) : nil
    }

    /// Reads seven bits per byte, lowest first; at most ten bytes, the last with a single bit.
    private mutating func varint() -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while index < end, shift < 64 {
            let byte = bytes[index]
            index += 1
            if shift == 63, byte > 1 { return nil }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        return nil
    }

    /// Reads `count` bytes, lowest first.
    private mutating func fixed(_ count: Int) -> UInt64? {
        guard let place = skip(UInt64(count)) else { return nil }
        return place.reversed().reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
    }

    private mutating func skip(_ length: UInt64) -> Range<Int>? {
        guard length <= UInt64(end - index) else { return nil }
        let start = index
        index += Int(length)
        return start..<index
    }

    /// Returns the range between the start and end tags of a group.
    private mutating func group(_ number: Int, depth: Int) -> Range<Int>? {
        guard depth < WireReader.deepestGroup else { return nil }
        let start = index
        while index < end {
            let inner = index
            guard let tag = varint() else { return nil }
            if tag & 7 == 4 { return WireReader.fieldNumber(of: tag) == number ? start..<inner : nil }
            index = inner
            guard field(depth: depth + 1) != nil else { return nil }
        }
        return nil
    }
}

/// One field of a message.
package struct WireField: Hashable {
    /// The field number.
    package var number: Int
    /// The field's value.
    package var value: WireValue
    /// The range of the field, including its tag.
    package var place: Range<Int>
}

/// The value of a field, as far as the wire format determines it.
package enum WireValue: Hashable {
    case varint(UInt64)
    case fixed64(UInt64)
    case fixed32(UInt32)
    /// The range of a text, of bytes or of a message.
    case bytes(Range<Int>)
    /// The range of a group's fields.
    case group(Range<Int>)
}
