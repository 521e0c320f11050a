/// A text of the tables, with placeholders such as `{path}`; where it counts, one form for each plural category.
///
/// The number that chooses the form is the argument named `count`.
public struct Phrase: Sendable, ExpressibleByStringLiteral {
    let forms: Forms

    enum Forms: Sendable {
        case single(String)
        case plural(PluralForms)
    }

    struct PluralForms: Sendable {
        let zero: String?
        let one: String?
        let two: String?
        let few: String?
        let many: String?
        let other: String

        func form(_ category: PluralCategory) -> String {
            let special =
                switch category {
                case .zero: zero
                case .one: one
                case .two: two
                case .few: few
                case .many: many
                case .other: other
                }
            return special ?? other
        }
    }

    /// A phrase of one form.
    public init(stringLiteral value: String) {
        forms = .single(value)
    }

    /// A phrase with a form for each plural category that the language tells apart; `other` stands in for the rest.
    public static func plural(
        zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
        many: String? = nil, other: String
    ) -> Phrase {
        Phrase(forms: .plural(PluralForms(zero: zero, one: one, two: two, few: few, many: many, other: other)))
    }

    private init(forms: Forms) {
        self.forms = forms
    }

    /// The text for a number; a phrase of one form takes no notice of it.
    public func template(for category: PluralCategory) -> String {
        switch forms {
        case .single(let text): text
        case .plural(let plural): plural.form(category)
        }
    }

    /// Whether the phrase has a form for each number.
    public var isPlural: Bool {
        if case .plural = forms { true } else { false }
    }

    /// The plural categories that the phrase has a form of its own for.
    public var categories: Set<PluralCategory> {
        guard case .plural(let plural) = forms else { return [] }
        var categories: Set<PluralCategory> = [.other]
        if plural.zero != nil { categories.insert(.zero) }
        if plural.one != nil { categories.insert(.one) }
        if plural.two != nil { categories.insert(.two) }
        if plural.few != nil { categories.insert(.few) }
        if plural.many != nil { categories.insert(.many) }
        return categories
    }

    /// Every form of the phrase.
    public var templates: [String] {
        switch forms {
        case .single(let text): [text]
        case .plural(let plural):
            [plural.zero, plural.one, plural.two, plural.few, plural.many, plural.other].compactMap { $0 }
        }
    }
}
