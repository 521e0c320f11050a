/// What the commands that bring messages in, show them and hand them on do.
public enum DataCommandText: String, TextKey {
    case importing, importingDiscussion, importWhatsApp, importWhatsAppDiscussion, importJSON, importJSONDiscussion,
        importList,
        importListDiscussion, importUndo, importUndoDiscussion,
        exporting, exportJSON, exportJSONDiscussion, exportHTML, exportHTMLDiscussion, conversations,
        conversationsDiscussion, messages, messagesDiscussion, search, searchDiscussion, markRead, pin, unpin, mute,
        unmute, archive, unarchive, delete,
        deleteDiscussion, stats, statsDiscussion, conversationGroup, conversationRename, conversationRenameDiscussion
}

extension DataCommandText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .importing:
            "Import messages into the vault."
        case .importingDiscussion:
            "Finds out by its content what a path is: an exported chat, a folder with several, a database of WhatsApp or a backup of one, a backup of an iPhone, or JSON Lines. Then it does what the command for it does. A path that is named like a command needs ./ before it."
        case .importWhatsApp:
            "Import chats exported from WhatsApp, or its databases."
        case .importWhatsAppDiscussion:
            "Reads the text file, archive or directory that “Export chat” creates; - is standard input. Importing a chat again, or a newer export of it, adds only new messages. The summary accounts for every line. Exit status 3 means that some lines or attachments could not be read; the summary lists them. Attachments that an export names and does not contain are counted as missing, and change no status. The phone’s own databases, msgstore.db and ChatStorage.sqlite, their encrypted backups and backups of iPhones bring the whole history; --key-file gives the key."
        case .importList:
            "List imports, and how their files were read."
        case .importListDiscussion:
            "Lists the latest import first: its reference, when it ran, the file, the chat, the number of new messages, and how dates and owner were read."
        case .importUndo:
            "Undo imports."
        case .importUndoDiscussion:
            "Permanently deletes the messages and attachments that only these imports brought, and each chat that is empty then. Messages that another source delivered as well stay. Imports of the same file are undone together. Afterwards the file can be imported again. What a later export changed in messages of earlier ones, and the attachments that it added to them, stay."
        case .importJSON:
            "Import messages from JSON Lines."
        case .importJSONDiscussion:
            "Reads the output of “export json”, including --full; - is standard input. Ids are preserved, and importing again adds nothing. The import stops at the first invalid line and reports it; the batches before it stay imported."
        case .exporting:
            "Export messages."
        case .exportJSON:
            "Export messages as JSON Lines."
        case .exportJSONDiscussion:
            "Writes one message per line, each chat in its own order. With --full, writes every record of the vault as a line with its type; importing them into a new vault gives an equal vault. The output is not encrypted."
        case .exportHTML:
            "Write the messages as pages for a browser."
        case .exportHTMLDiscussion:
            "Writes a folder of pages that open in any browser without a network: chats by month, people, a gallery, a calendar and statistics. Open index.html in it. Nothing in the pages can run what a message says. The pages are not encrypted; the folder can be read only by you."
        case .conversations:
            "List the chats."
        case .conversationsDiscussion:
            "Pinned chats come first, followed by the most recently active ones; archived chats come last."
        case .messages:
            "Show the messages of a chat."
        case .messagesDiscussion:
            "Shows the newest messages, the latest at the bottom. Specify a chat by its title, part of the title, or its reference. With --refs each message has its reference before it, by which --around, --before, --after and other commands find it."
        case .search:
            "Search messages."
        case .searchDiscussion:
            "All words must occur, regardless of case and accents. Supports \"phrases\" in quotation marks, prefixes with an asterisk (umbr*), OR, NOT and parentheses. Searches texts, senders and attachment names; the newest hits come first. Without words, only the filters apply. Dates are 2020, 2020-05, 2020-05-31, 2020-05-31T14:00, or words such as yesterday and march 2020."
        case .markRead:
            "Mark a chat as read."
        case .conversationGroup:
            "Manage a chat."
        case .conversationRename:
            "Rename a chat in the vault."
        case .conversationRenameDiscussion:
            "Nobody else sees the title. If a service renames the chat later, its title replaces yours."
        case .pin:
            "Pin a chat to the top of the list."
        case .unpin:
            "Unpin a chat."
        case .mute:
            "Mute a chat."
        case .unmute:
            "Unmute a chat."
        case .archive:
            "Archive a chat: move it to the end of the list and stop notifications."
        case .unarchive:
            "Unarchive a chat."
        case .delete:
            "Delete chats and messages permanently."
        case .deleteDiscussion:
            "Deletes a chat, one message, or messages by age and platform, together with attachments that nothing else uses. A single deleted message leaves a marker, so that importing its chat again does not bring it back; --erase leaves no marker."
        case .stats:
            "Show statistics and charts of the messages."
        case .statsDiscussion:
            "Shows totals, and charts of messages over time, by hour, day, person, chat and kind, of the time until another person writes, and of frequent words and emoji. Hours and days are those of this machine’s time zone."
        }
    }
}
