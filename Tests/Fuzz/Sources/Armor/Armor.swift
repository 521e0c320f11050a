/// Lines of a prefix and base64url, implemented a second time so that the fuzzers do not check the code against itself.
public enum Armor {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// A prefix and the characters for bytes.
    public static func line(_ prefix: String, _ bytes: [UInt8]) -> [UInt8] {
        var text = Array(prefix.utf8)
        var bits = 0
        var held = 0
        for byte in bytes {
            bits = (bits << 8 | Int(byte)) & 0xFFFF
            held += 8
            while held >= 6 {
                held -= 6
                text.append(alphabet[bits >> held & 63])
            }
        }
        if held > 0 { text.append(alphabet[bits << (6 - held) & 63]) }
        return text
    }

    /// The bytes after the colon, up to the first character outside the alphabet.
    public static func bytes(of text: [UInt8]) -> [UInt8] {
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return [] }
        var bytes: [UInt8] = []
        var bits = 0
        var held = 0
        for character in text[(colon + 1)...] {
            guard let value = alphabet.firstIndex(of: character) else { break }
            bits = (bits << 6 | value) & 0xFFFF
            held += 6
            if held >= 8 {
                held -= 8
                bytes.append(UInt8(bits >> held & 255))
            }
        }
        return bytes
    }

    /// A line without the surrounding spaces and line ends.
    public static func trimmed(_ text: [UInt8]) -> [UInt8] {
        let spaces = Array(" \t\r\n".utf8)
        let front = text.drop { spaces.contains($0) }
        return Array(front.reversed().drop { spaces.contains($0) }.reversed())
    }
}
