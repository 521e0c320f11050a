/// The order in which changes are fetched: a few conversations at a time, subscribed ones first.
struct FetchTurns: Hashable, Sendable {
    private var urgent = Fifo<String>()
    private var others = Fifo<String>()
    /// The number of fetches in progress.
    private(set) var underWay = 0

    /// The number of waiting fetches.
    var waiting: Int { urgent.count + others.count }

    /// Queues a conversation.
    mutating func append(_ conversation: String, isUrgent: Bool) {
        if isUrgent { urgent.append(conversation) } else { others.append(conversation) }
    }

    /// Returns the next conversation, if another fetch is allowed. It counts as in progress once `began` is called.
    mutating func next(limit: Int) -> String? {
        guard underWay < max(1, limit) else { return nil }
        return urgent.popFirst() ?? others.popFirst()
    }

    /// Records that a fetch began.
    mutating func began() {
        underWay += 1
    }

    /// Records that a fetch ended.
    mutating func ended() {
        underWay = max(0, underWay - 1)
    }
}
