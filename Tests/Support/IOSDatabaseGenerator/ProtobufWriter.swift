/// Writes protobuf messages.
public struct ProtobufWriter: Sendable {
    /// The bytes so far.
    public private(set) var bytes: [UInt8] = []

    /// An empty message.
    public init() {}

    /// A message with fields.
    public static func message(_ write: (inout ProtobufWriter) -> Void) -> [UInt8] {
        var writer = ProtobufWriter()
        write(&writer)
        return writer.bytes
    }

    /// Adds a field with a number.
    public mutating func integer(_ number: UInt64, _ value: Int64) {
        varint(number << 3)
        varint(UInt64(bitPattern: value))
    }

    /// Adds a field with a text.
    public mutating func text(_ number: UInt64, _ value: String) { content(number, Array(value.utf8)) }

    /// Adds a field with bytes or a message.
    public mutating func content(_ number: UInt64, _ value: [UInt8]) {
        varint(number << 3 | 2)
        varint(UInt64(value.count))
        bytes += value
    }

    /// Adds a field with a message.
    public mutating func message(_ number: UInt64, _ write: (inout ProtobufWriter) -> Void) {
        content(number, ProtobufWriter.message(write))
    }

    private mutating func varint(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}
