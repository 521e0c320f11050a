import Foundation
import Testing
import WhisperDatabaseReader
import WhisperRowPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestSupport
import WhisperWhatsAppBackup

/// A folder for backups that Python writes, and the reader that opens them. The files are removed with the value.
final class BackupFixture: Sendable {
    let folder: String
    let reader: any ForeignReader
    let memory: SodiumSealing

    init(program: String = BackupFixture.program) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "whisper-backup-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        folder = url.path
        memory = try SodiumSealing()
        reader = DatabaseReader(program: program, temporaryDirectory: folder, memory: memory)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// The program that was built beside the tests.
    static let program: String =
        [CommandLine.arguments.first ?? "", Bundle.main.bundlePath + "/x"].map {
            URL(filePath: $0).deletingLastPathComponent().appending(path: "whisper-reader").path
        }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/nonexistent/whisper-reader"

    // MARK: Files

    func path(_ name: String) -> String { folder + "/" + name }

    /// Writes a file, and returns its path.
    @discardableResult
    func write(_ bytes: [UInt8], to name: String = "file") throws -> String {
        let url = URL(filePath: path(name))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
        return path(name)
    }

    func bytes(_ name: String) throws -> [UInt8] { try Array(Data(contentsOf: URL(filePath: path(name)))) }

    /// A file that the other implementation made as a seed for a fuzzer.
    static func seed(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: PackageRoot.url.appending(path: "Tests/Fuzz/Corpus/\(name)")))
    }

    // MARK: Keys

    /// The key that these bytes are the file of.
    func key(_ bytes: [UInt8]) throws -> BackupKey {
        try BackupKeyFile.read(memory.copy(bytes), memory: memory)
    }

    func password(_ text: String) throws -> ForeignKey { ForeignKey(try memory.copy(Array(text.utf8))) }

    // MARK: Opening

    /// The content of the container at a path.
    func content(_ path: String, _ key: BackupKey?) throws(WhatsAppBackupError) -> [UInt8] {
        guard let container = try BackupContainer(path: path) else { throw .unknownBackup }
        let content = try container.content(path: path, key: key, reader: reader)
        do throws(RowError) {
            let opened = try reader.read(content)
            defer { opened.close() }
            var bytes: [UInt8] = []
            while Int64(bytes.count) < opened.size {
                bytes += try opened.read(at: Int64(bytes.count), atMost: 128 << 10)
            }
            return bytes
        } catch {
            throw container.error(error)
        }
    }

    /// Why the content cannot be had; nil if it can.
    func failure(_ path: String, _ key: BackupKey?) -> WhatsAppBackupError? {
        do throws(WhatsAppBackupError) {
            _ = try content(path, key)
            return nil
        } catch {
            return error
        }
    }

    // MARK: The other implementation

    /// Python with `cryptography`; nil where there is none.
    static let python: String? = {
        let named = ProcessInfo.processInfo.environment["WHISPER_PYTHON"].map { [$0] } ?? []
        return (named + ["python3"]).first { has("cryptography.hazmat.primitives.ciphers", $0) }
    }()

    /// Why tests that need it are skipped.
    static let skipped: Comment = "no Python with the package cryptography"

    /// Whether a Python has a module.
    static func has(_ module: String, _ python: String) -> Bool {
        (try? ChildProcess.run(python, ["-c", "import \(module)"]))?.status == 0
    }

    /// Runs a program in Python in the folder, with what the suite has of it.
    @discardableResult
    func python(_ program: String) throws -> String {
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
                os.makedirs(os.path.dirname(name) or ".", exist_ok=True)
                open(name, "wb").write(content)

            """
        return try ChildProcess.output(of: try #require(Self.python), ["-c", start + program], in: folder)
    }
}

/// Files of genuine phones, which stay outside the package.
enum GenuineFiles {
    static let folder = PackageRoot.url.deletingLastPathComponent().appending(path: "shared/fixtures/wa-crypt-tools")

    static let areHere = FileManager.default.fileExists(atPath: folder.appending(path: "msgstore.db").path)

    static let skipped: Comment = "the genuine files are not beside the package"

    static func path(_ name: String) -> String { folder.appending(path: name).path }

    static func bytes(_ name: String) throws -> [UInt8] { try Array(Data(contentsOf: folder.appending(path: name))) }
}
