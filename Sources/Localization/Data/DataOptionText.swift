/// What the options and arguments of these commands mean.
public enum DataOptionText: String, TextKey {
    case exportPath, ownName, ownNameJSON, chatTitle, timezone, dateOrder, dryRun, importYes, jsonPath,
        restoreJSON, attachmentsFrom, attachmentsTo, exportConversation, full, deidentify, output, onlyUnread,
        conversationLimit, conversation, messageLimit, before, after, oldest, all, saveAttachments,
        query, searchIn, fromPerson, since, until, type, hasAttachment, encrypted, order, searchLimit,
        upTo, deleteMessage, erase, deleteBefore, olderThan, platform, svg
}

extension DataOptionText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .exportPath:
            "Exported chats: .txt, .zip or folders; - is standard input."
        case .ownName:
            "Your own name in the export; tells sent from received messages."
        case .ownNameJSON:
            "Your own name or number; tells sent from received messages."
        case .chatTitle:
            "The title of the chat, where the name of the file does not tell it."
        case .timezone:
            "The time zone of the phone, such as Europe/Berlin; that of this machine if left out."
        case .dateOrder:
            "The order of day and month in the dates: dmy, mdy or ymd; found out if left out."
        case .dryRun:
            "Only show what would be done."
        case .importYes:
            "Go on with the likelier order where day and month cannot be told apart, and where the vault holds the same messages at other times."
        case .jsonPath:
            "A file of JSON Lines; - is standard input."
        case .restoreJSON:
            "Bring a vault of your own back as it was: contacts with their trust, identities, policies. Into one that is not empty, each of these is named and confirmed first."
        case .attachmentsFrom:
            "A folder with the contents of attachments, as “export json --attachments” writes it."
        case .attachmentsTo:
            "Write the contents of attachments into this folder, too."
        case .exportConversation:
            "Only this chat: id, title or a part of the title."
        case .full:
            "Every record of the vault, not messages alone."
        case .deidentify:
            "Replace names and telephone numbers by ids that stay the same throughout."
        case .output:
            "The file to write; - is standard output."
        case .onlyUnread:
            "Only chats with unread messages."
        case .conversationLimit:
            "At most so many chats."
        case .conversation:
            "The chat: id, title or a part of the title."
        case .messageLimit:
            "At most so many messages (100 if left out)."
        case .before:
            "The messages before the one with this id."
        case .after:
            "The messages after the one with this id."
        case .oldest:
            "Begin with the oldest message."
        case .all:
            "All messages, from the oldest to the newest."
        case .saveAttachments:
            "Save the attachments of the messages shown into this folder."
        case .query:
            "What to look for."
        case .searchIn:
            "Only in this chat: id, title or a part of the title."
        case .fromPerson:
            "Only by this person: name, the beginning of a name, or id."
        case .since:
            "Only from this date on."
        case .until:
            "Only up to this date, which is included."
        case .type:
            "Only of this type: text, image, video, audio, document, sticker, location, contact, poll, call, system, deleted, unknown. May be repeated."
        case .hasAttachment:
            "Only with an attachment."
        case .encrypted:
            "Only with a sealed message inside."
        case .order:
            "newest (if left out) or relevance."
        case .searchLimit:
            "At most so many hits (50 if left out)."
        case .upTo:
            "Only up to the message with this id."
        case .deleteMessage:
            "Delete the message with this id."
        case .erase:
            "Leave no trace of the message; importing its chat again brings it back."
        case .deleteBefore:
            "Messages sent before this date."
        case .olderThan:
            "Messages older than this: 90d, 8w, 6m, 2y."
        case .platform:
            "Messages of this platform, such as whatsapp."
        case .svg:
            "Write the chart as an SVG file; - is standard output."
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
