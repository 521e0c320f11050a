/// A histogram of durations with buckets that grow by at most a quarter, so that percentiles are accurate to a fifth,
/// whatever the number of values.
public struct LatencyHistogram: Hashable, Sendable {
    /// Counts by bucket. An octave is divided evenly into four buckets; the first octave begins at 0 µs.
    package private(set) var counts: [Int: Int64] = [:]

    /// Creates an empty histogram.
    public init() {}

    /// Restores a histogram from stored counts.
    package init(counts: [Int: Int64]) {
        self.counts = counts.filter { $0.value > 0 && (0...LatencyHistogram.lastStep).contains($0.key) }
    }

    /// The number of values.
    public var count: Int64 { counts.values.reduce(0) { $0.saturatingAdd($1) } }

    /// Adds values with the same duration.
    public mutating func add(_ duration: Duration, count: Int64 = 1) {
        let step = LatencyHistogram.step(of: duration)
        counts[step] = (counts[step] ?? 0).saturatingAdd(count)
    }

    /// Adds the counts of another histogram.
    public mutating func add(_ other: LatencyHistogram) {
        for (step, count) in other.counts { counts[step] = (counts[step] ?? 0).saturatingAdd(count) }
    }

    /// The duration that a share of all values does not exceed; nil if there are no values.
    public func percentile(_ share: Double) -> Duration? {
        let wanted = Int64((Double(count) * share).rounded(.up))
        var seen: Int64 = 0
        for (step, count) in counts.sorted(by: { $0.key < $1.key }) {
            seen = seen.saturatingAdd(count)
            if seen >= max(wanted, 1) { return .microseconds(LatencyHistogram.end(ofStep: step)) }
        }
        return nil
    }

    // MARK: Buckets

    /// The bucket of about an hour and a quarter, which also contains everything longer.
    private static let lastStep = 30 * 4 + 3

    private static func step(of duration: Duration) -> Int {
        let parts = duration.components
        guard parts.seconds >= 0, parts.attoseconds >= 0 else { return 0 }
        guard parts.seconds < 1 << 32 else { return lastStep }
        let microseconds = parts.seconds * 1_000_000 + parts.attoseconds / 1_000_000_000_000
        guard microseconds >= 4 else { return Int(microseconds) }
        // The highest bit determines the octave, the two bits after it the bucket.
        let octave = Int64.bitWidth - 1 - microseconds.leadingZeroBitCount
        let quarter = Int(microseconds >> (octave - 2)) & 3
        return min((octave - 1) * 4 + quarter, lastStep)
    }

    /// The first time after a bucket, in microseconds.
    private static func end(ofStep step: Int) -> Int64 {
        guard step >= 4 else { return Int64(step) + 1 }
        let octave = step / 4 + 1
        return Int64(4 + step % 4 + 1) << (octave - 2)
    }
}

extension Int64 {
    /// The sum, or the greatest number if it would overflow.
    package func saturatingAdd(_ other: Int64) -> Int64 {
        let (sum, isOverflow) = addingReportingOverflow(other)
        return isOverflow ? (other < 0 ? .min : .max) : sum
    }
}
