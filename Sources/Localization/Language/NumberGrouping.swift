extension Language {
    /// A whole number as the language writes it, its digits in groups.
    public func formatted(_ number: Int64) -> String {
        let digits = Array(String(number.magnitude).utf8)
        let shortestGrouped = self == .spanish || self == .portuguese ? 5 : 4
        var text = number < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            let remaining = digits.count - index
            if index > 0, digits.count >= shortestGrouped, startsGroup(remaining: remaining) {
                text += groupSeparator
            }
            text.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return text
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

    /// Whether a group begins where so many digits remain: every three, in Hindi every two above the first three.
    private func startsGroup(remaining: Int) -> Bool {
        guard remaining >= 3 else { return false }
        return self == .hindi ? (remaining - 3).isMultiple(of: 2) : remaining.isMultiple(of: 3)
    }
}
