/// What the commands that bring messages in, show them and hand them on do.
public enum DataCommandText: String, TextKey {
    case importing, importWhatsApp, importWhatsAppDiscussion, importJSON, importJSONDiscussion,
        exporting, exportJSON, exportJSONDiscussion, conversations, conversationsDiscussion, messages,
        messagesDiscussion, search, searchDiscussion, markRead, pin, unpin, mute, unmute, delete,
        deleteDiscussion, stats, statsDiscussion
}

extension DataCommandText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .importing:
            "Bring messages into the vault."
        case .importWhatsApp:
            "Bring in chats that WhatsApp exported."
        case .importWhatsAppDiscussion:
            "Reads the text, the archive or the folder that “Export chat” makes; - is standard input. Importing a chat again, or a newer export of it, adds only what is new. The summary accounts for every line. Exit status 3 says that some lines could not be read; they are named."
        case .importJSON:
            "Bring in messages as JSON Lines."
        case .importJSONDiscussion:
            "Reads what “export json” writes, with --full too; - is standard input. Ids are kept, and importing again adds nothing. The first faulty line ends the import and is named; the batches before it are kept."
        case .exporting:
            "Hand messages on."
        case .exportJSON:
            "Write messages as JSON Lines."
        case .exportJSONDiscussion:
            "One message a line, each chat in its own order. With --full, every record of the vault as a line with its type; importing that into a new vault gives an equal one. The output is not encrypted."
        case .conversations:
            "List the chats."
        case .conversationsDiscussion:
            "Pinned chats come first, then the latest active ones."
        case .messages:
            "Show the messages of a chat."
        case .messagesDiscussion:
            "Shows the newest messages, the latest at the bottom. A chat is named by its title, a part of it, or its id."
        case .search:
            "Find messages."
        case .searchDiscussion:
            "All words must occur, in any form of upper and lower case and accents. \"A phrase\" in quotation marks, a beginning with an asterisk (umbr*), OR, NOT and parentheses are understood. Texts, senders and names of attachments are searched, the newest hits come first. Without words, the filters alone decide. Dates are 2020, 2020-05, 2020-05-31 or 2020-05-31T14:00."
        case .markRead:
            "Take the messages of a chat for read."
        case .pin:
            "Keep a chat on top of the list."
        case .unpin:
            "No longer keep a chat on top of the list."
        case .mute:
            "Silence a chat."
        case .unmute:
            "No longer silence a chat."
        case .delete:
            "Delete chats and messages for good."
        case .deleteDiscussion:
            "Deletes a chat, one message, or messages by age and platform, with attachments that nothing else refers to. A single message leaves an empty place, so that importing its chat again does not bring it back; --erase leaves nothing."
        case .stats:
            "Show what is in the vault."
        case .statsDiscussion:
            "Figures, and a chart of the messages over time."
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
