/// What commands say while they find the chat, person, contact or message that a name or a reference means.
public enum FindingText: String, TextKey {
    case choose, chooseOne, acceptedNumbers, severalChats, severalPeople, severalContacts, partOfContact, contactTaken,
        noSuchChatSuggestion,
        noSuchPersonSuggestion, noReference, noSuchMessage, severalMessages, referenceHint, otherChat, inChat,
        lastMessage, memberOf
}

extension FindingText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .choose: "Which number? (Enter: none)"
        case .chooseOne: "Which number?"
        case .acceptedNumbers: "Please answer with a number from 1 to {last}."
        case .severalChats: "Several chats match “{name}”:"
        case .severalPeople: "Several people match “{name}”:"
        case .severalContacts: "Several contacts match “{name}”:"
        case .partOfContact: "No contact is called exactly “{name}”. This one may be meant:"
        case .contactTaken: "Contact: “{name}”, {id}"
        case .noSuchChatSuggestion: "No chat is called “{name}”. Did you mean: {candidates}?"
        case .noSuchPersonSuggestion: "No person is called “{name}”. Did you mean: {candidates}?"
        case .noReference: "“{value}” is not the reference or id of a message."
        case .noSuchMessage: "There is no message “{reference}” here."
        case .severalMessages: "“{reference}” matches several messages: {candidates}"
        case .referenceHint: "“whisper messages --refs” and “whisper search” show the reference of each message."
        case .lastMessage: "last {date}"
        case .memberOf: "in “{title}”"
        case .inChat: "Chat: “{title}”, {reference}"
        case .otherChat: "The message “{reference}” is in another chat."
        }
    }
}
