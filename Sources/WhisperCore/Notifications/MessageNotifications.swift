import WhisperArchive
public import WhisperClockPort
import WhisperMessage
public import WhisperNotifierPort
public import WhisperStorePort

/// Notifies about new messages, and updates notifications as messages are read.
///
/// A chat has one notification, with the number of its unread messages. It is removed when they are read, in this
/// process or another one, or when the chat is muted or deleted. There are no notifications for own messages,
/// historical ones and those of muted chats. Bursts are combined.
///
/// The vault is observed, not the source, so notifications are only about committed messages.
public struct MessageNotifications: Sendable {
    private let store: any VaultStore
    private let trust: TrustBook?
    private let notifier: any Notifier
    private let wallClock: any WallClock
    private let clock: any MonotonicClock
    private let disclosure: NotificationDisclosure
    private let changes: any AsyncSequence<Set<StoreChange>, Never> & Sendable
    private let ledger: UnreadLedger

    /// The minimum time between two rounds of notifications.
    static let interval = Duration.seconds(1)
    /// The maximum age of a chat's last message for a notification if only the vault as a whole is known to have
    /// changed, for example because another process imports historical messages: one day, in milliseconds.
    static let freshness: Int64 = 24 * 3_600_000
    /// How far from the end of a chat the newest unread message is searched for.
    static let searchDepth = 20

    /// Starts observing a vault; messages that are already unread cause no notifications. Create it before messages can
    /// arrive.
    ///
    /// - Parameter trust: The vault's trust data, by which contacts are blocked; nil if its key is unavailable, so that
    ///   only their records count.
    /// - Throws: The vault's error.
    public init(
        observing store: any VaultStore, trust: TrustBook? = nil, notifier: any Notifier, wallClock: any WallClock,
        clock: any MonotonicClock,
        disclosure: NotificationDisclosure = .chat
    ) async throws(StoreError) {
        self.store = store
        self.trust = trust
        self.notifier = notifier
        self.wallClock = wallClock
        self.clock = clock
        self.disclosure = disclosure
        changes = store.changes()
        var ledger = UnreadLedger()
        try await Self.forEachChat(of: store) { (chat) throws(StoreError) in ledger.begin(with: chat) }
        self.ledger = ledger
    }

    /// Shows notifications until the vault is closed or the task is cancelled. Call it once.
    ///
    /// - Parameter report: Called with each failure of the notifier. Failed notifications are retried with the next
    ///   change.
    public func run(report: @escaping @Sendable (NotifierError) -> Void = { _ in }) async {
        let pending = PendingChats()
        await withTaskGroup(of: Void.self) { group in
            group.addTask {
                for await set in changes { pending.add(set) }
                pending.finish()
            }
            group.addTask {
                var ledger = ledger
                for await _ in pending.signals {
                    var left = pending.take()
                    do throws(Interruption) {
                        try await notify(&left, &ledger)
                    } catch {
                        pending.putBack(left)
                        switch error {
                        case .notifier(let failure): report(failure)
                        case .store(let failure): if failure.code == .closed { return }
                        }
                    }
                    await clock.wait(for: Self.interval)
                }
            }
        }
    }

    // MARK: Notifying

    /// The reason a round was not completed.
    private enum Interruption: Error {
        case store(StoreError)
        case notifier(NotifierError)
    }

    /// Notifies about changes, and removes the completed ones.
    private func notify(_ left: inout ChatChanges, _ ledger: inout UnreadLedger) async throws(Interruption) {
        if left.isReload {
            let oldest = wallClock.now().milliseconds - Self.freshness
            var gone = ledger.chats
            do throws(StoreError) {
                var changed: ChatChanges = left
                try await Self.forEachChat(of: store) { (chat) throws(StoreError) in
                    gone.remove(chat.id)
                    let isNews = (chat.lastMessage?.timestamp.milliseconds ?? .min) >= oldest
                    switch ledger.step(for: chat, isNews: isNews || left.news.contains(chat.id)) {
                    case .none where !left.chats.contains(chat.id): ledger.note(chat, after: .none)
                    case .announce:
                        changed.chats.insert(chat.id)
                        changed.news.insert(chat.id)
                    case .none, .update, .withdraw: changed.chats.insert(chat.id)
                    }
                }
                changed.chats.formUnion(gone)
                changed.isReload = false
                left = changed
            } catch {
                throw .store(error)
            }
        }
        for id in left.chats.sorted(by: { $0.description < $1.description }) {
            try await notify(of: id, isNews: left.news.contains(id), &ledger)
            left.chats.remove(id)
            left.news.remove(id)
        }
        let count = ledger.announcedMessages
        guard count != ledger.badge else { return }
        do throws(NotifierError) { try await notifier.badge(count: count) } catch { throw .notifier(error) }
        ledger.badge = count
    }

    private func notify(
        of id: UniqueIdentifier, isNews: Bool, _ ledger: inout UnreadLedger
    ) async throws(Interruption) {
        let chat: Conversation?
        do throws(StoreError) { chat = try await store.conversation(id) } catch { throw .store(error) }
        guard let chat else {
            if ledger.announced.contains(id) { try await withdraw(id) }
            return ledger.forget(id)
        }
        let step = ledger.step(for: chat, isNews: isNews)
        switch step {
        case .none: break
        case .announce, .update: try await post(chat, isQuiet: step == .update)
        case .withdraw: try await withdraw(id)
        }
        ledger.note(chat, after: step)
    }

    private func post(_ chat: Conversation, isQuiet: Bool) async throws(Interruption) {
        var notification = ChatNotification(chat: chat.id, count: chat.unreadCount, isQuiet: isQuiet)
        if disclosure != .count { notification.title = chat.title }
        if disclosure == .content {
            do throws(StoreError) { notification.content = try await newestUnread(in: chat) } catch {
                throw .store(error)
            }
        }
        do throws(NotifierError) { try await notifier.post(notification) } catch { throw .notifier(error) }
    }

    private func withdraw(_ chat: UniqueIdentifier) async throws(Interruption) {
        do throws(NotifierError) { try await notifier.withdraw(chat) } catch { throw .notifier(error) }
    }

    // MARK: Reading

    /// The content of the newest unread message, with its sender's name in a group; nil if it has no text, was deleted or
    /// comes from a blocked contact.
    private func newestUnread(in chat: Conversation) async throws(StoreError) -> String? {
        let newest = try await store.messages(in: chat.id, .newest, limit: Self.searchDepth)
        guard let stored = newest.last(where: { $0.direction == .incoming && !$0.isRead }) else { return nil }
        // Who is blocked may have changed since the last one.
        var blocked = BlockedMessages(store: store, trust: trust)
        let message = stored.unified
        guard try await !blocked.isHidden(stored), message.content.kind != .deleted, let text = message.content.text,
            !text.isEmpty
        else { return nil }
        guard chat.kind != .direct, let name = message.sender?.shownName, !name.isEmpty else { return text }
        return "\(name): \(text)"
    }

    private static func forEachChat(
        of store: any VaultStore, _ body: (Conversation) throws(StoreError) -> Void
    ) async throws(StoreError) {
        var last: Conversation?
        repeat {
            let page = try await store.conversations(after: last, limit: 1_000)
            for chat in page { try body(chat) }
            last = page.count < 1_000 ? nil : page.last
        } while last != nil
    }
}

/// What a notification may reveal on the screen.
public enum NotificationDisclosure: String, Hashable, Sendable, CaseIterable {
    /// The number of messages.
    case count
    /// Also the chat.
    case chat
    /// Also the content of the newest message.
    case content
}
