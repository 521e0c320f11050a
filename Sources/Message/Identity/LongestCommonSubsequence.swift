/// The longest common subsequence of two sequences, exact and in bounded memory.
///
/// Equal ends are cut off first, which alone aligns a file with an older or newer export of itself. What is left goes
/// through the algorithm of Hunt and Szymanski (1977): O((n + r) log n) for r pairs of equal elements. Elements carry a
/// time, so r is close to n in every real chat. A chat made to have more than `pairLimit` pairs (thousands of equal
/// messages in one minute) is aligned by occurrence instead: the k-th equal element here with the k-th there, of which
/// the longest increasing chain is kept.
enum LongestCommonSubsequence {
    /// More equal pairs than this are not looked at one by one: 12 bytes each, so 96 MB.
    static let pairLimit = 8_000_000

    /// For each element of `new`, the index of the element of `old` that it is aligned with, or -1.
    static func align<Element: Hashable>(
        old: some RandomAccessCollection<Element>, new: some RandomAccessCollection<Element>,
        pairLimit: Int = pairLimit
    ) -> [Int32] {
        let old = Array(old)
        let new = Array(new)
        var result = [Int32](repeating: -1, count: new.count)
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] {
            result[start] = Int32(truncatingIfNeeded: start)
            start += 1
        }
        var oldEnd = old.count
        var newEnd = new.count
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
            result[newEnd] = Int32(truncatingIfNeeded: oldEnd)
        }
        guard start < oldEnd, start < newEnd else { return result }

        let places = Places(old[start..<oldEnd])
        var pairs = 0
        for element in new[start..<newEnd] {
            pairs += places.of(element).count
            if pairs > pairLimit { break }
        }
        var chain = Chain()
        if pairs <= pairLimit {
            for index in start..<newEnd {
                // From the back, so that two pairs of one new element never follow each other in a chain.
                for place in places.of(new[index]).reversed() {
                    chain.add(old: place, new: Int32(truncatingIfNeeded: index))
                }
            }
        } else {
            var seen: [Element: Int] = [:]
            for index in start..<newEnd {
                let candidates = places.of(new[index])
                guard !candidates.isEmpty else { continue }
                let occurrence = seen[new[index], default: 0]
                seen[new[index]] = occurrence + 1
                guard occurrence < candidates.count else { continue }
                let place = candidates[candidates.startIndex + occurrence]
                chain.add(old: place, new: Int32(truncatingIfNeeded: index))
            }
        }
        chain.forEachLink { old, new in result[Int(new)] = old }
        return result
    }
}

/// Where each element stands in a sequence, in ascending order.
private struct Places<Element: Hashable> {
    private var numbers: [Element: Int32] = [:]
    private var starts: [Int32]
    private var places: [Int32]

    /// The places of the elements of a slice, counted in the array that it is a slice of.
    init(_ slice: ArraySlice<Element>) {
        numbers.reserveCapacity(slice.count)
        var counts: [Int32] = []
        for element in slice {
            let number = numbers[element] ?? Int32(truncatingIfNeeded: counts.count)
            if Int(number) == counts.count {
                numbers[element] = number
                counts.append(0)
            }
            counts[Int(number)] += 1
        }
        starts = [0]
        starts.reserveCapacity(counts.count + 1)
        var total: Int32 = 0
        for count in counts {
            total += count
            starts.append(total)
        }
        places = [Int32](repeating: 0, count: Int(total))
        var next = starts
        for index in slice.indices {
            guard let number = numbers[slice[index]] else { continue }
            places[Int(next[Int(number)])] = Int32(truncatingIfNeeded: index)
            next[Int(number)] += 1
        }
    }

    func of(_ element: Element) -> ArraySlice<Int32> {
        guard let number = numbers[element] else { return [] }
        return places[Int(starts[Int(number)])..<Int(starts[Int(number) + 1])]
    }
}

/// The longest chain of pairs that ascend on both sides, grown pair by pair.
private struct Chain {
    private var links: [(old: Int32, new: Int32, previous: Int32)] = []
    /// For each length, the link that ends a chain of that length at the lowest place.
    private var ends: [Int32] = []

    /// Adds a pair; `new` never falls from call to call.
    mutating func add(old: Int32, new: Int32) {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if links[Int(ends[middle])].old < old { low = middle + 1 } else { high = middle }
        }
        // An equal end is as good; replacing it would only cost memory.
        if low < ends.count, links[Int(ends[low])].old == old { return }
        let link = Int32(truncatingIfNeeded: links.count)
        links.append((old, new, low == 0 ? -1 : ends[low - 1]))
        if low == ends.count { ends.append(link) } else { ends[low] = link }
    }

    func forEachLink(_ body: (_ old: Int32, _ new: Int32) -> Void) {
        var link = ends.last ?? -1
        while link >= 0 {
            let (old, new, previous) = links[Int(link)]
            body(old, new)
            link = previous
        }
    }
}
