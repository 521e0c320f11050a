internal import WhisperStorePort

/// The rows of messages whose entries must leave the full-text index, kept in the database until they have (ST-11).
///
/// Few go in the transaction that took the messages, many in transactions of their own after it. Whatever ends the work
/// between the two, what is noted here is done later. A row noted here may be that of a message that is there: all its
/// entries go, and it is indexed anew.
enum ErasedRows {
    /// Up to so many messages leave the index in the transaction that takes them.
    static let atOnce = 256
    /// Up to so many are noted with their words, so that only the leaves that hold these need be looked at.
    static let withWords = 20_000

    /// Everything that a message may be indexed under: its words, and those of its earlier texts.
    private static let words = """
        (SELECT ifnull(w.text, '') || ' ' || ifnull(w.sender, '') || ' ' || ifnull(w.attachments, '') || ' ' ||
            ifnull((SELECT group_concat(index_form(text), ' ') FROM message_versions WHERE message_id = ?1), '')
            FROM message_words AS w WHERE w.rowid = ?1)
        """

    /// Notes a message with its words; to be called while they are there.
    static func note(_ row: Int64, _ connection: Connection) throws(StoreError) {
        try connection.statement("UPDATE erased_rows SET words = words || ' ' || \(words) WHERE id = ?1")
            .bind(1, row).run()
        guard connection.changes == 0 else { return }
        try connection.statement("INSERT INTO erased_rows (id, words) VALUES (?1, \(words))").bind(1, row).run()
    }

    /// Notes a message alone.
    static func noteWithoutWords(_ row: Int64, _ connection: Connection) throws(StoreError) {
        try connection.statement("INSERT OR REPLACE INTO erased_rows (id, words) VALUES (?1, NULL)")
            .bind(1, row).run()
    }

    /// Whether there are any.
    static func areThere(_ connection: Connection) throws(StoreError) -> Bool {
        try connection.integer("SELECT EXISTS (SELECT 1 FROM erased_rows)") != 0
    }

    /// What is noted: the rows, and their words, ascending, where all of them are known and few enough.
    ///
    /// - Parameter rows: Those asked for; nil for all.
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

    /// Indexes those that are messages anew, and forgets all of them: their entries are gone.
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
