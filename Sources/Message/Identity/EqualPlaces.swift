/// The equal elements of two sequences: groups of equal elements with their indices in the older sequence.
struct EqualPlaces<Element: Hashable> {
    /// The group of each new element; -1 if no old element is equal.
    let groupsOfNew: [Int32]
    /// The old indices of group g are `places[starts[g]..<starts[g + 1]]`, ascending.
    private let starts: [Int32]
    private let places: [Int32]
    private let newCounts: [Int32]

    /// Groups the elements of two slices; old indices refer to the slice's base array.
    init(old: ArraySlice<Element>, new: ArraySlice<Element>) {
        var numbers: [Element: Int32] = Dictionary(minimumCapacity: old.count)
        var counts: [Int32] = []
        var groupsOfOld: [Int32] = []
        groupsOfOld.reserveCapacity(old.count)
        for element in old {
            let next = Int32(truncatingIfNeeded: counts.count)
            let group = numbers[element, default: next]
            if group == next {
                numbers[element] = group
                counts.append(0)
            }
            counts[Int(group)] += 1
            groupsOfOld.append(group)
        }
        var starts: [Int32] = [0]
        starts.reserveCapacity(counts.count + 1)
        for count in counts { starts.append(starts[starts.count - 1] + count) }
        var places = [Int32](repeating: 0, count: old.count)
        var next = starts
        for (offset, group) in groupsOfOld.enumerated() {
            places[Int(next[Int(group)])] = Int32(truncatingIfNeeded: old.startIndex + offset)
            next[Int(group)] += 1
        }
        var newCounts = [Int32](repeating: 0, count: counts.count)
        groupsOfNew = new.map { element in
            guard let group = numbers[element] else { return -1 }
            newCounts[Int(group)] += 1
            return group
        }
        self.starts = starts
        self.places = places
        self.newCounts = newCounts
    }

    /// Returns the old indices of a group, ascending.
    func places(of group: Int32) -> ArraySlice<Int32> {
        places[Int(starts[Int(group)])..<Int(starts[Int(group) + 1])]
    }

    /// Returns the number of new elements in a group.
    func newCount(of group: Int32) -> Int { Int(newCounts[Int(group)]) }

    /// Returns the number of pairs of an old and a new element in a group.
    func pairCount(of group: Int32) -> Int {
        Int(starts[Int(group) + 1] - starts[Int(group)]) * Int(newCounts[Int(group)])
    }

    /// Returns the total number of pairs in groups that have at most `limit` pairs each.
    func pairCount(ofAtMost limit: Int) -> Int {
        newCounts.indices.reduce(0) { sum, group in
            let pairs = pairCount(of: Int32(truncatingIfNeeded: group))
            return pairs <= limit ? sum + pairs : sum
        }
    }

    /// Returns a group size such that all groups up to that size have at most `limit` pairs in total.
    func largestGroup(within limit: Int) -> Int {
        var size = limit
        while size > 1, pairCount(ofAtMost: size) > limit { size /= 2 }
        return size
    }
}
