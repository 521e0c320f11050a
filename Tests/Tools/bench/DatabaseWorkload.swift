import Foundation
import WhisperDatabaseGenerator
import WhisperInMemoryRows
import WhisperRowPort

/// A phone's history as its database and as text exports of all its chats, generated once and then reused.
struct DatabaseWorkload {
    let place: Place
    let chats: Int
    let messages: Int

    /// Messages that are in memory at a time.
    private static let part = 20_000

    /// The folder with `msgstore.db`, `wa.db` and the exports.
    var folder: String { place.file("phone-\(chats)-\(messages)") }
    /// The database.
    var database: String { folder + "/msgstore.db" }
    /// The phone's address book.
    var contacts: String { folder + "/wa.db" }

    /// The text exports, one for each chat.
    func exports() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".txt") }.sorted()
            .map { folder + "/" + $0 }
    }

    /// Makes the files, unless they are there.
    func make(_ report: Report) async throws {
        guard !FileManager.default.fileExists(atPath: folder) else { return }
        let temporary = try place.emptyFolder("phone.new")
        let (seconds, _) = try await Stopwatch.time { try write(to: temporary) }
        try FileManager.default.moveItem(atPath: temporary, toPath: folder)
        report.note("the database of \(messages) messages was made first, in \(Report.seconds(seconds))")
    }

    private func write(to folder: String) throws {
        var texts = TextSource()
        var history = LongHistory(chats: chats, messages: messages, seed: Workload.seed) { texts.nextPlain() }
        var parts = AndroidDatabaseWriter.Parts(schema: .january2026)
        let database = try DatabaseFile(folder + "/msgstore.db")
        var exports: [FileHandle] = []
        while let part = history.next(Self.part) {
            try database.add(parts.messages(of: part))
            if exports.isEmpty {
                try DatabaseFile(folder + "/wa.db").add(AndroidDatabaseWriter(part, schema: .january2026).contacts)
                for chat in part.chats {
                    let title = chat.subject ?? part.people[chat.members[0]].name
                    let path = folder + "/WhatsApp Chat with \(title).txt"
                    try Data().write(to: URL(fileURLWithPath: path))
                    exports.append(try FileHandle(forWritingTo: URL(fileURLWithPath: path)))
                }
            }
            for (chat, export) in zip(part.chats, exports) where !chat.messages.isEmpty {
                try export.write(contentsOf: Data(HistoryExport.text(of: chat, in: part).utf8))
            }
        }
        for export in exports { try export.close() }
    }
}

/// A database that is filled with generated tables, a part of their rows at a time.
private final class DatabaseFile {
    private let database: Yardstick
    private var isDefined = false

    init(_ path: String) throws {
        database = try Yardstick(path, key: nil, statements: ["PRAGMA journal_mode = OFF", "PRAGMA synchronous = OFF"])
    }

    func add(_ tables: [InMemoryRows.Table]) throws {
        if !isDefined { for table in tables { try database.execute(SQLText.definition(of: table)) } }
        isDefined = true
        for table in tables where !table.rows.isEmpty {
            let columns = table.table.columns.count
            let rows = try YardstickRows(columns: Int32(columns))
            for row in table.rows { try rows.append(row) }
            let places = (1...columns).map { "?\($0)" }.joined(separator: ", ")
            try database.insert("INSERT INTO \"\(table.table.name)\" VALUES (\(places))", rows)
        }
    }
}

extension TextSource {
    /// The next text that stands for nothing else in an export.
    fileprivate mutating func nextPlain() -> String {
        while true {
            let text = next()
            let isPhrase = text.hasPrefix("<") || text.hasSuffix(")") || text.hasPrefix("This message was")
            if !text.isEmpty, !isPhrase { return text }
        }
    }
}
