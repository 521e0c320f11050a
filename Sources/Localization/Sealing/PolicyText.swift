/// What the policies are, in a line each (POL).
public enum PolicyText: String, TextKey {
    case nameHeading, stateHeading, meaningHeading, on, off, contactRequired, signatureRequired, archiveOnRotation,
        gatedSigning, nowOn, nowOff, askForget, forgotten
}

extension PolicyText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .nameHeading:
            "Policy"
        case .stateHeading:
            "State"
        case .meaningHeading:
            "What it does"
        case .on:
            "on"
        case .off:
            "off"
        case .contactRequired:
            "Messages are sealed to contacts only, never to a bare key."
        case .signatureRequired:
            "Messages to verified contacts are always signed."
        case .archiveOnRotation:
            "The old keys are archived when an identity gets new ones."
        case .gatedSigning:
            "Each signature asks for the signing passphrase, without which the key cannot be used."
        case .nowOn:
            "{policy} is on."
        case .nowOff:
            "{policy} is off."
        case .askForget:
            .plural(
                one: "Give up the signing key of {names}? Only a backup of the identity brings it back.",
                other: "Give up the {count} signing keys of {names}? Only a backup of the identities brings them back.")
        case .forgotten:
            .plural(
                one:
                    "The signing key of {names} is given up. “whisper identity rotate” makes new keys; “whisper identity restore” brings it back from a backup.",
                other:
                    "The {count} signing keys of {names} are given up. “whisper identity rotate” makes new keys; “whisper identity restore” brings them back from a backup."
            )
        }
    }

    /// The text in another language; nil where it is not translated.
    public func translation(_ language: Language) -> Phrase? {
        switch language {
        case .english: english
        case .german: german
        case .spanish: spanish
        case .french: french
        case .portuguese: portuguese
        case .turkish: turkish
        case .arabic: arabic
        case .hindi: hindi
        case .chineseSimplified: chineseSimplified
        }
    }
}
