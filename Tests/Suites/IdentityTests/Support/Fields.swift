/// The fields of the formats, implemented a second time so that the code is not judged by itself.
enum Fields {
    static func u32(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    static func i64(_ value: Int64) -> [UInt8] {
        let bits = UInt64(bitPattern: value)
        return u32(UInt32(bits >> 32)) + u32(UInt32(bits & 0xFFFF_FFFF))
    }

    /// Encodes `lp`: the length, then the bytes.
    static func lp(_ bytes: [UInt8]) -> [UInt8] { u32(UInt32(bytes.count)) + bytes }

    static func lp(_ text: String) -> [UInt8] { lp(Array(text.utf8)) }

    /// Encodes a prefix and base64url.
    static func armored(_ prefix: String, _ bytes: [UInt8]) -> [UInt8] {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        var text = Array(prefix.utf8)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = Array(bytes[start..<min(start + 3, bytes.count)])
            let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < group.count ? Int(group[$1]) : 0) }
            for position in 0...group.count { text.append(alphabet[bits >> (18 - 6 * position) & 63]) }
        }
        return text
    }

    /// Decodes the bytes after a prefix.
    static func dearmored(_ text: [UInt8]) -> [UInt8] {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? 0
        var bytes: [UInt8] = []
        var bits = 0
        var count = 0
        for value in text[(colon + 1)...].compactMap({ alphabet.firstIndex(of: $0) }) {
            bits = (bits << 6 | value) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(bits >> count & 255))
            }
        }
        return bytes
    }
}
