import WhisperMessage

/// What to do about a chat's notification.
enum NotificationStep: Hashable, Sendable {
    case none
    /// Show it prominently.
    case announce
    /// Update it if it is shown.
    case update
    case withdraw
}

/// Tracks the unread messages and notifications of each chat, and decides how to react to changes.
///
/// Unread messages are those worth a notification: own messages and historical ones are saved as read (ING-1).
struct UnreadLedger: Sendable {
    /// Contains only chats with unread messages.
    private var unread: [UniqueIdentifier: Int64] = [:]
    private(set) var announced: Set<UniqueIdentifier> = []
    /// The number at the program's icon.
    var badge: Int64 = 0

    /// The chats with unread messages or a notification.
    var chats: Set<UniqueIdentifier> { announced.union(unread.keys) }

    /// Records the state of a chat before observation starts.
    mutating func begin(with chat: Conversation) {
        unread[chat.id] = chat.unreadCount > 0 ? chat.unreadCount : nil
    }

    /// The number of unread messages that notifications are about.
    var announcedMessages: Int64 {
        announced.reduce(0) { $0.saturatingAdd(unread[$1] ?? 0) }
    }

    /// The step for the current state of a chat.
    ///
    /// - Parameter isNews: Whether messages arrived, so that additional unread messages are new ones. If there are more
    ///   but none is known to have arrived, that change is about to be reported, because the chat is read after the
    ///   change that triggered the read.
    func step(for chat: Conversation, isNews: Bool) -> NotificationStep {
        guard chat.unreadCount > 0, !chat.isSilent else { return announced.contains(chat.id) ? .withdraw : .none }
        let known = unread[chat.id] ?? 0
        if chat.unreadCount > known { return isNews ? .announce : .none }
        return chat.unreadCount < known && announced.contains(chat.id) ? .update : .none
    }

    /// Records the state of a chat after a step was completed.
    mutating func note(_ chat: Conversation, after step: NotificationStep) {
        switch step {
        case .none: if !chat.isSilent, chat.unreadCount > unread[chat.id] ?? 0 { return }
        case .update: break
        case .announce: announced.insert(chat.id)
        case .withdraw: announced.remove(chat.id)
        }
        unread[chat.id] = chat.unreadCount > 0 ? chat.unreadCount : nil
    }

    /// Removes a deleted chat whose notification was withdrawn.
    mutating func forget(_ chat: UniqueIdentifier) {
        unread[chat] = nil
        announced.remove(chat)
    }
}

extension Conversation {
    /// Whether new messages are not announced.
    fileprivate var isSilent: Bool { isMuted || isArchived }
}
