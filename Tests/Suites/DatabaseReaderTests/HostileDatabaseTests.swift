import Foundation
import Testing
import WhisperRowPort
import WhisperTestSupport
import WhisperTestThreads

@Suite("Hostile databases (WDB-1)", .ownThreads)
struct HostileDatabaseTests {
    let fixture: ReaderFixture

    init() throws {
        fixture = try ReaderFixture()
    }

    /// Writes a database by statements in Python.
    private func write(_ program: String, to name: String = "file.db") throws {
        try fixture.python(
            """
            import sqlite3
            database = sqlite3.connect("\(name)", isolation_level=None)
            execute = database.execute
            \(program)
            if database.in_transaction: execute("COMMIT")
            database.close()
            """)
    }

    @Test(
        "Strict tables, generated columns, tables without row ids and full-text indexes leave what is ordinary readable"
    )
    func newFeatures() throws {
        try write(
            """
            execute("CREATE TABLE strict (a INTEGER, b TEXT) STRICT")
            execute("INSERT INTO strict VALUES (1, 'x'), (2, 'y')")
            execute("CREATE TABLE keyed (k TEXT PRIMARY KEY, n) WITHOUT ROWID")
            execute("INSERT INTO keyed VALUES ('b', 1), ('a', 2)")
            execute("CREATE TABLE made (a, twice GENERATED ALWAYS AS (a * 2) STORED, also AS (a + 1))")
            execute("INSERT INTO made (a) VALUES (21)")
            execute("CREATE VIRTUAL TABLE words USING fts5(body)")
            execute("INSERT INTO words VALUES ('hello')")
            execute("CREATE VIRTUAL TABLE boxes USING rtree(id, low, high)")
            execute("CREATE TABLE words_of_mine (a)")
            """)
        let source = try fixture.open("file.db")
        defer { source.close() }
        #expect(
            try source.tables() == [
                RowTable(name: "strict", columns: ["a", "b"]), RowTable(name: "keyed", columns: ["k", "n"]),
                RowTable(name: "made", columns: ["a"]), RowTable(name: "words_of_mine", columns: ["a"]),
            ])
        let keyed = try source.rows(RowQuery("keyed", ["n"]))
        #expect(keyed == [[.integer(2)], [.integer(1)]])
        let made = try source.rows(RowQuery("made", ["a"]))
        #expect(made == [[.integer(21)]])
    }

    @Test("Recursive views, views named like tables, triggers and definitions beyond parsing do nothing")
    func schemaTricks() throws {
        try write(
            """
            execute("CREATE TABLE a (x)")
            execute("INSERT INTO a VALUES (1)")
            execute("CREATE TABLE b (x)")
            execute("CREATE VIEW endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n")
            execute("CREATE TRIGGER t AFTER INSERT ON a BEGIN DELETE FROM a; END")
            execute("PRAGMA writable_schema = ON")
            insert = "INSERT INTO sqlite_master VALUES (?, ?, ?, ?, ?)"
            execute(insert, ("view", "A", "A", 0, "CREATE VIEW A AS SELECT load_extension('x') AS x"))
            execute(insert, ("table", "later", "later", 3, "CREATE TABLE later (x FUTURE (-> SYNTAX), y"))
            execute(insert, ("table", "same", "same", 2, "CREATE TABLE other (x)"))
            execute(insert, ("table", "beyond", "beyond", 99999, "CREATE TABLE beyond (x)"))
            execute(insert, ("table", "unreal", "unreal", 2, "CREATE VIRTUAL TABLE unreal USING fts4(x)"))
            execute(insert, ("trigger", "u", "a", 0, "CREATE TRIGGER u AFTER INSERT ON a BEGIN ATTACH 'x' AS y; END"))
            """)
        let source = try fixture.open("file.db")
        defer { source.close() }
        let names = try source.tables().map(\.name)
        #expect(names.contains("a") && names.contains("b"))
        #expect(Set(names).isDisjoint(with: ["endless", "A", "later", "unreal"]))
        let rows = try source.rows(RowQuery("a", ["x"]))
        #expect(rows == [[.integer(1)]])
        for query in ["endless", "A", "unreal", "sqlite_master", "a; ATTACH 'x' AS y"] {
            #expect(throws: RowError.notAvailable) { _ = try source.open(RowQuery(query, ["x"])) }
        }
    }

    @Test("A million triggers end at the limit, in bounded memory")
    func triggers() throws {
        try write(
            """
            execute("CREATE TABLE a (x)")
            execute("PRAGMA writable_schema = ON")
            execute("BEGIN")
            database.executemany("INSERT INTO sqlite_master VALUES ('trigger', ?, 'a', 0, ?)", (
                (f"t{i}", f"CREATE TRIGGER t{i} AFTER INSERT ON a BEGIN SELECT {i}; END") for i in range(1_000_000)))
            execute("COMMIT")
            """)
        #expect(throws: RowError.limit) { _ = try fixture.open("file.db") }
    }

    @Test("A value of 100 MB arrives as its length")
    func longValue() throws {
        try write(
            """
            execute("CREATE TABLE a (x, y)")
            execute("INSERT INTO a VALUES (zeroblob(100000000), 'beside')")
            execute("INSERT INTO a VALUES (?, 2)", ("x" * 5_000_000,))
            """)
        let source = try fixture.open("file.db")
        defer { source.close() }
        let rows = try source.rows(RowQuery("a", ["x", "y"]))
        #expect(rows.first == [.tooLong(100_000_000), .text(Array("beside".utf8))])
        let isWhole = rows.last?.first == .text([UInt8](repeating: 0x78, count: 5_000_000))
        #expect(isWhole)
    }

    @Test("A tree whose pages contain each other ends, as damage or at the limit")
    func cycles() throws {
        try write(
            """
            execute("PRAGMA page_size = 512")
            execute("CREATE TABLE a (x)")
            execute("BEGIN")
            database.executemany("INSERT INTO a VALUES (?)", (("x" * 50,) for _ in range(5_000)))
            """)
        let path = fixture.path("file.db")
        let bytes = try Data(contentsOf: URL(filePath: path))
        // Interior pages of tables have the type 5; every child becomes the first one.
        var crafted = bytes
        var found = 0
        for page in stride(from: 512, to: bytes.count, by: 512) where bytes[page] == 5 {
            let cells = Int(bytes[page + 3]) * 256 + Int(bytes[page + 4])
            for cell in 0..<cells {
                let place = page + Int(bytes[page + 12 + 2 * cell]) * 256 + Int(bytes[page + 13 + 2 * cell])
                for index in 0..<4 {
                    crafted[place + index] = UInt8(truncatingIfNeeded: (page / 512 + 1) >> (24 - 8 * index))
                }
                found += 1
            }
        }
        #expect(found > 10)
        try crafted.write(to: URL(filePath: path))
        let source = try fixture.open("file.db")
        defer { source.close() }
        #expect { try source.count(RowQuery("a", ["x"])) } throws: {
            $0 as? RowError == .damaged || $0 as? RowError == .limit
        }
    }

    @Test("A live log counts, and without it the file is read as it is")
    func log() throws {
        try write(
            """
            import shutil
            execute("PRAGMA journal_mode = WAL")
            execute("PRAGMA wal_autocheckpoint = 0")
            execute("CREATE TABLE a (x)")
            execute("PRAGMA wal_checkpoint(TRUNCATE)")
            execute("BEGIN")
            database.executemany("INSERT INTO a VALUES (?)", ((i,) for i in range(1_000)))
            execute("COMMIT")
            shutil.copy("file.db", "copy.db")
            shutil.copy("file.db-wal", "copy.db-wal")
            """)
        let before = try FileManager.default.contentsOfDirectory(atPath: fixture.folder).sorted()
        let live = try fixture.open("copy.db", log: "copy.db-wal")
        #expect(try live.count(RowQuery("a", ["x"])) == 1_000)
        try live.verify()
        live.close()
        let stale = try fixture.open("copy.db")
        #expect(try stale.count(RowQuery("a", ["x"])) == 0)
        stale.close()
        // Nothing is written beside the files.
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder).sorted() == before)
    }

    @Test("Truncated, altered and unrelated files are refused or read without harm", arguments: 0..<60)
    func damage(_ seed: Int) throws {
        try write(
            """
            execute("CREATE TABLE a (x, y)")
            execute("CREATE INDEX i ON a (y)")
            execute("BEGIN")
            database.executemany("INSERT INTO a VALUES (?, ?)", ((i, f"text {i * 7919 % 1000}") for i in range(2_000)))
            """)
        let url = URL(filePath: fixture.path("file.db"))
        var bytes = try Data(contentsOf: url)
        var random = SeededRandom(seed: UInt64(seed))
        if seed % 3 == 0 {
            bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
        } else {
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                bytes[Int.random(in: seed % 3 == 1 ? 100..<bytes.count : 0..<200, using: &random)] ^=
                    1 << UInt8.random(in: 0...7, using: &random)
            }
        }
        try bytes.write(to: url)
        do throws(RowError) {
            let source = try fixture.open("file.db")
            defer { source.close() }
            for table in try source.tables() {
                for order in [[], Array(table.columns.prefix(1))] {
                    _ = try source.count(RowQuery(table.name, table.columns, order: order))
                }
            }
            #expect(seed % 3 != 0, "a truncated file was read to its end")
        } catch {
            #expect([.damaged, .notADatabase, .limit, .notAvailable].contains(error), "\(error)")
        }
    }

    @Test("What is no database is refused")
    func unrelated() throws {
        for (name, content) in [
            ("empty", ""), ("text", "SQLite format"), ("prose", String(repeating: "words ", count: 1_000)),
        ] {
            try Data(content.utf8).write(to: URL(filePath: fixture.path(name)))
            #expect(throws: RowError.notADatabase) { _ = try fixture.open(name) }
        }
        #expect(throws: RowError.failed(ENOENT)) { _ = try fixture.open("absent") }
        #expect(throws: RowError.notADatabase) { _ = try fixture.open(".") }
    }

    @Test("A database that changes while it is read is noticed")
    func changes() throws {
        try write(
            """
            execute("CREATE TABLE a (x)")
            execute("BEGIN")
            database.executemany("INSERT INTO a VALUES (?)", (("x" * 1_000,) for _ in range(20_000)))
            """)
        let source = try fixture.open("file.db")
        defer { source.close() }
        let cursor = try source.open(RowQuery("a", ["x"]))
        _ = try cursor.next()
        let file = try FileHandle(forWritingTo: URL(filePath: fixture.path("file.db")))
        try file.seek(toOffset: 5_000_000)
        try file.write(contentsOf: Data(repeating: 0xFF, count: 5_000_000))
        try file.close()
        #expect(throws: RowError.changed) { while try cursor.next() != nil {} }
        #expect(throws: RowError.changed) { try source.verify() }
    }
}
