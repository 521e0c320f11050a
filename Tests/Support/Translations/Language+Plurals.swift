public import WhisperLocalization

extension Language {
    /// The categories of CLDR in the order of gettext's indices: `msgstr[0]` is the first of them.
    public var pluralOrder: [PluralCategory] {
        PluralCategory.allCases.filter(pluralCategories.contains)
    }

    /// The header `Plural-Forms`: from a number to the index of ``pluralOrder``, by the rules of ``pluralCategory(of:)``.
    public var pluralForms: String {
        let rule =
            switch self {
            case .english, .german, .turkish: "(n != 1)"
            case .spanish: "(n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2)"
            case .french, .portuguese: "(n == 0 || n == 1 ? 0 : n % 1000000 == 0 ? 1 : 2)"
            case .hindi: "(n > 1)"
            case .chineseSimplified: "0"
            case .arabic:
                "(n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5)"
            }
        return "nplurals=\(pluralOrder.count); plural=\(rule);"
    }
}
