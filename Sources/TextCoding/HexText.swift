/// Bytes as hex digits, two for each byte (base 16, RFC 4648, section 8), written in lower case.
public enum HexText {
    /// The digits of bytes, in lower case.
    @inlinable
    public static func text(_ bytes: some Collection<UInt8>) -> String {
        let count = 2 * bytes.count
        return String(unsafeUninitializedCapacity: count) { text in
            var position = 0
            for byte in bytes where position < count {
                text[position] = digit(byte >> 4)
                text[position + 1] = digit(byte)
                position += 2
            }
            return position
        }
    }

    /// The bytes that an even number of digits stands for, in either case; nil for any other text.
    public static func bytes(of text: String) -> [UInt8]? {
        guard text.utf8.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count / 2)
        var high: UInt8?
        for character in text.utf8 {
            guard let value = value(of: character) else { return nil }
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return bytes
    }

    /// Whether a text is what `text(_:)` writes for some bytes: an even number of digits, all in lower case.
    public static func isCanonical(_ text: String) -> Bool {
        text.utf8.count.isMultiple(of: 2)
            && text.utf8.allSatisfy { character in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(character)
            }
    }

    /// The lower-case digit of the four lowest bits.
    @inlinable
    public static func digit(_ bits: UInt8) -> UInt8 {
        let value = bits & 0xF
        return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    /// The value, 0 … 15, of a digit in either case; nil for any other character.
    @inlinable
    public static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
