import WhisperMessage
import WhisperStorePort
import Synchronization

/// Changes that have not been processed yet.
struct ChatChanges: Sendable {
    /// The changed chats.
    var chats: Set<UniqueIdentifier> = []
    /// The chats to which messages were added.
    var news: Set<UniqueIdentifier> = []
    /// Whether any other chat may have changed as well.
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

/// Collects changes while earlier ones are processed, so that a burst of messages causes one notification per chat.
final class PendingChats: Sendable {
    private let changes = Mutex(ChatChanges())
    private let continuation: AsyncStream<Void>.Continuation
    /// Signals that there are changes, once for any number of them. It ends when no more can arrive.
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

    /// Returns uncompleted changes, to be processed with the next ones.
    func putBack(_ changes: ChatChanges) { self.changes.withLock { $0.add(changes) } }

    /// Takes all changes.
    func take() -> ChatChanges {
        changes.withLock { pending in
            defer { pending = ChatChanges() }
            return pending
        }
    }

    func finish() { continuation.finish() }
}
