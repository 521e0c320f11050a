/// A text of the tables, with placeholders such as `{path}`; where it counts, one form for each plural category.
///
/// The number that chooses the form is the argument named `count`.
public struct Phrase: Sendable, ExpressibleByStringLiteral {
    let forms: Forms

    enum Forms: Sendable {
        case single(StaticString)
        case plural(PluralForms)
    }

    struct PluralForms: Sendable {
        let zero: StaticString?
        let one: StaticString?
        let two: StaticString?
        let few: StaticString?
        let many: StaticString?
        let other: StaticString

        func form(_ category: PluralCategory) -> StaticString {
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
    public init(stringLiteral value: StaticString) {
        forms = .single(value)
    }

    /// A phrase with a form for each plural category that the language tells apart; `other` stands in for the rest.
    public static func plural(
        zero: StaticString? = nil, one: StaticString? = nil, two: StaticString? = nil, few: StaticString? = nil,
        many: StaticString? = nil, other: StaticString
    ) -> Phrase {
        Phrase(forms: .plural(PluralForms(zero: zero, one: one, two: two, few: few, many: many, other: other)))
    }

    private init(forms: Forms) {
        self.forms = forms
    }

    /// The text for a number; a phrase of one form takes no notice of it.
    public func template(for category: PluralCategory) -> String {
        switch forms {
        case .single(let text): text.description
        case .plural(let plural): plural.form(category).description
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
        case .single(let text): [text.description]
        case .plural(let plural):
            [plural.zero, plural.one, plural.two, plural.few, plural.many, plural.other].compactMap { $0?.description }
        }
    }
}
