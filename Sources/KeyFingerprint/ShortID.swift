/// The first 60 bits of a fingerprint in readable form: 12 characters of Crockford's base32 in groups of four (CON-2).
///
/// It is for display and lookup only. It never selects or trusts a key: 60 bits can be searched.
public struct ShortID: Hashable, Sendable, LosslessStringConvertible {
    /// The number of bits.
    public static let bitCount = 60

    /// The 60 bits, the first being the most significant.
    public let value: UInt64

    /// Creates an id from a number below 2^60; nil for any other.
    public init?(_ value: UInt64) {
        guard value >> UInt64(ShortID.bitCount) == 0 else { return nil }
        self.value = value
    }

    init(of fingerprint: Fingerprint) {
        value = fingerprint.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } >> 4
    }

    /// Parses an id as people write it: in either case, O for 0, I or L for 1, with hyphens anywhere or nowhere.
    ///
    /// Anything else, including spaces, is rejected.
    public init?(_ description: String) {
        var value: UInt64 = 0
        var count = 0
        for character in description.utf8 where character != UInt8(ascii: "-") {
            guard count < ShortID.characterCount, let digit = ShortID.digit(of: character) else { return nil }
            value = value << 5 | digit
            count += 1
        }
        guard count == ShortID.characterCount else { return nil }
        self.value = value
    }

    /// The characters in groups of four separated by hyphens.
    public var description: String {
        var text = ""
        for index in 0..<ShortID.characterCount {
            if index > 0, index % 4 == 0 { text.append("-") }
            let digit = value >> UInt64(5 * (ShortID.characterCount - 1 - index)) & 31
            text.unicodeScalars.append(Unicode.Scalar(ShortID.alphabet[Int(digit)]))
        }
        return text
    }

    private static let characterCount = bitCount / 5
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    private static func digit(of character: UInt8) -> UInt64? {
        let isLowerCase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(character)
        let upperCase = isLowerCase ? character - 32 : character
        switch upperCase {
        case UInt8(ascii: "O"): return 0
        case UInt8(ascii: "I"), UInt8(ascii: "L"): return 1
        default: return alphabet.firstIndex(of: upperCase).map(UInt64.init)
        }
    }
}
