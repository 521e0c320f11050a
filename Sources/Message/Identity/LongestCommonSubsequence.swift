/// The longest common subsequence of two sequences, exact and in bounded memory.
///
/// Equal ends are cut off first; that alone aligns a file with an older or newer export of itself. The remainder goes
/// through the algorithm of Hunt and Szymanski (1977), which takes O((n + r) log n) for r pairs of equal elements.
/// Elements carry a time, so r is close to n in every real chat.
///
/// A chat can be crafted to have more pairs than memory allows: 100,000 equal messages in one minute on both sides make
/// 10¹⁰. In that case the elements with the most pairs are set aside and the others are aligned exactly. The elements
/// set aside are then aligned within each stretch between aligned neighbours: exactly, as long as the pairs examined
/// stay within four times the limit; otherwise the k-th of one side with the k-th of the other, counted from both ends.
/// The result is always a common subsequence, and the longest one unless that last step was needed.
enum LongestCommonSubsequence {
    /// The maximum number of equal pairs in one pass: at 12 bytes each, at most 48 MB.
    static let pairLimit = 4_000_000

    /// Returns, for each element of `new`, the index of the element of `old` that it is aligned with, or -1.
    ///
    /// Each side has fewer than 2³¹ elements.
    static func align<Element: Hashable>(
        old: [Element], new: [Element], pairLimit: Int = pairLimit
    ) -> [Int32] {
        var aligner = Aligner(old: old, new: new, pairLimit: pairLimit)
        aligner.align(0..<old.count, 0..<new.count, isWhole: true)
        return aligner.result
    }
}

/// Aligns two sequences: first as a whole, then the stretches in between.
private struct Aligner<Element: Hashable> {
    let old: [Element]
    let new: [Element]
    var result: [Int32]
    private let pairLimit: Int
    /// The number of pairs that may still be examined in stretches.
    private var budget: Int

    init(old: [Element], new: [Element], pairLimit: Int) {
        self.old = old
        self.new = new
        self.pairLimit = pairLimit
        budget = pairLimit.multipliedReportingOverflow(by: 4).partialValue
        result = [Int32](repeating: -1, count: new.count)
    }

    mutating func align(_ oldRange: Range<Int>, _ newRange: Range<Int>, isWhole: Bool) {
        let (oldRange, newRange) = alignEnds(oldRange, newRange)
        guard !oldRange.isEmpty, !newRange.isEmpty else { return }
        let places = EqualPlaces(old: old[oldRange], new: new[newRange])
        let pairs = places.pairCount(ofAtMost: .max)
        if isWhole, pairs > pairLimit {
            let largest = places.largestGroup(within: pairLimit)
            alignChain(places, newRange) { places.pairCount(of: $0) <= largest ? places.places(of: $0) : [] }
            alignStretches(oldRange, newRange)
        } else if isWhole || pairs <= budget {
            if !isWhole { budget -= pairs }
            alignChain(places, newRange) { places.places(of: $0) }
        } else {
            alignByOccurrence(places, newRange)
        }
    }

    /// Aligns the equal elements at both ends of the ranges, and returns the remaining ranges.
    private mutating func alignEnds(
        _ oldRange: Range<Int>, _ newRange: Range<Int>
    ) -> (old: Range<Int>, new: Range<Int>) {
        var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
        var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
        while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
            result[newStart] = Int32(truncatingIfNeeded: oldStart)
            oldStart += 1
            newStart += 1
        }
        while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
            result[newEnd] = Int32(truncatingIfNeeded: oldEnd)
        }
        return (oldStart..<oldEnd, newStart..<newEnd)
    }

    private mutating func alignChain(
        _ places: EqualPlaces<Element>, _ newRange: Range<Int>, _ candidates: (Int32) -> ArraySlice<Int32>
    ) {
        var chain = AscendingChain()
        for (offset, group) in places.groupsOfNew.enumerated() where group >= 0 {
            // Goes backwards so that two pairs of one new element never follow each other in a chain.
            for place in candidates(group).reversed() {
                chain.add(old: place, new: Int32(truncatingIfNeeded: newRange.lowerBound + offset))
            }
        }
        chain.forEachLink { old, new in result[Int(new)] = old }
    }

    /// Aligns the k-th of equal elements on one side with the k-th on the other, counted from the front and from the
    /// back.
    private mutating func alignByOccurrence(_ places: EqualPlaces<Element>, _ newRange: Range<Int>) {
        var seen: [Int32: Int] = [:]
        var chain = AscendingChain()
        for (offset, group) in places.groupsOfNew.enumerated() where group >= 0 {
            let candidates = places.places(of: group)
            let occurrence = seen[group, default: 0]
            seen[group] = occurrence + 1
            let fromBack = candidates.count - places.newCount(of: group) + occurrence
            let later = max(occurrence, fromBack)
            let earlier = min(occurrence, fromBack)
            for candidate in later == earlier ? [later] : [later, earlier] where candidates.count > candidate {
                guard candidate >= 0 else { continue }
                chain.add(
                    old: candidates[candidates.startIndex + candidate],
                    new: Int32(truncatingIfNeeded: newRange.lowerBound + offset))
            }
        }
        chain.forEachLink { old, new in result[Int(new)] = old }
    }

    /// Aligns the stretches between elements that are already aligned.
    private mutating func alignStretches(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        var oldStart = oldRange.lowerBound
        var newStart = newRange.lowerBound
        for index in newRange where result[index] >= 0 {
            let place = Int(result[index])
            if oldStart < place, newStart < index { align(oldStart..<place, newStart..<index, isWhole: false) }
            oldStart = place + 1
            newStart = index + 1
        }
        if oldStart < oldRange.upperBound, newStart < newRange.upperBound {
            align(oldStart..<oldRange.upperBound, newStart..<newRange.upperBound, isWhole: false)
        }
    }
}
