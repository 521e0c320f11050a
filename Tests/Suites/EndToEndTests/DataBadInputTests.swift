import Foundation
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("Bad input (ING-5, CLI-5)", .ownThreads)
struct DataBadInputTests {
    /// A file that is not an export, and the error about it.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let data: Data
        let said: String
        var code = "input"

        var testDescription: String { name }
    }

    private static let chat = Array("13/05/2019, 09:13 - Anna: Hello there\n".utf8)

    static let cases: [Case] = [
        Case(
            name: "prose.txt", data: Data("Dear diary,\nnothing happened.\n".utf8), said: "not an exported chat",
            code: "not-an-export"),
        Case(name: "empty.txt", data: Data(), said: "is empty", code: "not-an-export"),
        Case(
            name: "binary.bin", data: Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 97) }),
            said: "not an exported chat", code: "not-an-export"),
        Case(
            name: "truncated.zip", data: ExportFiles.zip([("_chat.txt", chat)]).dropLast(30),
            said: "truncated or damaged"),
        Case(
            name: "encrypted.zip", data: ExportFiles.zip([("_chat.txt", chat)], flags: 0x0801), said: "is encrypted"),
        Case(
            name: "traversal.zip", data: ExportFiles.zip([("_chat.txt", chat), ("../../evil.jpg", [1])]),
            said: "refers to files outside itself"),
        Case(
            name: "chatless.zip", data: ExportFiles.zip([("a.jpg", [1, 2])]), said: "contains no chat",
            code: "not-an-export"),
    ]

    @Test("A file that is not an export is recognised, and nothing is imported", arguments: cases)
    func refused(_ bad: Case) throws {
        let vault = try TestVault()
        let path = try vault.scratch.write(Data(bad.data), to: bad.name)
        let run = try vault(["import", "whatsapp", path, "--json"])
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        let error = try ErrorLine(run.errors)
        #expect(error.message.contains(bad.said))
        #expect(error.code == bad.code)
        #expect(try vault(["conversations"]).output.isEmpty)
        #expect(!vault.scratch.has("evil.jpg"))
    }

    @Test("A missing file, and one that may not be read")
    func inaccessible() throws {
        let vault = try TestVault()
        let missing = try vault(["import", "whatsapp", vault.scratch("none.txt")])
        #expect(missing.status == 1)
        #expect(missing.errors.contains("File not found"))
        let folder = try vault(["import", "json", vault.scratch.path])
        #expect(folder.status == 1)
        #expect(folder.output.isEmpty)
    }

    @Test("Bytes that are not UTF-8 are replaced and counted")
    func invalidUTF8() throws {
        let vault = try TestVault()
        let data = Data("13/05/2019, 09:13 - Anna: a".utf8) + Data([0xFF, 0xFE]) + Data("b\n".utf8)
        let path = try vault.scratch.write(data, to: "WhatsApp Chat with Anna.txt")
        let run = try vault(["import", "whatsapp", path, "--json"])
        #expect(run.status == 0)
        #expect(try run.objects().last?.integer("invalid_bytes") == 2)
        #expect(try vault(["messages", "Anna"]).output.contains("b"))
    }

    @Test("A wrong passphrase opens nothing")
    func wrongPassphrase() throws {
        let vault = try TestVault()
        let other = try vault.scratch.write("wrong\n", to: "other")
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        for arguments in [["import", "whatsapp", path], ["conversations"], ["export", "json"], ["search", "lake"]] {
            let run = try vault.withoutPassphrase(arguments + ["--passphrase-file", other])
            #expect(run.status == 12)
            #expect(run.output.isEmpty)
        }
    }

    @Test("Without a vault every command says so", arguments: ["conversations", "stats"])
    func noVault(command: String) throws {
        let scratch = try Scratch()
        let file = try scratch.write("secret\n", to: "f")
        let run = try CommandRun.whisper([command, "--vault", scratch("v"), "--passphrase-file", file], in: scratch)
        #expect(run.status == 10)
    }

    @Test("Two processes that import at once both succeed, and nothing is stored twice (ST-8)")
    func twoAtOnce() async throws {
        let vault = try TestVault()
        let lines = (0..<3_000).map { "13/05/2019, \(10 + $0 / 600):\(10 + $0 / 60 % 50) - Anna: message number \($0)" }
        let path = try ExportFiles.write(lines.joined(separator: "\n") + "\n", title: "Anna", in: vault.scratch)
        let others = lines.map { $0.replacingOccurrences(of: "Anna: message", with: "Cara: another") }
        let other = try ExportFiles.write(others.joined(separator: "\n") + "\n", title: "Cara", in: vault.scratch)
        async let first = Task.detached { try vault(["import", "whatsapp", path]) }.value
        async let second = Task.detached { try vault(["import", "whatsapp", other]) }.value
        let runs = try await [first, second]
        #expect(runs.map(\.status) == [0, 0], "\(runs.map(\.errors))")
        let counts = try vault(["conversations", "--json"]).objects().map { $0.integer("message_count") }
        #expect(counts == [3_000, 3_000])
    }

    @Test(
        "A full disk is reported, and the vault does not change (ST-10)",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDisk() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        #expect(try vault(["import", "whatsapp", path]).status == 0)
        let run = try vault(["export", "json", "-o", "/dev/full"])
        #expect(run.status == 1)
        #expect(run.errors.contains("disk is full"))
    }

    @Test(
        "A vault in a directory that is not writable is reported (ST-10)",
        .enabled(if: getuid() != 0, "root writes everywhere"))
    func readOnlyDirectory() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o400], ofItemAtPath: vault.path + "/vault.db")
        try manager.setAttributes([.posixPermissions: 0o500], ofItemAtPath: vault.path)
        defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: vault.path) }
        let run = try vault(["import", "whatsapp", path])
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("Cannot write"))
    }

    @Test(
        "A line of a gigabyte needs no more memory than a short one: 800 MiB of address space are enough",
        .disabled(if: isSanitized, "sanitizers reserve terabytes of it"))
    func longLine() throws {
        let vault = try TestVault()
        let path = try vault.scratch.write(Data("13/05/2019, 09:13 - Anna: ".utf8), to: "long.txt")
        let file = try #require(FileHandle(forWritingAtPath: path))
        // A hole of the file: zeros that take no space on the disk.
        try file.truncate(atOffset: 1 << 30)
        try file.seekToEnd()
        try file.write(contentsOf: Data("\n13/05/2019, 09:14 - Ben: short\n".utf8))
        try file.close()
        // Less than the line; the libraries of newer systems take half of it, and OpenSSL hangs where it gets none.
        // So each run has its time, and one that is over counts as failed.
        let limits = [(kilobytes: 819_200, seconds: 300), (kilobytes: 65_536, seconds: 10)]
        let runs = try limits.map { kilobytes, seconds in
            let arguments = ["import", "whatsapp", path, "--yes", "--json", "--vault", vault.path]
            let line = "ulimit -v \(kilobytes) && exec timeout -s KILL \(seconds) \"$0\" \"$@\""
            let words = ["-c", line, WhisperBinary.path] + arguments + ["--passphrase-file", vault.passphraseFile]
            return try CommandRun.program("/bin/sh", words, in: vault.scratch)
        }
        #expect(runs[0].status != 127)
        let summary = try #require(
            try CommandRun(status: 0, output: runs[0].output, errors: "").objects().last)
        #expect(summary.integer("added") == 2)
        #expect(summary.integer("unparsed") == 1)
        #expect(runs[1].status != 0, "The limit is in force")
    }
}
