/// What the options and arguments of these commands mean.
public enum DataOptionText: String, TextKey {
    case importPath, exportPath, backupKeyFile, backupKeyCommand, backupAccount, statusPosts, ownName, ownNameJSON,
        chatTitle, intoChat,
        timezone, dateOrder,
        dryRun, verboseImport, importYes, redo, importToUndo, jsonPath,
        restoreJSON, attachmentsFrom, attachmentsTo, exportConversation, full, deidentify, output, onlyUnread,
        conversationLimit, conversation, messageLimit, before, after, references, oldest, all, saveAttachments,
        query, searchIn, fromPerson, since, until, type, hasAttachment, encrypted,
        order, searchLimit,
        upTo, deleteMessage, erase, deleteBefore, olderThan, platform, svg, countConversation, countSince, countUntil,
        pagesFolder, pagesConversation, pagesSince, pagesUntil, pagesMedia, pagesTheme, pagesLanguage, pagesForce,
        conversationOrReference, around, showSince, showUntil, searchContext,
        newTitle
}

extension DataOptionText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .importPath:
            "Exported chats (.txt, .zip or directories), WhatsApp’s databases, their backups, folders that contain such, or files of JSON Lines."
        case .exportPath:
            "Exported chats (.txt, .zip or directories; - is standard input), WhatsApp’s databases, their backups, or folders that contain one."
        case .backupKeyFile:
            "The key of an encrypted backup: a file with 64 hexadecimal digits, or the key file of the phone; for an iPhone backup, a file with its password."
        case .backupKeyCommand:
            "A command that prints the key or password of an encrypted backup."
        case .backupAccount:
            "Which app to import from a backup of an iPhone that has both: whatsapp or business."
        case .statusPosts:
            "Also import status posts from a database."
        case .ownName:
            "Your name in the export, to tell sent from received messages. If chats show you under several names, repeat the option: in each chat, you are the first of them that wrote in it. For a database that does not say who its owner is: your number."
        case .newTitle:
            "The new title."
        case .ownNameJSON:
            "Your name or number, to tell sent from received messages."
        case .chatTitle:
            "The title of the chat, if the file name does not give it."
        case .intoChat:
            "The chat of the vault that the file shows: title or part of it, reference or id. For a file with too few messages to find it."
        case .timezone:
            "The time zone of the phone, such as Europe/Berlin (default: that of this device)."
        case .dateOrder:
            "The order of day and month in dates: dmy, mdy or ymd (default: detected)."
        case .dryRun:
            "Show what would be done without doing it."
        case .verboseImport:
            "Show everything that is known of each chat, and the tables of databases."
        case .importYes:
            "Proceed with the likelier order if day and month are ambiguous, and even if the vault contains the same messages at other times."
        case .redo:
            "If the file was imported before with another date order, time zone, owner or chat, undo that import first. Without any of these options, asks at a terminal again who you are."
        case .importToUndo:
            "The reference of the import, or the name of the file or a part of it; several are undone together (default: the latest import)."
        case .jsonPath:
            "A file of JSON Lines; - is standard input."
        case .restoreJSON:
            "Restore a vault of your own as it was: contacts with their trust, identities, policies. If the vault is not empty, lists each of these and asks for confirmation first."
        case .attachmentsFrom:
            "A directory with the attachment contents, as written by “export json --attachments”."
        case .attachmentsTo:
            "Also write the attachment contents to this directory."
        case .exportConversation:
            "Export only this chat: title or part of it, reference or id."
        case .full:
            "Export every record of the vault, not only messages."
        case .deidentify:
            "Replace names and phone numbers with consistent ids."
        case .output:
            "The file to write; - is standard output."
        case .onlyUnread:
            "List only chats with unread messages."
        case .conversationLimit:
            "The maximum number of chats."
        case .conversation:
            "The chat: title or part of it, reference or id."
        case .messageLimit:
            "The maximum number of messages (default: 100)."
        case .conversationOrReference:
            "The chat: title or part of it, reference or id. May be omitted with --around, --before and --after."
        case .around:
            "Show the message with this reference and others before and after it (default: 10 on each side)."
        case .before:
            "Show the messages before the one with this reference."
        case .after:
            "Show the messages after the one with this reference."
        case .showSince:
            "Show only messages from this date on."
        case .showUntil:
            "Show only messages up to and including this date."
        case .searchContext:
            "Also show this number of messages before and after each hit."
        case .references:
            "Show the reference of each message."
        case .oldest:
            "Start with the oldest message."
        case .all:
            "Show all messages, from the oldest to the newest."
        case .saveAttachments:
            "Save the attachments of the shown messages to this directory."
        case .query:
            "What to search for."
        case .searchIn:
            "Search only this chat: title or part of it, reference or id."
        case .fromPerson:
            "Only messages from this person: name, part of the name, or id."
        case .since:
            "Find only messages from this date on."
        case .until:
            "Find only messages up to and including this date."
        case .type:
            "Find only messages of this type: text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown. May be repeated."
        case .hasAttachment:
            "Find only messages with an attachment."
        case .encrypted:
            "Find only messages that contain an envelope."
        case .order:
            "The order of the hits: newest or relevance (default: newest)."
        case .searchLimit:
            "The maximum number of hits (default: 50)."
        case .upTo:
            "Mark only messages up to the one with this reference."
        case .deleteMessage:
            "Delete the message with this reference."
        case .erase:
            "Remove every trace of the message; importing its chat again brings it back."
        case .deleteBefore:
            "Delete messages sent before this date."
        case .olderThan:
            "Delete messages older than this: 90d, 8w, 6m, 2y."
        case .platform:
            "Delete messages of this platform, such as whatsapp."
        case .countConversation:
            "Count only the messages of this chat."
        case .countSince:
            "Count only messages from this date on."
        case .countUntil:
            "Count only messages up to and including this date."
        case .svg:
            "Write the chart as an SVG file; - is standard output."
        case .pagesFolder:
            "The folder to write."
        case .pagesConversation:
            "Write only this chat: title or part of it, reference or id. May be repeated."
        case .pagesSince:
            "Write only messages from this date on."
        case .pagesUntil:
            "Write only messages up to and including this date."
        case .pagesMedia:
            "Which files to copy: all, used (only pictures, videos and sound that pages show), none."
        case .pagesForce:
            "Replace an archive that an earlier export wrote there, and nothing else."
        case .pagesTheme:
            "The colours: auto (as the system has them), light, dark."
        case .pagesLanguage:
            "The language of the pages: en, de, es, fr, pt, tr, ar, hi, zh-Hans."
        }
    }
}
