/// Writes fields of a protobuf message: enough to put together what is kept of an event.
struct WireWriter {
    private(set) var bytes: [UInt8] = []

    /// Fields as they stand.
    mutating func copy(_ fields: ArraySlice<UInt8>) {
        bytes.append(contentsOf: fields)
    }

    /// A field of bytes, a text or a message.
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
