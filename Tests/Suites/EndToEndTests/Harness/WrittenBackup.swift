import Foundation
import WhisperTestSupport
import Testing

/// Databases and backups that Python writes, by the second implementation of their containers (WDB-8).
enum WrittenBackup {
    /// A Python with `cryptography` and `sqlite3`; nil where there is none.
    static let python: String? = {
        let named = ProcessInfo.processInfo.environment["WHISPER_PYTHON"].map { [$0] } ?? []
        return (named + ["python3"]).first { python in
            let run = try? ChildProcess.run(python, ["-c", "import cryptography.hazmat.primitives.ciphers, sqlite3"])
            return run?.status == 0
        }
    }()

    /// Why tests that need it are skipped.
    static let skipped: Comment = "no Python with the package cryptography"

    /// Runs a program in a folder. It has the functions that write containers, keys to use with them, and `database`, which
    /// makes a database of Android with one chat.
    static func write(_ program: String, in folder: Scratch) throws {
        let modules = PackageRoot.path("Tests/Suites/WhatsAppBackupTests/python")
        let start = """
            import sys
            sys.path.insert(0, "\(modules)")
            sys.dont_write_bytecode = True
            from containers import *
            import ios_backup, sqlite3, os
            root, key, server, account = (bytes([number]) * size for number, size in ((1, 32), (2, 32), (3, 32), (4, 16)))
            iv = bytes(range(16))

            def put(name, content):
                open(name, "wb").write(content)

            def connect(name, texts):
                made = sqlite3.connect(name)
                made.executescript(\"\"\"
                    CREATE TABLE jid (_id INTEGER PRIMARY KEY, raw_string TEXT);
                    CREATE TABLE chat (_id INTEGER PRIMARY KEY, jid_row_id INTEGER, subject TEXT);
                    CREATE TABLE message (
                        _id INTEGER PRIMARY KEY, chat_row_id INTEGER, from_me INTEGER, key_id TEXT,
                        sender_jid_row_id INTEGER, timestamp INTEGER, message_type INTEGER, text_data TEXT,
                        sort_id INTEGER);
                    CREATE TABLE message_quoted (
                        message_row_id INTEGER PRIMARY KEY, from_me INTEGER, key_id TEXT, text_data TEXT);
                    INSERT INTO jid VALUES (1, '4917011111111@s.whatsapp.net'), (2, '12036300001@g.us');
                    INSERT INTO chat VALUES (1, 1, NULL), (2, 2, 'Sailing');
                    \"\"\")
                made.executemany("INSERT INTO message VALUES (?, 1, 0, ?, 0, ?, 0, ?, ?)", (
                    (n + 2, "KEY%d" % n, 1600000000000 + n * 1000, text, n * 7919 % 1000003)
                    for n, text in enumerate(texts)))
                made.commit()
                return made

            def database(name="plain.db", texts=("hello", "see you")):
                connect(name, texts).close()
                return open(name, "rb").read()

            """
        _ = try ChildProcess.output(of: try #require(python), ["-c", start + program], in: folder.path)
    }

    /// The digits of the key `root`.
    static let digits = String(repeating: "01", count: 32)
}
