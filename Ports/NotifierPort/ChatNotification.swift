public import WhisperMessage

/// The notification for a chat with new messages.
public struct ChatNotification: Hashable, Sendable {
    /// The chat, which has at most one notification.
    public var chat: UniqueIdentifier
    /// The chat's title; nil to hide it.
    public var title: String?
    /// The content of the newest message; nil to hide it.
    public var content: String?
    /// The number of unread messages.
    public var count: Int64
    /// Whether it only updates a visible notification: silently, and never as a new one.
    public var isQuiet: Bool

    /// Creates a notification; omitted parts are hidden.
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
