/// What imports say.
public enum ImportText: String, TextKey {
    case surveying, aligning, writing, imported, wouldImport, importedMessages, wouldImportMessages,
        duplicates, messagesFound, period, attachments, dateOrder, renamed, sameChat, unparsed,
        invalidBytes, repeatedNames, truncated, records, attachmentsTaken, attachmentsAbsent, policyTurnedOn,
        policyTurnedOff, broughtVerified, gateLeftDown, contactsUnverified, contactRefused, identityLeftOut,
        policyLeftOut, restoreHint, dayMonthYear,
        monthDayYear, yearMonthDay, evidenceGiven, evidenceImpossibleValue, evidenceMediaFileName,
        evidenceFileTime, evidenceFewestJumps, evidenceFasterColumn, evidenceStyle, askDateOrder, claimContact,
        claimIdentity, askClaims, chatDivided, personApart, severalChats
}

extension ImportText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .surveying:
            "Looking through"
        case .aligning:
            "Comparing"
        case .writing:
            "Importing"
        case .imported:
            .plural(one: "{count} new message in “{title}”", other: "{count} new messages in “{title}”")
        case .wouldImport:
            .plural(
                one: "{count} message would be new in “{title}”", other: "{count} messages would be new in “{title}”")
        case .importedMessages:
            .plural(one: "{count} new message", other: "{count} new messages")
        case .wouldImportMessages:
            .plural(one: "{count} message would be new", other: "{count} messages would be new")
        case .duplicates:
            .plural(
                one: "{count} message was in the vault already", other: "{count} messages were in the vault already")
        case .messagesFound:
            .plural(
                one: "In the file: {count} message, {system} of them from the system",
                other: "In the file: {count} messages, {system} of them from the system")
        case .period:
            "From {first} to {last}"
        case .attachments:
            "Attachments: {found} found, {missing} missing, {omitted} left out of the export"
        case .dateOrder:
            "Dates read as {order}, in the zone {zone}; certainty {confidence} ({evidence})"
        case .renamed:
            "“{from}” is “{to}” now: one person"
        case .sameChat:
            "The chat is the one so far called “{former}”"
        case .unparsed:
            .plural(
                one: "{count} piece of input could not be read, on line {lines}",
                other: "{count} pieces of input could not be read, on lines {lines}")
        case .invalidBytes:
            .plural(
                one: "{count} byte was not UTF-8 and was replaced",
                other: "{count} bytes were not UTF-8 and were replaced")
        case .repeatedNames:
            "The archive holds several files of one name; the first of each was taken: {names}"
        case .truncated:
            .plural(
                one:
                    "The export has exactly {count} message: WhatsApp itself cuts exports off there, so older ones may be missing.",
                other:
                    "The export has exactly {count} messages: WhatsApp itself cuts exports off there, so older ones may be missing."
            )
        case .records:
            .plural(
                one: "{count} other record, {added} of them new", other: "{count} other records, {added} of them new")
        case .attachmentsTaken:
            .plural(one: "{count} attachment taken in", other: "{count} attachments taken in")
        case .attachmentsAbsent:
            .plural(
                one: "The content of {count} attachment is not in the vault; --attachments brings it in.",
                other: "The contents of {count} attachments are not in the vault; --attachments brings them in.")
        case .policyTurnedOn:
            "The file turns {policy} on"
        case .policyTurnedOff:
            "The file turns {policy} off"
        case .broughtVerified:
            .plural(
                one:
                    "{count} contact comes in as verified on the word of the file alone: nobody has compared its keys for this vault. “whisper contact verify” compares them.",
                other:
                    "{count} contacts come in as verified on the word of the file alone: nobody has compared their keys for this vault. “whisper contact verify” compares them."
            )
        case .gateLeftDown:
            "The file has biometric-gated-signing on; it stays off, since no export holds signing keys. “whisper policy set biometric-gated-signing on” protects those of this vault."
        case .contactsUnverified:
            .plural(
                one: "{count} contact came in unverified; “whisper contact verify” compares its keys",
                other: "{count} contacts came in unverified; “whisper contact verify” compares their keys")
        case .contactRefused:
            "The contact “{name}” was left out: its keys are not those of a contact whom you have, or cannot be used. “whisper contact import” takes changed keys over."
        case .chatDivided:
            "The chat “{title}” on line {line} was left out with its messages, since the vault has several chats for it: {chats}"
        case .personApart:
            "“{name}” came in without numbers that the vault has for somebody else"
        case .severalChats:
            "“{path}” holds several chats, and each of them is imported: {chats}"
        case .identityLeftOut:
            "The identity “{name}” was left out: its secret keys are not here"
        case .policyLeftOut:
            "The file’s setting of {policy} was left out"
        case .restoreHint:
            "--restore brings a vault of your own back as it was, into an empty one."
        case .dayMonthYear:
            "day, month, year"
        case .monthDayYear:
            "month, day, year"
        case .yearMonthDay:
            "year, month, day"
        case .evidenceGiven:
            "you said so"
        case .evidenceImpossibleValue:
            "another order is impossible"
        case .evidenceMediaFileName:
            "names of media files"
        case .evidenceFileTime:
            "time of the file"
        case .evidenceFewestJumps:
            "fewest jumps back in time"
        case .evidenceFasterColumn:
            "the day changes faster"
        case .evidenceStyle:
            "the style of writing"
        case .askDateOrder:
            "In “{path}”, dates are probably written as {order} (certainty {confidence}). Import them so?"
        case .claimContact:
            "“{name}” would be a verified contact, with the fingerprint {fingerprint}"
        case .claimIdentity:
            "“{name}” would be an identity of yours, with the fingerprint {fingerprint}; its secret keys are not here"
        case .askClaims:
            "The vault is not empty. Take all of this over on the word of the file alone?"
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
