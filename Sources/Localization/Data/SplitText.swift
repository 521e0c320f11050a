/// What is said about people and chats that were joined, and about separating them.
public enum SplitText: String, TextKey {
    case people, chats, discussion, joined, list, byImport, bySource, byOwner, several, askSplit, done, nothing, noSuch
}

extension SplitText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .people:
            "Separate people who were joined."
        case .chats:
            "Separate chats that were joined."
        case .discussion:
            "Asks which to separate if several were joined. Each gets back what it had, and what came under its own address since. Whatever a source reports, the two are not joined again."
        case .joined:
            "What to separate: its name, title or address, or a part of it."
        case .list:
            "Only list what was joined, by what and when."
        case .byImport:
            "by an import"
        case .bySource:
            "as {platform} reported"
        case .byOwner:
            "by you"
        case .several:
            "Several were joined into “{name}”:"
        case .askSplit:
            "Separate “{other}” from “{name}”?"
        case .done:
            "“{other}” and “{name}” are separate again."
        case .nothing:
            "Nothing was joined into “{name}”."
        case .noSuch:
            "Nothing called “{other}” was joined into “{name}”."
        }
    }
}
