/// What is asked and said about passphrases (CLI-3).
public enum PassphraseText: String, TextKey {
    case prompt, newPrompt, repeatPrompt, generated, generatedAdvice, generatedArchiveAdvice,
        generatedBackupAdvice, triesLeft, strengthWeak, strengthFair,
        strengthStrong, weakAdvice, weakWarning, useAnyway, typeWord, wrongWord, continueAnyway, chooseOwn,
        byComputer, byGraphicsCards, inSeconds, inMinutes, inHours, inDays, inMonths, inYears, inCenturies, inAges
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
        case .generatedArchiveAdvice:
            "Write it down now. It is shown only once, and without it no one can open the archive, including you."
        case .generatedBackupAdvice:
            "Write it down now. It is shown only once, and without it no one can open the backup, including you."
        case .triesLeft:
            .plural(one: "{count} try left.", other: "{count} tries left.")
        case .strengthWeak:
            "Weak: {found} (2^{bits} guesses)."
        case .strengthFair:
            "Fair: {found} (2^{bits} guesses)."
        case .strengthStrong:
            "Strong: {found} (2^{bits} guesses or more)."
        case .byComputer:
            "one computer finds it {time}"
        case .byGraphicsCards:
            "100 graphics cards find it {time}"
        case .inSeconds:
            "in seconds"
        case .inMinutes:
            "in minutes"
        case .inHours:
            "in hours"
        case .inDays:
            "in days"
        case .inMonths:
            "in months"
        case .inYears:
            "in years"
        case .inCenturies:
            "in centuries"
        case .inAges:
            "in millions of years"
        case .weakAdvice:
            "Several unrelated words are much stronger."
        case .weakWarning:
            "The passphrase is weak: {found} (2^{bits} guesses)."
        case .useAnyway:
            "Use it anyway?"
        case .typeWord:
            "To show that you have it, type word {number}:"
        case .wrongWord:
            "That is not word {number}."
        case .chooseOwn:
            "Type a passphrase of your own, or nothing for other words. Control-C leaves."
        case .continueAnyway:
            "Continue anyway? Without the words, everything in it is lost."
        }
    }
}
