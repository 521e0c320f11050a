import WhisperArchive
public import WhisperMessage
public import WhisperStorePort

/// What a message answers, and what answers it: messages of a chat, each behind the one that it answers (LOOK-7).
public struct ReplyThread: Sendable {
    /// A message of a thread.
    public struct Entry: Sendable {
        /// The message.
        public var message: StoredMessage
        /// The number of answers from the first message of the thread down to this one; 0 for the first itself.
        public var depth: Int
    }

    /// The messages, the first one of the thread at the beginning, and each answer behind the message that it answers and
    /// the answers to earlier ones.
    public var entries: [Entry]
    /// Whether the thread has more messages than these: further answers, or messages that the first one answers.
    public var isCut: Bool

    /// The maximum number of messages that are gone back from an answer towards the first message of its thread.
    private static let longestWay = 100

    /// Reads the thread of a message. Messages that answer each other in a circle are listed once.
    ///
    /// The thread begins with the first message of those that the message answers, or with the one that is 100 answers, or
    /// `limit` - 1, above it. If the message would not be among the first `limit` ones from there, only what it answers and
    /// what answers it is listed.
    ///
    /// - Parameter limit: The maximum number of messages, at least 1.
    /// - Returns: The thread, which is the message alone if it answers nothing and nothing answers it; nil if there is no
    ///   such message.
    /// - Throws: The vault's error.
    public static func around(
        _ id: UniqueIdentifier, in store: any VaultStore, limit: Int = 300
    ) async throws(StoreError) -> ReplyThread? {
        let limit = max(limit, 1)
        guard let message = try await store.message(id) else { return nil }
        let (way, isWhole) = try await way(to: message, in: store, upTo: min(limit - 1, longestWay))
        var thread = try await below(way[0], in: store, limit: limit)
        if !thread.entries.contains(where: { $0.message.unified.id == id }) {
            thread = try await below(message, depth: way.count - 1, in: store, limit: limit - way.count + 1)
            let above = way.dropLast().enumerated().map { Entry(message: $0.element, depth: $0.offset) }
            thread.entries.insert(contentsOf: above, at: 0)
            thread.isCut = true
        }
        if !isWhole { thread.isCut = true }
        return thread
    }

    /// A message, and what answers it.
    private static func below(
        _ root: StoredMessage, depth: Int = 0, in store: any VaultStore, limit: Int
    ) async throws(StoreError) -> ReplyThread {
        var thread = ReplyThread(entries: [], isCut: false)
        var seen: Set<UniqueIdentifier> = []
        var pending = [Entry(message: root, depth: depth)]
        while let entry = pending.popLast() {
            guard seen.insert(entry.message.unified.id).inserted else { continue }
            guard thread.entries.count < limit else {
                thread.isCut = true
                break
            }
            thread.entries.append(entry)
            let answers: [StoredMessage]
            do {
                answers = try await store.answers(to: entry.message.unified.id, after: nil, limit: limit)
            } catch {
                // It was deleted meanwhile.
                guard error.code == .messageNotFound else { throw error }
                continue
            }
            if answers.count == limit { thread.isCut = true }
            pending += answers.reversed().map { Entry(message: $0, depth: entry.depth + 1) }
            // The last ones come first, and one more than can be listed shows that there are more.
            pending.removeFirst(max(pending.count - (limit - thread.entries.count + 1), 0))
        }
        return thread
    }

    /// The messages that a message answers through others, up to a number of them, the first one at the beginning and the
    /// message itself at the end, and whether the first one answers no further one.
    private static func way(
        to message: StoredMessage, in store: any VaultStore, upTo limit: Int
    ) async throws(StoreError) -> (messages: [StoredMessage], isWhole: Bool) {
        var (last, way, seen) = (message, [message], Set([message.unified.id]))
        while let next = try await store.message(answeredBy: last), seen.insert(next.unified.id).inserted {
            guard way.count <= limit else { return (way.reversed(), false) }
            way.append(next)
            last = next
        }
        return (way.reversed(), true)
    }
}
