/// Whose changes are fetched next: a few conversations at a time, those that are subscribed to before the others.
struct FetchTurns: Hashable, Sendable {
    private var urgent = Fifo<String>()
    private var others = Fifo<String>()
    /// How many fetches are under way.
    private(set) var underWay = 0

    /// How many wait.
    var waiting: Int { urgent.count + others.count }

    /// A conversation waits for its turn.
    mutating func append(_ conversation: String, isUrgent: Bool) {
        if isUrgent { urgent.append(conversation) } else { others.append(conversation) }
    }

    /// The next conversation, if there may be another fetch. It counts as under way once `began` is called.
    mutating func next(limit: Int) -> String? {
        guard underWay < max(1, limit) else { return nil }
        return urgent.popFirst() ?? others.popFirst()
    }

    /// A fetch began.
    mutating func began() {
        underWay += 1
    }

    /// A fetch ended.
    mutating func ended() {
        underWay = max(0, underWay - 1)
    }
}
