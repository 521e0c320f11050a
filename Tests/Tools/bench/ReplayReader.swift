import WhisperMessage
import WhisperSQLiteEngine

/// Reads every row that an import wrote, so that the loop in C can write the same ones.
struct ReplayReader {
    /// The path of its database.
    let vault: String

    /// Messages in one transaction of the loop; as many as the import saves in one.
    static let batch = 2000

    /// Reads the vault.
    ///
    /// - Parameter batch: Messages in one transaction of the loop.
    func read(batch: Int = ReplayReader.batch) throws -> YardstickImport {
        let source = try Yardstick(vault, key: BenchVault.key, statements: BenchVault.statements)
        var preliminaries: [(sql: String, rows: YardstickRows)] = []
        // Tables in the order in which they refer to each other; senders begin with the row that the schema makes.
        for (table, condition) in [
            ("people", ""), ("person_aliases", ""), ("senders", "WHERE id > 0"), ("conversations", ""),
            ("conversation_aliases", ""), ("ingestion_runs", ""), ("sync_cursors", ""),
        ] {
            let columns = try usedColumns(of: table, source)
            guard !columns.isEmpty else { continue }
            preliminaries.append(
                (
                    insertion(into: table, columns),
                    try source.rows("SELECT \(columns.joined(separator: ", ")) FROM \(table) \(condition)")
                ))
        }
        let columns = try usedColumns(of: "messages", source)
        let messages = try source.rows(
            "SELECT \(columns.joined(separator: ", ")) FROM messages ORDER BY conversation_id, position")
        let attachmentColumns = try usedColumns(
            of: "attachments", source, otherwise: ["message_id", "ordinal", "state"])
        let attachments = try source.rows(
            """
            SELECT \(attachmentColumns.map { "a.\($0)" }.joined(separator: ", "))
            FROM messages AS m CROSS JOIN attachments AS a ON a.message_id = m.id
            ORDER BY m.conversation_id, m.position, a.ordinal
            """)
        guard let time = columns.firstIndex(of: "timestamp"), let text = columns.firstIndex(of: "text") else {
            throw Yardstick.Failure(description: "the schema has changed")
        }
        return YardstickImport(
            preliminaries: preliminaries,
            messages: (insertion(into: "messages", columns), messages),
            keys: (
                MessageWriter.keySQL,
                try source.rows(
                    """
                    SELECT k.conversation_id, k.key, k.sender_id, k.message_id FROM message_keys AS k
                    JOIN messages AS m ON m.id = k.message_id
                    ORDER BY m.conversation_id, m.position
                    """)
            ),
            attachments: (insertion(into: "attachments", attachmentColumns), attachments),
            index: (
                "INSERT INTO message_index (docid, text, sender, attachments) VALUES (?, ?, ?, ?)",
                try indexRows(source)
            ),
            conversationSQL: """
                UPDATE conversations SET message_count = ?1, last_message_at = ?2, activity_at = ?2,
                    last_message_text = substr(?4, 1, 200) WHERE id = ?3
                """,
            conversation: try source.integer("SELECT id FROM conversations ORDER BY message_count DESC LIMIT 1"),
            timeColumn: Int32(time), textColumn: Int32(text), batch: batch,
            probe: try probe(source, messages, text))
    }

    /// How many messages the index finds for a word that is in one of the first.
    private func probe(
        _ source: Yardstick, _ messages: YardstickRows, _ column: Int
    ) throws -> (query: String, answer: Int64) {
        let texts = (0..<min(messages.count, 100)).compactMap { messages.text($0, Int32(column)) }
        let words = texts.joined(separator: " ").lowercased().split { !$0.isASCII || !$0.isLetter }
        let query = "SELECT count(*) FROM message_index WHERE message_index MATCH '\(words.last ?? "a")'"
        return (query, try source.integer(query))
    }

    /// The indexed text of each message, from the same function as in the vault.
    private func indexRows(_ source: Yardstick) throws -> YardstickRows {
        let texts = try source.rows(
            """
            SELECT m.id, m.text, s.display_name,
                (SELECT group_concat(a.name, ' ') FROM
                    (SELECT name FROM attachments WHERE message_id = m.id ORDER BY ordinal) AS a)
            FROM messages AS m JOIN senders AS s ON s.id = m.sender_id ORDER BY m.conversation_id, m.position
            """)
        let rows = try YardstickRows(columns: 4)
        for row in 0..<texts.count {
            rows.append(texts.integer(row, 0), (1...3).map { texts.text(row, $0).map(SearchText.indexForm) })
        }
        return rows
    }

    /// The columns of a table that hold a value in any row: binding NULL a million times would only slow the loop.
    private func usedColumns(of table: String, _ source: Yardstick, otherwise: [String] = []) throws -> [String] {
        let described = try source.rows("PRAGMA table_info(\(table))")
        let names = (0..<described.count).compactMap { described.text($0, 1) }
        let used = try names.filter { try source.integer("SELECT count(\($0)) FROM \(table)") > 0 }
        return used.isEmpty ? otherwise : used
    }

    private func insertion(into table: String, _ columns: [String]) -> String {
        let values = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        return "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(values))"
    }
}
