import Foundation
import WhisperDatabaseReader
import WhisperRowPort
import WhisperSodiumSealing
import WhisperTestSupport

/// Files that the reader's process reads. They are removed with the value.
final class ReaderFixture: Sendable {
    let folder: String
    private let reader: DatabaseReader

    /// The program that was built beside the tests.
    private static let program: String =
        [CommandLine.arguments.first ?? "", Bundle.main.bundlePath + "/x"].map {
            URL(filePath: $0).deletingLastPathComponent().appending(path: "whisper-reader").path
        }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/nonexistent/whisper-reader"

    private static let python =
        (ProcessInfo.processInfo.environment["WHISPER_PYTHON"].map { [$0] } ?? []).first ?? "python3"

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "whisper-android-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        folder = url.path
        reader = DatabaseReader(program: Self.program, temporaryDirectory: folder, memory: try SodiumSealing())
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Opens a database.
    func open(_ path: String) throws(RowError) -> any RowSource {
        try reader.open(ForeignFile(ForeignContent(path: path)))
    }

    /// Makes a database of SQL statements, and opens it.
    func database(_ name: String, sql: String) throws -> any RowSource {
        let text = folder + "/" + name + ".sql"
        try Data(sql.utf8).write(to: URL(filePath: text))
        let program = """
            import sqlite3, sys
            sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2], encoding='utf-8').read())
            """
        _ = try ChildProcess.output(
            of: Self.python, ["-c", program, folder + "/" + name, text], in: folder, input: "")
        return try open(folder + "/" + name)
    }
}
