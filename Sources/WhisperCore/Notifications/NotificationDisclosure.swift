/// What a notification may reveal on the screen.
public enum NotificationDisclosure: String, Hashable, Sendable, CaseIterable {
    /// The number of messages.
    case count
    /// Also the chat.
    case chat
    /// Also the content of the newest message.
    case content
}
