/// What the exports of messages as text and as a table say.
public enum TranscriptText: String, TextKey {
    case text, textDiscussion, table, tableDiscussion, conversation, since, until, emptyPeriod, unknownAnswered
}

extension TranscriptText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .text:
            "Export messages as a text to read."
        case .textDiscussion:
            "Writes each chat with its title, its days and its messages: who vouches for each, the time, the name and the text. Attachments are named. The output is not encrypted."
        case .table:
            "Export messages as a table for spreadsheets."
        case .tableDiscussion:
            "Writes a row for each message as comma-separated values in UTF-8, after a row with the names of the columns. A cell that a spreadsheet would take for a formula gets an apostrophe in front. The output is not encrypted."
        case .conversation:
            "Export only this chat: title or part of it, reference or id. May be repeated."
        case .since:
            "Export only messages from this date on."
        case .until:
            "Export only messages up to and including this date."
        case .emptyPeriod:
            "The period ends before it begins."
        case .unknownAnswered:
            "a message that is not in the vault"
        }
    }
}
