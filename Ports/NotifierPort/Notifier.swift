public import WhisperMessage

/// Notifies the user at the screen about new messages.
///
/// The rules for every adapter; `NotifierContract` checks them:
/// 1. A chat has at most one notification: a new one replaces the one shown.
/// 2. A quiet notification only replaces. If none is shown for the chat, because none was posted or the user dismissed
///    it, nothing appears.
/// 3. Titles and contents come from others. They are passed through `NotificationText`, shown as plain text whatever
///    markup the medium supports, and written nowhere else.
/// 4. Without content, only the number of messages is shown.
/// 5. A call ends within a bounded time, which the adapter documents, even if the service does not respond. It does not
///    block a thread of Swift's shared pool.
/// 6. Every failure is thrown, and does not prevent a later call from succeeding.
/// 7. Any task may call at any time; concurrent calls are processed one after the other.
/// 8. A badge is a number at the program's icon, without names; 0 removes it. An adapter whose medium has no such place
///    ignores it, and succeeds.
public protocol Notifier: Sendable {
    /// Shows a notification for a chat.
    ///
    /// - Throws: Any `NotifierError`.
    func post(_ notification: ChatNotification) async throws(NotifierError)

    /// Removes the notification of a chat; succeeds if there is none.
    ///
    /// - Throws: Any `NotifierError`.
    func withdraw(_ chat: UniqueIdentifier) async throws(NotifierError)

    /// Shows the number of messages that notifications are about at the program's icon, in place of the one before.
    ///
    /// - Throws: Any `NotifierError`.
    func badge(count: Int64) async throws(NotifierError)
}

extension Notifier {
    /// Shows nothing.
    ///
    /// - Throws: Nothing.
    public func badge(count: Int64) async throws(NotifierError) {}
}

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

/// The reason a notification could not be shown or removed.
public enum NotifierError: Error, Hashable, Sendable, CaseIterable {
    /// There is no notification service, or it cannot be reached.
    case unreachable
    /// The service did not respond in time. It may still show the notification.
    case timedOut
    /// The service rejected the request.
    case refused
}
