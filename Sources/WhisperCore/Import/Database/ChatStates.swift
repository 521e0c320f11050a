import WhisperArchive
import WhisperIngestionPort
import WhisperJSONText
import WhisperMessage
import WhisperStorePort

/// What a phone says about its chats: whether they are pinned, muted or archived, and what is unread (WDB-5).
///
/// The vault has no opinion about a chat that is neither pinned, muted nor archived in it, and whose state was never taken
/// from a database. The latter is recorded, so that a chat that the owner unpins afterwards stays so. Which messages are
/// unread is taken only for a chat that the vault did not have before: in others the owner may have read them here.
struct ChatStates {
    private let store: any VaultStore
    private let platform: Platform

    /// The setting with the ids of the chats whose state was taken, as a JSON array.
    static let setting = "import.database.chats"

    init(store: any VaultStore, platform: Platform) {
        self.store = store
        self.platform = platform
    }

    /// The vault's conversations.
    func conversations() async throws(StoreError) -> Set<UniqueIdentifier> {
        var found: Set<UniqueIdentifier> = []
        var cursor: Conversation?
        repeat {
            let page = try await store.conversations(after: cursor, limit: ChatStates.pageSize)
            found.formUnion(page.map(\.id))
            cursor = page.count == ChatStates.pageSize ? page.last : nil
        } while cursor != nil
        return found
    }

    private static let pageSize = 1_000

    /// The number of chats that the vault has now, and had neither before nor as those of exports.
    ///
    /// - Parameter known: The conversations from before, and those that took the place of an export's.
    func countNew(_ chats: [DatabaseChat], known: Set<UniqueIdentifier>) async throws(StoreError) -> Int64 {
        var new: Set<UniqueIdentifier> = []
        for chat in chats where !chat.chat.key.isEmpty {
            guard let held = try await store.conversation(platform: platform, key: chat.chat.key) else { continue }
            if !known.contains(held.id) { new.insert(held.id) }
        }
        return Int64(new.count)
    }

    /// Takes over the state of the chats that have messages in the vault.
    ///
    /// - Parameter before: The conversations from before, and those that took the place of an export's.
    func take(_ chats: [DatabaseChat], before: Set<UniqueIdentifier>) async throws(StoreError) {
        let known = try await taken()
        var added: [UniqueIdentifier] = []
        for chat in chats where !chat.chat.key.isEmpty {
            if Task.isCancelled { throw StoreError(.cancelled) }
            guard let held = try await store.conversation(platform: platform, key: chat.chat.key),
                chat.hasState, !known.contains(held.id)
            else { continue }
            if !held.isPinned, !held.isMuted, !held.isArchived {
                if chat.isPinned == true { try await store.setPinned(held.id, true) }
                if chat.isMuted == true { try await store.setMuted(held.id, true) }
                if chat.isArchived == true { try await store.setArchived(held.id, true) }
            }
            if let unread = chat.unread, unread > 0, !before.contains(held.id) {
                try await store.markUnread(held.id, newest: Int(min(unread, ChatStates.maximumUnread)))
            }
            added.append(held.id)
        }
        guard !added.isEmpty else { return }
        let all = known.union(added).sorted().map { JSONValue.string($0.description) }
        try await store.setSetting(ChatStates.setting, to: JSONValue.array(all).text)
    }

    /// Phones count at most some hundreds; a database can claim anything.
    private static let maximumUnread: Int64 = 10_000

    private func taken() async throws(StoreError) -> Set<UniqueIdentifier> {
        guard let text = try await store.setting(ChatStates.setting),
            case .array(let values)? = try? JSONValue.parse(Array(text.utf8))
        else { return [] }
        return Set(
            values.compactMap { value in
                if case .string(let text) = value { UniqueIdentifier(text) } else { nil }
            })
    }
}

extension DatabaseChat {
    /// Whether the database records any of its state.
    fileprivate var hasState: Bool { isPinned != nil || isMuted != nil || isArchived != nil || unread != nil }
}
