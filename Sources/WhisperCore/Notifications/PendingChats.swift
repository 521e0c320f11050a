import WhisperMessage
import WhisperStorePort
import Synchronization

/// What has changed and was not looked at yet.
struct ChatChanges: Sendable {
    /// Chats of which something changed.
    var chats: Set<UniqueIdentifier> = []
    /// Those of them that messages were added to.
    var news: Set<UniqueIdentifier> = []
    /// Whether any other may have changed as well.
    var isReload = false

    var isEmpty: Bool { chats.isEmpty && !isReload }

    mutating func add(_ changes: Set<StoreChange>) {
        for change in changes {
            switch change {
            case .reload: isReload = true
            case .conversationUpdated(let chat), .conversationDeleted(let chat): chats.insert(chat)
            case .messagesAdded(let chat, _):
                chats.insert(chat)
                news.insert(chat)
            case .messageUpdated, .messageDeleted, .contactChanged, .personChanged, .draftChanged, .settingChanged,
                .identityChanged, .policyChanged:
                break
            }
        }
    }

    mutating func add(_ other: ChatChanges) {
        chats.formUnion(other.chats)
        news.formUnion(other.news)
        isReload = isReload || other.isReload
    }
}

/// Changes that are gathered while others are looked at; so a burst of messages is one notification a chat.
final class PendingChats: Sendable {
    private let changes = Mutex(ChatChanges())
    private let continuation: AsyncStream<Void>.Continuation
    /// Says that there is something, once for however much there is. It ends when nothing more can come.
    let signals: AsyncStream<Void>

    init() {
        (signals, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    }

    func add(_ changes: Set<StoreChange>) {
        let isSomething = self.changes.withLock { pending in
            pending.add(changes)
            return !pending.isEmpty
        }
        if isSomething { continuation.yield() }
    }

    /// Puts back what could not be done, to be done with the next change.
    func putBack(_ changes: ChatChanges) { self.changes.withLock { $0.add(changes) } }

    /// Takes everything out.
    func take() -> ChatChanges {
        changes.withLock { pending in
            defer { pending = ChatChanges() }
            return pending
        }
    }

    func finish() { continuation.finish() }
}
