import Foundation
import Testing
import WhisperTestSupport
import WhisperTestThreads

@Suite(
    "What an encrypted backup says stays encrypted (WDB-2)", .ownThreads,
    .enabled(if: WrittenBackup.python != nil, WrittenBackup.skipped))
struct DatabaseSecrecyTests {
    /// How many messages there are in the one chat: their order is sorted in a temporary file.
    private static let messages = 6_000
    private static let canaries = ["e2e-canary-text", "491607654321"].map { Array($0.utf8) }
    private let vault: TestVault
    private let search = CanarySearch(canaries)

    init() throws {
        vault = try TestVault()
        try WrittenBackup.write(
            """
            made = connect("plain", ("e2e-canary-text %d " % n + os.urandom(150).hex() for n in range(\(Self.messages))))
            made.execute("UPDATE jid SET raw_string = '491607654321@s.whatsapp.net' WHERE _id = 1")
            made.commit()
            made.close()
            put("backup", crypt15(root, iv, packed(open("plain", "rb").read())))
            put("key", root)
            """, in: vault.scratch)
        // The search finds what is there.
        let plain = try Data(contentsOf: URL(filePath: vault.scratch("plain")))
        for canary in Self.canaries { try #require(CanarySearch([canary]).isIn(plain)) }
        try FileManager.default.removeItem(atPath: vault.scratch("plain"))
    }

    private var arguments: [String] {
        ["import", "whatsapp", vault.scratch("backup"), "--key-file", vault.scratch("key"), "--json"]
    }

    /// Starts the import, with folders of its own for everything that a program may write.
    private func start() throws -> RunningCommand {
        try FileManager.default.createDirectory(atPath: vault.scratch("tmp"), withIntermediateDirectories: true)
        return try RunningCommand(
            arguments, on: vault,
            environment: ["TMPDIR": vault.scratch("tmp"), "WHISPER_HOME": vault.scratch("whisper")])
    }

    /// Every file of the vault, of the temporary folders and in memory that was written since.
    private func everywhere(since begin: Date) -> CanarySearch.Result {
        var result = search.files(below: vault.scratch.path)
        let memory = search.files(below: "/dev/shm", since: begin)
        result.found += memory.found
        result.bytes += memory.bytes
        return result
    }

    @Test(
        "No text and no number of it is in any file, named or not, while it is imported, after a kill and at the end",
        .enabled(if: getuid() == 0, "needs root to look into a process that may not be traced"))
    func nowhere() async throws {
        let begin = Date()
        let command = try start()
        var (looks, largest) = (0, 0)
        while looks < 6 {
            let processes = ReaderProcesses.children(of: command.identifier) + [command.identifier]
            for process in processes { kill(process, SIGSTOP) }
            var hidden = 0
            for process in processes {
                let open = search.files(openIn: process)
                #expect(open.found.isEmpty)
                hidden += open.unnamedBytes
            }
            #expect(everywhere(since: begin).found.isEmpty)
            for process in processes { kill(process, SIGCONT) }
            // Once the database is unpacked, the rest of the looks are taken while it is sorted and read.
            if hidden > 1_000_000 { looks += 1 }
            largest = max(largest, hidden)
            guard Date() < begin + 120 else { break }
            try await Task.sleep(for: .milliseconds(30))
        }
        #expect(largest > 1_000_000, "It was looked into while it had something to hide: \(largest) bytes")
        #expect(command.stop(SIGKILL).status == 128 + SIGKILL)
        let after = everywhere(since: begin)
        #expect(after.found.isEmpty && after.bytes > 0)
        let run = try vault(arguments)
        #expect(run.status == 0, "\(run.errors)")
        let end = everywhere(since: begin)
        #expect(end.found.isEmpty && end.bytes > 2_000_000)
        #expect(try FileManager.default.contentsOfDirectory(atPath: vault.scratch("tmp")).isEmpty)
        #expect(ReaderProcesses.reading(below: vault.scratch.path).isEmpty)
        #expect(try vault(["search", "canary", "--json"]).status == 0, "It is in the vault, and found there")
    }

    @Test("If the reader is killed, the import ends with one error, and the next one adds the rest (WDB-1)")
    func killedReader() async throws {
        let command = try start()
        var reader: Int32?
        // The one that has the backup open, and has unpacked it.
        for _ in 0..<10_000 where reader == nil {
            reader = ReaderProcesses.reading(below: vault.scratch("backup")).first
            if reader == nil { try await Task.sleep(for: .milliseconds(2)) }
        }
        kill(try #require(reader), SIGKILL)
        let run = command.finish()
        #expect(run.status == 1)
        #expect(try ErrorLine(run.errors).code == "reader-failed", "\(run.errors)")
        #expect(run.output.isEmpty)
        #expect(try vault(["verify"]).status == 0)
        let again = try #require(try vault(arguments).objects().last)
        #expect(again.integer("messages") == Int64(Self.messages))
        #expect((again.integer("added") ?? 0) + (again.integer("duplicates") ?? 0) == Int64(Self.messages))
        #expect(try vault(["export", "json"]).objects().count == Self.messages)
    }
}
