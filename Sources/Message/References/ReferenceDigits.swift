/// The digits of references: ten numerals and 22 letters, none of which looks like another (base 32 as Douglas Crockford
/// describes it).
enum ReferenceDigits {
    private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")

    /// The first digits of a number, five bits each, from its most significant bit on.
    static func text(of bits: UInt64, digits: Int) -> String {
        String((0..<digits).map { alphabet[Int(truncatingIfNeeded: (bits << (5 * UInt64($0))) >> 59)] })
    }

    /// The number of which these are the first digits; the other bits are 0.
    static func bits(of text: some StringProtocol) -> UInt64 {
        text.enumerated().reduce(0) { bits, digit in
            guard let value = alphabet.firstIndex(of: digit.element), digit.offset < 13 else { return bits }
            return bits | (UInt64(value) << 59) >> (5 * UInt64(digit.offset))
        }
    }

    /// A typed text in these digits: in lower case, with what was read as a letter made the numeral that it is; nil if it
    /// has other characters.
    static func canonical(_ text: String) -> String? {
        var digits = ""
        for character in text.lowercased() {
            let digit: Character =
                switch character {
                case "o": "0"
                case "i", "l": "1"
                default: character
                }
            guard alphabet.contains(digit) else { return nil }
            digits.append(digit)
        }
        return digits
    }
}
