/// Text as passed on by a messenger, read without the characters that messengers insert (ENV-2b).
///
/// These are line breaks, spaces, and quote marks at the start of a line.
struct CarriedText {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The offset after the last character read.
    private(set) var position: Int
    /// Whether anything was skipped before the last character read.
    private(set) var isBehindGap = false

    /// Creates a reader at an offset; it skips no gap before the first character.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// Returns the next significant character without consuming it; nil at the end of the text.
    func peek() -> UInt8? {
        let start = endOfGap
        return start < bytes.count ? bytes[start] : nil
    }

    /// Consumes the next significant character.
    mutating func next() -> UInt8? {
        let start = endOfGap
        guard start < bytes.count else { return nil }
        isBehindGap = start > position
        position = start + 1
        return bytes[start]
    }

    /// The end of the gap that begins at the current position, or that position if there is none.
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

    /// Returns the length in bytes of the non-ASCII space at an index, including joiners and direction marks; 0 if
    /// there is none.
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
