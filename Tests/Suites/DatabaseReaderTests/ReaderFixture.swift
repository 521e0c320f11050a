import Foundation
import Synchronization
import Testing
import WhisperDatabaseReader
import WhisperRowPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestSupport

/// Databases that Python writes, and the reader that reads them. The files are removed with the value.
final class ReaderFixture: Sendable {
    let folder: String
    let reader: DatabaseReader
    let memory: SodiumSealing

    /// The program that was built beside the tests.
    static let program: String =
        [CommandLine.arguments.first ?? "", Bundle.main.bundlePath + "/x"].map {
            URL(filePath: $0).deletingLastPathComponent().appending(path: "whisper-reader").path
        }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/nonexistent/whisper-reader"

    init(program: String = ReaderFixture.program) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "whisper-rows-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        folder = url.path
        memory = try SodiumSealing()
        reader = DatabaseReader(program: program, temporaryDirectory: folder, memory: memory)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func path(_ name: String) -> String { folder + "/" + name }

    /// Python with `sqlite3`, of a newer version than the vault's engine, and with `cryptography` where it is available.
    static let python =
        (ProcessInfo.processInfo.environment["WHISPER_PYTHON"].map { [$0] } ?? []).first ?? "python3"

    /// Runs a program in Python in the folder, and returns its output.
    @discardableResult
    func python(_ program: String, _ arguments: [String] = [], input: String = "") throws -> String {
        try ChildProcess.output(
            of: Self.python, ["-c", program] + arguments, in: folder, input: input)
    }

    /// Opens a file in the folder.
    func open(_ name: String, log: String? = nil) throws(RowError) -> any RowSource {
        try reader.open(
            ForeignFile(ForeignContent(path: path(name)), log: log.map { ForeignContent(path: path($0)) }))
    }

    /// A secret of these bytes.
    func key(_ bytes: [UInt8]) throws -> ForeignKey { ForeignKey(try memory.copy(bytes)) }
}

extension RowSource {
    /// All rows of a query.
    func rows(_ query: RowQuery) throws(RowError) -> [[RowValue]] {
        let cursor = try open(query)
        defer { cursor.close() }
        var rows: [[RowValue]] = []
        while let batch = try cursor.next() {
            for row in 0..<batch.count { rows.append((0..<batch.columns).map { batch.value(row, $0) }) }
        }
        return rows
    }

    /// The number of rows of a query.
    func count(_ query: RowQuery) throws(RowError) -> Int {
        let cursor = try open(query)
        var count = 0
        while let batch = try cursor.next() { count += batch.count }
        return count
    }
}
