/// Text as a messenger passed it on, read without what messengers put between characters: line breaks, spaces, and quote
/// marks at the start of a line (ENV-2b).
struct CarriedText {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// Behind the character that was read last.
    private(set) var position: Int
    /// Whether anything was passed over in front of the character that was read last.
    private(set) var isBehindGap = false

    /// A reader from a place on, where no gap is passed over in front of the first character.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// The next character that counts, without taking it; nil at the end of the text.
    func peek() -> UInt8? {
        let start = endOfGap
        return start < bytes.count ? bytes[start] : nil
    }

    /// Takes the next character that counts.
    mutating func next() -> UInt8? {
        let start = endOfGap
        guard start < bytes.count else { return nil }
        isBehindGap = start > position
        position = start + 1
        return bytes[start]
    }

    /// Where the gap ends that begins here; here, if there is none.
    private var endOfGap: Int {
        var end = position
        var isAtLineStart = false
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                isAtLineStart = true
                end += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"): end += 1
            case UInt8(ascii: ">") where isAtLineStart: end += 1
            case 0x80...:
                let length = spaceLength(at: end)
                guard length > 0 else { return end }
                end += length
            default: return end
            }
        }
        return end
    }

    /// The bytes of the space beyond ASCII at a place, joiners and marks of direction included; 0 where there is none.
    private func spaceLength(at index: Int) -> Int {
        func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
        switch (byte(0), byte(1), byte(2)) {
        // No-break space, soft hyphen.
        case (0xC2, 0xA0, _), (0xC2, 0xAD, _): return 2
        // U+2000 … U+200F, U+2028 … U+202F, U+205F … U+2060.
        case (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xA8...0xAF), (0xE2, 0x81, 0x9F...0xA0): return 3
        // Ideographic space, byte order mark.
        case (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): return 3
        default: return 0
        }
    }
}
