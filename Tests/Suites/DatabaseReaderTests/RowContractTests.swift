import Foundation
import Testing
import WhisperInMemoryRows
import WhisperRowContract
import WhisperTestSupport
import WhisperTestThreads

@Suite("The contract of foreign databases (WDB-1)", .ownThreads)
struct RowContractTests {
    @Test("The reader's process keeps the promises of the port", arguments: RowLaw.all)
    func process(law: RowLaw) async throws {
        try await law.check(SampleDatabase.bench(ReaderFixture()))
    }

    @Test(
        "Rows in memory keep the promises of the port", arguments: RowLaw.all.filter { $0.needs.isSubset(of: .change) })
    func memory(law: RowLaw) async throws {
        try await law.check(Self.memoryBench)
    }

    /// A bench of rows in memory.
    static let memoryBench = RowBench(
        open: { samples in
            InMemoryRows(samples.map { InMemoryRows.Table($0.name, $0.columns, rows: $0.rows) })
        },
        change: { source in
            let rows = try #require(source as? InMemoryRows)
            rows.replace([])
        })
}

/// Databases with the content of samples, written by Python's SQLite.
enum SampleDatabase {
    static func bench(_ fixture: ReaderFixture) -> RowBench {
        RowBench(
            open: { try open($0, fixture) },
            openWithOthers: { try open($0, fixture, withOthers: true) },
            openDamaged: { try open($0, fixture, isDamaged: true) },
            change: { _ in
                try fixture.python(
                    "import sqlite3; d = sqlite3.connect('sample.db'); d.execute('CREATE TABLE more (a)')")
            })
    }

    private static func open(
        _ samples: [RowSample], _ fixture: ReaderFixture, withOthers: Bool = false, isDamaged: Bool = false
    ) throws -> any RowSource {
        var lines: [String] = []
        for sample in samples {
            let names: [String] = ([sample.name] + sample.columns).map { hexadecimal($0) }
            lines.append("T " + names.joined(separator: " "))
            for index in sample.indexed { lines.append("I " + hexadecimal(index)) }
            for row in sample.rows {
                let values: [String] = row.map { written($0) }
                lines.append("R " + values.joined(separator: " "))
            }
        }
        // Large samples do not fit in an argument.
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: fixture.path("sample.txt")))
        try fixture.python(program, [withOthers ? "others" : "-", isDamaged ? "damaged" : "-"])
        return try fixture.open("sample.db")
    }

    private static func hexadecimal(_ text: String) -> String { hexadecimal(Array(text.utf8)) }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
        // Runs of one byte are written as such: megabytes would take long.
        if let first = bytes.first, bytes.count > 64, bytes.allSatisfy({ $0 == first }) {
            return "\(first)*\(bytes.count)"
        }
        return "x" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static func written(_ value: RowValue) -> String {
        switch value {
        case .null: "n"
        case .integer(let number): "i\(number)"
        case .real(let number): "r\(number)"
        case .text(let bytes): "t" + hexadecimal(bytes)
        case .blob(let bytes): "b" + hexadecimal(bytes)
        case .tooLong: "n"
        }
    }

    private static let program = #"""
        import os, sqlite3, sys
        if os.path.exists("sample.db"): os.remove("sample.db")
        others, damaged = sys.argv[1] == "others", sys.argv[2] == "damaged"
        database = sqlite3.connect("sample.db", isolation_level=None)
        def content(text):
            if "*" in text:
                byte, count = text.split("*")
                return bytes([int(byte)]) * int(count)
            return bytes.fromhex(text[1:])
        quoted = lambda name: '"' + content(name).decode().replace('"', '""') + '"'
        database.execute("BEGIN")
        first = None
        for line in open("sample.txt"):
            kind, *words = line.rstrip("\n").split(" ")
            if kind == "T":
                table, columns = quoted(words[0]), [quoted(word) for word in words[1:]]
                first = first or (table, columns)
                more = ", generated AS (1 + 1)" if others else ""
                database.execute(f"CREATE TABLE {table} ({', '.join(columns)}{more})")
            elif kind == "I":
                database.execute(f"CREATE INDEX {quoted(words[0])[:-1]} of it\" ON {table} ({quoted(words[0])})")
            else:
                marks, values = [], []
                for word in words:
                    rest = word[1:]
                    marks.append("CAST(? AS TEXT)" if word[0] == "t" else "?")
                    values.append({"n": lambda: None, "i": lambda: int(rest), "r": lambda: float(rest)}.get(
                        word[0], lambda: content(rest))())
                database.execute(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join(marks)})", values)
        database.execute("COMMIT")
        if others:
            database.execute(f'CREATE VIEW "a view" AS SELECT * FROM {first[0]}')
            database.execute("CREATE VIRTUAL TABLE virtual USING fts4(content)")
        if damaged:
            pages = database.execute("PRAGMA page_count").fetchone()[0]
            database.close()
            with open("sample.db", "r+b") as file:
                file.seek((pages // 2) * 4096)
                file.write(b"\xff" * 4096)
        """#
}
