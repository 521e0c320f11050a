import Foundation
import Testing
import WhisperTestSupport

/// A small database of Android, made of statements of SQL: one chat with Anna, one group, and what a test adds.
struct PhoneDatabase {
    private var sql = """
        CREATE TABLE jid (_id INTEGER PRIMARY KEY, user TEXT, server TEXT, raw_string TEXT);
        CREATE TABLE chat (_id INTEGER PRIMARY KEY, jid_row_id INTEGER, subject TEXT);
        CREATE TABLE message (_id INTEGER PRIMARY KEY, chat_row_id INTEGER, from_me INTEGER, key_id TEXT,
            sender_jid_row_id INTEGER, timestamp INTEGER, message_type INTEGER, text_data TEXT, sort_id INTEGER);
        INSERT INTO jid VALUES (1, '4917011111111', 's.whatsapp.net', '4917011111111@s.whatsapp.net'),
            (2, '4917022222222', 's.whatsapp.net', '4917022222222@s.whatsapp.net'),
            (3, '120363001', 'g.us', '120363001@g.us');
        INSERT INTO chat VALUES (1, 1, NULL), (2, 3, 'Sailing');

        """
    private var rows = 0

    /// Adds a message: in the group if there is a sender, else of Anna or the owner.
    mutating func message(
        _ type: Int, _ text: String? = nil, id: String? = nil, sender: Int = 0, isOwn: Bool = false
    ) {
        rows += 1
        let text = text.map { "'\($0)'" } ?? "NULL"
        add(
            """
            INSERT INTO message VALUES (\(rows), \(sender == 0 ? 1 : 2), \(isOwn ? 1 : 0), '\(id ?? "KEY\(rows)")',
            \(sender), \(1_700_000_000_000 + rows * 60_000), \(type), \(text), \(rows));
            """)
    }

    /// Adds statements; `ROW` is the number of the last message.
    mutating func add(_ statements: String) {
        sql += statements.replacingOccurrences(of: "ROW", with: String(rows)) + "\n"
    }

    /// Writes the database, and returns its path.
    func write(in folder: Scratch) throws -> String {
        let path = folder("msgstore.db")
        let statements = try folder.write(sql, to: "statements.sql")
        let program = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2]).read())"
        let run = try CommandRun.program(
            "/usr/bin/env", ["python3", "-c", program, path, statements], in: folder, environment: [:])
        try #require(run.status == 0, "\(run.errors)")
        return path
    }
}
