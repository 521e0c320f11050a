/// What is said of drafts: texts that are begun and not sent.
public enum DraftText: String, TextKey {
    case group, set, setDiscussion, show, list, remove, send, sendDiscussion, textArgument, savedHeading, saved,
        removed,
        none, noneHint, noDrafts, empty, changed
}

extension DraftText {
    /// The English text.
    public var english: Phrase {
        switch self {
        case .group:
            "Manage drafts: texts that you have begun to write."
        case .set:
            "Save a text as the draft of a chat."
        case .setDiscussion:
            "Replaces the draft that the chat has. Without TEXT, the text is read from standard input, without its last line end. A draft is stored in the vault like a message, and is not sent."
        case .show:
            "Print the draft of a chat."
        case .list:
            "List the drafts, the latest first."
        case .remove:
            "Remove the draft of a chat."
        case .send:
            "Send the draft of a chat."
        case .sendDiscussion:
            "Puts the draft into the outbox, sealed if the chat is bound to a contact, and sends it if the server can be reached. The draft is removed in the same step, so that it is sent once."
        case .textArgument:
            "The text; - is standard input."
        case .savedHeading:
            "Saved"
        case .saved:
            "Draft for “{title}” saved."
        case .removed:
            "Draft for “{title}” removed."
        case .none:
            "There is no draft for “{title}”."
        case .noneHint:
            "Write one with “whisper draft set”, or list those that there are with “whisper draft list”."
        case .noDrafts:
            "No drafts."
        case .empty:
            "There is no text to save."
        case .changed:
            "The draft was changed or sent by another command meanwhile. Nothing was sent."
        }
    }
}
