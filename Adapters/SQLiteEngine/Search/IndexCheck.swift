internal import Message
internal import StorePort

/// Compares the full-text index with the messages (ST-5, ST-10).
///
/// The engine's own check miscounts an index that is kept in descending order, so it is not used. Both sides are added up
/// instead: for each word and message one number that depends on both, for each word and field the places where it
/// stands. Memory does not grow with the vault; the sums do not depend on the order in which they are formed.
struct IndexCheck {
    let connection: Connection

    // Any fixed key does: nobody is kept from making an index that passes, only accidents are looked for.
    private static let hash = KeyedHash(key: (0x5768_6973_7065_7220, 0x696e_6465_7820_6368))

    private struct Sums: Equatable {
        var messages: UInt64 = 0
        var places: UInt64 = 0

        mutating func add(word: UInt64, in row: Int64) {
            messages &+= IndexCheck.hash(word ^ UInt64(bitPattern: row) &* 0x9E37_79B9_7F4A_7C15)
        }

        mutating func add(word: UInt64, inField field: Int64, times: Int64) {
            places &+= IndexCheck.hash(word &+ UInt64(bitPattern: field)) &* UInt64(bitPattern: times)
        }
    }

    /// Whether the index holds what the messages say, no more and no less.
    func isSound() throws(StoreError) -> Bool {
        do throws(StoreError) {
            return try indexed() == expected()
        } catch {
            guard error.code == .damaged else { throw error }
            return false
        }
    }

    // MARK: What the index holds

    private func indexed() throws(StoreError) -> Sums {
        try connection.execute("DROP TABLE IF EXISTS temp.index_words")
        try connection.execute("CREATE VIRTUAL TABLE temp.index_words USING fts4aux(main, message_index)")
        var sums = Sums()
        do throws(StoreError) {
            let words = try connection.transientStatement("SELECT term, col, occurrences FROM temp.index_words")
            let rows = try connection.transientStatement("SELECT docid FROM message_index WHERE message_index MATCH ?1")
            while try words.step() {
                let word = words.text(0)
                let number = IndexCheck.number(of: word.utf8)
                let field = words.text(1)
                if let field = Int64(field) {
                    sums.add(word: number, inField: field, times: words.integer(2))
                } else {
                    // The row for all fields together: each word has one.
                    rows.bind(1, "\"\(word)\"")
                    while try rows.step() { sums.add(word: number, in: rows.integer(0)) }
                }
            }
        } catch {
            try? connection.execute("DROP TABLE IF EXISTS temp.index_words")
            throw error
        }
        try connection.execute("DROP TABLE IF EXISTS temp.index_words")
        return sums
    }

    // MARK: What the messages say

    private func expected() throws(StoreError) -> Sums {
        var sums = Sums()
        var seen: Set<UInt64> = []
        let walk = try connection.transientStatement("SELECT rowid, text, sender, attachments FROM message_words")
        while try walk.step() {
            seen.removeAll(keepingCapacity: true)
            for field in 0..<3 {
                unsafe walk.withBytes(Int32(field + 1)) { bytes in
                    for word in unsafe Array(bytes).split(whereSeparator: IndexCheck.separates) {
                        let number = IndexCheck.number(of: word.lazy.map(IndexCheck.lowered))
                        seen.insert(number)
                        sums.add(word: number, inField: Int64(field), times: 1)
                    }
                }
            }
            for word in seen { sums.add(word: word, in: walk.integer(0)) }
        }
        return sums
    }

    /// Whether the tokenizer takes a byte for the end of a word.
    private static func separates(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            false
        default: true
        }
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    /// A number for a word, its bytes taken eight at a time.
    private static func number(of word: some Sequence<UInt8>) -> UInt64 {
        var number: UInt64 = 0
        var pending: UInt64 = 0
        var count: UInt64 = 0
        for byte in word {
            pending = pending << 8 | UInt64(byte)
            count += 1
            if count % 8 == 0 {
                number = hash(number ^ pending)
                pending = 0
            }
        }
        return hash(number ^ pending ^ count << 56)
    }
}
