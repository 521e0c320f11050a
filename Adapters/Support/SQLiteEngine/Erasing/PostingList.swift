internal import WhisperStorePort

/// Rows whose entries are to leave the index, queried in descending order like the index.
struct ErasedSet: Sendable {
    private let rows: [Int64]

    /// Creates a set from rows in any order.
    init(_ rows: some Sequence<Int64>) {
        self.rows = rows.sorted()
    }

    /// Whether the set is empty.
    var isEmpty: Bool { rows.isEmpty }
    /// The smallest row.
    var first: Int64 { rows.first ?? .max }

    /// Starts a walk through the set.
    func walk() -> Walk { Walk(rows: rows, end: rows.count) }

    /// A walk from the greatest row down.
    struct Walk {
        fileprivate let rows: [Int64]
        /// Rows from this index on are greater than any row still to be queried.
        fileprivate var end: Int

        /// Whether a row is in the set; rows must be queried in descending order.
        mutating func meets(_ row: Int64) -> Bool {
            var step = 1
            while end > 0, rows[end - 1] > row {
                let probe = max(0, end - step)
                if rows[probe] > row {
                    end = probe
                    step *= 2
                    continue
                }
                // The first greater row is between the two.
                var low = probe + 1
                var high = end - 1
                while low < high {
                    let middle = (low + high) / 2
                    if rows[middle] > row { high = middle } else { low = middle + 1 }
                }
                end = low
            }
            return end > 0 && rows[end - 1] == row
        }
    }
}

/// The messages that contain a word, and the positions in them, in the format of FTS4 with `order="desc"`: the greatest
/// row, then the difference of each following one, each with its positions and a zero. An entry without positions means
/// that a message no longer contains the word.
enum PostingList {
    /// The list without some rows; nil if it contains none of them.
    static func removing(_ erased: ErasedSet, from list: ArraySlice<UInt8>) throws(StoreError) -> [UInt8]? {
        var result: [UInt8]?
        var walk = erased.walk()
        var place = list.startIndex
        var row: Int64 = 0
        var kept: Int64?
        var isGap = false
        while place < list.endIndex {
            let start = place
            let number = try IndexNumbers.read(list, &place)
            row = start == list.startIndex ? number : row &- number
            let positions = place
            try skipPositions(list, &place)
            if walk.meets(row) {
                if result == nil { result = Array(list[..<start]) }
                isGap = true
                continue
            }
            if row < erased.first, result == nil { return nil }
            if result != nil {
                if isGap {
                    var gap: [UInt8] = []
                    IndexNumbers.append(kept.map { $0 &- row } ?? row, to: &gap)
                    result?.append(contentsOf: gap)
                    result?.append(contentsOf: list[positions..<place])
                } else {
                    result?.append(contentsOf: list[start..<place])
                }
            }
            isGap = false
            kept = row
            if row < erased.first {
                // All following rows are smaller.
                result?.append(contentsOf: list[place...])
                return result
            }
        }
        return result
    }

    /// Calls a body with each row of a list, and whether the row is marked as deleted.
    static func forEach(
        in list: ArraySlice<UInt8>, _ body: (_ row: Int64, _ isMark: Bool) -> Void
    ) throws(StoreError) {
        var place = list.startIndex
        var row: Int64 = 0
        while place < list.endIndex {
            let start = place
            let number = try IndexNumbers.read(list, &place)
            row = start == list.startIndex ? number : row &- number
            let positions = place
            try skipPositions(list, &place)
            body(row, place == positions + 1)
        }
    }

    /// Advances past the zero that ends the positions, which is not the last byte of a longer number.
    private static func skipPositions(_ list: ArraySlice<UInt8>, _ place: inout Int) throws(StoreError) {
        var isWithin = false
        while place < list.endIndex {
            let byte = list[place]
            place += 1
            if byte == 0, !isWithin { return }
            isWithin = byte & 0x80 != 0
        }
        throw StoreError(.damaged)
    }
}
