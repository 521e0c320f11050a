import WhisperClockPort
import WhisperMessage
import WhisperStorePort

/// Finds the conversation that a message of JSON Lines belongs to, by platform and thread; makes it if there is none.
struct ThreadDirectory {
    /// What is known about a thread of the file.
    struct Thread {
        /// The conversation.
        var conversation: UniqueIdentifier
        /// The place of its last message, as long as every message of it came from this file; nil once the vault has
        /// to find places by time.
        var lastPosition: Int64?
    }

    private struct Key: Hashable {
        var platform: Platform
        var thread: String
    }

    private let store: any VaultStore
    private let clock: any WallClock
    private var random: any RandomNumberGenerator & Sendable
    private var threads: [Key: Thread] = [:]
    private var hasLoaded = false

    init(store: any VaultStore, clock: any WallClock, random: any RandomNumberGenerator & Sendable) {
        self.store = store
        self.clock = clock
        self.random = random
    }

    /// The thread of a message.
    ///
    /// - Parameter names: The senders in the same thread, first ones first: the title of a conversation without one.
    mutating func thread(
        of message: UnifiedMessage, names: () -> [String]
    ) async throws(StoreError) -> Thread {
        try await load()
        let key = Key(platform: message.platform, thread: message.threadID)
        if let thread = threads[key] { return thread }
        let thread = try await make(key, names: names())
        threads[key] = thread
        return thread
    }

    /// Notes the place that the thread's last message got; nil leaves all places to the vault from now on.
    mutating func setLastPosition(_ position: Int64?, of message: UnifiedMessage) {
        threads[Key(platform: message.platform, thread: message.threadID)]?.lastPosition = position
    }

    private mutating func load() async throws(StoreError) {
        guard !hasLoaded else { return }
        for conversation in try await store.allConversations() {
            threads[Key(platform: conversation.platform, thread: conversation.sessionID)] =
                Thread(conversation: conversation.id, lastPosition: nil)
        }
        hasLoaded = true
    }

    private mutating func make(_ key: Key, names: [String]) async throws(StoreError) -> Thread {
        // A direct chat of an export is named after the other person, and its thread is the hash of that name.
        if let name = names.first(where: { ThreadIdentifier.make(platform: key.platform, chat: $0) == key.thread }) {
            let reference = ConversationReference(platform: key.platform, key: name, title: name, kind: .direct)
            return Thread(conversation: try await store.conversation(for: reference).id, lastPosition: 0)
        }
        // Of any other chat only the hash is known; it serves as the alias under which it is found again.
        if let known = try await store.conversation(platform: key.platform, key: key.thread) {
            return Thread(conversation: known.id, lastPosition: nil)
        }
        let now = clock.now()
        let title = ThreadDirectory.title(names)
        let conversation = Conversation(
            id: newIdentifier(), platform: key.platform, sessionID: key.thread, title: title, kind: .unknown,
            createdAt: now, updatedAt: now)
        let reference = ConversationReference(platform: key.platform, key: key.thread, title: title, kind: .unknown)
        do throws(StoreError) {
            _ = try await store.insertRecords([.conversation(conversation, aliases: [reference])])
            return Thread(conversation: conversation.id, lastPosition: 0)
        } catch {
            // Another process may have made it since the look.
            guard error.code == .constraint,
                let known = try await store.conversation(platform: key.platform, key: key.thread)
            else { throw error }
            return Thread(conversation: known.id, lastPosition: nil)
        }
    }

    private mutating func newIdentifier() -> UniqueIdentifier {
        UniqueIdentifier.random(using: &random)
    }

    /// A title made of the people in a chat.
    private static func title(_ names: [String]) -> String {
        guard !names.isEmpty else { return "?" }
        return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
    }
}
