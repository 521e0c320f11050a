/// Which elements of two sequences are equal: groups of equal elements, with their places in the older sequence.
struct EqualPlaces<Element: Hashable> {
    /// For each new element its group; -1 where no old element is equal.
    let groupsOfNew: [Int32]
    /// The old places of group g are those in `places` from `starts[g]` up to `starts[g + 1]`, ascending.
    private let starts: [Int32]
    private let places: [Int32]
    private let newCounts: [Int32]

    /// Groups the elements of two slices; old places are counted in the array that the slice is of.
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

    /// The old places of a group, ascending.
    func places(of group: Int32) -> ArraySlice<Int32> {
        places[Int(starts[Int(group)])..<Int(starts[Int(group) + 1])]
    }

    /// How many new elements are of a group.
    func newCount(of group: Int32) -> Int { Int(newCounts[Int(group)]) }

    /// How many pairs of an old and a new element a group has.
    func pairCount(of group: Int32) -> Int {
        Int(starts[Int(group) + 1] - starts[Int(group)]) * Int(newCounts[Int(group)])
    }

    /// How many pairs the groups have together that have at most so many each.
    func pairCount(ofAtMost limit: Int) -> Int {
        newCounts.indices.reduce(0) { sum, group in
            let pairs = pairCount(of: Int32(truncatingIfNeeded: group))
            return pairs <= limit ? sum + pairs : sum
        }
    }

    /// A size of group, such that all groups of at most that size have no more than `limit` pairs together.
    func largestGroup(within limit: Int) -> Int {
        var size = limit
        while size > 1, pairCount(ofAtMost: size) > limit { size /= 2 }
        return size
    }
}
