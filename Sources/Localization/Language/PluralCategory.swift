/// The forms that a phrase takes with a number (CLDR, "Language Plural Rules").
public enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

extension Language {
    /// The form that goes with a whole number.
    public func pluralCategory(of count: Int64) -> PluralCategory {
        let magnitude = count.magnitude
        return switch self {
        case .english, .german, .turkish: magnitude == 1 ? .one : .other
        case .spanish:
            if magnitude == 1 { .one } else if magnitude.isWholeMillion { .many } else { .other }
        case .french, .portuguese:
            if magnitude <= 1 { .one } else if magnitude.isWholeMillion { .many } else { .other }
        case .hindi: magnitude <= 1 ? .one : .other
        case .chineseSimplified: .other
        case .arabic: Language.arabicCategory(of: magnitude)
        }
    }

    /// The forms that the language tells apart for whole numbers.
    public var pluralCategories: Set<PluralCategory> {
        switch self {
        case .english, .german, .turkish, .hindi: [.one, .other]
        case .spanish, .french, .portuguese: [.one, .many, .other]
        case .chineseSimplified: [.other]
        case .arabic: [.zero, .one, .two, .few, .many, .other]
        }
    }

    private static func arabicCategory(of magnitude: UInt64) -> PluralCategory {
        switch (magnitude, magnitude % 100) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
    }
}

extension UInt64 {
    fileprivate var isWholeMillion: Bool { self != 0 && isMultiple(of: 1_000_000) }
}
