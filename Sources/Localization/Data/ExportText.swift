/// What exports say.
public enum ExportText: String, TextKey {
    case progress, writtenMessages, writtenRecords
}

extension ExportText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .progress:
            "Exporting"
        case .writtenMessages:
            .plural(one: "Wrote {count} message to “{path}”.", other: "Wrote {count} messages to “{path}”.")
        case .writtenRecords:
            .plural(one: "Wrote {count} record to “{path}”.", other: "Wrote {count} records to “{path}”.")
        }
    }
}
