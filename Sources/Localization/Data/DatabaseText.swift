/// What importing a messenger's own database, or a backup of it, says.
public enum DatabaseText: String, TextKey {
    case readerMissing, readerMissingHint, readerFailed, notADatabase, notADatabaseHint, unknownSchema,
        unknownSchemaHint, contactsAlone, contactsAloneHint,
        damaged, damagedHint, changed, changedHint, keyRequired, keyRequiredHint, wrongKey, wrongKeyHint, malformedKey,
        malformedKeyHint, passwordProtected, passwordProtectedHint, unknownBackup, unknownBackupHint, limit, full,
        incomplete, listMissing, messagesMissing, incompleteHint, nothingFound, nothingFoundHint,
        backupWithoutWhatsApp, severalFoundHint, severalDatabases,
        severalAccounts, severalAccountsHint, noSuchAccount, noSuchAccountHint, wrongPassword, wrongPasswordHint,
        otherTimes, otherTimesHint,
        exportOptions,
        databaseOptions, keyPrompt, passwordPrompt, partlyRead, partlyReadHint, orphansOnly,
        orphansOnlyHint, contactsUnread, linkedIDsUnread,
        chats, people, noOwner, itsOwner, joinedChats, joinedChat, completed, earlierBackups, joined, ambiguous, events,
        waiting, refused, rejected, attachments, attachmentsWithUnread, rows, leftOut, unknownTypes, unknownTypesInAll,
        unknownSenders, reasonInternal, reasonStatus,
        reasonOrphan,
        reasonMalformed, reasonImpossibleTime, reasonTooLong, reasonRepeated, reasonSuperseded, reasonContradictory,
        contradictions, otherOwner, leftOutInAll, contradictionsInAll
}

extension DatabaseText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .readerMissing:
            "The program whisper-reader, which reads databases, is missing: “{path}”."
        case .readerMissingHint:
            "It is installed beside whisper; “make install” does that."
        case .readerFailed:
            "Reading “{path}” failed: whisper-reader ended unexpectedly."
        case .notADatabase:
            "“{path}” does not contain a database."
        case .notADatabaseHint:
            "Expected is an exported chat, msgstore.db, ChatStorage.sqlite, a backup ending in .crypt12, .crypt14 or .crypt15, or a folder with one of them."
        case .unknownSchema:
            "“{path}” is a database, but not one of WhatsApp’s."
        case .unknownSchemaHint:
            "The messages are in msgstore.db on Android, and in ChatStorage.sqlite on an iPhone."
        case .contactsAlone:
            "“{path}” has WhatsApp’s names and numbers of contacts, but no messages."
        case .contactsAloneHint:
            "It is read together with the messages, which are in msgstore.db on Android and in ChatStorage.sqlite on an iPhone. Import the folder that has both, or name both files."
        case .damaged:
            "“{path}” is truncated or damaged."
        case .damagedHint:
            "Copy it from the phone again. Messages imported before the damage are saved."
        case .changed:
            "“{path}” changed while it was being read."
        case .changedHint:
            "Close WhatsApp, or import a copy."
        case .keyRequired:
            "“{path}” is encrypted."
        case .keyRequiredHint:
            "Give its key with --key-file or --key-command."
        case .wrongKey:
            "The key does not open “{path}”."
        case .wrongKeyHint:
            "Every phone has its own key, and a new one after WhatsApp was set up again."
        case .malformedKey:
            "This is not a key for “{path}”."
        case .malformedKeyHint:
            "A .crypt15 opens with its 64 hexadecimal digits or the phone’s file encrypted_backup.key, .crypt12 and .crypt14 with the phone’s file key."
        case .passwordProtected:
            "“{path}” is protected by a password; its key is kept by WhatsApp."
        case .passwordProtectedHint:
            "In WhatsApp’s chat backup settings, change the end-to-end encrypted backup to a 64-digit key, and make a new backup."
        case .unknownBackup:
            "“{path}” is an encrypted backup of an unknown form."
        case .unknownBackupHint:
            "Known are crypt12, crypt14 and crypt15, and iPhone backups."
        case .limit:
            "“{path}” takes more space or work to read than a genuine file can."
        case .full:
            "There is no space left for temporary files."
        case .incomplete:
            "A file is missing from the backup “{path}”."
        case .listMissing:
            "The list of files, Manifest.db, is missing from the backup “{path}”, or empty."
        case .messagesMissing:
            "The messages, ChatStorage.sqlite, are missing from the backup “{path}” although it lists them, or empty."
        case .incompleteHint:
            "Copy the whole folder of the backup."
        case .nothingFound:
            "“{path}” contains neither an exported chat nor a database of WhatsApp."
        case .nothingFoundHint:
            "“whisper help import” describes what can be imported, and how to get it from a phone."
        case .backupWithoutWhatsApp:
            "“{path}” is a backup of an iPhone without WhatsApp."
        case .severalFoundHint:
            "Import each that you want by its own path; the order makes no difference."
        case .severalDatabases:
            "“{path}” contains several databases: {found}"
        case .severalAccounts:
            "“{path}” is a backup of an iPhone with several apps: {apps}"
        case .severalAccountsHint:
            "Choose one with --account, and import the other one afterwards; the order makes no difference."
        case .noSuchAccount:
            "“{path}” contains no chats of {app} in a backup of an iPhone."
        case .noSuchAccountHint:
            "Leave out --account to import what is there."
        case .wrongPassword:
            "The password does not open “{path}”."
        case .wrongPasswordHint:
            "It is the one that was set for encrypted backups of the iPhone on a computer, not the phone’s passcode."
        case .otherTimes:
            "“{title}” is now in the vault twice, at different times."
        case .otherTimesHint:
            "An export of that chat was read in another zone or order of dates. Import it again with --redo and the right --timezone or --date-order."
        case .exportOptions:
            "{option} applies to exported chats; “{path}” is a database."
        case .databaseOptions:
            "{option} applies to databases and backups; “{path}” is an exported chat."
        case .keyPrompt:
            "Key of the backup (64 digits):"
        case .passwordPrompt:
            "Password of the iPhone backup:"
        case .partlyRead:
            "Some rows could not be read; everything else was imported."
        case .partlyReadHint:
            "The summary counts them by reason, and --json lists the first ones. If there are many, copy the database from the phone again while WhatsApp is closed."
        case .orphansOnly:
            "Some rows belong to chats, messages or people that the database does not have; everything else was imported."
        case .orphansOnlyHint:
            "Phones leave such rows behind when chats and messages are deleted, and WhatsApp does not show them either. There is nothing to do; --json lists the first ones."
        case .contactsUnread:
            "The names in “{path}” could not be read; people have the names that the messages give them."
        case .linkedIDsUnread:
            "The numbers behind linked ids in “{path}” could not be read; some people are shown without their number."
        case .joinedChats:
            .plural(
                one:
                    "{count} chat turned out to be another one and was joined with it; “whisper conversation split” separates them",
                other:
                    "{count} chats turned out to be others and were joined with them; “whisper conversation split” separates them"
            )
        case .joinedChat:
            "“{former}” is now part of “{title}”"
        case .chats:
            .plural(one: "In {count} chat; new to the vault: {new}", other: "In {count} chats; new to the vault: {new}")
        case .people:
            .plural(one: "{count} person who wrote", other: "{count} people who wrote")
        case .noOwner:
            "The database does not say who you are"
        case .itsOwner:
            "the database’s owner: {name}"
        case .completed:
            .plural(
                one: "{count} of them was completed from the database",
                other: "{count} of them were completed from the database")
        case .joined:
            .plural(
                one: "{count} message of an export was replaced in place by the same message of the database",
                other: "{count} messages of exports were replaced in place by the same messages of the database")
        case .ambiguous:
            .plural(
                one:
                    "{count} message may be in the vault from an export as well, with the same text in the same minute; both are kept",
                other:
                    "{count} messages may be in the vault from an export as well, with the same text in the same minute; both are kept"
            )
        case .earlierBackups:
            .plural(
                one:
                    "Read: “{imported}”. {count} earlier backup beside it may have messages that were deleted since: {names}",
                other:
                    "Read: “{imported}”. {count} earlier backups beside it may have messages that were deleted since: {names}"
            )
        case .events:
            .plural(
                one: "In the database: {count} reaction, vote, edit, deletion, status or name",
                other: "In the database: {count} reactions, votes, edits, deletions, statuses and names")
        case .waiting:
            .plural(
                one: "{count} change waits for its message", other: "{count} changes wait for their message")
        case .refused:
            .plural(
                one: "{count} change by a person without the right to make it was not applied",
                other: "{count} changes by people without the right to make them were not applied")
        case .rejected:
            .plural(
                one: "{count} message could not be stored", other: "{count} messages could not be stored")
        case .attachments:
            "Attachments: {stored} stored, {held} already in the vault, {missing} missing"
        case .attachmentsWithUnread:
            "Attachments: {stored} stored, {held} already in the vault, {unread} unreadable, {missing} missing"
        case .rows:
            .plural(
                one: "{count} row read, from these tables: {tables}",
                other: "{count} rows read, from these tables: {tables}")
        case .leftOut:
            .plural(
                one: "{table}: {count} row left out ({reasons})", other: "{table}: {count} rows left out ({reasons})")
        case .leftOutInAll:
            .plural(one: "{count} row left out ({reasons})", other: "{count} rows left out ({reasons})")
        case .contradictionsInAll:
            "Rows about which two readings disagree, as the file is damaged: {count}"
        case .unknownTypes:
            "Messages of kinds that are not known yet, kept with all that the database says of them: {types}"
        case .unknownTypesInAll:
            .plural(
                one:
                    "{count} message is of a kind that is not known yet, and kept with all that the database says of it",
                other:
                    "{count} messages are of kinds that are not known yet, and kept with all that the database says of them"
            )
        case .unknownSenders:
            .plural(
                one: "{count} message is by someone whom the database does not name",
                other: "{count} messages are by people whom the database does not name")
        case .reasonInternal:
            "shown nowhere by WhatsApp"
        case .reasonStatus:
            "status posts"
        case .reasonOrphan:
            "of a chat, message or person that the database does not have"
        case .reasonMalformed:
            "incomplete or damaged"
        case .reasonImpossibleTime:
            "impossible time"
        case .reasonTooLong:
            "too long"
        case .reasonRepeated:
            "repeated"
        case .reasonSuperseded:
            "said by another row"
        case .reasonContradictory:
            "shown by one reading only"
        case .contradictions:
            "Rows of {table} about which two readings disagree, as the file is damaged: {count}"
        case .otherOwner:
            "The owner of this database is someone else in this vault. Its own messages are not taken for yours."
        }
    }
}
