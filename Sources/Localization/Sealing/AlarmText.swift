/// What is said about signs of an attack: words that differ, keys that are not those that are known.
public enum AlarmText: String, TextKey {
    case wordsDiffer, sendNothing, compareAgain, askForBundle, askWhether, knownWords, shownWords
}

extension AlarmText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .wordsDiffer:
            "The words differ: these are not the keys of “{name}”, or your friend has other keys of yours. Someone may be reading your messages, or posing as one of you. “{name}” is not verified."
        case .sendNothing:
            "Send “{name}” nothing secret, and do not trust messages signed with these keys."
        case .compareAgain:
            "Compare the words once more through another channel, such as a call or a meeting."
        case .askForBundle:
            "If they still differ, ask “{name}” for a new bundle in person, and import it."
        case .askWhether:
            "Ask “{name}” through another channel, in person if you can, whether these are new keys."
        case .knownWords:
            "Words known so far"
        case .shownWords:
            "Words of these keys"
        }
    }
}
