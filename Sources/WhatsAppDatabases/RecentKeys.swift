/// Recognises platform ids that occur again in a chat, within a fixed memory.
///
/// It remembers at least the last 131,072 ids. What occurs again after more than these is delivered again, which
/// does no harm: the store recognises messages by their ids.
package struct RecentKeys: Sendable {
    private var current: Set<Int> = []
    private var former: Set<Int> = []

    private static let generation = 131_072

    /// Remembers nothing.
    package init() {}

    /// Returns whether an id occurs for the first time, and remembers it.
    package mutating func insert(_ key: String) -> Bool {
        let hash = key.hashValue
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
