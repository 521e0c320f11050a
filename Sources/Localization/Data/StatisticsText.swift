/// What the figures of a vault are called.
public enum StatisticsText: String, TextKey {
    case conversations, messages, unread, people, attachments, held, first, last, database, kinds,
        chartTitle, chartSummary, chartWritten
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
        case .chartTitle:
            "Messages over time"
        case .chartSummary:
            .plural(one: "{count} message from {first} to {last}", other: "{count} messages from {first} to {last}")
        case .chartWritten:
            "Wrote the chart to “{path}”."
        }
    }
}
