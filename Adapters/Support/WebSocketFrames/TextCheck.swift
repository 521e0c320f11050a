/// Whether bytes that come piece by piece are UTF-8 (RFC 3629): found with the first byte that cannot be.
struct TextCheck {
    /// How many bytes the character under way still needs.
    private var needed = 0
    /// What its next byte may be.
    private var lowest: UInt8 = 0x80
    private var highest: UInt8 = 0xBF

    /// Whether no character is cut off.
    var isComplete: Bool { needed == 0 }

    /// Reads on; false where the bytes cannot be UTF-8, whatever follows.
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

    /// The first byte of a longer character. The second one's bounds leave out what has a shorter form, surrogates, and
    /// what lies above U+10FFFF.
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
