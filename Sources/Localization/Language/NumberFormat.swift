/// Numbers as people write them, by the Unicode CLDR: separators, groups of digits, percent signs, symbols of units
/// (LIB-11). Digits are Latin in every language. Output for machines never goes through here.
extension Language {
    /// A whole number as the language writes it, its digits in groups.
    public func formatted(_ number: Int64) -> String {
        formatted(number, decimals: 0)
    }

    /// A decimal number as the language writes it: 1.234,5 for 12345 with one decimal in German.
    ///
    /// - Parameter number: The number counted in its last decimal place, so that nothing is rounded here.
    /// - Parameter decimals: How many digits follow the decimal separator; a negative count is none.
    public func formatted(_ number: Int64, decimals: Int) -> String {
        (number < 0 ? "-" : "") + digits(of: number.magnitude, decimals: max(0, decimals))
    }

    /// A percentage as the language writes it: 99,9 % for 999 with one decimal in German.
    ///
    /// - Parameter number: The percentage counted in its last decimal place, so that nothing is rounded here.
    /// - Parameter decimals: How many digits follow the decimal separator; a negative count is none.
    public func formatted(percent number: Int64, decimals: Int = 0) -> String {
        let digits = digits(of: number.magnitude, decimals: max(0, decimals))
        let sign = number < 0 ? "-" : ""
        return switch self {
        case .english, .portuguese, .hindi, .chineseSimplified: "\(sign)\(digits)%"
        case .german, .spanish, .french: "\(sign)\(digits)\u{A0}%"
        case .turkish: "\(sign)%\(digits)"
        // The marks keep number and sign in this order within text from right to left.
        case .arabic: "\(sign)\(digits)\u{200E}%\u{200E}"
        }
    }

    /// A size as the language writes it, in the binary unit that fits, rounded to one decimal: `1.5 MiB`, `1,5 Mio` in
    /// French, where a byte is an octet.
    ///
    /// - Parameter bytes: The size in bytes.
    public func formatted(bytes: Int64) -> String {
        var amount = Double(bytes)
        var unit = 0
        // What rounds to 1,024 is one of the next unit.
        while (amount * 10).rounded() >= 10_240, unit < Self.unitPrefixes.count - 1 {
            amount /= 1_024
            unit += 1
        }
        let digits = unit == 0 ? formatted(bytes) : formatted(Int64((amount * 10).rounded()), decimals: 1)
        return digits + unitSpace + Self.unitPrefixes[unit] + byteSymbol
    }

    private static let unitPrefixes = ["", "Ki", "Mi", "Gi", "Ti"]

    /// The symbol of a byte.
    private var byteSymbol: String { self == .french ? "o" : "B" }

    /// What stands between a number and its unit.
    private var unitSpace: String { self == .french ? "\u{202F}" : " " }

    /// The sign between the whole number and its decimals.
    private var decimalSeparator: String {
        switch self {
        case .english, .hindi, .chineseSimplified, .arabic: "."
        case .german, .turkish, .portuguese, .spanish, .french: ","
        }
    }

    /// The sign between groups of digits.
    private var groupSeparator: String {
        switch self {
        case .english, .hindi, .chineseSimplified, .arabic: ","
        case .german, .turkish, .portuguese: "."
        case .spanish: "\u{A0}"
        case .french: "\u{202F}"
        }
    }

    /// The digits of a number, grouped before the decimal separator.
    private func digits(of magnitude: UInt64, decimals: Int) -> String {
        var digits = Array(String(magnitude).utf8)
        if digits.count <= decimals {
            digits.insert(contentsOf: Array(repeating: UInt8(ascii: "0"), count: decimals + 1 - digits.count), at: 0)
        }
        let whole = digits.dropLast(decimals)
        // Spanish leaves four digits together.
        let shortestGrouped = self == .spanish ? 5 : 4
        var text = ""
        for (index, digit) in whole.enumerated() {
            let remaining = whole.count - index
            if index > 0, whole.count >= shortestGrouped, startsGroup(remaining: remaining) {
                text += groupSeparator
            }
            text.unicodeScalars.append(Unicode.Scalar(digit))
        }
        guard decimals > 0 else { return text }
        return text + decimalSeparator + String(decoding: digits.suffix(decimals), as: UTF8.self)
    }

    /// Whether a group begins where so many digits remain: every three, in Hindi every two above the first three.
    private func startsGroup(remaining: Int) -> Bool {
        guard remaining >= 3 else { return false }
        return self == .hindi ? (remaining - 3).isMultiple(of: 2) : remaining.isMultiple(of: 3)
    }
}
