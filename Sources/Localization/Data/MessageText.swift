/// What lists of chats and messages say.
public enum MessageText: String, TextKey {
    case titleHeading, unreadHeading, messagesHeading, lastHeading, textHeading, pinned, muted, archived,
        noConversations, noMessages, nothingFound, olderMessages, edited, unread,
        notHeld, omitted,
        image, video, audio, document, file, sticker, location, contact, poll, call, deleted,
        unknownKind, attachmentsSaved, attachmentsNotHeld, pinnedNow, unpinnedNow, mutedNow, unmutedNow,
        archivedNow, unarchivedNow, renamedNow,
        markedRead, deletedByAdmin, event, nothingToShow, newerMessages, aroundHit, referenceHeading,
        moreHits, onlyBeginnings, chatsOfName, peopleOfName, sealedEdit, sealedEditElsewhere, sealedEditExpired,
        sealedEditInvalid, sealedMessage, sealedOpened, sealedByYou, widerShowsMore, danglingOperator
}

extension MessageText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .renamedNow:
            "Renamed “{from}” to “{to}”."
        case .widerShowsMore:
            .plural(
                one: "With {count} column, the last text of each chat is shown, too.",
                other: "With {count} columns, the last text of each chat is shown, too.")
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
        case .archived:
            "archived"
        case .noConversations:
            "No chats yet."
        case .noMessages:
            "No messages there."
        case .nothingFound:
            "No messages found."
        case .olderMessages:
            "Older messages: {command}"
        case .newerMessages:
            "Newer messages: {command}"
        case .aroundHit:
            "The messages around a hit: {command}"
        case .moreHits:
            "Shown: {count} of {total} hits. --limit shows more."
        case .onlyBeginnings:
            "Nothing has exactly “{query}”. Hits for {wider}: {total}"
        case .danglingOperator:
            "On one side of {word} nothing is left to search for, so {word} itself was searched for as a word, too."
        case .chatsOfName:
            .plural(one: "Chat of this name: {names}", other: "{count} chats of this name: {names}")
        case .peopleOfName:
            .plural(one: "Person of this name: {names}", other: "{count} people of this name: {names}")
        case .referenceHeading:
            "Ref"
        case .edited:
            "edited"
        case .unread:
            "unread"
        case .sealedMessage:
            "sealed message"
        case .sealedOpened:
            "sealed message, opened as {reference}"
        case .sealedByYou:
            "sealed by you for {name}, and only they can open it; your own text is {reference}"
        case .sealedEdit:
            "sealed edit of a message, not opened"
        case .sealedEditElsewhere:
            "sealed edit of a message, opened as another message"
        case .sealedEditExpired:
            "sealed edit of a message, too old to be opened"
        case .sealedEditInvalid:
            "sealed edit of a message, damaged or forged"
        case .notHeld:
            "not in the vault"
        case .omitted:
            "omitted from the export"
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
            "message of an unknown type"
        case .attachmentsSaved:
            .plural(one: "Saved {count} attachment to “{path}”.", other: "Saved {count} attachments to “{path}”.")
        case .attachmentsNotHeld:
            .plural(one: "{count} attachment is not in the vault.", other: "{count} attachments are not in the vault.")
        case .pinnedNow:
            "Pinned “{title}”."
        case .unpinnedNow:
            "Unpinned “{title}”."
        case .mutedNow:
            "Muted “{title}”."
        case .unmutedNow:
            "Unmuted “{title}”."
        case .archivedNow:
            "Archived “{title}”."
        case .unarchivedNow:
            "Unarchived “{title}”."
        case .markedRead:
            .plural(
                one: "Marked {count} message in “{title}” as read.",
                other: "Marked {count} messages in “{title}” as read.")
        }
    }
}
