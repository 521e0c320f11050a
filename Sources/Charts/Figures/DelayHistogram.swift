/// Lengths of time in bounded memory: exact to 63 seconds, then 32 steps to each doubling, so that the median is short by
/// less than 3.2 %. How many fall between the limits of `DelayFigures` is exact.
struct DelayHistogram: Sendable {
    private(set) var count: Int64 = 0
    /// How many fall into each class of `DelayFigures`.
    private(set) var classes = Array(repeating: Int64(0), count: DelayFigures.limits.count + 1)
    private var counts: [Int64] = []

    private static let steps = 32

    /// Counts a length of time; a negative one, which clocks that disagree make, is 0.
    mutating func add(milliseconds: Int64) {
        let seconds = max(0, milliseconds) / 1000
        let slot = DelayHistogram.slot(ofSeconds: UInt64(seconds))
        if slot >= counts.count { counts += Array(repeating: 0, count: slot + 1 - counts.count) }
        counts[slot] += 1
        classes[DelayFigures.limits.count { $0 <= seconds }] += 1
        count += 1
    }

    mutating func merge(_ other: DelayHistogram) {
        if other.counts.count > counts.count {
            counts += Array(repeating: 0, count: other.counts.count - counts.count)
        }
        for (slot, value) in other.counts.enumerated() { counts[slot] += value }
        for (index, value) in other.classes.enumerated() { classes[index] += value }
        count += other.count
    }

    /// The middle one of all, the lower of two, in seconds; nil if there are none.
    var median: Int64? {
        var before: Int64 = 0
        for (slot, value) in counts.enumerated() where value > 0 {
            before += value
            if before >= count - before { return DelayHistogram.seconds(ofSlot: slot) }
        }
        return nil
    }

    private static func slot(ofSeconds seconds: UInt64) -> Int {
        guard seconds >= 64 else { return Int(seconds) }
        // 64 … 127 is the first doubling beyond the exact ones.
        let doubling = 63 - seconds.leadingZeroBitCount
        let step = Int(seconds >> UInt64(doubling - 5)) - steps
        return 64 + (doubling - 6) * steps + step
    }

    private static func seconds(ofSlot slot: Int) -> Int64 {
        guard slot >= 64 else { return Int64(slot) }
        let doubling = (slot - 64) / steps + 6
        return Int64(steps + (slot - 64) % steps) << Int64(doubling - 5)
    }
}
