/// What is said about joining people and chats, and about separating what was joined.
public enum SplitText: String, TextKey {
    case people, chats, discussion, joined, list, byImport, bySource, byOwner, several, askSplit, done, nothing, noSuch,
        joinPeople, joinChats, joinPeopleDiscussion, joinChatsDiscussion, otherPerson, otherChat, askJoinPeople,
        askJoinChats, joinedPeople, joinedChats, sameAlready, ownerAndOther, ownerAndOtherHint, otherService,
        numberedChat, separateAgain, keptName
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
        case .joinPeople:
            "Say that two people are one."
        case .joinChats:
            "Say that two chats are one."
        case .joinPeopleDiscussion:
            "All that the other person wrote, and all of their names and numbers, become those of the first one. This is recorded: “whisper people split” separates them again."
        case .joinChatsDiscussion:
            "The messages of the other chat become those of the first one, in the order of their times; one that both have is kept once. This is recorded: “whisper conversation split” separates them again."
        case .otherPerson:
            "The person who is the same: name or part of it, number or id."
        case .otherChat:
            "The chat that is the same, given like the first one."
        case .askJoinPeople:
            "Are “{other}” and “{name}” the same person?"
        case .askJoinChats:
            "Are “{other}” and “{name}” the same chat?"
        case .joinedPeople:
            "“{other}” and “{name}” are one person, called “{present}”."
        case .keptName:
            "The name “{present}” is shown because names from an address book come first, then those that a service has confirmed, then those that people chose themselves; of equal ones, it is the one seen last."
        case .joinedChats:
            "“{other}” is part of the chat “{name}”."
        case .sameAlready:
            "“{other}” and “{name}” are one already."
        case .ownerAndOther:
            "“{name}” is you, and “{other}” is not."
        case .ownerAndOtherHint:
            "If “{other}” is you in an export, import it again with --redo --me NAME. If “{name}” is not you: whisper people not-me NAME"
        case .otherService:
            "“{other}” and “{name}” are chats of different services."
        case .separateAgain:
            "separate them again"
        case .numberedChat:
            "A server keeps the order of “{other}” or “{name}”, so they cannot become one chat."
        }
    }
}
