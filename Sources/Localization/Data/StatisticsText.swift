/// What the figures of a vault are called.
public enum StatisticsText: String, TextKey {
    case conversations, messages, unread, people, attachments, held, first, last, database, kinds,
        progress, chartWritten
}

extension StatisticsText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .conversations:
            "Chats"
        case .messages:
            "Messages"
        case .unread:
            "Unread"
        case .people:
            "People"
        case .attachments:
            "Attachments"
        case .held:
            "In the vault"
        case .first:
            "First message"
        case .last:
            "Last message"
        case .database:
            "Database"
        case .kinds:
            "Types"
        case .progress:
            "Counting messages"
        case .chartWritten:
            "Wrote the charts to “{path}”."
        }
    }
}
