public import WhisperMessage

/// Tells whoever sits at the screen that chats have something new.
///
/// The rules of every adapter; `NotifierContract` checks them:
/// 1. A chat has one notification at most: what is posted for it takes the place of what stands there.
/// 2. A quiet notification only replaces. Where none of the chat is on the screen, because none was posted or somebody
///    has dismissed it, nothing appears.
/// 3. Titles and contents are what strangers wrote. They are shown as plain text, whatever markup the medium knows, passed
///    through `NotificationText`, and are written down nowhere else.
/// 4. Without content, the number of messages is all that is said of them.
/// 5. A call ends within a bounded time, which the adapter's documentation names, also where nobody answers. It keeps no
///    thread that Swift shares waiting.
/// 6. Whatever goes wrong is thrown, and does not prevent a later call from succeeding.
/// 7. Any task may call at any time; what is asked at the same time happens one after the other.
public protocol Notifier: Sendable {
    /// Shows a notification of a chat.
    func post(_ notification: ChatNotification) async throws(NotifierError)

    /// Takes the notification of a chat away; success where there is none.
    func withdraw(_ chat: UniqueIdentifier) async throws(NotifierError)
}
