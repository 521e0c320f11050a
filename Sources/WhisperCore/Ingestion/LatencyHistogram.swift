/// How long things took: counts in steps that grow by a fourth or less, so that a percentile is exact to a fifth, whatever
/// the number of things.
public struct LatencyHistogram: Hashable, Sendable {
    /// Counts by step. The four steps of an octave divide it evenly; the first octave begins at 0 µs.
    package private(set) var counts: [Int: Int64] = [:]

    /// No things.
    public init() {}

    /// The counts by step, as they were kept.
    package init(counts: [Int: Int64]) {
        self.counts = counts.filter { $0.value > 0 && (0...LatencyHistogram.lastStep).contains($0.key) }
    }

    /// How many things were counted.
    public var count: Int64 { counts.values.reduce(0) { $0.saturatingAdd($1) } }

    /// Counts things that took so long.
    public mutating func add(_ duration: Duration, count: Int64 = 1) {
        let step = LatencyHistogram.step(of: duration)
        counts[step] = (counts[step] ?? 0).saturatingAdd(count)
    }

    /// Adds the counts of another histogram.
    public mutating func add(_ other: LatencyHistogram) {
        for (step, count) in other.counts { counts[step] = (counts[step] ?? 0).saturatingAdd(count) }
    }

    /// A time that so large a share of all things took at most; nil where nothing was counted.
    public func percentile(_ share: Double) -> Duration? {
        let wanted = Int64((Double(count) * share).rounded(.up))
        var seen: Int64 = 0
        for (step, count) in counts.sorted(by: { $0.key < $1.key }) {
            seen = seen.saturatingAdd(count)
            if seen >= max(wanted, 1) { return .microseconds(LatencyHistogram.end(ofStep: step)) }
        }
        return nil
    }

    // MARK: Steps

    /// The step of about an hour and a quarter; everything longer counts as that.
    private static let lastStep = 30 * 4 + 3

    private static func step(of duration: Duration) -> Int {
        let parts = duration.components
        guard parts.seconds >= 0, parts.attoseconds >= 0 else { return 0 }
        guard parts.seconds < 1 << 32 else { return lastStep }
        let microseconds = parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000
        guard microseconds >= 4 else { return Int(microseconds) }
        // The highest bit tells the octave, the two bits behind it the step.
        let octave = Int64.bitWidth - 1 - microseconds.leadingZeroBitCount
        let quarter = Int(microseconds >> (octave - 2)) & 3
        return min((octave - 1) * 4 + quarter, lastStep)
    }

    /// The first time, in microseconds, that is beyond a step.
    private static func end(ofStep step: Int) -> Int64 {
        guard step >= 4 else { return Int64(step) + 1 }
        let octave = step / 4 + 1
        return Int64(4 + step % 4 + 1) << (octave - 2)
    }
}

extension Int64 {
    /// The sum, or the largest number where that is beyond it.
    package func saturatingAdd(_ other: Int64) -> Int64 {
        let (sum, isOverflow) = addingReportingOverflow(other)
        return isOverflow ? (other < 0 ? .min : .max) : sum
    }
}
