/// What is said about contacts and their keys.
public enum ContactText: String, TextKey {
    case nameHeading, trustHeading, remarksHeading, noteHeading, seenHeading, earlierHeading, unverified, verified,
        revoked, unverifiedSpoken, verifiedSpoken, revokedSpoken, blocked, keyChanged, noContacts, previewNew,
        previewHeld, previewChange, successionValid, successionInvalid, successionNone, askAdd, askChange, added,
        changed, held, skipped, imported, yours, theirs, askVerify, askVerifyRevoked, nowVerified, askRevoke,
        nowRevoked, nowBlocked,
        nowUnblocked, nowRenamed, nowNoted, noteRemoved, nowLinked, askRemove, nowRemoved, keyChangedWarning,
        previewFormer
}

extension ContactText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .nameHeading:
            "Contact name"
        case .trustHeading:
            "Trust"
        case .remarksHeading:
            "Remarks"
        case .noteHeading:
            "Note"
        case .seenHeading:
            "Last seen"
        case .earlierHeading:
            "Earlier keys"
        case .unverified:
            "unverified"
        case .verified:
            "verified"
        case .revoked:
            "revoked"
        case .unverifiedSpoken:
            "Nobody has compared the keys yet."
        case .verifiedSpoken:
            "You have compared the keys with the person."
        case .revokedSpoken:
            "You have revoked the keys."
        case .blocked:
            "blocked"
        case .keyChanged:
            "key changed"
        case .noContacts:
            "There are no contacts yet. “whisper contact import FILE” adds one from a bundle."
        case .previewNew:
            "New contact"
        case .previewHeld:
            "Known already, with the same keys"
        case .previewChange:
            "KEY CHANGE for a contact that you know"
        case .successionValid:
            "The keys that you know have signed that these follow them."
        case .successionInvalid:
            "A statement of succession is there, but it is not valid."
        case .successionNone:
            "Nothing says that the person made these keys."
        case .askAdd:
            "Add “{name}”?"
        case .askChange:
            "Take over these keys for “{name}”? It will have to be verified again."
        case .added:
            "“{name}” is a contact. The keys have not been compared yet: “whisper contact verify”."
        case .changed:
            "“{name}” has new keys. Compare them: “whisper contact verify”."
        case .held:
            "“{name}” was there already; nothing was changed."
        case .skipped:
            "“{name}” was left out."
        case .imported:
            .plural(one: "{count} contact added.", other: "{count} contacts added.")
        case .yours:
            "Your words ({name}), which the other one reads out"
        case .theirs:
            "The words of “{name}”, which you read out"
        case .askVerify:
            "Are the words of both of you the same there?"
        case .askVerifyRevoked:
            "The keys of “{name}” are revoked. Trust them again, after comparing the words?"
        case .nowVerified:
            "“{name}” is verified."
        case .askRevoke:
            "Revoke the keys of “{name}”?"
        case .nowRevoked:
            "The keys of “{name}” are revoked."
        case .nowBlocked:
            "“{name}” is blocked."
        case .nowUnblocked:
            "“{name}” is not blocked any more."
        case .nowRenamed:
            "“{from}” is called “{to}” from now on."
        case .nowNoted:
            "The note to “{name}” is written down."
        case .noteRemoved:
            "The note to “{name}” is gone."
        case .nowLinked:
            "“{name}” is the sender “{person}”."
        case .askRemove:
            "Delete the contact “{name}”?"
        case .nowRemoved:
            "The contact “{name}” is deleted. Its messages stay."
        case .keyChangedWarning:
            "The keys of “{name}” have changed, and you have not verified the new ones. Compare them: “whisper contact verify”."
        case .previewFormer:
            "Keys that a contact of yours had before"
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
