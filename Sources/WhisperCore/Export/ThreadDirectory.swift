import WhisperArchive
import WhisperClockPort
import WhisperMessage
import WhisperStorePort

/// Finds or creates the conversation of a message of JSON Lines, by platform and thread.
struct ThreadDirectory {
    /// The state of a thread in the file.
    struct Thread {
        /// The conversation.
        var conversation: UniqueIdentifier
        /// The position of its last message, as long as all of its messages came from this file; nil if the vault must
        /// find positions by time.
        var lastPosition: Int64?
    }

    private struct Key: Hashable {
        var platform: Platform
        var thread: String

        init(platform: Platform, thread: String) {
            self.platform = platform
            self.thread = thread
        }

        /// No line of a messenger belongs to a chat for sealed messages, whatever it says.
        init(_ message: UnifiedMessage, in chat: ShownChat?) {
            let carrier = message.platform == .whisper ? chat?.platform : nil
            self.init(platform: carrier ?? message.platform, thread: message.threadID)
        }
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
    /// - Parameters:
    ///   - chat: What the line shows of the chat.
    ///   - names: The senders in the same thread, in order of appearance: the title of a conversation without one.
    mutating func thread(
        of message: UnifiedMessage, in chat: ShownChat?, names: () -> [String]
    ) async throws(StoreError) -> Thread {
        try await load()
        let key = Key(message, in: chat)
        if let thread = threads[key] { return thread }
        let thread = try await make(key, chat, names: names())
        threads[key] = thread
        return thread
    }

    /// Records the position of the thread's last message; nil leaves all later positions to the vault.
    mutating func setLastPosition(_ position: Int64?, of message: UnifiedMessage, in chat: ShownChat?) {
        threads[Key(message, in: chat)]?.lastPosition = position
    }

    private mutating func load() async throws(StoreError) {
        guard !hasLoaded else { return }
        let conversations = try await store.allConversations()
        for conversation in conversations {
            // Another vault may have got to know the chat by another of its keys.
            for reference in try await store.references(of: conversation.id) {
                let thread = ThreadIdentifier.make(platform: reference.platform, chat: reference.key)
                threads[Key(platform: reference.platform, thread: thread)] =
                    Thread(conversation: conversation.id, lastPosition: nil)
            }
        }
        for conversation in conversations {
            threads[Key(platform: conversation.platform, thread: conversation.sessionID)] =
                Thread(conversation: conversation.id, lastPosition: nil)
        }
        hasLoaded = true
    }

    private mutating func make(
        _ key: Key, _ chat: ShownChat?, names: [String]
    ) async throws(StoreError) -> Thread {
        // A chat from an export is known by its title, a direct one by the other person's name, and its thread is the hash
        // of that.
        if let name = ([chat?.title].compactMap(\.self) + names).first(where: {
            ThreadIdentifier.make(platform: key.platform, chat: $0) == key.thread
        }) {
            var kind = chat?.kind ?? .unknown
            if kind == .unknown, names.contains(name) { kind = .direct }
            let reference = ConversationReference(platform: key.platform, key: name, title: name, kind: kind)
            return Thread(conversation: try await store.conversation(for: reference).id, lastPosition: 0)
        }
        // For any other chat only the hash is known; it serves as the alias by which the chat is found again.
        if let known = try await store.conversation(platform: key.platform, key: key.thread) {
            return Thread(conversation: known.id, lastPosition: nil)
        }
        let now = clock.now()
        let (title, kind) = (chat?.title ?? ThreadDirectory.title(names), chat?.kind ?? .unknown)
        let conversation = Conversation(
            id: newIdentifier(), platform: key.platform, sessionID: key.thread, title: title, kind: kind,
            createdAt: now, updatedAt: now)
        let reference = ConversationReference(platform: key.platform, key: key.thread, title: title, kind: kind)
        do throws(StoreError) {
            _ = try await store.insertRecords([.conversation(conversation, aliases: [reference])])
            return Thread(conversation: conversation.id, lastPosition: 0)
        } catch {
            // Another process may have created it since the lookup.
            guard error.code == .constraint,
                let known = try await store.conversation(platform: key.platform, key: key.thread)
            else { throw error }
            return Thread(conversation: known.id, lastPosition: nil)
        }
    }

    private mutating func newIdentifier() -> UniqueIdentifier {
        UniqueIdentifier.random(using: &random)
    }

    /// A title made from the names of the people in a chat.
    private static func title(_ names: [String]) -> String {
        guard !names.isEmpty else { return "?" }
        return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
    }
}
