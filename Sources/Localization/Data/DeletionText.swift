/// What deleting, and the upkeep of the search index, ask and say.
public enum DeletionText: String, TextKey {
    case askConversation, askMessage, askRule, askRuleInChat, deleted, wouldDelete, wouldDeleteFrom, deletingMessages,
        deletingWords,
        copiesRemain, otherCopiesRemain, namedCopiesRemain, otherNamedCopiesRemain, stoppedHint, optimized, choicesGo,
        noRoom, noRoomHint
}

extension DeletionText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .deletingMessages:
            "Deleting messages"
        case .deletingWords:
            "Removing words from the index"
        case .copiesRemain:
            "Earlier copies still contain the deleted messages: {paths}"
        case .otherCopiesRemain:
            "Earlier backups and exports still contain the deleted messages."
        case .namedCopiesRemain:
            "Earlier copies still contain the names and addresses: {paths}"
        case .otherNamedCopiesRemain:
            "Earlier backups and exports still contain the names and addresses."
        case .choicesGo:
            "What you have set for the chat is deleted with it, such as its title, draft or retention rule."
        case .stoppedHint:
            "Messages deleted so far stay deleted. Run the command again to delete the rest."
        case .noRoom:
            "The disk is full, and deleting itself needs some room for a while."
        case .noRoomHint:
            "Free some space elsewhere on the disk, then run the command again. Messages deleted so far stay deleted."
        case .optimized:
            .plural(
                one: "The search index now has {count} segment ({size}); before, it had {before} ({sizeBefore}).",
                other: "The search index now has {count} segments ({size}); before, it had {before} ({sizeBefore}).")
        case .askConversation:
            .plural(
                one: "Permanently delete the chat “{title}” with {count} message?",
                other: "Permanently delete the chat “{title}” with {count} messages?")
        case .askMessage:
            "Permanently delete this message?"
        case .askRule:
            .plural(one: "Permanently delete {count} message?", other: "Permanently delete {count} messages?")
        case .askRuleInChat:
            .plural(
                one: "Permanently delete {count} message in “{title}”?",
                other: "Permanently delete {count} messages in “{title}”?")
        case .deleted:
            .plural(one: "Deleted {count} message.", other: "Deleted {count} messages.")
        case .wouldDelete:
            .plural(one: "Would delete {count} message.", other: "Would delete {count} messages.")
        case .wouldDeleteFrom:
            .plural(
                one: "Would delete {count} message from “{title}”.",
                other: "Would delete {count} messages from “{title}”.")
        }
    }
}
