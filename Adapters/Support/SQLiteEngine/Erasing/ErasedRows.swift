internal import WhisperStorePort

/// The rows of erased messages whose entries must leave the full-text index, recorded in the database until they have
/// (ST-11).
///
/// Small numbers are removed in the transaction that deletes the messages, large ones in transactions of their own
/// afterwards. If the work is interrupted in between, it is completed later from this record. A recorded row may have
/// been reused for an existing message: then all its entries are removed, and it is indexed anew.
enum ErasedRows {
    /// The maximum number of messages removed from the index in the deleting transaction.
    static let atOnce = 256
    /// The maximum number recorded with their words, so that only the leaves with these words must be examined.
    static let withWords = 20_000

    /// Everything under which a message may be indexed: its words, and those of its earlier texts.
    private static let words = """
        (SELECT ifnull(w.text, '') || ' ' || ifnull(w.sender, '') || ' ' || ifnull(w.attachments, '') || ' ' ||
            ifnull((SELECT group_concat(index_form(text), ' ') FROM message_versions WHERE message_id = ?1), '')
            FROM message_words AS w WHERE w.rowid = ?1)
        """

    /// Records a message with its words; must be called while they exist.
    static func note(_ row: Int64, _ connection: Connection) throws(StoreError) {
        try connection.statement("UPDATE erased_rows SET words = words || ' ' || \(words) WHERE id = ?1")
            .bind(1, row).run()
        guard connection.changes == 0 else { return }
        try connection.statement("INSERT INTO erased_rows (id, words) VALUES (?1, \(words))").bind(1, row).run()
    }

    /// Whether there are any recorded rows.
    static func areThere(_ connection: Connection) throws(StoreError) -> Bool {
        try connection.integer("SELECT EXISTS (SELECT 1 FROM erased_rows)") != 0
    }

    /// The recorded rows, and their words in ascending order if all of them are known and few enough.
    ///
    /// - Parameter rows: The rows to read; nil for all.
    static func read(
        _ rows: [Int64]? = nil, _ connection: Connection
    ) throws(StoreError) -> (rows: [Int64], words: [[UInt8]]?) {
        var found: [Int64] = []
        var words: Set<[UInt8]> = []
        var areWordsKnown = true
        func take(_ statement: Statement) {
            found.append(statement.integer(0))
            if statement.isNull(1) || found.count > withWords { areWordsKnown = false }
            guard areWordsKnown else { return words = [] }
            words.formUnion(IndexWords.all(of: statement.bytes(1)))
        }
        if let rows {
            for row in rows {
                let statement = try connection.statement("SELECT id, words FROM erased_rows WHERE id = ?1").bind(1, row)
                defer { statement.reset() }
                if try statement.step() { take(statement) }
            }
        } else {
            let statement = try connection.transientStatement("SELECT id, words FROM erased_rows")
            while try statement.step() { take(statement) }
        }
        return (found, areWordsKnown ? words.sorted { $0.lexicographicallyPrecedes($1) } : nil)
    }

    /// Indexes existing messages among them anew, and removes all of them from the record, as their entries are gone.
    static func settle(_ rows: [Int64], _ connection: Connection) throws(StoreError) {
        let look = try connection.statement("SELECT 1 FROM messages WHERE id = ?1")
        for row in rows.sorted() {
            let isMessage = try look.bind(1, row).step()
            look.reset()
            if isMessage { try connection.index(row: row) }
        }
        if try connection.integer("SELECT count(*) FROM erased_rows") == Int64(rows.count) {
            try connection.execute("DELETE FROM erased_rows")
        } else {
            let removal = try connection.statement("DELETE FROM erased_rows WHERE id = ?1")
            for row in rows { try removal.bind(1, row).run() }
        }
    }
}

/// Splits a text into words as the index's tokenizer does: runs of ASCII letters, digits and non-ASCII bytes, with
/// ASCII capitals lowered.
enum IndexWords {
    /// The words of a text.
    static func all(of text: [UInt8]) -> [[UInt8]] {
        text.split(whereSeparator: separates).map { $0.map(lowered) }
    }

    /// Whether a byte ends a word for the tokenizer.
    static func separates(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            false
        default: true
        }
    }

    /// The byte of a word as the index stores it.
    static func lowered(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
