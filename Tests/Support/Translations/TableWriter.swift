public import WhisperLocalization

/// Writes catalogues as tables in Swift, so that building needs neither gettext nor a catalogue.
public struct TableWriter: Sendable {
    /// The language of the table.
    public let language: Language

    /// Writes the table of a language.
    public init(_ language: Language) {
        self.language = language
    }

    /// The name of the file, such as `German.swift`.
    public var fileName: String { language.name.prefix(1).uppercased() + language.name.dropFirst() + ".swift" }

    /// The table: for each subject a line for each phrase. What is not translated is left out.
    public func file(of catalogue: Catalogue) -> String {
        var file = """
            // Written by `make strings` from po/\(language.rawValue).po. Edit that file, not this one.
            // swift-format-ignore-file

            """
        for subject in TextCatalog.subjects {
            let prefix = "\(subject)."
            let rows = catalogue.entries.filter { $0.context.hasPrefix(prefix) && $0.isTranslated }.flatMap { entry in
                lines(String(entry.context.dropFirst(prefix.count)), entry).map { "        \($0)\n" }
            }
            file += "\nextension \(subject) {\n    static let \(language.name) = PhraseTable(\n        \"\"\"\n"
            file += rows.joined() + "        \"\"\")\n}\n"
        }
        return file
    }

    /// What looks a key up in the table of its language, for every subject.
    public static var lookup: String {
        var file = """
            // Written by `make strings`.

            """
        for subject in TextCatalog.subjects {
            file += """

                extension \(subject) {
                    /// The text in another language; nil if it is not translated.
                    public func translation(_ language: Language) -> Phrase? {
                        switch language {
                        case .english: english

                """
            for language in Language.allCases where language != .english {
                file += "        case .\(language.name): Self.\(language.name)[rawValue]\n"
            }
            file += "        }\n    }\n}\n"
        }
        return file
    }

    /// The lines of a phrase: one, or one for each form.
    private func lines(_ key: String, _ entry: CatalogueEntry) -> [String] {
        guard entry.plural != nil else { return ["\(key): \(literal(entry.translation.first ?? ""))"] }
        return zip(language.pluralOrder, entry.translation).map { "\(key)|\($0.rawValue): \(literal($1))" }
    }

    /// A text in readable form; invisible spaces and marks are written as their numbers. Backslashes and line breaks
    /// are escaped twice: for the compiler, and for `PhraseTable`.
    private func literal(_ text: String) -> String {
        var literal = ""
        for character in text.unicodeScalars {
            switch character {
            case "\\": literal += "\\\\\\\\"
            case "\n": literal += "\\\\n"
            case "\"": literal += "\\\""
            case "\t": literal += "\\t"
            case "\u{A0}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202F}", "\u{2066}"..."\u{2069}":
                literal += "\\u{\(String(character.value, radix: 16, uppercase: true))}"
            default: literal.unicodeScalars.append(character)
            }
        }
        return literal
    }
}

extension Language {
    /// The name of the case, which is what the tables are called.
    var name: String { "\(self)" }
}
