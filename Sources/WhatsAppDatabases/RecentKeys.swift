package import WhisperIngestionPort

/// Recognises messages that occur again in a chat, within a fixed memory: by their platform ids, and those of others by
/// their senders as well, who choose the ids (ING-2).
///
/// It remembers at least the last 131,072 messages. What occurs again after more than these is delivered again, which
/// does no harm: the store recognises messages, too.
package struct RecentKeys: Sendable {
    private var current: Set<Int> = []
    private var former: Set<Int> = []

    private static let generation = 131_072

    /// Remembers nothing.
    package init() {}

    /// Returns whether a message occurs for the first time, and remembers it.
    ///
    /// - Parameter sender: Who wrote it; nil for a system line, and where the database does not say. The owner is one
    ///   person, under any address.
    package mutating func insert(_ id: String, by sender: SourcePerson?) -> Bool {
        var hasher = Hasher()
        hasher.combine(id)
        switch sender {
        case nil: hasher.combine(0)
        case let sender? where sender.isOwner: hasher.combine(1)
        case let sender?:
            hasher.combine(2)
            hasher.combine(sender)
        }
        let hash = hasher.finalize()
        if former.contains(hash) { return false }
        guard current.insert(hash).inserted else { return false }
        if current.count >= Self.generation {
            former = current
            current = []
        }
        return true
    }

    /// Forgets everything: another chat begins.
    package mutating func removeAll() {
        if !current.isEmpty { current.removeAll(keepingCapacity: current.count < 1_024) }
        if !former.isEmpty { former = [] }
    }
}
