import WhisperMessage

/// What is to be done about a chat's notification.
enum NotificationStep: Hashable, Sendable {
    case none
    /// Show it, to be noticed.
    case announce
    /// Let it follow, where it is shown.
    case update
    case withdraw
}

/// Remembers how many messages of each chat are unread, and which chats have a notification; decides what follows from a
/// change.
///
/// What is unread is what somebody should hear of: own messages and those of a backlog are saved as read (ING-1).
struct UnreadLedger: Sendable {
    /// Only of chats that have any.
    private var unread: [UniqueIdentifier: Int64] = [:]
    private(set) var announced: Set<UniqueIdentifier> = []

    /// Chats that are known to have unread messages or a notification.
    var chats: Set<UniqueIdentifier> { announced.union(unread.keys) }

    /// Notes how a chat was before anything was observed.
    mutating func begin(with chat: Conversation) {
        unread[chat.id] = chat.unreadCount > 0 ? chat.unreadCount : nil
    }

    /// What follows from how a chat is now.
    ///
    /// - Parameter isNews: Whether messages came, so that more unread ones are new ones. Where there are more and none is
    ///   known to have come, that is told in a moment: a chat is read later than the change that it is read for.
    func step(for chat: Conversation, isNews: Bool) -> NotificationStep {
        guard chat.unreadCount > 0, !chat.isMuted else { return announced.contains(chat.id) ? .withdraw : .none }
        let known = unread[chat.id] ?? 0
        if chat.unreadCount > known { return isNews ? .announce : .none }
        return chat.unreadCount < known && announced.contains(chat.id) ? .update : .none
    }

    /// Notes how a chat is now, after a step for it was done.
    mutating func note(_ chat: Conversation, after step: NotificationStep) {
        switch step {
        case .none: if !chat.isMuted, chat.unreadCount > unread[chat.id] ?? 0 { return }
        case .update: break
        case .announce: announced.insert(chat.id)
        case .withdraw: announced.remove(chat.id)
        }
        unread[chat.id] = chat.unreadCount > 0 ? chat.unreadCount : nil
    }

    /// Forgets a chat that is gone, whose notification was withdrawn.
    mutating func forget(_ chat: UniqueIdentifier) {
        unread[chat] = nil
        announced.remove(chat)
    }
}
