internal import WhisperStorePort

/// A leaf of a segment of the full-text index: words in ascending order, each with its messages.
struct IndexLeaf {
    /// A word and its messages.
    struct Entry {
        var word: [UInt8]
        var postings: ArraySlice<UInt8>
    }

    var entries: [Entry] = []

    /// Parses a block.
    init(_ block: [UInt8]) throws(StoreError) {
        let bytes = block[...]
        var place = 0
        guard try IndexNumbers.read(bytes, &place) == 0 else { throw StoreError(.damaged) }
        var previous: [UInt8]?
        while place < bytes.endIndex {
            let word = try IndexNumbers.readWord(bytes, after: previous, &place)
            let count = try IndexNumbers.readCount(bytes, &place)
            entries.append(Entry(word: word, postings: bytes[place..<place + count]))
            place += count
            previous = word
        }
    }

    /// Removes rows, and words without remaining rows; returns whether anything changed.
    mutating func remove(_ erased: ErasedSet) throws(StoreError) -> Bool {
        var isChanged = false
        for index in entries.indices {
            guard let rest = try PostingList.removing(erased, from: entries[index].postings) else { continue }
            entries[index].postings = rest[...]
            isChanged = true
        }
        if isChanged { entries.removeAll { $0.postings.isEmpty } }
        return isChanged
    }

    /// Serialises entries to a block.
    static func block(of entries: some Collection<Entry>) -> [UInt8] {
        var bytes: [UInt8] = [0]
        bytes.reserveCapacity(entries.reduce(1) { $0 + $1.word.count + $1.postings.count + 20 })
        var previous: [UInt8]?
        for entry in entries {
            IndexNumbers.append(entry.word, after: previous, to: &bytes)
            IndexNumbers.append(Int64(entry.postings.count), to: &bytes)
            bytes += entry.postings
            previous = entry.word
        }
        return bytes
    }
}
