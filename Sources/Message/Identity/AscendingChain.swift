/// The longest chain of pairs that ascend on both sides, built one pair at a time.
struct AscendingChain {
    private var links: [(old: Int32, new: Int32, previous: Int32)] = []
    /// For each length, the link that ends a chain of that length at the lowest index, and that index.
    private var ends: [Int32] = []
    private var places: [Int32] = []

    /// Adds a pair; `new` never decreases between calls, and for equal `new` the old indices descend.
    mutating func add(old: Int32, new: Int32) {
        var low = places.count
        if let last = places.last, last >= old {
            low = 0
            var high = places.count
            while low < high {
                let middle = (low + high) / 2
                if places[middle] < old { low = middle + 1 } else { high = middle }
            }
            // An equal end is just as good; replacing it would only cost memory.
            if places[low] == old { return }
        }
        let link = Int32(truncatingIfNeeded: links.count)
        links.append((old, new, low == 0 ? -1 : ends[low - 1]))
        if low == ends.count {
            ends.append(link)
            places.append(old)
        } else {
            ends[low] = link
            places[low] = old
        }
    }

    /// Calls `body` with the pairs of the longest chain, last pair first.
    func forEachLink(_ body: (_ old: Int32, _ new: Int32) -> Void) {
        var link = ends.last ?? -1
        while link >= 0 {
            let (old, new, previous) = links[Int(link)]
            body(old, new)
            link = previous
        }
    }
}
