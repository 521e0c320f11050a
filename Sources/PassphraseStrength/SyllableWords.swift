/// Words as this program generates them: two syllables of a consonant and a vowel, between other characters.
enum SyllableWords {
    /// What such a word has: 16 · 4 · 16 · 4 possibilities.
    private static let cost = 12 * Bits.one
    private static let length = 4

    static func find(in bytes: Span<UInt8>, endingAt end: Int, found: (Int, Int) -> Void) {
        let start = end + 1 - length
        guard start >= 0, start == 0 || !Alphabet.isLetter(bytes[start - 1]) else { return }
        for offset in 0..<length {
            let byte = bytes[start + offset]
            guard offset.isMultiple(of: 2) ? isConsonant(byte) : isVowel(byte) else { return }
        }
        found(length, cost)
    }

    private static func isVowel(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"): true
        default: false
        }
    }

    private static func isConsonant(_ byte: UInt8) -> Bool {
        Alphabet.isLetter(byte) && !Alphabet.isUpper(byte) && !isVowel(byte) && byte != UInt8(ascii: "e")
    }
}
