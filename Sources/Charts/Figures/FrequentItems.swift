/// Counts how often items occur, in bounded memory.
///
/// Counts are exact while there are at most `capacity` different items. Beyond that the rarer half is given up, and what
/// its most frequent member had is subtracted from all others (Misra and Gries, "Finding repeated elements", with the
/// subtractions in batches). Every count is then short by at most `shortfall`, an item that occurred more often than
/// that is there, and `shortfall` is at most the number of all occurrences divided by half the capacity.
struct FrequentItems<Item: Hashable & Comparable & Sendable>: Sendable {
    /// The number of different items that are counted exactly.
    let capacity: Int
    /// The items and how often each occurred, short by at most `shortfall`.
    private(set) var counts: [Item: Int64] = [:]
    /// By how much any count may be short; 0 while counts are exact.
    private(set) var shortfall: Int64 = 0
    /// The number of all occurrences, always exact.
    private(set) var total: Int64 = 0

    /// - Parameter capacity: At least 2; fewer become 2.
    init(capacity: Int) {
        self.capacity = max(2, capacity)
    }

    /// Counts an item.
    mutating func add(_ item: Item, times: Int64 = 1) {
        counts[item, default: 0] += times
        total += times
        if counts.count > capacity { shrink() }
    }

    /// Adds what another counter has.
    mutating func merge(_ other: FrequentItems) {
        total += other.total
        shortfall += other.shortfall
        for (item, count) in other.counts { counts[item, default: 0] += count }
        if counts.count > capacity { shrink() }
    }

    /// The most frequent items, ties in ascending order.
    func top(_ limit: Int) -> [(item: Item, count: Int64)] {
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return sorted.prefix(max(0, limit)).map { ($0.key, $0.value) }
    }

    private mutating func shrink() {
        let cut = counts.values.sorted(by: >)[capacity / 2]
        shortfall += cut
        counts = counts.compactMapValues { $0 > cut ? $0 - cut : nil }
    }
}
