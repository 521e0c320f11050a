import Foundation
import Synchronization
import Testing
import WhisperDatabaseReader
import WhisperRowPort
import WhisperTestSupport
import WhisperTestThreads

@Suite("The reader's process (WDB-1, WDB-2)", .ownThreads)
struct ReaderProcessTests {
    @Test("A missing program is an error of its own")
    func missing() throws {
        let fixture = try ReaderFixture(program: "/nonexistent/whisper-reader")
        try Data(repeating: 0, count: 100).write(to: URL(filePath: fixture.path("file")))
        #expect(throws: RowError.readerMissing) { _ = try fixture.open("file") }
        #expect(throws: RowError.readerMissing) {
            _ = try fixture.reader.derive(.rounds(.sha1, salt: [1], count: 1), from: fixture.key([1]))
        }
    }

    @Test("A program that answers nonsense, or nothing, is a failure", arguments: ["/bin/true", "/bin/cat"])
    func nonsense(_ program: String) throws {
        let fixture = try ReaderFixture(program: program)
        try Data(repeating: 0, count: 100).write(to: URL(filePath: fixture.path("file")))
        #expect(throws: RowError.failed(0)) { _ = try fixture.open("file") }
    }

    @Test("Cancelling ends a long computation within a second, and later calls still work")
    func cancellation() async throws {
        let fixture = try ReaderFixture()
        let secret = try fixture.key(Array("secret".utf8))
        let begin = ContinuousClock.now
        let task = Task.detached { () -> RowError? in
            do throws(RowError) {
                _ = try fixture.reader.derive(.rounds(.sha256, salt: [1, 2], count: 50_000_000), from: secret)
                return nil
            } catch {
                return error
            }
        }
        try await Task.sleep(for: .milliseconds(300))
        let cancelled = ContinuousClock.now
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(ContinuousClock.now - cancelled < .seconds(1) || isSanitized)
        #expect(begin < cancelled)
        let key = try fixture.reader.derive(.rounds(.sha256, salt: [1, 2], count: 1), from: secret)
        #expect(key.bytes.count == 32)
    }

    @Test(
        "Sorting a million rows takes at most 30 MB, and no text of them reaches a disk",
        .enabled(if: getuid() == 0, "needs root to look into a process that may not be traced"))
    func sorting() throws {
        let fixture = try ReaderFixture()
        try fixture.python(
            """
            import random, sqlite3
            database = sqlite3.connect("file.db")
            database.execute("CREATE TABLE a (x, y, z)")
            random.seed(1)
            database.executemany("INSERT INTO a VALUES (?, ?, ?)", (
                (random.randrange(1 << 40), "reader-canary-%d" % i, i) for i in range(1_000_000)))
            database.commit()
            """)
        let source = try fixture.open("file.db")
        defer { source.close() }
        let cursor = try source.open(RowQuery("a", ["x", "y", "z"], order: ["x"]))
        let first = try #require(try cursor.next())
        let process = try #require(Self.readers(in: fixture.folder).first)
        // What has been sorted is in the temporary file, which has no name.
        let spilled = try FileHandle(
            forReadingFrom: URL(filePath: "/proc/\(process)/fd/\(try Self.spill(of: process))"))
        var size = 0
        while let piece = try spilled.read(upToCount: 1 << 20), !piece.isEmpty {
            size += piece.count
            #expect(piece.firstRange(of: Data("reader-canary".utf8)) == nil)
        }
        #expect(size > 20_000_000)
        var (count, last) = (first.count, first.integer(first.count - 1, 0) ?? 0)
        while let batch = try cursor.next() {
            count += batch.count
            #expect((batch.integer(0, 0) ?? 0) >= last)
            last = batch.integer(batch.count - 1, 0) ?? 0
        }
        #expect(count == 1_000_000)
        let peak = try Self.status(of: process, "VmHWM")
        #expect(peak <= 30_000 || isSanitized, "\(peak) kB")
    }

    @Test(
        "Every call that the filter does not list ends the process; none opens a file afterwards",
        .enabled(if: ChildProcess.path(of: "strace") != nil, "needs strace"),
        .disabled(if: isSanitized, "a sanitizer makes calls of its own"))
    func calls() throws {
        let fixture = try ReaderFixture()
        try fixture.python(
            """
            import sqlite3
            database = sqlite3.connect("file.db")
            database.execute("CREATE TABLE a (x)")
            database.executemany("INSERT INTO a VALUES (?)", (("x" * 100,) for i in range(100_000)))
            database.commit()
            """)
        let wrapper = fixture.path("traced")
        // Another process writes it: a file that this one has open for writing is inherited by whatever it starts meanwhile, and
        // cannot be run for that long (ETXTBSY).
        try fixture.python(
            """
            import os
            with open("traced", "w") as script:
                script.write("#!/bin/sh\\nexec strace -f -o '\(fixture.path("trace"))' '\(ReaderFixture.program)'\\n")
            os.chmod("traced", 0o755)
            """)
        let traced = DatabaseReader(program: wrapper, temporaryDirectory: fixture.folder, memory: fixture.memory)
        let source = try traced.open(ForeignFile(ForeignContent(path: fixture.path("file.db"))))
        #expect(try source.count(RowQuery("a", ["x"], order: ["x"])) == 100_000)
        source.close()
        let lines = try String(contentsOfFile: fixture.path("trace"), encoding: .utf8).split(separator: "\n")
        let sealed = try #require(
            lines.firstIndex { $0.contains("SECCOMP_MODE_FILTER") || $0.contains("PR_SET_SECCOMP") })
        let after = lines[(sealed + 1)...]
        #expect(after.contains { $0.contains("pwrite64(") }, "it has spilled")
        #expect(!after.contains { $0.contains("open") || $0.contains("socket") || $0.contains("exec") })
        #expect(lines.contains { $0.contains("O_TMPFILE") })
    }

    @Test(
        "Closing a source ends its process",
        .enabled(if: getuid() == 0, "needs root to look into a process that may not be traced"))
    func closing() throws {
        let fixture = try ReaderFixture()
        try fixture.python("import sqlite3; sqlite3.connect('file.db').execute('CREATE TABLE a (x)')")
        let source = try fixture.open("file.db")
        let process = try #require(Self.readers(in: fixture.folder).first)
        #expect(kill(process, 0) == 0)
        source.close()
        #expect(kill(process, 0) != 0)
    }

    // MARK: The processes of this test

    /// The readers that have a file of a folder open.
    private static func readers(in folder: String) throws -> [Int32] {
        let root = URL(filePath: folder).resolvingSymlinksInPath().path
        return try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }.filter { process in
            guard process != getpid(),
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/fd/3"),
                let name = KernelFile.text("/proc/\(process)/comm")
            else { return false }
            return target.hasPrefix(root) && name.hasPrefix("whisper-reader")
        }
    }

    /// The number of the temporary file.
    private static func spill(of process: Int32) throws -> String {
        let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd")
        return try #require(
            files.first { file in
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/fd/\(file)")
                return target?.hasSuffix("(deleted)") == true
            })
    }

    private static func status(of process: Int32, _ field: String) throws -> Int {
        let text = try #require(KernelFile.text("/proc/\(process)/status"))
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(field) })
        return Int(line.filter(\.isNumber)) ?? 0
    }
}
