/// What is said about sealed messages: whom they are from (UX-2), and what became of them.
public enum EnvelopeWords: String, TextKey {
    case fromVerified, fromUnverified, fromUnknownSigned, fromUnknownUnsigned, fromKeyChanged, fromRevoked, claims,
        shortID, sentAt, openedBy, blockedRemark, blockedNotShown, carrierTime, clockBehind, sealedTo, sealedUnsigned,
        rotatedIdentity, found, foundNone, offerOpen, identityHeading, placeHeading, signedHeading, sealedHeading,
        notYours, sealedByYou,
        inboxProgress, inboxOpened, inboxReplayed, inboxEarlier, inboxDeleted, inboxExpired, inboxForeign, inboxOwn,
        inboxOwnText,
        inboxInvalid, maybeOpened,
        inboxBlocked, inboxChanged, inboxEmpty, expiredHint, notText, typeMessage, pasteEnvelope, blockedHidden,
        keyOfContact, copied, handedToTerminal, severalInText, inboxDamaged, inboxDamagedWhere, openedHeading,
        emptyMessage, recipientUnverified
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
            "From: Unknown (Signed), with keys that differ from those of “{name}”"
        case .fromRevoked:
            "From: {name} (Revoked/Signed)"
        case .claims:
            "It claims to be from {name}, without proof."
        case .shortID:
            "Short id: {shortID}"
        case .sentAt:
            "Sealed: {time}"
        case .openedBy:
            "To: {identity}"
        case .blockedRemark:
            "You have blocked this contact."
        case .blockedNotShown:
            "The message is saved but not shown. Use --show-blocked to show it."
        case .carrierTime:
            "Its time is confirmed only by the messenger."
        case .maybeOpened:
            "It may have been opened before: this vault has no record of messages opened at that time."
        case .clockBehind:
            "This device’s clock is behind the vault’s. If this device’s clock is right, run “whisper doctor --reset-clock”."
        case .sealedTo:
            "Sealed for {recipient}, signed by {identity}."
        case .handedToTerminal:
            "Handed to the terminal, which puts it on the clipboard if it is set up to; otherwise, copy the line."
        case .copied:
            "The envelope is on the clipboard."
        case .severalInText:
            .plural(
                one: "{count} sealed message is in this text. To open it: {command}",
                other: "{count} sealed messages are in this text, and only the first is tried. To open each: {command}")
        case .inboxDamaged:
            .plural(one: "{count} incomplete or damaged", other: "{count} incomplete or damaged")
        case .inboxDamagedWhere:
            "The newest message with an incomplete or damaged envelope: {command}"
        case .openedHeading:
            "Opened"
        case .emptyMessage:
            "The message is empty."
        case .recipientUnverified:
            "“{name}” is not verified. Compare words before you rely on it: {command}"
        case .keyOfContact:
            "The key {key} belongs to your contact “{name}”."
        case .sealedUnsigned:
            "Sealed for {recipient}, not signed."
        case .rotatedIdentity:
            "The identity “{name}” has been replaced; use --from to choose another."
        case .found:
            .plural(one: "{count} envelope", other: "{count} envelopes")
        case .foundNone:
            "No envelopes found."
        case .offerOpen:
            .plural(one: "Open {count} envelope?", other: "Open {count} envelopes?")
        case .identityHeading:
            "To"
        case .placeHeading:
            "Where"
        case .signedHeading:
            "Signed"
        case .sealedHeading:
            "Sealed at"
        case .notYours:
            "not addressed to you"
        case .sealedByYou:
            "sealed by you for {name}"
        case .inboxProgress:
            "Opening"
        case .inboxOpened:
            .plural(one: "{count} message opened", other: "{count} messages opened")
        case .inboxReplayed:
            .plural(one: "{count} already opened", other: "{count} already opened")
        case .inboxEarlier:
            "The newest of the messages that were already opened: {command}"
        case .inboxDeleted:
            .plural(
                one: "{count} message that was already opened is no longer in the vault.",
                other: "{count} messages that were already opened are no longer in the vault.")
        case .inboxExpired:
            .plural(one: "{count} expired", other: "{count} expired")
        case .inboxForeign:
            .plural(one: "{count} not addressed to you", other: "{count} not addressed to you")
        case .inboxOwn:
            .plural(
                one: "{count} you sealed for someone else; only the recipient can open it",
                other: "{count} you sealed for others; only the recipients can open them")
        case .inboxOwnText:
            "What you wrote in the newest that you sealed: {command}"
        case .inboxInvalid:
            .plural(one: "{count} invalid", other: "{count} invalid")
        case .inboxBlocked:
            .plural(
                one: "{count} of them from a blocked contact and not shown",
                other: "{count} of them from blocked contacts and not shown")
        case .inboxChanged:
            .plural(
                one: "{count} of them with changed or revoked keys",
                other: "{count} of them with changed or revoked keys")
        case .inboxEmpty:
            "No sealed messages to open."
        case .expiredHint:
            "Use --trust-carrier-time to open them by the time at which the messenger received them."
        case .notText:
            .plural(
                one: "The message is not text; it has {count} byte.",
                other: "The message is not text; it has {count} bytes.")
        case .typeMessage:
            "Type the message; end it with Ctrl-D on a line of its own."
        case .pasteEnvelope:
            "Paste the text with the envelope; end it with Ctrl-D on a line of its own."
        case .blockedHidden:
            .plural(
                one: "{count} message from a blocked contact is not shown; use --show-blocked to show it.",
                other: "{count} messages from blocked contacts are not shown; use --show-blocked to show them.")
        }
    }
}
