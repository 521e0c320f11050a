/// The name of a text that the user reads. One enumeration for each subject; a case is one text.
///
/// English is complete by the compiler's word (an exhaustive switch). A translation that is missing falls back to
/// English; a test proves that none is.
public protocol TextKey: CaseIterable, Hashable, Sendable {
    /// The English text.
    var english: Phrase { get }
    /// The text in another language; nil where it is not translated.
    func translation(_ language: Language) -> Phrase?
}

extension TextKey {
    /// The text in a language; nil where it is not translated.
    public func phrase(in language: Language) -> Phrase? {
        language == .english ? english : translation(language)
    }
}
