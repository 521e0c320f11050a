/// What deleting, and the upkeep of the search index, ask and say.
public enum DeletionText: String, TextKey {
    case askConversation, askMessage, askRule, askRuleInChat, deleted, wouldDelete, deletingMessages, deletingWords,
        copiesRemain, otherCopiesRemain, stoppedHint, optimized
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
            "Copies made earlier still contain what was deleted: {paths}"
        case .otherCopiesRemain:
            "Backups and exports made earlier still contain what was deleted."
        case .stoppedHint:
            "What was deleted so far stays deleted. Run the command again to delete the rest."
        case .optimized:
            "The search index has {after} parts ({size}); it had {before} ({sizeBefore})."
        case .askConversation:
            .plural(
                one: "Delete the chat “{title}” with {count} message for good?",
                other: "Delete the chat “{title}” with {count} messages for good?")
        case .askMessage:
            "Delete this message for good?"
        case .askRule:
            .plural(one: "Delete {count} message for good?", other: "Delete {count} messages for good?")
        case .askRuleInChat:
            .plural(
                one: "Delete {count} message in “{title}” for good?",
                other: "Delete {count} messages in “{title}” for good?")
        case .deleted:
            .plural(one: "Deleted {count} message.", other: "Deleted {count} messages.")
        case .wouldDelete:
            .plural(one: "{count} message would be deleted.", other: "{count} messages would be deleted.")
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
