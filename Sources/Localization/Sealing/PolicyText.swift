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
            "Effect"
        case .on:
            "on"
        case .off:
            "off"
        case .contactRequired:
            "Messages are sealed only to contacts, never to a bare key."
        case .signatureRequired:
            "Messages to verified contacts are always signed."
        case .archiveOnRotation:
            "Rotating an identity archives its old keys."
        case .gatedSigning:
            "Every signature requires the signing passphrase; the signing key is unusable without it."
        case .nowOn:
            "{policy} is on."
        case .nowOff:
            "{policy} is off."
        case .askForget:
            .plural(
                one: "Delete the signing key of {names}? Only a backup of the identity can restore it.",
                other: "Delete the {count} signing keys of {names}? Only a backup of the identities can restore them.")
        case .forgotten:
            .plural(
                one:
                    "Deleted the signing key of {names}. Create new keys with “whisper identity rotate”, or restore it from a backup with “whisper identity restore”.",
                other:
                    "Deleted the {count} signing keys of {names}. Create new keys with “whisper identity rotate”, or restore them from a backup with “whisper identity restore”."
            )
        }
    }
}
