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
            "New passphrase (leave empty to generate one):"
        case .repeatPrompt:
            "Repeat the passphrase:"
        case .generated:
            .plural(
                one: "This passphrase was generated for you; it has {count} bit of entropy:",
                other: "This passphrase was generated for you; it has {count} bits of entropy:")
        case .generatedAdvice:
            "Write it down now. It is shown only once, and without it no one can open the vault, including you."
        }
    }
}
