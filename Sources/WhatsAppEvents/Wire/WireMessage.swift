/// A protobuf message whose fields are looked up by number.
///
/// Every look-up walks the fields from the first on, which for the dozen that such a message has is faster than a table
/// of them. Of a field that is there several times, the last counts, as the format says. A field of another type than is
/// asked for is as good as absent.
struct WireMessage {
    /// What the message is part of.
    let bytes: [UInt8]
    /// Where it is.
    let range: Range<Int>

    /// The message of bytes; nil where they are none.
    init?(_ bytes: [UInt8]) {
        self.init(bytes, in: 0..<bytes.count)
    }

    /// The message in a stretch of bytes; nil where they are none.
    init?(_ bytes: [UInt8], in range: Range<Int>) {
        var reader = WireReader(bytes, in: range)
        while reader.next() != nil {}
        if reader.isMalformed { return nil }
        self.bytes = bytes
        self.range = range
    }

    /// The fields in their order.
    var fields: WireReader { WireReader(bytes, in: range) }

    /// The bytes of the message alone.
    var ownBytes: ArraySlice<UInt8> { bytes[range] }

    // MARK: Values

    /// Whether a field is there, whatever its type.
    func has(_ number: Int) -> Bool { last(number) != nil }

    /// A whole number, as `int32`, `int64`, `uint32`, `uint64` or an enumeration.
    func integer(_ number: Int) -> Int64? {
        guard case .varint(let value)? = last(number) else { return nil }
        return Int64(bitPattern: value)
    }

    /// A truth value; false where it is absent.
    func flag(_ number: Int) -> Bool { integer(number).map { $0 != 0 } ?? false }

    /// A floating-point number of 64 bits, where it is finite.
    func double(_ number: Int) -> Double? {
        guard case .fixed64(let bits)? = last(number) else { return nil }
        let value = Double(bitPattern: bits)
        return value.isFinite ? value : nil
    }

    /// A text that is there and not empty. What is not UTF-8 in it becomes U+FFFD.
    func text(_ number: Int) -> String? {
        guard let place = place(number), !place.isEmpty else { return nil }
        return String(decoding: bytes[place], as: UTF8.self)
    }

    /// The bytes of a field.
    func bytes(_ number: Int) -> ArraySlice<UInt8>? { place(number).map { bytes[$0] } }

    /// A message inside this one; nil where it is absent, and where the bytes are none.
    func message(_ number: Int) -> WireMessage? { place(number).flatMap { WireMessage(bytes, in: $0) } }

    /// All messages of a repeated field that can be read.
    func messages(_ number: Int) -> [WireMessage] { places(number).compactMap { WireMessage(bytes, in: $0) } }

    /// All texts of a repeated field.
    func texts(_ number: Int) -> [String] { places(number).map { String(decoding: bytes[$0], as: UTF8.self) } }

    /// All values of a repeated field of bytes.
    func allBytes(_ number: Int) -> [[UInt8]] { places(number).map { Array(bytes[$0]) } }

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
