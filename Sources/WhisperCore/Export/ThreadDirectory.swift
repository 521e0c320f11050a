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
    }

    private let store: any VaultStore
    private let clock: any WallClock
    private var random: any RandomNumberGenerator & Sendable
    private var threads: [Key: Thread] = [:]
    /// The threads by what is the same on all platforms: what was opened in the place of a messenger's line is a message of the
    /// messenger's chat.
    private var carriers: [String: Key] = [:]
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
    ///   - batch: Messages of the file: the senders in the same thread, in order of appearance, are the title of a conversation
    ///     without one.
    mutating func thread(
        of message: UnifiedMessage, in chat: ShownChat?, among batch: [IncomingMessage]
    ) async throws(StoreError) -> Thread {
        try await load()
        var key = key(of: message)
        if let thread = threads[key] { return thread }
        if key.platform == .whisper,
            let other = batch.first(where: { $0.unified.threadID == key.thread && $0.unified.platform != .whisper })
        {
            key.platform = other.unified.platform
        }
        let thread = try await make(key, chat, names: UnifiedIntake.names(in: batch, like: message))
        threads[key] = thread
        carriers[key.thread] = key
        return thread
    }

    /// Records the position of the thread's last message; nil leaves all later positions to the vault.
    mutating func setLastPosition(_ position: Int64?, of message: UnifiedMessage) {
        threads[key(of: message)]?.lastPosition = position
    }

    private func key(of message: UnifiedMessage) -> Key {
        let own = Key(platform: message.platform, thread: message.threadID)
        guard threads[own] == nil, let carrier = carriers[own.thread] else { return own }
        return own.platform == .whisper || carrier.platform == .whisper ? carrier : own
    }

    /// Adds a thread of the vault. No line of a messenger belongs to a chat that the vault has for sealed messages alone.
    private mutating func add(_ conversation: UniqueIdentifier, _ key: Key) {
        threads[key] = Thread(conversation: conversation, lastPosition: nil)
        if key.platform != .whisper { carriers[key.thread] = key }
    }

    private mutating func load() async throws(StoreError) {
        guard !hasLoaded else { return }
        let conversations = try await store.allConversations()
        for conversation in conversations {
            // Another vault may have got to know the chat by another of its keys.
            for reference in try await store.references(of: conversation.id) {
                let thread = ThreadIdentifier.make(platform: reference.platform, chat: reference.key)
                add(conversation.id, Key(platform: reference.platform, thread: thread))
            }
        }
        for conversation in conversations {
            add(conversation.id, Key(platform: conversation.platform, thread: conversation.sessionID))
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
