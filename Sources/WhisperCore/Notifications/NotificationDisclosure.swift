/// What a notification may tell to whoever sees the screen.
public enum NotificationDisclosure: String, Hashable, Sendable, CaseIterable {
    /// How many messages there are.
    case count
    /// Also which chat they are in.
    case chat
    /// Also what the newest one says.
    case content
}
