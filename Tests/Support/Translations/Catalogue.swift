public import WhisperLocalization

/// The texts of one language: what a file `po/de.po` holds. The template `po/whisper.pot` is one without a language.
public struct Catalogue: Equatable, Sendable {
    /// The fields of the header, in their order, such as `Language: de`.
    public var header: [String]
    /// The texts, each key once.
    public var entries: [CatalogueEntry]

    /// A catalogue with given texts.
    public init(header: [String], entries: [CatalogueEntry]) {
        self.header = header
        self.entries = entries
    }

    /// An empty catalogue of a language, or the template if no language is given.
    public init(language: Language?) {
        let own = language.map { ["Language: \($0.rawValue)"] } ?? []
        let plural = language.map { ["Plural-Forms: \($0.pluralForms)"] } ?? []
        header =
            ["Project-Id-Version: whisper"] + own
            + ["MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8", "Content-Transfer-Encoding: 8bit"]
            + plural
        entries = []
    }

    /// The texts of the program, each with the translation that this catalogue has of it.
    ///
    /// A text whose English changed retains its translation, marked as fuzzy; a removed text is dropped.
    public func merged(with sources: [CatalogueEntry]) -> Catalogue {
        let known = Dictionary(entries.map { ($0.context, $0) }) { first, _ in first }
        let merged = sources.map { source in
            var entry = source
            guard let old = known[source.context], old.translation.contains(where: { !$0.isEmpty }) else {
                return entry
            }
            entry.translation = old.translation
            entry.isFuzzy = old.isFuzzy || old.text != source.text || old.plural != source.plural
            return entry
        }
        return Catalogue(header: header, entries: merged)
    }

    /// The keys without a translation to use.
    public var missing: [String] { entries.filter { !$0.isTranslated }.map(\.context) }
}
