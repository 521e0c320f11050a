/// A protobuf message whose fields are looked up by number.
///
/// Every lookup scans the fields from the beginning, which for the dozen fields of such a message is faster than
/// building a table. If a field occurs several times, the last one counts, as the format specifies. A field of an
/// unexpected type is treated as absent.
package struct WireMessage {
    /// The buffer that contains the message.
    package let bytes: [UInt8]
    /// The range of the message in the buffer.
    package let range: Range<Int>

    /// Creates a message from bytes; nil if they are not a valid message.
    package init?(_ bytes: [UInt8]) {
        self.init(bytes, in: 0..<bytes.count)
    }

    /// Creates a message from a range of bytes; nil if they are not a valid message.
    package init?(_ bytes: [UInt8], in range: Range<Int>) {
        var reader = WireReader(bytes, in: range)
        while reader.next() != nil {}
        if reader.isMalformed { return nil }
        self.bytes = bytes
        self.range = range
    }

    /// The fields in order.
    package var fields: WireReader { WireReader(bytes, in: range) }

    /// The bytes of the message alone.
    package var ownBytes: ArraySlice<UInt8> { bytes[range] }

    // MARK: Values

    /// Returns whether a field is present, whatever its type.
    package func has(_ number: Int) -> Bool { last(number) != nil }

    /// Returns an integer of type `int32`, `int64`, `uint32`, `uint64` or an enumeration.
    package func integer(_ number: Int) -> Int64? {
        guard case .varint(let value)? = last(number) else { return nil }
        return Int64(bitPattern: value)
    }

    /// Returns a Boolean; false if it is absent.
    package func flag(_ number: Int) -> Bool { integer(number).map { $0 != 0 } ?? false }

    /// Returns a floating-point number of 64 bits, if it is finite.
    package func double(_ number: Int) -> Double? {
        guard case .fixed64(let bits)? = last(number) else { return nil }
        let value = Double(bitPattern: bits)
        return value.isFinite ? value : nil
    }

    /// Returns a non-empty text. Invalid UTF-8 becomes U+FFFD.
    package func text(_ number: Int) -> String? {
        guard let place = place(number), !place.isEmpty else { return nil }
        return String(decoding: bytes[place], as: UTF8.self)
    }

    /// Returns the bytes of a field.
    package func bytes(_ number: Int) -> ArraySlice<UInt8>? { place(number).map { bytes[$0] } }

    /// Returns a nested message; nil if it is absent or invalid.
    package func message(_ number: Int) -> WireMessage? { place(number).flatMap { WireMessage(bytes, in: $0) } }

    /// Returns all readable messages of a repeated field.
    package func messages(_ number: Int) -> [WireMessage] { places(number).compactMap { WireMessage(bytes, in: $0) } }

    /// Returns all texts of a repeated field.
    package func texts(_ number: Int) -> [String] { places(number).map { String(decoding: bytes[$0], as: UTF8.self) } }

    /// Returns all values of a repeated field of bytes.
    package func allBytes(_ number: Int) -> [[UInt8]] { places(number).map { Array(bytes[$0]) } }

    // MARK: Finding

    private func last(_ number: Int) -> WireValue? {
        var found: WireValue?
        for field in fields where field.number == number { found = field.value }
        return found
    }

    private func place(_ number: Int) -> Range<Int>? {
        guard case .bytes(let place)? = last(number) else { return nil }
        return place
    }

    private func places(_ number: Int) -> [Range<Int>] {
        var found: [Range<Int>] = []
        for field in fields {
            if field.number == number, case .bytes(let place) = field.value { found.append(place) }
        }
        return found
    }
}

extension WireMessage {
    /// Returns the message at a path of fields; this one for an empty path.
    package func message(at path: ArraySlice<Int>) -> WireMessage? {
        guard let first = path.first else { return self }
        return message(first)?.message(at: path.dropFirst())
    }

    /// Returns the text at a path of fields.
    package func text(at path: [Int]) -> String? {
        guard let last = path.last else { return nil }
        return message(at: path.dropLast())?.text(last)
    }
}

/// Writes fields of a protobuf message: just enough to compose the stored form of an event.
struct WireWriter {
    private(set) var bytes: [UInt8] = []

    /// Appends fields unchanged.
    mutating func copy(_ fields: ArraySlice<UInt8>) {
        bytes.append(contentsOf: fields)
    }

    /// Appends a field of bytes, text or a message.
    mutating func field(_ number: Int, _ value: some Collection<UInt8>) {
        varint(UInt64(clamping: number) << 3 | 2)
        varint(UInt64(value.count))
        bytes.append(contentsOf: value)
    }

    private mutating func varint(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}
