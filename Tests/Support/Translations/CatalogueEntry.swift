/// A text and its translation, as a gettext catalogue has them.
public struct CatalogueEntry: Equatable, Sendable {
    /// What translators should know (`#.`).
    public var comment: String
    /// The file that the text is from (`#:`).
    public var reference: String
    /// Whether the English text changed after it was translated (`#, fuzzy`); such a translation counts as missing.
    public var isFuzzy: Bool
    /// The key (`msgctxt`): subject and case, such as `VaultText.created`.
    public let context: String
    /// The English text (`msgid`); of a text that counts, the form for one.
    public var text: String
    /// The English form for other numbers than one (`msgid_plural`); nil for a text that does not count.
    public var plural: String?
    /// The translation, or its forms in the order of the language's indices (`msgstr`); empty if there is none.
    public var translation: [String]

    /// An entry, translated or not.
    public init(
        context: String, text: String, plural: String? = nil, comment: String = "", reference: String = "",
        isFuzzy: Bool = false, translation: [String] = []
    ) {
        self.context = context
        self.text = text
        self.plural = plural
        self.comment = comment
        self.reference = reference
        self.isFuzzy = isFuzzy
        self.translation = translation
    }

    /// Whether there is a translation to use: every form has words, and none is fuzzy.
    public var isTranslated: Bool {
        !isFuzzy && !translation.isEmpty && translation.allSatisfy { !$0.isEmpty }
    }

    /// Whether the text has placeholders such as `{path}`, which `msgfmt --check` then compares.
    var hasPlaceholders: Bool { (text + (plural ?? "")).contains("{") }
}
