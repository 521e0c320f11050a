/// What deleting asks and says.
public enum DeletionText: String, TextKey {
    case askConversation, askMessage, askRule, askRuleInChat, deleted, wouldDelete
}

extension DeletionText {
    /// The English text.
    public var english: Phrase {
        switch self {
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
