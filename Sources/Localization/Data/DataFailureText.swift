/// Why these commands fail, and what can be done about it.
public enum DataFailureText: String, TextKey {
    case noSuchConversation, noSuchConversationHint, ambiguousConversation, ambiguousConversationHint,
        ambiguousReferenceHint,
        noSuchPerson, personIsDateHint, ambiguousPerson, ambiguousPersonHint, invalidMoment, invalidMomentHint,
        invalidAge, invalidAgeHint, invalidNumber, unknownChoice, unknownChoiceHint,
        emptyQuery, emptyQueryHint, relevanceLimit, oneRange, oneDeletion, nothingToDelete,
        nothingToDeleteHint, oneTitle, fullAlone, ingestionAlone, unknownZone, unknownZoneHint, missingFile, emptyFile,
        notAnExport, notAnExportHint, damagedArchive, encryptedArchive, encryptedArchiveHint,
        noChatInArchive, archiveOfArchives, unsafeArchive, archiveTooLarge, ambiguousDates, ambiguousDatesHint,
        contradictedDates, contradictedDatesHint, importInterrupted, someFilesFailed, theseFilesFailed, partlyRead,
        partlyReadHint, lineTooLong, lineNotJSON, lineTooDeep, lineCutOff, lineNotUTF8, lineLacks, lineNotObject,
        documentNotLines, lineUnexpected, lineUnknownType, lineNewerFormat,
        lineConflict, lineMissingReference, malformedLineHint, malformedLineHintAfter, malformedLineHintBefore,
        importFull,
        vaultNotEmpty, vaultNotEmptyHint, timesShifted,
        timesShiftedHint, datesExchanged, datesExchangedHint, chatsLeftOut, chatsLeftOutHint, severalChats,
        severalChatsHint, noChatNamed, contextLimit, noSuchSender, noSuchSenderHint, oneOwnName,
        attachmentsUnread, attachmentsUnreadHint, unknownCompression, foreignArchive, unpackHint,
        importedBefore, readDifferently, readDifferentlyHint, readLikeEarlierHint, nothingToUndo, noSuchImport,
        noSuchImportHint, otherContents, otherContentsHint, emptyTitle,
        unknownInput, unknownInputHint, optionForLines, optionNotForLines, importInterruptedBefore, interruptedUndone,
        chosenWouldGo, chosenWouldGoHint,
        undoesOthers, undoesOthersHint,
        failedUndone,
        ownVault, ownVaultHint, ownLines, ownCommand, ownPages, ownPagesHint, ownSealedPages, ownIdentities, ownKeys,
        backupKey, backupKeyHint, ownSealed, notImported,
        ownerIsAnother, ownerIsAnotherHint, chosenService, chosenKind, chosenUnlike, chosenOtherHint, chosenUnlikeHint,
        intoSeveral, intoSeveralHint, intoOther, ownTable, ownTableHint
}

extension DataFailureText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .ownVault:
            "“{path}” is a vault of Whisper."
        case .ownVaultHint:
            "To read it: {read}. To have it as your vault: {restore}. To add its messages to yours: {export}, then {import}."
        case .ownLines:
            "“{path}” has JSON Lines."
        case .ownCommand:
            "Use: {command}"
        case .ownPages:
            "“{path}” is an archive of pages, which is for reading."
        case .ownPagesHint:
            "Open {file} in a browser. To import messages, use what the archive was made from."
        case .ownSealedPages:
            "“{path}” is a sealed archive of pages, which is for reading."
        case .ownIdentities:
            "“{path}” is a backup of identities and has no messages."
        case .ownKeys:
            "“{path}” has keys of contacts and no messages."
        case .notImported:
            "“{path}” was not imported."
        case .ownSealed:
            "“{path}” has a sealed message and no chat."
        case .backupKey:
            "“{path}” is the key of a backup, and has no messages."
        case .backupKeyHint:
            "Import the backup with it: {command}"
        case .unknownInput:
            "Specify what standard input contains."
        case .unknownInputHint:
            "Run “whisper import whatsapp -” or “whisper import json -”."
        case .optionForLines:
            "{option} applies to JSON Lines; “{path}” has none."
        case .optionNotForLines:
            "{option} does not apply to JSON Lines such as “{path}”."
        case .emptyTitle:
            "A chat needs a title."
        case .noSuchConversation:
            "No chat is called “{name}”."
        case .noSuchConversationHint:
            "Run “whisper conversations” to list the chats."
        case .ambiguousConversation:
            "“{name}” matches several chats: {candidates}"
        case .ambiguousConversationHint:
            "Give the reference at the end of its entry, or the platform and the full title: {example}"
        case .ambiguousReferenceHint:
            "Give the reference at the end of its entry."
        case .noSuchPerson:
            "No person is called “{name}”."
        case .personIsDateHint:
            "For messages from a date on, use --since {date}."
        case .ambiguousPerson:
            "“{name}” matches several people: {candidates}"
        case .ambiguousPersonHint:
            "Give the full name, the number or the id."
        case .invalidMoment:
            "{option}: “{value}” is not a valid date."
        case .invalidMomentHint:
            "Use a form such as 2020, 2020-05, 2020-05-31, 2020-05-31T14:00, yesterday, monday or march 2020."
        case .invalidAge:
            "{option}: “{value}” is not a valid age."
        case .invalidAgeHint:
            "Use a number and d, w, m or y for days, weeks, months or years: 90d, 8w, 6m, 2y."
        case .invalidNumber:
            "{option}: {value} is not a number of at least 1."
        case .unknownChoice:
            "{option}: unknown value “{value}”."
        case .unknownChoiceHint:
            "Choose from: {values}"
        case .emptyQuery:
            "The search query is empty."
        case .emptyQueryHint:
            "Give a word, or a filter such as --in or --type."
        case .relevanceLimit:
            .plural(
                one: "Sorting by relevance returns at most {count} result.",
                other: "Sorting by relevance returns at most {count} results."
            )
        case .oneRange:
            "Use only one of --around, --before, --after, and --oldest or --all."
        case .oneDeletion:
            "These options cannot be combined. Specify a message, or a chat with --before, --older-than or --platform."
        case .nothingToDelete:
            "Specify what to delete."
        case .nothingToDeleteHint:
            "Name a chat, or use --message, --before, --older-than or --platform."
        case .oneTitle:
            "--title can only be used with a single file."
        case .fullAlone:
            "--full cannot be combined with --conversation, --from or --deidentify, nor --deidentify with --attachments."
        case .ingestionAlone:
            "--ingestion cannot be combined with --conversation, --from, --since or --until."
        case .unknownZone:
            "Unknown time zone “{value}”."
        case .unknownZoneHint:
            "Use a name such as Europe/Berlin or UTC."
        case .missingFile:
            "File not found: “{path}”."
        case .emptyFile:
            "“{path}” is empty."
        case .notAnExport:
            "“{path}” is not an exported chat: it contains no messages."
        case .notAnExportHint:
            "In WhatsApp, open the chat and choose Export chat, then import the .txt or .zip file it creates."
        case .damagedArchive:
            "The archive “{path}” is truncated or damaged. Nothing was imported from it."
        case .unknownCompression:
            "The archive “{path}” is compressed with {method}, which Whisper cannot unpack. Nothing was imported from it."
        case .foreignArchive:
            "“{path}” is an archive in a format that Whisper does not unpack."
        case .unpackHint:
            "Unpack it with another program first, then import the directory."
        case .attachmentsUnread:
            .plural(
                one: "{count} attachment could not be read; everything else was imported.",
                other: "{count} attachments could not be read; everything else was imported.")
        case .attachmentsUnreadHint:
            "The vault lacks what the summary names. Import an intact copy of the file to add it."
        case .encryptedArchive:
            "The archive “{path}” is encrypted."
        case .encryptedArchiveHint:
            "Unpack it with its password first, then import the directory."
        case .noChatInArchive:
            "The archive “{path}” contains no chat."
        case .archiveOfArchives:
            "The archive “{path}” contains no chat itself, but other archives."
        case .unsafeArchive:
            "The archive “{path}” refers to files outside itself. Nothing was imported from it."
        case .archiveTooLarge:
            "The archive “{path}” exceeds the size limit when unpacked. Nothing was imported from it."
        case .ambiguousDates:
            "Cannot tell day and month apart in “{path}” with enough certainty; the likelier order is {order} ({confidence})."
        case .noSuchSender:
            "No sender in “{path}” is named “{name}”. Nothing was imported."
        case .noSuchSenderHint:
            "Specify your name with --me as the file writes it. Did you mean: {candidates}?"
        case .oneOwnName:
            "“{path}” takes --me only once: your name or number in it."
        case .importedBefore:
            "“{path}” was imported before with other settings. Nothing was imported."
        case .readDifferently:
            "“{path}” was imported on {date} with other settings: {settings}."
        case .readDifferentlyHint:
            "To undo that import and import the file again, use --redo. Nothing has been changed."
        case .readLikeEarlierHint:
            "“{path}”, imported on {date}, was read otherwise. If this file is right as that one is, add: {options}. If that one was wrong, --redo undoes its import. Nothing has been changed."
        case .ownerIsAnother:
            "The messages in “{path}” that are said to be yours are in the vault as those of “{name}” ({number}), who is not you."
        case .ownerIsAnotherHint:
            "Say with --me by which name this file shows you. With --yes it is imported all the same."
        case .chosenService:
            "The chat “{title}” belongs to another service ({platform}). Nothing was imported from “{path}”."
        case .chosenKind:
            "“{path}” shows a group, and “{title}” is a chat with one person. Nothing was imported."
        case .chosenUnlike:
            "The chat “{title}” and “{path}” have hardly anything in common. Nothing was imported."
        case .chosenOtherHint:
            "Name another chat with --into, or omit it to find the chat by its title and messages."
        case .chosenUnlikeHint:
            "Name another chat with --into. If it is this one, add --yes."
        case .intoSeveral:
            "--into names one chat, but these are exports of several."
        case .intoSeveralHint:
            "Import the file of that chat alone."
        case .intoOther:
            "--into applies only to exported chats, and “{path}” is not one."
        case .ownTable:
            "“{path}” is a table for spreadsheets, as “whisper export csv” writes it, and does not contain everything that a vault does."
        case .ownTableHint:
            "To bring messages from one vault into another, write them with “{export}”, and read them with “{import}”."
        case .nothingToUndo:
            "There is no import that can be undone."
        case .noSuchImport:
            "There is no import of “{name}” that can be undone."
        case .noSuchImportHint:
            "“whisper import list” shows the imports. Imports of databases and of JSON Lines cannot be undone."
        case .otherContents:
            "“{path}” is not the file that was imported under this name: what it says is something else."
        case .otherContentsHint:
            "To undo an import of that name all the same, give its reference: {imports}"
        case .ambiguousDatesHint:
            "Specify the order with --date-order dmy, mdy or ymd, or accept the likelier one with --yes."
        case .contradictedDates:
            "“{path}” contains dates that are impossible in this order."
        case .contradictedDatesHint:
            "Omit --date-order to detect the order."
        case .importInterrupted:
            "Interrupted. The messages imported so far are saved; import again to add the rest."
        case .importFull:
            "The disk is full. The messages imported so far are saved; import again to add the rest."
        case .importInterruptedBefore:
            "Interrupted before anything of “{path}” was imported."
        case .chosenWouldGo:
            "Reading the file this way would undo the import of {files}, and delete the chat “{title}” into which the file is to be imported."
        case .chosenWouldGoHint:
            "Nothing has been changed. Import those files again first, in the right way and with --redo."
        case .undoesOthers:
            "Reading “{path}” this way contradicts other files, whose imports would be undone: {files}"
        case .undoesOthersHint:
            "Nothing has been changed. What only those files have would be gone until they are imported again. Look at how they were read with “whisper import list”; to undo them, use --redo --yes."
        case .interruptedUndone:
            "Interrupted before anything of “{path}” was imported. Its earlier import is undone; import the file again."
        case .failedUndone:
            "The earlier import of “{path}” is undone, and the file has to be imported again, because this import failed: {reason}"
        case .theseFilesFailed:
            .plural(
                one: "{count} file was not imported, for the reason above.",
                other: "{count} files were not imported, for the reason above.")
        case .someFilesFailed:
            .plural(
                one: "{count} file was not imported: {names}",
                other: "{count} files were not imported: {names}")
        case .chatsLeftOut:
            "Some chats in the file were skipped; everything else was imported."
        case .chatsLeftOutHint:
            "The warnings list them. Once the vault has exactly one chat for each, import the file again; this creates no duplicates."
        case .noChatNamed:
            "Name a chat, or a message with --around, --before or --after."
        case .contextLimit:
            .plural(
                one: "--context takes a number up to {count}.", other: "--context takes a number up to {count}.")
        case .severalChats:
            "“{path}” contains several chats."
        case .severalChatsHint:
            "Save it as a file and import that file by name; every chat in it is then imported."
        case .partlyRead:
            "Some lines could not be read; everything else was imported."
        case .partlyReadHint:
            "The summary lists the lines."
        case .lineTooLong:
            "“{path}”, line {line}: longer than 16 MiB."
        case .lineNotJSON:
            "“{path}”, line {line}: invalid JSON at byte {offset}."
        case .lineTooDeep:
            "“{path}”, line {line}: nested too deeply at byte {offset}."
        case .lineCutOff:
            "“{path}”, line {line}: ends in the middle of a value."
        case .lineNotUTF8:
            "“{path}”, line {line}: is not valid UTF-8 at byte {offset}."
        case .documentNotLines:
            "“{path}” is one JSON document over several lines. Whisper reads JSON Lines, one object a line, as “whisper export json” writes them."
        case .lineUnexpected:
            "“{path}”, line {line}: “{member}” has a value that does not belong there."
        case .lineLacks:
            "“{path}”, line {line}: “{member}” is missing."
        case .lineNotObject:
            "“{path}”, line {line}: is not a JSON object."
        case .lineUnknownType:
            "“{path}”, line {line}: unknown record type."
        case .lineNewerFormat:
            "“{path}”, line {line}: written by a newer version of Whisper."
        case .lineConflict:
            "“{path}”, line {line}: conflicts with the content of the vault."
        case .lineMissingReference:
            "“{path}”, line {line}: refers to a record that does not exist."
        case .vaultNotEmpty:
            "The vault already contains messages or contacts; nothing was imported"
        case .vaultNotEmptyHint:
            "--restore restores a whole vault into an empty one. Without it, messages are added and contacts are imported as unverified."
        case .malformedLineHint:
            "Some of the lines before it were imported. Fix the line and import again; this creates no duplicates."
        case .malformedLineHintAfter:
            .plural(
                one:
                    "{count} new message before it was imported. Fix the line and import again; this creates no duplicates.",
                other:
                    "{count} new messages before it were imported. Fix the line and import again; this creates no duplicates."
            )
        case .malformedLineHintBefore:
            "Nothing was imported. Fix the line and import again."
        case .timesShifted:
            "The vault already contains the messages of this file in “{title}”, with times that differ by {offset}."
        case .timesShiftedHint:
            "Specify the time zone of the phone with --timezone. If the earlier import used the wrong zone, delete that chat and import it again. --yes imports the messages a second time."
        case .datesExchanged:
            "The vault already contains the messages of this file in “{title}”, with day and month swapped."
        case .datesExchangedHint:
            "Specify the date order with --date-order. If the earlier import was wrong, delete that chat and import it again. --yes imports the messages a second time."
        }
    }
}
