public import WhisperMessage

/// An unsent text.
public struct Draft: Hashable, Sendable {
    /// The conversation.
    public var conversation: UniqueIdentifier
    /// The text.
    public var text: String
    /// When it was last changed.
    public var updatedAt: Timestamp

    /// The draft of a chat that another one with a draft was joined into: what the owner wrote in either is kept.
    package func joined(with leaving: Draft) -> Draft {
        guard text != leaving.text else { return self }
        return Draft(
            conversation: conversation, text: text + "\n" + leaving.text, updatedAt: max(updatedAt, leaving.updatedAt))
    }

    /// Creates a draft.
    public init(conversation: UniqueIdentifier, text: String, updatedAt: Timestamp) {
        self.conversation = conversation
        self.text = text
        self.updatedAt = updatedAt
    }
}
