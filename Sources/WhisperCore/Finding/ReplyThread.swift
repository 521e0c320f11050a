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
    /// Whether there are more than were read.
    public var isCut: Bool

    /// The maximum number of messages that are gone back from an answer to the first message of its thread.
    private static let longestWay = 100

    /// Reads the thread of a message. Messages that answer each other in a circle are listed once.
    ///
    /// - Parameter limit: The maximum number of messages, at least 1. The thread begins with the message itself if it is
    ///   deeper in the thread than that.
    /// - Returns: The thread, which is the message alone if it answers nothing and nothing answers it; nil if there is no
    ///   such message.
    /// - Throws: The vault's error.
    public static func around(
        _ id: UniqueIdentifier, in store: any VaultStore, limit: Int = 300
    ) async throws(StoreError) -> ReplyThread? {
        let limit = max(limit, 1)
        guard let message = try await store.message(id) else { return nil }
        let root = try await root(of: message, in: store, upTo: min(limit - 1, longestWay))
        var thread = ReplyThread(entries: [], isCut: false)
        var seen: Set<UniqueIdentifier> = []
        var pending = [Entry(message: root, depth: 0)]
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

    /// The message that a message answers through others, up to a number of them.
    private static func root(
        of message: StoredMessage, in store: any VaultStore, upTo limit: Int
    ) async throws(StoreError) -> StoredMessage {
        var (root, seen) = (message, Set([message.unified.id]))
        for _ in 0..<limit {
            guard let answered = root.unified.replyTo,
                let next = try await store.message(conversation: message.conversation, externalID: answered),
                seen.insert(next.unified.id).inserted
            else { break }
            root = next
        }
        return root
    }
}
