/// What a single character costs a guesser, given the byte before it.
enum CharacterCost {
    /// The cost of a byte, in sixteenths of a bit.
    static func of(_ byte: UInt8, after previous: UInt8?) -> Int {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): letter(byte, after: previous)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"):
            // Whole words in capitals cost as much as others.
            previous.map(Alphabet.isUpper) == true ? letter(byte, after: previous) : anyLetter + Bits.one
        case UInt8(ascii: "0")...UInt8(ascii: "9"): 53
        case UInt8(ascii: " "): isWordEnd(previous) ? 8 : 48
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ","): isWordEnd(previous) ? 32 : 64
        case UInt8(ascii: "!"): 32
        case 0..<0x80: 80
        default: beyondASCII(byte, after: previous)
        }
    }

    /// A letter about which nothing is known: one of 26.
    private static let anyLetter = 75
    /// A letter that often follows the one before it: what languages tell per letter.
    private static let expectedLetter = 24

    private static func letter(_ byte: UInt8, after previous: UInt8?) -> Int {
        guard let previous, Alphabet.isLetter(previous) else { return anyLetter }
        return LetterPairs.isCommon(Alphabet.lower(previous), Alphabet.lower(byte)) ? expectedLetter : anyLetter
    }

    /// The first byte of a character beyond ASCII pays for all of it: less in alphabets, more in scripts of many characters.
    private static func beyondASCII(_ byte: UInt8, after previous: UInt8?) -> Int {
        switch byte {
        case 0x80..<0xC0: 0
        case 0xC0..<0xE0: isWordEnd(previous) ? 40 : 64
        case 0xE0..<0xE4: 48
        case 0xE4..<0xEA: 112
        case 0xEA..<0xF0: 80
        default: 96
        }
    }

    private static func isWordEnd(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        return Alphabet.isLetter(byte) || Alphabet.isDigit(byte) || byte >= 0x80
    }
}

/// Classes of ASCII characters.
enum Alphabet {
    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    static func lower(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte | 0x20 : byte }

    /// The direction from a letter or digit to the next one in the order of the alphabet; 0 follows 9.
    static func step(_ first: UInt8, _ second: UInt8) -> Int {
        let (first, second) = (lower(first), lower(second))
        if isDigit(first), isDigit(second) {
            let difference = (Int(second) - Int(first) + 10) % 10
            return difference == 1 ? 1 : difference == 9 ? -1 : 0
        }
        guard isLetter(first), isLetter(second) else { return 0 }
        let difference = Int(second) - Int(first)
        return abs(difference) == 1 ? difference : 0
    }
}

/// Which letters often follow which, in languages written in Latin letters.
enum LetterPairs {
    private static let followers = [
        "bcdefghijklmnopqrstuvwxyz", "aeilorsuy", "aehiklortuy", "adegilnorsuyv", "abcdfgilmnoprstuvwxz", "aefilortu",
        "aeghilnorsu", "aeilmnortuy", "abcdefgklmnoprstvz", "aeou", "aeiklnorsu", "adefiklmostuvy", "abeimopsuy",
        "acdefgiknostuy", "abcdfgiklmnoprstuvw", "aehiloprstu", "u", "acdegiklmnorstuvy", "acegehiklmnopqstuw",
        "aehiloprstuwyz", "abcdefgilmnprst", "aeior", "aehino", "aceipt", "aeilmnoprst", "aeiouwz",
    ]
    /// For each letter, a bit for each that often follows.
    private static let masks = followers.map { letters in
        letters.utf8.reduce(into: 0 as UInt32) { $0 |= 1 << UInt32($1 - UInt8(ascii: "a")) }
    }

    /// Whether a lower-case letter often follows another.
    static func isCommon(_ first: UInt8, _ second: UInt8) -> Bool {
        masks[Int(first - UInt8(ascii: "a"))] >> UInt32(second - UInt8(ascii: "a")) & 1 == 1
    }
}
