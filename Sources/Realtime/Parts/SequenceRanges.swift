/// Sequence numbers as ranges: ascending and disjoint.
enum SequenceRanges {
    /// Returns the intersection of two lists.
    static func common(_ first: [ClosedRange<Int64>], _ second: [ClosedRange<Int64>]) -> [ClosedRange<Int64>] {
        var common: [ClosedRange<Int64>] = []
        var left = first[...]
        var right = second[...]
        while let one = left.first, let other = right.first {
            let low = max(one.lowerBound, other.lowerBound)
            let high = min(one.upperBound, other.upperBound)
            if low <= high { common.append(low...high) }
            if one.upperBound < other.upperBound { left.removeFirst() } else { right.removeFirst() }
        }
        return common
    }

    /// Returns the parts of a list that are in none of the ranges of another.
    static func subtracting(
        _ removed: [ClosedRange<Int64>], from ranges: [ClosedRange<Int64>]
    ) -> [ClosedRange<Int64>] {
        ranges.flatMap { range -> [ClosedRange<Int64>] in
            var rest: [ClosedRange<Int64>] = []
            var low = range.lowerBound
            for hole in removed where hole.upperBound >= low && hole.lowerBound <= range.upperBound {
                if hole.lowerBound > low { rest.append(low...hole.lowerBound - 1) }
                low = hole.upperBound + 1
            }
            if low <= range.upperBound { rest.append(low...range.upperBound) }
            return rest
        }
    }

    /// Merges ranges in any order into one list, within bounds; adjacent ones are joined.
    static func merged(
        _ ranges: [ClosedRange<Int64>], after lowest: Int64, through highest: Int64
    ) -> [ClosedRange<Int64>] {
        var merged: [ClosedRange<Int64>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let low = max(range.lowerBound, lowest + 1, (merged.last?.upperBound ?? 0) + 1)
            let high = min(range.upperBound, highest)
            guard low <= high else { continue }
            if let previous = merged.last, previous.upperBound + 1 == low {
                merged[merged.count - 1] = previous.lowerBound...high
            } else {
                merged.append(low...high)
            }
        }
        return merged
    }
}
