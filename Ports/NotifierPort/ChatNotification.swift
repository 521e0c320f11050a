public import WhisperMessage

/// What is said of a chat with new messages.
public struct ChatNotification: Hashable, Sendable {
    /// The chat, which has one notification at most.
    public var chat: UniqueIdentifier
    /// What the chat is called; nil where that shall not be seen.
    public var title: String?
    /// What the newest message says; nil where that shall not be seen.
    public var content: String?
    /// How many messages are unread.
    public var count: Int64
    /// Whether it only follows what has changed: without sound, and never where none is shown.
    public var isQuiet: Bool

    /// A notification of a chat; what is left out is hidden.
    public init(
        chat: UniqueIdentifier, title: String? = nil, content: String? = nil, count: Int64, isQuiet: Bool = false
    ) {
        self.chat = chat
        self.title = title
        self.content = content
        self.count = count
        self.isQuiet = isQuiet
    }
}
