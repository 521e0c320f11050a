/// Bytes in the URL-safe alphabet of RFC 4648, section 5, without padding (section 3.2).
///
/// Strict, so that bytes have one form only: no padding, no white space, no bits left over (section 3.5).
public enum Base64URL {
    /// The number of characters for a number of bytes.
    public static func characterCount(of byteCount: Int) -> Int {
        byteCount / 3 * 4 + (byteCount % 3 == 0 ? 0 : byteCount % 3 + 1)
    }

    /// The characters for bytes.
    public static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        let count = characterCount(of: bytes.count)
        return [UInt8](unsafeUninitializedCapacity: count) { text, written in
            bytes.withUnsafeBytes { encode($0, into: UnsafeMutableRawBufferPointer(text)) }
            written = count
        }
    }

    /// The bytes of a text; nil if it has other characters, an impossible length, or bits left over.
    public static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        guard text.count % 4 != 1 else { return nil }
        let count = text.count / 4 * 3 + text.count % 4 * 3 / 4
        var isText = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
            isText = text.withUnsafeBytes { decode($0, into: UnsafeMutableRawBufferPointer(bytes)) }
            written = isText ? count : 0
        }
        return isText ? bytes : nil
    }

    /// Writes the characters for bytes to a region of exactly `characterCount(of:)` bytes.
    public static func encode(_ bytes: UnsafeRawBufferPointer, into text: UnsafeMutableRawBufferPointer) {
        guard text.count == characterCount(of: bytes.count) else { return }
        alphabet.withUnsafeBufferPointer { alphabet in
            func character(_ bits: UInt32) -> UInt8 { alphabet[Int(bits & 63)] }
            var source = 0
            var target = 0
            while bytes.count - source >= 3 {
                let group = UInt32(bytes[source]) << 16 | UInt32(bytes[source + 1]) << 8 | UInt32(bytes[source + 2])
                text[target] = character(group >> 18)
                text[target + 1] = character(group >> 12)
                text[target + 2] = character(group >> 6)
                text[target + 3] = character(group)
                source += 3
                target += 4
            }
            guard source < bytes.count else { return }
            let first = UInt32(bytes[source]) << 16
            let second = source + 1 < bytes.count ? UInt32(bytes[source + 1]) << 8 : 0
            text[target] = character((first | second) >> 18)
            text[target + 1] = character((first | second) >> 12)
            if source + 1 < bytes.count { text[target + 2] = character(second >> 6) }
        }
    }

    /// Decodes characters into a region of exactly the matching number of bytes.
    ///
    /// - Returns: Whether they are characters of the alphabet, as many as those bytes take, with no bit left over.
    public static func decode(_ text: UnsafeRawBufferPointer, into bytes: UnsafeMutableRawBufferPointer) -> Bool {
        guard text.count == characterCount(of: bytes.count) else { return false }
        return values.withUnsafeBufferPointer { values in
            // A character outside the alphabet sets the bits above the six, which is detected once at the end.
            var seen: UInt32 = 0
            func value(_ index: Int) -> UInt32 {
                let value = UInt32(values[Int(text[index])])
                seen |= value
                return value & 63
            }
            var source = 0
            var target = 0
            while text.count - source >= 4 {
                let group = value(source) << 18 | value(source + 1) << 12 | value(source + 2) << 6 | value(source + 3)
                bytes[target] = UInt8(truncatingIfNeeded: group >> 16)
                bytes[target + 1] = UInt8(truncatingIfNeeded: group >> 8)
                bytes[target + 2] = UInt8(truncatingIfNeeded: group)
                source += 4
                target += 3
            }
            var left: UInt32 = 0
            switch text.count - source {
            case 2:
                let group = value(source) << 18 | value(source + 1) << 12
                bytes[target] = UInt8(truncatingIfNeeded: group >> 16)
                left = group & 0xFFFF
            case 3:
                let group = value(source) << 18 | value(source + 1) << 12 | value(source + 2) << 6
                bytes[target] = UInt8(truncatingIfNeeded: group >> 16)
                bytes[target + 1] = UInt8(truncatingIfNeeded: group >> 8)
                left = group & 0xFF
            default: break
            }
            return seen < 64 && left == 0
        }
    }

    /// The six bits that a character of the alphabet stands for; nil for any other.
    public static func value(of character: UInt8) -> UInt8? {
        let value = values[Int(character)]
        return value < 64 ? value : nil
    }

    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// The value of each byte as a character, 255 if it is not in the alphabet.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: .max, count: 256)
        for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
        return values
    }()
}
