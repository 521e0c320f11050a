/// Sequences whose events a server did not deliver (RT-4), as ranges in ascending order, none adjacent to another.
public enum MissingSequences {
    /// The union of two lists of ranges.
    public static func union(_ first: [ClosedRange<Int64>], _ second: [ClosedRange<Int64>]) -> [ClosedRange<Int64>] {
        var merged: [ClosedRange<Int64>] = []
        for range in (first + second).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            guard let last = merged.last, range.lowerBound <= last.upperBound + 1 else {
                merged.append(range)
                continue
            }
            merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
        }
        return merged
    }

    /// What two lists of ranges have in common.
    public static func common(_ first: [ClosedRange<Int64>], _ second: [ClosedRange<Int64>]) -> [ClosedRange<Int64>] {
        var found: [ClosedRange<Int64>] = []
        var (left, right) = (first[...], second[...])
        while let one = left.first, let other = right.first {
            if one.overlaps(other) { found.append(one.clamped(to: other)) }
            if one.upperBound < other.upperBound { left.removeFirst() } else { right.removeFirst() }
        }
        return found
    }

    /// The ranges without those of another list.
    public static func subtracting(
        _ others: [ClosedRange<Int64>], from ranges: [ClosedRange<Int64>]
    ) -> [ClosedRange<Int64>] {
        ranges.flatMap { range -> [ClosedRange<Int64>] in
            var rest: [ClosedRange<Int64>] = []
            var low: Int64? = range.lowerBound
            for other in others where other.overlaps(range) {
                guard let start = low else { break }
                if other.lowerBound > start { rest.append(start...other.lowerBound - 1) }
                low = other.upperBound < range.upperBound ? other.upperBound + 1 : nil
            }
            if let low { rest.append(low...range.upperBound) }
            return rest
        }
    }

    /// The ranges without sequences that have arrived since.
    public static func removing(_ sequences: Set<Int64>, from ranges: [ClosedRange<Int64>]) -> [ClosedRange<Int64>] {
        guard !ranges.isEmpty else { return [] }
        let came = sequences.sorted()
        return ranges.flatMap { range -> [ClosedRange<Int64>] in
            var rest: [ClosedRange<Int64>] = []
            var low = range.lowerBound
            for sequence in came where range.contains(sequence) {
                if sequence > low { rest.append(low...sequence - 1) }
                low = sequence + 1
            }
            if low <= range.upperBound { rest.append(low...range.upperBound) }
            return rest
        }
    }
}
