/// Validates UTF-8 (RFC 3629) incrementally; an error is detected at the first byte that causes it.
struct TextCheck {
    /// How many more bytes the current character needs.
    private var needed = 0
    /// The lower bound of its next byte.
    private var lowest: UInt8 = 0x80
    private var highest: UInt8 = 0xBF

    /// Whether no character is incomplete.
    var isComplete: Bool { needed == 0 }

    /// Consumes bytes; false if they cannot be UTF-8, whatever follows.
    mutating func accept(_ bytes: ArraySlice<UInt8>) -> Bool {
        for byte in bytes {
            if needed == 0 {
                if byte < 0x80 { continue }
                guard begin(byte) else { return false }
            } else {
                guard (lowest...highest).contains(byte) else { return false }
                needed -= 1
                (lowest, highest) = (0x80, 0xBF)
            }
        }
        return true
    }

    /// Begins a multi-byte character. The bounds of its second byte exclude overlong forms, surrogates, and values
    /// above U+10FFFF.
    private mutating func begin(_ byte: UInt8) -> Bool {
        switch byte {
        case 0xC2...0xDF: needed = 1
        case 0xE0: (needed, lowest) = (2, 0xA0)
        case 0xED: (needed, highest) = (2, 0x9F)
        case 0xE1...0xEF: needed = 2
        case 0xF0: (needed, lowest) = (3, 0x90)
        case 0xF1...0xF3: needed = 3
        case 0xF4: (needed, highest) = (3, 0x8F)
        default: return false
        }
        return true
    }
}
