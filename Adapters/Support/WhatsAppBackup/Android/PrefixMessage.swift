/// The fields of a protobuf message in a container's prefix, from untrusted bytes: numbers and bytes, the last of each field.
///
/// The decoder of WhatsApp's events is not within a support target's reach, and a prefix needs little of it.
struct PrefixMessage: Hashable, Sendable {
    private var numbers: [UInt64: UInt64] = [:]
    private var contents: [UInt64: [UInt8]] = [:]

    /// Reads a message; nil if the bytes are none.
    init?(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while !rest.isEmpty {
            guard let tag = Self.varint(&rest), (1..<1 << 29).contains(tag >> 3) else { return nil }
            switch tag & 7 {
            case 0:
                guard let value = Self.varint(&rest) else { return nil }
                numbers[tag >> 3] = value
            case 1, 5:
                let size = tag & 7 == 1 ? 8 : 4
                guard rest.count >= size else { return nil }
                rest = rest.dropFirst(size)
            case 2:
                guard let length = Self.varint(&rest), length <= UInt64(rest.count) else { return nil }
                contents[tag >> 3] = Array(rest.prefix(Int(length)))
                rest = rest.dropFirst(Int(length))
            default: return nil
            }
        }
    }

    /// Whether a field is present.
    func has(_ field: UInt64) -> Bool { numbers[field] != nil || contents[field] != nil }

    /// A number.
    func number(_ field: UInt64) -> UInt64? { numbers[field] }

    /// The bytes of a field.
    func bytes(_ field: UInt64) -> [UInt8]? { contents[field] }

    /// A text that is not empty.
    func text(_ field: UInt64) -> String? {
        contents[field].flatMap { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
    }

    /// A message within this one; nil if it is absent or none.
    func message(_ field: UInt64) -> PrefixMessage? { contents[field].flatMap { PrefixMessage($0[...]) } }

    /// Seven bits a byte, lowest first, at most ten bytes.
    private static func varint(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
        var value: UInt64 = 0
        for (index, byte) in rest.prefix(10).enumerated() {
            if index == 9, byte > 1 { return nil }
            value |= UInt64(byte & 0x7F) << UInt64(7 * index)
            if byte < 0x80 {
                rest = rest.dropFirst(index + 1)
                return value
            }
        }
        return nil
    }
}
