/// What is said where trust and policies are not what the vault vouches for.
public enum TrustText: String, TextKey {
    case subject, sound, doubtful, doubtfulContacts, wouldBeVerified, wouldBeOn, wouldBeOff,
        askAccept, accepted, refused, refusedHint, acceptOption
}

extension TrustText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .subject:
            "Trust"
        case .sound:
            "Contacts and policies are as they were last set."
        case .doubtful:
            "What this vault says about contacts and policies is not what was last set: older files or pages were put in its place, or a copy was restored by hand. Nobody is taken for verified, and all policies are on. Look through “whisper contact list”, then accept it with “whisper doctor --accept-trust”."
        case .doubtfulContacts:
            .plural(
                one:
                    "{count} contact is not what was last set, and is not taken for verified. “whisper doctor --accept-trust” accepts it.",
                other:
                    "{count} contacts are not what was last set, and are not taken for verified. “whisper doctor --accept-trust” accepts them."
            )
        case .wouldBeVerified:
            "Verified: “{name}”"
        case .wouldBeOn:
            "On: {name}"
        case .wouldBeOff:
            "Off: {name}"
        case .askAccept:
            .plural(
                one: "Accept the vault as it is, with {count} verified contact and these policies?",
                other: "Accept the vault as it is, with {count} verified contacts and these policies?")
        case .accepted:
            "What the vault says about contacts and policies is accepted."
        case .refused:
            "What this vault says about contacts and policies is in doubt"
        case .refusedHint:
            "Accept it with “whisper doctor --accept-trust” first, or restore a backup."
        case .acceptOption:
            "Accept what the vault says about contacts and policies, after showing it."
        }
    }

    /// The text in another language.
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
        case .chineseSimplified: chinese
        }
    }
}
