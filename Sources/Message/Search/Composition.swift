/// Characters that combine with the preceding one into a letter of its own, which folding must not treat as decoration.
///
/// They are Hangul, the voiced kana, and the Cyrillic letters that only look accented.
enum Composition {
    /// A quick test that most characters fail.
    @inline(__always) static func mayCompose(_ code: UInt32) -> Bool {
        if code >= 0x1161 && code <= 0x11C2 { return true }
        return code == 0x0306 || code == 0x0308 || code == 0x3099 || code == 0x309A || code == 0xFF9E || code == 0xFF9F
    }

    /// Returns the letter that two folded characters form; nil if they do not combine.
    static func compose(_ first: UInt32, _ second: UInt32) -> UInt32? {
        switch second {
        case 0x1161...0x1175 where (0x1100...0x1112).contains(first):
            0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
        case 0x11A8...0x11C2 where (0xAC00...0xD7A3).contains(first) && (first - 0xAC00).isMultiple(of: 28):
            first + second - 0x11A7
        case 0x0306: first == 0x0438 ? 0x0439 : first == 0x0443 ? 0x045E : nil
        case 0x0308: first == 0x0456 ? 0x0457 : nil
        case 0x3099, 0xFF9E: voiced(first)
        case 0x309A, 0xFF9F: isHaRow(first) ? first + 2 : nil
        default: nil
        }
    }

    private static func voiced(_ kana: UInt32) -> UInt32? {
        switch kana {
        case 0x3046: 0x3094
        case 0x304B...0x3062 where kana % 2 == 1: kana + 1
        case 0x3064, 0x3066, 0x3068, 0x309D: kana + 1
        case 0x308F...0x3092: kana + 0x68
        default: isHaRow(kana) ? kana + 1 : nil
        }
    }

    private static func isHaRow(_ kana: UInt32) -> Bool {
        (0x306F...0x307D).contains(kana) && kana % 3 == 0
    }
}
