/// What a command that usually comes next does.
public enum NextStepText: String, TextKey {
    case heading, createIdentity, importChat, browse, read, exportBundle, showCode, compare, seal, sendDraft,
        applyRetention, openSealed
}

extension NextStepText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .heading:
            "Next:"
        case .createIdentity:
            "create an identity, to seal and open messages"
        case .importChat:
            "import a chat"
        case .browse:
            "look at your messages"
        case .read:
            "read this chat"
        case .exportBundle:
            "write your public keys to a file, to give to a friend"
        case .showCode:
            "show them as a QR code, for your friend to scan"
        case .compare:
            "compare the keys with your friend"
        case .openSealed:
            "open the sealed messages"
        case .sendDraft:
            "send it"
        case .applyRetention:
            "see what the rules delete"
        case .seal:
            "seal a message"
        }
    }
}
