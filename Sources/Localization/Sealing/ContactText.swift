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
            "The keys have not been compared yet."
        case .verifiedSpoken:
            "You have compared the keys with the person."
        case .revokedSpoken:
            "You have revoked the keys."
        case .blocked:
            "blocked"
        case .keyChanged:
            "key changed"
        case .noContacts:
            "No contacts yet. Add one from a bundle with “whisper contact import FILE”."
        case .previewNew:
            "New contact"
        case .previewHeld:
            "Known contact with the same keys"
        case .previewChange:
            "KEY CHANGE for a known contact"
        case .successionValid:
            "The known keys have signed that these keys succeed them."
        case .successionInvalid:
            "There is a statement of succession, but it is not valid."
        case .successionNone:
            "There is no proof that these keys belong to the same person."
        case .askAdd:
            "Add “{name}”?"
        case .askChange:
            "Accept these keys for “{name}”? You will have to verify the contact again."
        case .added:
            "Added the contact “{name}”. Compare the keys with “whisper contact verify”."
        case .changed:
            "“{name}” has new keys. Compare them with “whisper contact verify”."
        case .held:
            "The contact “{name}” already exists; nothing was changed."
        case .skipped:
            "Skipped “{name}”."
        case .imported:
            .plural(one: "Added {count} contact.", other: "Added {count} contacts.")
        case .yours:
            "Your words ({name}), for your contact to read out"
        case .theirs:
            "The words of “{name}”, for you to read out"
        case .askVerify:
            "Do both sets of words match on both sides?"
        case .askVerifyRevoked:
            "The keys of “{name}” are revoked. After comparing the words, trust them again?"
        case .nowVerified:
            "“{name}” is verified."
        case .askRevoke:
            "Revoke the keys of “{name}”?"
        case .nowRevoked:
            "The keys of “{name}” are revoked."
        case .nowBlocked:
            "“{name}” is blocked."
        case .nowUnblocked:
            "“{name}” is no longer blocked."
        case .nowRenamed:
            "Renamed “{from}” to “{to}”."
        case .nowNoted:
            "Saved the note on “{name}”."
        case .noteRemoved:
            "Removed the note on “{name}”."
        case .nowLinked:
            "Linked “{name}” to the sender “{person}”."
        case .askRemove:
            "Delete the contact “{name}”?"
        case .nowRemoved:
            "Deleted the contact “{name}”. Messages from this contact stay."
        case .keyChangedWarning:
            "The keys of “{name}” have changed, and you have not verified the new ones. Compare them with “whisper contact verify”."
        case .previewFormer:
            "Former keys of one of your contacts"
        }
    }
}
