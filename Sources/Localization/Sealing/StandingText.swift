/// How the words of a message are vouched for: the four words of LOOK-4, and what is said of names.
public enum StandingText: String, TextKey {
    case heading, verified, unverified, sealed, plain, plainLegend, looksLike, chatHasName
}

extension StandingText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .heading: "Seal"
        case .verified: "verified"
        case .unverified: "unverified"
        case .sealed: "sealed"
        case .plain: "plain"
        case .plainLegend: "No word before a message: {word}, so only its messenger vouches for it."
        case .looksLike: "“{name}” looks like your contact “{contact}” but is a different name."
        case .chatHasName:
            "“{name}” is only the name of this chat; it is not confirmed to be with your contact “{contact}”."
        }
    }
}
