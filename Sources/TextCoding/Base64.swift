/// Bytes in the alphabet of RFC 4648, section 4, padded.
///
/// Strict, so that bytes have one form only: no white space, no missing padding, no bits left over (section 3.5).
public enum Base64 {
    /// The bytes of a text; nil if it is not base64.
    public static func bytes(of text: String) -> [UInt8]? {
        text.utf8.withContiguousStorageIfAvailable { bytes(of: $0) }
            ?? Array(text.utf8).withUnsafeBufferPointer {
                bytes(of: $0)
            }
    }

    /// The text of bytes.
    public static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        append(bytes, to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends bytes as text.
    public static func append(_ bytes: UnsafeRawBufferPointer, to text: inout [UInt8]) {
        text.reserveCapacity(text.count + (bytes.count + 2) / 3 * 4)
        var position = 0
        while position + 3 <= bytes.count {
            let group = UInt32(bytes[position]) << 16 | UInt32(bytes[position + 1]) << 8 | UInt32(bytes[position + 2])
            for shift in [UInt32(18), 12, 6, 0] { text.append(digit(group >> shift)) }
            position += 3
        }
        guard position < bytes.count else { return }
        let isPair = position + 2 == bytes.count
        let group = UInt32(bytes[position]) << 16 | (isPair ? UInt32(bytes[position + 1]) << 8 : 0)
        text.append(digit(group >> 18))
        text.append(digit(group >> 12))
        text.append(isPair ? digit(group >> 6) : padding)
        text.append(padding)
    }

    /// Appends bytes as text.
    public static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
        bytes.withUnsafeBytes { append($0, to: &text) }
    }

    private static let padding = UInt8(ascii: "=")

    private static func digit(_ bits: UInt32) -> UInt8 {
        let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        return alphabet.utf8Start[Int(bits & 63)]
    }

    /// The value of each byte as a digit; 255 for those that are none.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for value in UInt8(0)..<64 { values[Int(digit(UInt32(value)))] = value }
        return values
    }()

    private static func bytes(of text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard text.count.isMultiple(of: 4), let last = text.last else { return text.isEmpty ? [] : nil }
        let padded = last != padding ? 0 : text[text.count - 2] != padding ? 1 : 2
        let whole = text.count / 4 - (padded > 0 ? 1 : 0)
        var isValid = true
        var bytes = values.withUnsafeBufferPointer { values in
            [UInt8](unsafeUninitializedCapacity: text.count / 4 * 3) { output, count in
                var bad: UInt8 = 0
                for group in 0..<whole {
                    let first = values[Int(text[4 * group])]
                    let second = values[Int(text[4 * group + 1])]
                    let third = values[Int(text[4 * group + 2])]
                    let fourth = values[Int(text[4 * group + 3])]
                    // Only what is no digit has one of the two highest bits.
                    bad |= first | second | third | fourth
                    output.initializeElement(at: 3 * group, to: first << 2 | second >> 4)
                    output.initializeElement(at: 3 * group + 1, to: second << 4 | third >> 2)
                    output.initializeElement(at: 3 * group + 2, to: third << 6 | fourth)
                }
                isValid = bad & 0xC0 == 0
                count = 3 * whole
            }
        }
        guard isValid else { return nil }
        if padded > 0 {
            let start = 4 * whole
            let first = values[Int(text[start])]
            let second = values[Int(text[start + 1])]
            let third = padded == 1 ? values[Int(text[start + 2])] : 0
            guard (first | second | third) & 0xC0 == 0 else { return nil }
            bytes.append(first << 2 | second >> 4)
            if padded == 1 { bytes.append(second << 4 | third >> 2) }
            // Bits that belong to no byte must be zero.
            guard padded == 1 ? third & 0x03 == 0 : second & 0x0F == 0 else { return nil }
        }
        return bytes
    }
}
