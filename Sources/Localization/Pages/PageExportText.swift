/// What `whisper export html` says.
public enum PageExportText: String, TextKey {
    case progress, plaintext, written, wroteMedia, damagedMedia, openAt, badMedia, badTheme, badLanguage,
        standardOutput, emptyPeriod, occupied, occupiedHint, busy
}

extension PageExportText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .progress: "Writing pages"
        case .plaintext:
            "The pages will not be encrypted: anyone who can open the folder can read your messages."
        case .written:
            .plural(
                one: "Wrote {count} message to “{path}” ({chats}).",
                other: "Wrote {count} messages to “{path}” ({chats}).")
        case .wroteMedia: .plural(one: "With {count} file.", other: "With {count} files.")
        case .damagedMedia:
            .plural(
                one: "{count} attachment is damaged in the vault and was left out.",
                other: "{count} attachments are damaged in the vault and were left out.")
        case .openAt: "Open it in a browser: {path}"
        case .badMedia: "--media takes all, used or none, not “{value}”."
        case .badTheme: "--theme takes auto, light or dark, not “{value}”."
        case .badLanguage: "--language takes one of {languages}, not “{value}”."
        case .standardOutput: "The pages are a folder and cannot be written to standard output."
        case .occupied: "“{path}” exists and is not replaced."
        case .occupiedHint:
            "Choose another folder. --force replaces an archive that an earlier export wrote, and nothing else."
        case .busy: "Another process is writing to “{path}”."
        case .emptyPeriod: "--since is not before --until."
        }
    }
}
