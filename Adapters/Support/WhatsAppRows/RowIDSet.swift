/// A set of row ids: one bit each, in pages that exist where ids do.
///
/// Ids are assigned in ascending order, so that a table of ten million rows takes little more than a megabyte. The set
/// has a limit, which a genuine database does not reach; beyond it, it only says that it is full.
package struct RowIDSet: Sendable {
    private var pages: [Int64: [UInt64]] = [:]
    private var lastPage: Int64 = .min
    private var last: [UInt64] = []
    /// Whether ids were inserted that the set has no room for.
    package private(set) var isFull = false

    /// A page has 4,096 ids in 64 words; all pages together take at most 8 MiB.
    private static let words = 64
    private static let maximumPages = 16_384

    /// An empty set.
    package init() {}

    /// Whether nothing was inserted.
    package var isEmpty: Bool { pages.isEmpty && last.isEmpty && !isFull }

    /// Inserts an id.
    ///
    /// - Returns: Whether it is new; false, too, if there is no room for it.
    @discardableResult
    package mutating func insert(_ id: Int64) -> Bool {
        let page = id >> 12
        if page != lastPage {
            guard turn(to: page) else { return false }
        }
        let (word, bit) = Self.place(of: id)
        if last[word] & bit != 0 { return false }
        last[word] |= bit
        return true
    }

    /// Whether an id was inserted.
    package func contains(_ id: Int64) -> Bool {
        let page = id >> 12
        let (word, bit) = Self.place(of: id)
        if page == lastPage { return last[word] & bit != 0 }
        return pages[page].map { $0[word] & bit != 0 } ?? false
    }

    /// Makes a page the one that is held apart, since most ids follow one another.
    private mutating func turn(to page: Int64) -> Bool {
        if !last.isEmpty { pages[lastPage] = last }
        lastPage = page
        if let known = pages.removeValue(forKey: page) {
            last = known
            return true
        }
        guard pages.count < Self.maximumPages else {
            isFull = true
            last = []
            lastPage = .min
            return false
        }
        last = [UInt64](repeating: 0, count: Self.words)
        return true
    }

    private static func place(of id: Int64) -> (word: Int, bit: UInt64) {
        let offset = Int(id & 4_095)
        return (offset >> 6, 1 << UInt64(offset & 63))
    }
}
