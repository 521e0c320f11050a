/// What exports say.
public enum ExportText: String, TextKey {
    case progress, writtenMessages, writtenRecords, onlyFrom, plaintext, plaintextOutput, withBlocked,
        withoutAttachments
}

extension ExportText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .progress:
            "Exporting"
        case .plaintext:
            "The file is not encrypted: anyone who can read it can read your messages."
        case .plaintextOutput:
            "The output is not encrypted: anyone who can read it can read your messages."
        case .writtenMessages:
            .plural(one: "Wrote {count} message to “{path}”.", other: "Wrote {count} messages to “{path}”.")
        case .onlyFrom:
            "They are messages from “{name}” alone."
        case .withBlocked:
            .plural(
                one: "{count} of them is from a blocked contact, and in the file, too.",
                other: "{count} of them are from blocked contacts, and in the file, too.")
        case .withoutAttachments:
            .plural(
                one:
                    "The file of {count} attachment is not exported. To have it, too, add --attachments DIR; an import takes it from there with the same option.",
                other:
                    "The files of {count} attachments are not exported. To have them, too, add --attachments DIR; an import takes them from there with the same option."
            )
        case .writtenRecords:
            .plural(one: "Wrote {count} record to “{path}”.", other: "Wrote {count} records to “{path}”.")
        }
    }
}
