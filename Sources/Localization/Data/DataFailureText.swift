/// Why these commands fail, and what can be done about it.
public enum DataFailureText: String, TextKey {
    case noSuchConversation, noSuchConversationHint, ambiguousConversation, ambiguousConversationHint,
        noSuchPerson, ambiguousPerson, ambiguousPersonHint, invalidMoment, invalidMomentHint,
        invalidAge, invalidAgeHint, invalidNumber, invalidIdentifier, unknownChoice, unknownChoiceHint,
        emptyQuery, emptyQueryHint, relevanceLimit, oneRange, oneDeletion, nothingToDelete,
        nothingToDeleteHint, oneTitle, fullAlone, unknownZone, unknownZoneHint, missingFile, emptyFile,
        notAnExport, notAnExportHint, damagedArchive, encryptedArchive, encryptedArchiveHint,
        noChatInArchive, unsafeArchive, archiveTooLarge, ambiguousDates, ambiguousDatesHint,
        contradictedDates, contradictedDatesHint, importInterrupted, someFilesFailed, partlyRead,
        partlyReadHint, lineTooLong, lineNotJSON, lineUnexpected, lineUnknownType, lineNewerFormat,
        lineConflict, lineMissingReference, malformedLineHint, vaultNotEmpty, vaultNotEmptyHint, timesShifted,
        timesShiftedHint, datesExchanged, datesExchangedHint, chatsLeftOut, chatsLeftOutHint, severalChats,
        severalChatsHint
}

extension DataFailureText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .noSuchConversation:
            "There is no chat called “{name}”."
        case .noSuchConversationHint:
            "“whisper conversations” lists the chats."
        case .ambiguousConversation:
            "“{name}” fits several chats: {candidates}"
        case .ambiguousConversationHint:
            "Give the whole title, the platform before it, such as “whatsapp:Ana”, or the id."
        case .noSuchPerson:
            "There is nobody called “{name}”."
        case .ambiguousPerson:
            "“{name}” fits several people: {candidates}"
        case .ambiguousPersonHint:
            "Give the whole name, or the id."
        case .invalidMoment:
            "{option}: “{value}” is no date."
        case .invalidMomentHint:
            "Write 2020, 2020-05, 2020-05-31, 2020-05-31T14:00 or 2020-05-31T14:00:00Z."
        case .invalidAge:
            "{option}: “{value}” is no age."
        case .invalidAgeHint:
            "Write a number and d, w, m or y for days, weeks, months or years: 90d, 8w, 6m, 2y."
        case .invalidNumber:
            "{option}: {value} is not a number from 1 up."
        case .invalidIdentifier:
            "“{value}” is no id."
        case .unknownChoice:
            "{option}: “{value}” is not known."
        case .unknownChoiceHint:
            "Choose from: {values}"
        case .emptyQuery:
            "There is no word to look for."
        case .emptyQueryHint:
            "Give a word, or a filter such as --in or --type."
        case .relevanceLimit:
            .plural(
                one: "By relevance there is at most {count} hit.", other: "By relevance there are at most {count} hits."
            )
        case .oneRange:
            "--before, --after and --oldest or --all exclude each other."
        case .oneDeletion:
            "These options do not go together: a message, or a chat with --before, --older-than or --platform."
        case .nothingToDelete:
            "It is not said what to delete."
        case .nothingToDeleteHint:
            "Name a chat, or give --message, --before, --older-than or --platform."
        case .oneTitle:
            "--title goes with a single file."
        case .fullAlone:
            "--full goes neither with --conversation nor with --deidentify, nor --deidentify with --attachments."
        case .unknownZone:
            "There is no time zone “{value}”."
        case .unknownZoneHint:
            "Write it as Europe/Berlin or UTC."
        case .missingFile:
            "There is no file “{path}”."
        case .emptyFile:
            "“{path}” is empty."
        case .notAnExport:
            "“{path}” is no exported chat: there is not a single message in it."
        case .notAnExportHint:
            "In WhatsApp, open the chat and choose Export chat; give the .txt or .zip file that comes of it."
        case .damagedArchive:
            "The archive “{path}” is cut short or damaged. Nothing was imported of it."
        case .encryptedArchive:
            "The archive “{path}” is encrypted."
        case .encryptedArchiveHint:
            "Unpack it with its password first, then import the folder."
        case .noChatInArchive:
            "There is no chat in the archive “{path}”."
        case .unsafeArchive:
            "The archive “{path}” names files outside itself. Nothing was imported of it."
        case .archiveTooLarge:
            "The archive “{path}” unpacks to more than is accepted. Nothing was imported of it."
        case .ambiguousDates:
            "In “{path}”, day and month cannot be told apart with enough certainty; the likelier order is {order} ({confidence})."
        case .ambiguousDatesHint:
            "Say how dates are written: --date-order dmy, mdy or ymd; or take the likelier one with --yes."
        case .contradictedDates:
            "“{path}” has dates that are impossible in this order."
        case .contradictedDatesHint:
            "Leave --date-order out to have the order found out."
        case .importInterrupted:
            "Interrupted. The messages imported so far are kept; importing again adds the rest."
        case .someFilesFailed:
            .plural(one: "{count} file could not be imported.", other: "{count} files could not be imported.")
        case .chatsLeftOut:
            "Some chats of the file were left out; everything else was imported."
        case .chatsLeftOutHint:
            "The warnings name them. Once the vault has one chat for each, import the file again: nothing comes twice."
        case .severalChats:
            "“{path}” holds several chats."
        case .severalChatsHint:
            "Save it as a file and give its name: then each of the chats is imported."
        case .partlyRead:
            "Some lines could not be read; everything else was."
        case .partlyReadHint:
            "The summary names the lines."
        case .lineTooLong:
            "“{path}”, line {line}: longer than 16 MiB."
        case .lineNotJSON:
            "“{path}”, line {line}: no JSON at byte {offset} ({reason})."
        case .lineUnexpected:
            "“{path}”, line {line}: not as the schema has it ({reason})."
        case .lineUnknownType:
            "“{path}”, line {line}: a record of an unknown type."
        case .lineNewerFormat:
            "“{path}”, line {line}: written by a newer version of Whisper."
        case .lineConflict:
            "“{path}”, line {line}: contradicts what the vault holds."
        case .lineMissingReference:
            "“{path}”, line {line}: refers to something that is not there."
        case .vaultNotEmpty:
            "The vault holds messages or contacts: nothing was imported"
        case .vaultNotEmptyHint:
            "--restore brings a whole vault back into an empty one. Without it, messages are added, and contacts come in unverified."
        case .malformedLineHint:
            "What stood before was imported in batches; mend the line and import again, nothing comes twice."
        case .timesShifted:
            "The vault holds the messages of this file already, in “{title}”, with times that differ by {offset}."
        case .timesShiftedHint:
            "Name the time zone of the phone with --timezone. If the earlier import had the wrong zone, delete that chat and import it again. --yes imports the messages a second time."
        case .datesExchanged:
            "The vault holds the messages of this file already, in “{title}”, with day and month exchanged."
        case .datesExchangedHint:
            "Say how dates are written with --date-order. If the earlier import was the wrong one, delete that chat and import it again. --yes imports the messages a second time."
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
