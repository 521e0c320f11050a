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
