/// What exports say.
public enum ExportText: String, TextKey {
    case progress, writtenMessages, writtenRecords, onlyFrom, plaintext
}

extension ExportText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .progress:
            "Exporting"
        case .plaintext:
            "The file is not encrypted: anyone who can read it can read your messages."
        case .writtenMessages:
            .plural(one: "Wrote {count} message to “{path}”.", other: "Wrote {count} messages to “{path}”.")
        case .onlyFrom:
            "They are messages from “{name}” alone."
        case .writtenRecords:
            .plural(one: "Wrote {count} record to “{path}”.", other: "Wrote {count} records to “{path}”.")
        }
    }
}
