import WhisperLocalization

/// The texts of the program in English: what is extracted for translators.
public struct SourceTexts: Sendable {
    /// Every text, in the order of the subjects and their cases, not translated.
    public let entries: [CatalogueEntry]

    /// Takes keys and English texts from the compiled tables, and what translators should know from their sources.
    ///
    /// - Parameter files: The text of each Swift file by its path, which becomes the reference.
    public init(files: [String: String]) {
        var places: [String: (reference: String, comment: String)] = [:]
        for (path, text) in files {
            for (subject, comment) in Self.subjects(of: text) { places[subject] = (path, comment) }
        }
        entries = TextCatalog.subjects.flatMap { Self.entries(of: $0, places: places) }
    }

    private static func entries<Key: TextKey>(
        of subject: Key.Type, places: [String: (reference: String, comment: String)]
    ) -> [CatalogueEntry] {
        let place = places["\(subject)"]
        return subject.allCases.map { key in
            let phrase = key.english
            return CatalogueEntry(
                context: "\(subject).\(key)",
                text: phrase.template(for: phrase.isPlural ? .one : .other),
                plural: phrase.isPlural ? phrase.template(for: .other) : nil,
                comment: place?.comment ?? "", reference: place?.reference ?? "")
        }
    }

    /// The subjects that a file declares, each with its docstring.
    private static func subjects(of text: String) -> [(name: String, comment: String)] {
        var subjects: [(String, String)] = []
        var comment: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("/// ") {
                comment.append(line.dropFirst(4))
                continue
            }
            let words = line.split(separator: " ")
            if line.hasPrefix("public enum "), line.contains("TextKey"), words.count > 2 {
                subjects.append((String(words[2].prefix { $0 != ":" }), comment.joined(separator: " ")))
            }
            comment = []
        }
        return subjects
    }
}
