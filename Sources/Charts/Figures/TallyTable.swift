import WhisperMessage

/// What is counted of one person, or of one chat.
struct Tally: Hashable, Sendable {
    var messages: Int64 = 0
    var words: Int64 = 0
    var media: Int64 = 0
    /// The name under which the person was last seen, and when; of two at the same time, the greater name.
    var name = ""
    var namedAt = Int64.min

    static func += (left: inout Tally, right: Tally) {
        left.messages += right.messages
        left.words += right.words
        left.media += right.media
        left.see(right.name, at: right.namedAt)
    }

    mutating func see(_ seen: String, at moment: Int64) {
        guard (moment, seen) > (namedAt, name) else { return }
        (namedAt, name) = (moment, seen)
    }
}

/// Tallies by person or chat, in bounded memory: of more than `capacity`, the half with the fewest messages becomes a
/// sum, so that nothing that was counted is lost.
struct TallyTable: Sendable {
    let capacity: Int
    private(set) var tallies: [UniqueIdentifier: Tally] = [:]
    private(set) var others = Tally()
    private(set) var otherCount: Int64 = 0

    /// - Parameter capacity: At least 2; fewer become 2.
    init(capacity: Int) {
        self.capacity = max(2, capacity)
    }

    mutating func add(_ tally: Tally, to id: UniqueIdentifier) {
        tallies[id, default: Tally()] += tally
        if tallies.count > capacity { shrink() }
    }

    mutating func merge(_ other: TallyTable) {
        others += other.others
        otherCount += other.otherCount
        for (id, tally) in other.tallies { tallies[id, default: Tally()] += tally }
        if tallies.count > capacity { shrink() }
    }

    /// The tallies with the most messages, ties by id.
    func top(_ limit: Int) -> ArraySlice<(key: UniqueIdentifier, value: Tally)> {
        tallies.sorted { ($1.value.messages, $0.key) < ($0.value.messages, $1.key) }.prefix(max(0, limit))
    }

    private mutating func shrink() {
        for (id, tally) in top(.max).dropFirst(capacity / 2) {
            others += tally
            otherCount += 1
            tallies[id] = nil
        }
        others.name = ""
    }
}
