/// Says things in one language (UX-3).
public struct Localizer: Sendable {
    /// The language spoken.
    public let language: Language

    /// Speaks a language.
    public init(_ language: Language) {
        self.language = language
    }

    /// The text of a key, its placeholders filled in.
    ///
    /// - Parameter arguments: The values by placeholder; the number named `count` chooses the plural form.
    public func callAsFunction(_ key: some TextKey, _ arguments: [String: TextArgument] = [:]) -> String {
        let phrase = key.phrase(in: language) ?? key.english
        var category = PluralCategory.other
        if phrase.isPlural, case .count(let count) = arguments["count"] {
            category = language.pluralCategory(of: count)
        }
        let template = phrase.template(for: category)
        guard !arguments.isEmpty else { return template }
        return PhraseTemplate.filled(template) { name in
            switch arguments[name] {
            case .text(let text): text
            case .count(let count): language.formatted(count)
            case .list(let items): language.list(items)
            case nil: nil
            }
        }
    }
}

/// What is filled into a phrase.
public enum TextArgument: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Words that are not translated: a path, a name.
    case text(String)
    /// A number, written as the language writes it.
    case count(Int64)
    /// Several texts that are not translated, after each other as the language lists them.
    case list([String])

    /// Words that are not translated.
    public init(stringLiteral value: String) {
        self = .text(value)
    }

    /// The first of several texts that are not translated, and an ellipsis if there are more.
    public static func list(_ items: [String], most: Int) -> TextArgument {
        .list(items.prefix(most) + (items.count > most ? ["…"] : []))
    }

    /// A number, written as the language writes it.
    public static func count(_ value: Int) -> TextArgument {
        .count(Int64(value))
    }
}
