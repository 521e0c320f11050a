/// What is said about the pictures of chats.
public enum PictureText: String, TextKey {
    case command, discussion, output, saved, absent, absentHint, notHeld, notForTerminal, notForTerminalHint
}

extension PictureText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .command:
            "Save the picture of a chat as a file."
        case .discussion:
            "Writes the picture as the messenger sent it: JPEG, PNG or WebP. An existing file is never replaced. “whisper bridge run” brings the pictures of chats and keeps them up to date; each chat is looked at once a week."
        case .output:
            "Write the picture to this file; - is standard output."
        case .saved:
            "Picture of “{title}” saved: {path} ({size})"
        case .absent:
            "The vault has no picture of “{title}”."
        case .absentHint:
            "“whisper bridge run” brings the pictures of chats if --media is not none."
        case .notHeld:
            "The picture of “{title}” is missing from the vault’s files."
        case .notForTerminal:
            "Standard output is a terminal, which cannot show a picture."
        case .notForTerminalHint:
            "Use --output FILE, or a pipe."
        }
    }
}
