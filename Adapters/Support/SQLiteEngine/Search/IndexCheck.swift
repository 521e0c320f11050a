internal import WhisperMessage
internal import WhisperStorePort

/// Compares the full-text index with the messages (ST-5, ST-10): whether each word refers to exactly the messages that
/// contain it.
///
/// The engine's own check miscounts an index in descending order (SQLite 3.15), so it is not used. Instead, both sides
/// are summed: for each word and message one number that depends on both. Memory use does not grow with the vault, and
/// the sums do not depend on the order of the terms.
struct IndexCheck {
    let connection: Connection

    // Any fixed key suffices: only accidents are to be detected, not a deliberately constructed index.
    private static let hash = KeyedHash(key: (0x5768_6973_7065_7220, 0x696e_6465_7820_6368))

    /// Whether the index matches the messages exactly; entries that are about to be removed are ignored.
    func isSound() throws(StoreError) -> Bool {
        do throws(StoreError) {
            let erased = Set(try ErasedRows.read(nil, connection).rows)
            return try indexed(but: erased) == expected(but: erased)
        } catch {
            guard error.code == .damaged else { throw error }
            return false
        }
    }

    // MARK: The content of the index

    private func indexed(but erased: Set<Int64>) throws(StoreError) -> UInt64 {
        let table = "temp.index_words"
        try connection.execute("DROP TABLE IF EXISTS \(table)")
        try connection.execute("CREATE VIRTUAL TABLE \(table) USING fts4aux(main, message_index)")
        do throws(StoreError) {
            let sum = try sumOfWords(listedBy: "SELECT term FROM \(table) WHERE col = '*'", but: erased)
            try connection.execute("DROP TABLE \(table)")
            return sum
        } catch {
            try? connection.execute("DROP TABLE IF EXISTS \(table)")
            throw error
        }
    }

    private func sumOfWords(listedBy sql: String, but erased: Set<Int64>) throws(StoreError) -> UInt64 {
        var sum: UInt64 = 0
        let words = try connection.transientStatement(sql)
        let rows = try connection.transientStatement("SELECT docid FROM message_index WHERE message_index MATCH ?1")
        while try words.step() {
            let word = words.text(0)
            let number = IndexCheck.number(of: word.utf8)
            rows.bind(1, "\"\(word)\"")
            while try rows.step() {
                if erased.contains(rows.integer(0)) { continue }
                sum &+= IndexCheck.number(of: number, in: rows.integer(0))
            }
        }
        return sum
    }

    // MARK: The content of the messages

    private func expected(but erased: Set<Int64>) throws(StoreError) -> UInt64 {
        var sum: UInt64 = 0
        var seen: Set<UInt64> = []
        let walk = try connection.transientStatement("SELECT rowid, text, sender, attachments FROM message_words")
        while try walk.step() {
            if erased.contains(walk.integer(0)) { continue }
            seen.removeAll(keepingCapacity: true)
            for column: Int32 in 1...3 {
                for word in walk.bytes(column).split(whereSeparator: IndexWords.separates) {
                    seen.insert(IndexCheck.number(of: word.lazy.map(IndexWords.lowered)))
                }
            }
            for word in seen { sum &+= IndexCheck.number(of: word, in: walk.integer(0)) }
        }
        return sum
    }

    // MARK: Numbers

    /// A number for a word, from eight bytes at a time.
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

    /// A number for a word in a message.
    private static func number(of word: UInt64, in row: Int64) -> UInt64 {
        hash(word ^ UInt64(bitPattern: row) &* 0x9E37_79B9_7F4A_7C15)
    }
}
