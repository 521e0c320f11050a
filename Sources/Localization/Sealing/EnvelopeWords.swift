/// What is said about sealed messages: whom they are from (UX-2), and what became of them.
public enum EnvelopeWords: String, TextKey {
    case fromVerified, fromUnverified, fromUnknownSigned, fromUnknownUnsigned, fromKeyChanged, fromRevoked, claims,
        shortID, sentAt, openedBy, blockedRemark, blockedNotShown, carrierTime, clockBehind, sealedTo, sealedUnsigned,
        rotatedIdentity, found, foundNone, offerOpen, identityHeading, placeHeading, signedHeading, sealedHeading,
        notYours, inboxProgress, inboxOpened, inboxReplayed, inboxExpired, inboxForeign, inboxInvalid, maybeOpened,
        inboxBlocked, inboxChanged, inboxEmpty, expiredHint, notText, typeMessage, pasteEnvelope, blockedHidden,
        keyOfContact
}

extension EnvelopeWords {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .fromVerified:
            "From: {name} (Verified/Signed)"
        case .fromUnverified:
            "From: {name} (Unverified/Signed)"
        case .fromUnknownSigned:
            "From: Unknown (Signed)"
        case .fromUnknownUnsigned:
            "From: Unknown (Unsigned)"
        case .fromKeyChanged:
            "From: Unknown (Signed), with keys that are not those of “{name}”"
        case .fromRevoked:
            "From: {name} (Revoked/Signed)"
        case .claims:
            "It claims to be {name}; nothing proves that."
        case .shortID:
            "Short id: {shortID}"
        case .sentAt:
            "Sealed: {time}"
        case .openedBy:
            "To: {identity}"
        case .blockedRemark:
            "You have blocked this contact."
        case .blockedNotShown:
            "The message is kept, but not shown. --show-blocked shows it."
        case .carrierTime:
            "Its time is vouched for by the carrier only."
        case .maybeOpened:
            "It may have been opened before: this vault does not know what was opened at the time it is from."
        case .clockBehind:
            "The clock of this machine is behind the vault’s. If it is right, “whisper doctor --reset-clock” goes by it again."
        case .sealedTo:
            "Sealed for {recipient}, signed by {identity}."
        case .keyOfContact:
            "The key {key} is that of your contact “{name}”."
        case .sealedUnsigned:
            "Sealed for {recipient}, not signed."
        case .rotatedIdentity:
            "The identity “{name}” has been replaced; --from chooses another one."
        case .found:
            .plural(one: "{count} envelope", other: "{count} envelopes")
        case .foundNone:
            "There is no envelope."
        case .offerOpen:
            .plural(one: "Open the {count} envelope?", other: "Open the {count} envelopes?")
        case .identityHeading:
            "To"
        case .placeHeading:
            "Where"
        case .signedHeading:
            "Signed"
        case .sealedHeading:
            "Sealed at"
        case .notYours:
            "not to you"
        case .inboxProgress:
            "Opening"
        case .inboxOpened:
            .plural(one: "{count} message opened", other: "{count} messages opened")
        case .inboxReplayed:
            .plural(one: "{count} was opened before", other: "{count} were opened before")
        case .inboxExpired:
            .plural(one: "{count} has expired", other: "{count} have expired")
        case .inboxForeign:
            .plural(one: "{count} is not addressed to you", other: "{count} are not addressed to you")
        case .inboxInvalid:
            .plural(one: "{count} is invalid", other: "{count} are invalid")
        case .inboxBlocked:
            .plural(
                one: "{count} of them is from a blocked contact and not shown",
                other: "{count} of them are from blocked contacts and not shown")
        case .inboxChanged:
            .plural(
                one: "{count} of them has keys that changed or were revoked",
                other: "{count} of them have keys that changed or were revoked")
        case .inboxEmpty:
            "There is no sealed message to open."
        case .expiredHint:
            "--trust-carrier-time opens them by the time at which the messenger received them."
        case .notText:
            "This message is not text; it has {count} bytes."
        case .typeMessage:
            "Type the message; Control-D on a line of its own ends it."
        case .pasteEnvelope:
            "Paste the text with the envelope; Control-D on a line of its own ends it."
        case .blockedHidden:
            .plural(
                one: "{count} message of a blocked contact is not shown; --show-blocked shows it.",
                other: "{count} messages of blocked contacts are not shown; --show-blocked shows them.")
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
