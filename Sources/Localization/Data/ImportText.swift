/// What imports say.
public enum ImportText: String, TextKey {
    case surveying, aligning, writing, imported, wouldImport, importedMessages, wouldImportMessages, wouldImportAtMost,
        importAgain,
        duplicates, repeated, laterTexts, markedDeleted, messagesFound, period, attachments, attachmentsWithUnread,
        dateOrder,
        renamed, keptApart, keptApartOwner, keptApartFormerOwner,
        titleKept, resembling, resemblingPart, inBoth, inBothMore, sameChat, askAlike,
        askSameGroup, otherGroup, unlike, unlikeAllowed, unlikeUnasked,
        unparsed,
        invalidBytes, repeatedNames, inFuture, truncated, endsInsideLine, records, attachmentsTaken, attachmentsAbsent,
        attachmentsToFetch,
        policyTurnedOn,
        policyTurnedOff, broughtVerified, gateLeftDown, contactsUnverified, contactRefused, identityLeftOut,
        policyLeftOut, restoreHint, dayMonthYear,
        monthDayYear, yearMonthDay, evidenceGiven, evidenceImpossibleValue, evidenceMediaFileName,
        evidenceFileTime, evidenceFewestJumps, evidenceFasterColumn, evidenceStyle, askDateOrder, claimContact,
        claimIdentity, askClaims, chatDivided, chatsDividedMore, personApart, severalChats, otherFiles, askOwner,
        writer, noneOfThese,
        noneOfAny,
        ownMessages, noOwner, noOwnerInLines, nobodyIsOwner, nobodyIsOwnerInSome, dateReading, likelierReading,
        askRedo, readDates, readZone, readOwner, readNobody, readChat, youAre,
        importedHeading, fileHeading, readingHeading, notUndoable, noImports, severalImports, askUndo, askUndoSeveral,
        undone, undoneSeveral, wouldUndoSeveral,
        undoneToo,
        wouldUndoToo,
        wouldUndo, keptForImports, keptOpened,
        keptOtherwise, keptTimes, markedSent, wouldNotBeYou, chatRemoved, chatWouldGo, chatStays, unreadAttachments,
        reasonDamaged,
        reasonEncrypted,
        reasonCompression, reasonUnreadable, encodingAssumed, inAll, sealed,
        recordsInFile, nothingRedone, incomplete, noOwnerElsewhere, importNamed, undoneTooOf, wouldUndoTooOf
}

extension ImportText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .surveying:
            "Scanning"
        case .aligning:
            "Comparing"
        case .writing:
            "Importing"
        case .imported:
            .plural(one: "{count} new message in “{title}”", other: "{count} new messages in “{title}”")
        case .wouldImport:
            .plural(
                one: "{count} message would be added to “{title}”",
                other: "{count} messages would be added to “{title}”")
        case .importedMessages:
            .plural(one: "{count} new message", other: "{count} new messages")
        case .wouldImportMessages:
            .plural(one: "{count} message would be added", other: "{count} messages would be added")
        case .wouldImportAtMost:
            .plural(
                one: "At most {count} message would be added: one that the vault has under another id counts, too",
                other: "At most {count} messages would be added: those that the vault has under other ids count, too")
        case .importAgain:
            "To import it again, read the same way: {command}"
        case .inAll:
            .plural(one: "In all, from {count} chat: {messages}", other: "In all, from {count} chats: {messages}")
        case .duplicates:
            .plural(
                one: "{count} message was already in the vault", other: "{count} messages were already in the vault")
        case .repeated:
            .plural(
                one: "{count} message is in an earlier one of the files, too, and is counted once",
                other: "{count} messages are in earlier ones of the files, too, and are counted once")
        case .sealed:
            .plural(one: "{count} of the new messages is sealed", other: "{count} of the new messages are sealed")
        case .laterTexts:
            .plural(
                one: "{count} message that the vault knew has a later text in this file; the former text is kept",
                other: "{count} messages that the vault knew have a later text in this file; the former texts are kept")
        case .markedDeleted:
            .plural(
                one: "{count} message that the vault knew is deleted according to this file; its words are kept",
                other: "{count} messages that the vault knew are deleted according to this file; their words are kept")
        case .messagesFound:
            .plural(
                one: "In the file: {count} message, {system} of them from the system",
                other: "In the file: {count} messages, {system} of them from the system")
        case .period:
            "From {first} to {last}"
        case .attachments:
            "Attachments: {found} found, {missing} missing, {omitted} omitted from the export"
        case .attachmentsWithUnread:
            "Attachments: {found} found, {unread} unreadable, {missing} missing, {omitted} omitted from the export"
        case .unreadAttachments:
            .plural(
                one: "{count} attachment could not be read, and the vault lacks it: {names}",
                other: "{count} attachments could not be read, and the vault lacks them: {names}")
        case .encodingAssumed:
            "The text was read as {encoding}, which is not what WhatsApp writes: check accents in names"
        case .reasonDamaged:
            "damaged"
        case .reasonEncrypted:
            "encrypted"
        case .reasonCompression:
            "unsupported compression"
        case .reasonUnreadable:
            "unreadable"
        case .dateOrder:
            "Dates read as {order}, time zone {zone}; certainty {confidence} ({evidence})"
        case .renamed:
            "“{from}” and “{to}” are the same person"
        case .keptApart:
            "“{from}” and “{to}” wrote the same messages. They stay two people. If they are one: {command}"
        case .keptApartOwner:
            "“{from}” and “{to}” wrote the same messages. They stay two people because one of them is you and the other is not"
        case .keptApartFormerOwner:
            "“{from}” and “{to}” wrote the same messages. They stay two people because “{from}” is you and “{to}” is not. If both are: {command}"
        case .titleKept:
            "The file calls the chat “{other}”. It is still called “{title}”"
        case .resembling:
            "The chat “{other}” has some of these messages, too, but too few to tell whether it is the same. “{title}” stays a chat of its own. If they are one: {command}"
        case .resemblingPart:
            "The chat “{other}” has some of these messages, too, but too few to tell whether it is the same. “{title}” stays a chat of its own. If they are one, unpack “{path}” and import the file of this chat with --redo --into {reference}"
        case .inBoth:
            "The chat “{other}” has messages of this file, too. If it is the same chat as “{title}”, import the files of “{other}” with --redo --into {reference}: then no message is there twice"
        case .inBothMore:
            .plural(
                one: "And {count} more chat that an export of another name has, too. --json names all of them",
                other: "And {count} more chats that exports of other names have, too. --json names all of them")
        case .askAlike:
            "“{path}” contains messages of the chat “{title}” under other names: {names}. Are these the same?"
        case .askSameGroup:
            "The chat “{title}” and “{path}” have hardly anything in common. Is it the same chat?"
        case .unlike:
            "The chat “{title}” and “{path}” have hardly anything in common: you will be asked whether it is the same chat"
        case .unlikeAllowed:
            "The chat “{title}” and “{path}” have hardly anything in common. With --yes it is imported all the same"
        case .unlikeUnasked:
            "The chat “{title}” and “{path}” have hardly anything in common. Without a terminal to ask at, the import needs --yes"
        case .otherGroup:
            "Another chat is called “{title}”, too. This one stays a chat of its own, as they have hardly anything in common"
        case .sameChat:
            "The chat was previously called “{former}”"
        case .unparsed:
            .plural(
                one: "{count} piece of the input could not be read, on line {lines}",
                other: "{count} pieces of the input could not be read, on lines {lines}")
        case .invalidBytes:
            .plural(
                one: "{count} byte was not valid UTF-8 and was replaced",
                other: "{count} bytes were not valid UTF-8 and were replaced")
        case .repeatedNames:
            "The archive contains several files with the same name; the first of each was used: {names}"
        case .inFuture:
            "The file has messages with dates in the future, the latest of {last}. They are kept with these dates."
        case .endsInsideLine:
            "The file ends in the middle of a line, so it is not complete: what follows is missing, and its last message may be cut off."
        case .truncated:
            .plural(
                one:
                    "The export has exactly {count} message, the limit at which WhatsApp cuts exports off; older messages may be missing.",
                other:
                    "The export has exactly {count} messages, the limit at which WhatsApp cuts exports off; older messages may be missing."
            )
        case .records:
            .plural(
                one: "{count} other record, {added} of them new", other: "{count} other records, {added} of them new")
        case .recordsInFile:
            .plural(one: "{count} other record in the file", other: "{count} other records in the file")
        case .attachmentsTaken:
            .plural(one: "{count} attachment imported", other: "{count} attachments imported")
        case .attachmentsAbsent:
            .plural(
                one: "The content of {count} attachment is not in the vault; use --attachments to import it.",
                other: "The contents of {count} attachments are not in the vault; use --attachments to import them.")
        case .attachmentsToFetch:
            .plural(
                one: "{count} attachment can be fetched from its service",
                other: "{count} attachments can be fetched from their service")
        case .policyTurnedOn:
            "The file turns {policy} on"
        case .policyTurnedOff:
            "The file turns {policy} off"
        case .broughtVerified:
            .plural(
                one:
                    "{count} contact is imported as verified only because the file says so: its keys have not been compared for this vault. Compare them with “whisper contact verify”.",
                other:
                    "{count} contacts are imported as verified only because the file says so: their keys have not been compared for this vault. Compare them with “whisper contact verify”."
            )
        case .gateLeftDown:
            "The file turns biometric-gated-signing on, but it stays off because exports contain no signing keys. To protect this vault’s keys, run “whisper policy set biometric-gated-signing on”."
        case .contactsUnverified:
            .plural(
                one: "{count} contact imported as unverified; compare its keys with “whisper contact verify”",
                other: "{count} contacts imported as unverified; compare their keys with “whisper contact verify”")
        case .contactRefused:
            "The contact “{name}” was skipped: its keys differ from those of your contact, are your own, or are unusable. To accept changed keys, use “whisper contact import”."
        case .chatDivided:
            "The chat “{title}” on line {line} and its messages were skipped because several chats in the vault match it: {chats}"
        case .chatsDividedMore:
            .plural(
                one: "And {count} more chat that several chats in the vault match. --json names all of them",
                other: "And {count} more chats that several chats in the vault match. --json names all of them")
        case .personApart:
            "“{name}” was imported without numbers that belong to another person in the vault"
        case .severalChats:
            "{count} files in “{path}” look like exported chats: {chats}"
        case .otherFiles:
            .plural(
                one:
                    "{count} other file in “{path}” is not an exported chat, and is read only if it is attached to a chat: {names}",
                other:
                    "{count} other files in “{path}” are not exported chats, and are read only if they are attached to a chat: {names}"
            )
        case .identityLeftOut:
            "The identity “{name}” was skipped: its secret keys are not on this device"
        case .policyLeftOut:
            "The file’s setting of {policy} was skipped"
        case .restoreHint:
            "To restore a vault of your own as it was, use --restore with an empty vault."
        case .dayMonthYear:
            "day, month, year"
        case .monthDayYear:
            "month, day, year"
        case .yearMonthDay:
            "year, month, day"
        case .evidenceGiven:
            "as specified, or as it was read before"
        case .evidenceImpossibleValue:
            "dates that do not exist in other orders"
        case .evidenceMediaFileName:
            "media file names"
        case .evidenceFileTime:
            "file time"
        case .evidenceFewestJumps:
            "fewest jumps back in time"
        case .evidenceFasterColumn:
            "the day changes faster"
        case .evidenceStyle:
            "date style"
        case .askDateOrder:
            "Day and month cannot be told apart in “{path}”. What does the date of this line mean: {line}"
        case .dateReading:
            "{date} ({order})"
        case .likelierReading:
            "{date} ({order}); the likelier one, certainty {confidence}"
        case .askOwner:
            "Which of these senders in “{path}” is you?"
        case .writer:
            .plural(one: "{name}, {count} message", other: "{name}, {count} messages")
        case .noneOfThese:
            "None of these"
        case .noneOfAny:
            "None of these, and do not ask about the other chats"
        case .ownMessages:
            "Sent by you: the messages of “{name}”"
        case .noOwner:
            "No sender was taken to be you, so no message counts as sent by you. If one is you, repeat the import with --redo --me NAME: {senders}"
        case .noOwnerElsewhere:
            .plural(
                one:
                    "In {count} of the chats, no sender was taken to be you, so none of its messages counts as sent by you. If one is you, repeat the import with --redo --me NAME: {senders}",
                other:
                    "In {count} of the chats, no sender was taken to be you, so none of their messages counts as sent by you. If one is you, repeat the import with --redo --me NAME: {senders}"
            )
        case .noOwnerInLines:
            "No new message counts as sent by you. If you are one of the senders, import the file again with --me and your name or number."
        case .askRedo:
            "“{path}” was imported on {date} with other settings: {settings}. Undo that import, and import the file again?"
        case .readDates:
            "dates as {order}"
        case .readZone:
            "time zone {zone}"
        case .readOwner:
            "you are “{name}”"
        case .readNobody:
            "you are none of the senders"
        case .readChat:
            "in the chat “{title}”"
        case .youAre:
            "you: {name}"
        case .importedHeading:
            "Imported"
        case .fileHeading:
            "File"
        case .readingHeading:
            "Read with"
        case .nothingRedone:
            "No earlier import reads “{path}” differently, so none was undone."
        case .incomplete:
            "incomplete"
        case .notUndoable:
            "cannot be undone"
        case .noImports:
            "No import is on record: nothing has been imported, or its chats were deleted."
        case .severalImports:
            "Several imports match “{name}”:"
        case .askUndo:
            .plural(
                one: "Undo the import of “{path}” from {date}, and permanently delete its {count} message?",
                other: "Undo the import of “{path}” from {date}, and permanently delete its {count} messages?")
        case .askUndoSeveral:
            .plural(
                one: "Undo these imports, and permanently delete their {count} message: {names}?",
                other: "Undo these imports, and permanently delete their {count} messages: {names}?")
        case .undoneSeveral:
            .plural(
                one: "These imports are undone, {count} message deleted: {names}",
                other: "These imports are undone, {count} messages deleted: {names}")
        case .wouldUndoSeveral:
            .plural(
                one: "Undoing these imports would delete {count} message: {names}",
                other: "Undoing these imports would delete {count} messages: {names}")
        case .wouldUndoToo:
            "The import of “{path}” would be undone as well, as it contradicts this one. That file has to be imported again, too."
        case .undoneToo:
            "The import of “{path}” was undone as well, as it contradicts this one. Import that file again, too."
        case .importNamed:
            .plural(
                one: "{path} ({reference}, {date}, {count} message)",
                other: "{path} ({reference}, {date}, {count} messages)")
        case .wouldUndoTooOf:
            .plural(
                one:
                    "The import {reference} of “{path}” from {date}, with {count} new message, would be undone as well, as it contradicts this one. That file has to be imported again, too.",
                other:
                    "The import {reference} of “{path}” from {date}, with {count} new messages, would be undone as well, as it contradicts this one. That file has to be imported again, too."
            )
        case .undoneTooOf:
            .plural(
                one:
                    "The import {reference} of “{path}” from {date}, with {count} new message, was undone as well, as it contradicts this one. Import that file again, too.",
                other:
                    "The import {reference} of “{path}” from {date}, with {count} new messages, was undone as well, as it contradicts this one. Import that file again, too."
            )
        case .undone:
            .plural(
                one: "The import of “{path}” from {date} is undone: {count} message deleted.",
                other: "The import of “{path}” from {date} is undone: {count} messages deleted.")
        case .wouldUndo:
            .plural(
                one: "Undoing the import of “{path}” from {date} would delete {count} message.",
                other: "Undoing the import of “{path}” from {date} would delete {count} messages.")
        case .keptForImports:
            .plural(
                one: "{count} message stays because a later import contains it, too.",
                other: "{count} messages stay because a later import contains them, too.")
        case .keptOpened:
            .plural(
                one: "{count} message stays because it was opened from a sealed message, which opens only once.",
                other: "{count} messages stay because they were opened from sealed messages, which open only once.")
        case .keptTimes:
            .plural(
                one: "{count} of them keeps the time that it has in the vault",
                other: "{count} of them keep the times that they have in the vault")
        case .markedSent:
            .plural(
                one: "{count} message that was in the vault counts as sent by you now",
                other: "{count} messages that were in the vault count as sent by you now")
        case .wouldNotBeYou:
            "“{name}” would no longer be taken to be you."
        case .keptOtherwise:
            .plural(
                one: "{count} message is not affected: another source delivered it, too, or it was deleted before.",
                other:
                    "{count} messages are not affected: another source delivered them, too, or they were deleted before."
            )
        case .chatRemoved:
            "The chat “{title}” was empty and has been removed."
        case .chatWouldGo:
            "The chat “{title}” would be removed, because nothing else is in it."
        case .chatStays:
            "The chat “{title}” stays with what you have set for it, such as its title, draft or retention rule."
        case .nobodyIsOwner:
            "No sender in “{path}” is named “{name}”, so no message counts as sent by you. The senders are: {senders}"
        case .nobodyIsOwnerInSome:
            .plural(
                one:
                    "In {count} chat no sender is named “{name}”, so none of its messages counts as sent by you. Its senders are: {senders}",
                other:
                    "In {count} chats no sender is named “{name}”, so none of their messages counts as sent by you. Their senders are: {senders}"
            )
        case .claimContact:
            "Contact “{name}”, verified, fingerprint {fingerprint}"
        case .claimIdentity:
            "Your identity “{name}”, fingerprint {fingerprint}; its secret keys are not on this device"
        case .askClaims:
            "The vault is not empty. Accept all of this on the word of the file alone?"
        }
    }
}
