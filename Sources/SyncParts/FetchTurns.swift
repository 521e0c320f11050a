/// The order in which conversations are fetched: a few at a time, urgent ones first.
package struct FetchTurns: Hashable, Sendable {
    private var urgent = Fifo<String>()
    private var others = Fifo<String>()
    /// The number of fetches in progress.
    package private(set) var underWay = 0

    /// Creates turns without any waiting conversation.
    package init() {}

    /// The number of waiting fetches.
    package var waiting: Int { urgent.count + others.count }

    /// Queues a conversation.
    package mutating func append(_ conversation: String, isUrgent: Bool) {
        if isUrgent { urgent.append(conversation) } else { others.append(conversation) }
    }

    /// Returns the next conversation, if another fetch is allowed. It counts as in progress once `began` is called.
    package mutating func next(limit: Int) -> String? {
        guard underWay < max(1, limit) else { return nil }
        return urgent.popFirst() ?? others.popFirst()
    }

    /// Records that a fetch began.
    package mutating func began() {
        underWay += 1
    }

    /// Records that a fetch ended.
    package mutating func ended() {
        underWay = max(0, underWay - 1)
    }
}
