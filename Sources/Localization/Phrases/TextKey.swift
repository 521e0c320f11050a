/// The name of a text that the user reads. One enumeration for each subject; a case is one text.
///
/// English is complete by the compiler's word (an exhaustive switch). Translations come from the catalogues below `po`
/// by the tables below `Generated`, which `make strings` writes (LIB-11). A translation that is missing falls back to
/// English; a test proves that none is.
public protocol TextKey: CaseIterable, Hashable, Sendable {
    /// The English text.
    var english: Phrase { get }
    /// The text in another language; nil if it is not translated.
    func translation(_ language: Language) -> Phrase?
}

extension TextKey {
    /// Nothing: the tables of a new subject are not generated yet.
    public func translation(_ language: Language) -> Phrase? { nil }
}

extension TextKey {
    /// The text in a language; nil if it is not translated.
    public func phrase(in language: Language) -> Phrase? {
        language == .english ? english : translation(language)
    }
}
