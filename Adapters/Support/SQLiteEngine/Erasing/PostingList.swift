internal import WhisperStorePort

/// Rows whose entries are to leave the index, to be asked for in descending order as the index is kept.
struct ErasedSet: Sendable {
    private let rows: [Int64]

    /// A set of rows, in any order.
    init(_ rows: some Sequence<Int64>) {
        self.rows = rows.sorted()
    }

    /// Whether there are none.
    var isEmpty: Bool { rows.isEmpty }
    /// The smallest; nothing below it is in the set.
    var first: Int64 { rows.first ?? .max }

    /// A walk through the set.
    func walk() -> Walk { Walk(rows: rows, end: rows.count) }

    /// A walk from the greatest row down.
    struct Walk {
        fileprivate let rows: [Int64]
        /// Rows from here on are greater than all that will be asked for.
        fileprivate var end: Int

        /// Whether a row is in the set; rows are asked for in descending order.
        mutating func meets(_ row: Int64) -> Bool {
            var step = 1
            while end > 0, rows[end - 1] > row {
                let probe = max(0, end - step)
                if rows[probe] > row {
                    end = probe
                    step *= 2
                    continue
                }
                // Between the two lies the first that is greater.
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

/// The messages that a word stands in, and where in them, as FTS4 writes them with `order="desc"`: the greatest row, then
/// how much less each following one is, each with its positions and a zero. An entry without positions says that a message
/// no longer has the word.
enum PostingList {
    /// The list without some rows; nil where it has none of them.
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
                // Whatever follows is smaller still.
                result?.append(contentsOf: list[place...])
                return result
            }
        }
        return result
    }

    /// Calls a body with each row of a list, and whether the row is marked as gone.
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

    /// Goes behind the zero that ends the positions: one that is not the last byte of a longer number.
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
