/// What is asked and said about passphrases (CLI-3).
public enum PassphraseText: String, TextKey {
    case prompt, newPrompt, repeatPrompt, generated, generatedAdvice
}

extension PassphraseText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .prompt:
            "Passphrase:"
        case .newPrompt:
            "New passphrase (leave empty to have one made for you):"
        case .repeatPrompt:
            "The same again:"
        case .generated:
            .plural(
                one: "This passphrase was made for you; guessing it means trying {count} bit:",
                other: "This passphrase was made for you; guessing it means trying {count} bits:")
        case .generatedAdvice:
            "Write it down now. It is shown this once, and without it nobody can open the vault, you included."
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: PassphraseText.german[self]
        case .spanish: PassphraseText.spanish[self]
        case .french: PassphraseText.french[self]
        case .portuguese: PassphraseText.portuguese[self]
        case .turkish: PassphraseText.turkish[self]
        case .arabic: PassphraseText.arabic[self]
        case .hindi: PassphraseText.hindi[self]
        case .chineseSimplified: PassphraseText.chinese[self]
        }
    }
}
