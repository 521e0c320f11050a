/// What lists of chats and messages say.
public enum MessageText: String, TextKey {
    case titleHeading, unreadHeading, messagesHeading, lastHeading, textHeading, pinned, muted,
        noConversations, noMessages, nothingFound, olderMessages, edited, unread, notHeld, omitted,
        image, video, audio, document, file, sticker, location, contact, poll, call, deleted,
        unknownKind, attachmentsSaved, attachmentsNotHeld, pinnedNow, unpinnedNow, mutedNow, unmutedNow,
        markedRead, deletedByAdmin, event, nothingToShow
}

extension MessageText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .titleHeading:
            "Chat"
        case .unreadHeading:
            "Unread"
        case .messagesHeading:
            "Messages"
        case .lastHeading:
            "Last"
        case .textHeading:
            "Text"
        case .pinned:
            "pinned"
        case .muted:
            "muted"
        case .noConversations:
            "There are no chats yet."
        case .noMessages:
            "There are no messages there."
        case .nothingFound:
            "Nothing was found."
        case .olderMessages:
            "Older messages: {command}"
        case .edited:
            "edited"
        case .unread:
            "unread"
        case .notHeld:
            "not in the vault"
        case .omitted:
            "left out of the export"
        case .image:
            "image"
        case .video:
            "video"
        case .audio:
            "audio"
        case .document:
            "document"
        case .file:
            "file"
        case .sticker:
            "sticker"
        case .location:
            "location"
        case .contact:
            "contact"
        case .poll:
            "poll"
        case .call:
            "call"
        case .deletedByAdmin:
            "deleted by an admin, {name}"
        case .event:
            "event: {type}"
        case .nothingToShow:
            "nothing to show"
        case .deleted:
            "deleted"
        case .unknownKind:
            "message of an unknown kind"
        case .attachmentsSaved:
            .plural(one: "Saved {count} attachment in “{path}”.", other: "Saved {count} attachments in “{path}”.")
        case .attachmentsNotHeld:
            .plural(one: "{count} attachment is not in the vault.", other: "{count} attachments are not in the vault.")
        case .pinnedNow:
            "“{title}” is pinned."
        case .unpinnedNow:
            "“{title}” is no longer pinned."
        case .mutedNow:
            "“{title}” is muted."
        case .unmutedNow:
            "“{title}” is no longer muted."
        case .markedRead:
            .plural(
                one: "{count} message in “{title}” marked as read.",
                other: "{count} messages in “{title}” marked as read.")
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
