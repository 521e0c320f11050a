import Foundation
import Testing
import WhisperCommand
import WhisperJSONText
import WhisperPagePort
import WhisperTestThreads
import WhisperVault

@Suite("Archives of pages in one sealed file (LOOK-6)", .ownThreads)
struct SealedArchiveTests {
    private let vault: TestVault
    private let archive: String
    private let memory: String

    init() throws {
        vault = try TestVault()
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", chat, "--timezone", "UTC", "--me", "Ben"])
        archive = vault.scratch("archive.pages")
        _ = try vault.scratch.write("three word secret\n", to: "archive-passphrase")
        // A place in memory of its own, so that tests do not see each other's.
        memory = "/dev/shm/whisper-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: memory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    private var secret: [String] { ["--archive-passphrase-file", vault.scratch("archive-passphrase")] }
    private var environment: [String: String] {
        ["XDG_RUNTIME_DIR": memory, "WHISPER_TEST_PASSPHRASE_COST": "minimal"]
    }

    /// The names of everything in the memory of the test.
    private func unpacked() -> [String] {
        (try? FileManager.default.subpathsOfDirectory(atPath: memory))?.filter { $0.contains("archive-") } ?? []
    }

    private func seal(_ more: [String] = []) throws -> CommandRun {
        try vault(["export", "html", "--encrypt", "-o", archive] + secret + more, environment: environment)
    }

    @Test("An archive is sealed, shown from memory by its passphrase, and removed when interrupted")
    func shown() async throws {
        defer { try? FileManager.default.removeItem(atPath: memory) }
        let run = try seal()
        #expect(run.status == 0, "\(run.errors)")
        let bytes = try #require(FileManager.default.contents(atPath: archive))
        #expect(bytes.starts(with: Data("whisper-pages".utf8)))
        for canary in ["Anna", "html", "index"] { #expect(bytes.range(of: Data(canary.utf8)) == nil) }
        #expect(try vault.scratch.permissions(of: "archive.pages") == 0o600)
        for (signal, status) in [(SIGINT, 0), (SIGTERM, 0), (SIGQUIT, 0)] as [(Int32, Int32)] {
            let opening = try RunningCommand(
                ["export", "html", "--open", archive] + secret, on: vault, environment: environment)
            try await opening.wait { $0.lines.last?.hasSuffix("index.html") == true }
            let page = try #require(unpacked().first { $0.hasSuffix("archive/index.html") })
            #expect(try String(contentsOfFile: memory + "/" + page, encoding: .utf8).contains("Anna"))
            let folder = memory + "/" + page.split(separator: "/").prefix(2).joined(separator: "/")
            let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? NSNumber
            #expect(mode?.intValue == 0o700)
            let end = opening.stop(signal)
            #expect(end.status == status, "\(end.errors)")
            #expect(unpacked().isEmpty)
        }
    }

    @Test("What a killed run left in memory is removed at the next start, and what is in use is not")
    func killed() async throws {
        defer { try? FileManager.default.removeItem(atPath: memory) }
        #expect(try seal().status == 0)
        func open() async throws -> RunningCommand {
            let opening = try RunningCommand(
                ["export", "html", "--open", archive] + secret, on: vault, environment: environment)
            try await opening.wait { $0.lines.last?.hasSuffix("index.html") == true }
            return opening
        }
        _ = try await open().stop(SIGKILL)
        #expect(!unpacked().isEmpty)
        let second = try await open()
        #expect(unpacked().count { $0.hasSuffix("archive/index.html") } == 1)
        let third = try await open()
        #expect(unpacked().count { $0.hasSuffix("archive/index.html") } == 2)
        #expect(second.stop(SIGINT).errors.contains("interrupted run"))
        #expect(unpacked().count { $0.hasSuffix("archive/index.html") } == 1)
        _ = third.stop(SIGINT)
        #expect(unpacked().isEmpty)
    }

    @Test("Another passphrase, damage, and what is no archive are refused, and nothing is unpacked")
    func refusals() throws {
        defer { try? FileManager.default.removeItem(atPath: memory) }
        #expect(try seal().status == 0)
        let other = try vault.scratch.write("four other words\n", to: "other")
        let wrong = try vault(
            ["export", "html", "--open", archive, "--archive-passphrase-file", other], environment: environment)
        #expect(wrong.status == 12 && wrong.output.isEmpty, "\(wrong.errors)")
        var bytes = try #require(FileManager.default.contents(atPath: archive))
        bytes[bytes.count - 5] ^= 1
        try bytes.write(to: URL(fileURLWithPath: archive))
        let damaged = try vault(["export", "html", "--open", archive] + secret, environment: environment)
        #expect(damaged.status == 1 && damaged.output.isEmpty && damaged.errors.contains("damaged"))
        let foreign = try vault.scratch.write("<html>", to: "page.html")
        let none = try vault(["export", "html", "--open", foreign] + secret, environment: environment)
        #expect(none.status == 1 && none.output.isEmpty, "\(none.errors)")
        let writing = try vault(["export", "html", "--open", archive, "--encrypt"] + secret, environment: environment)
        #expect(writing.status == 64)
        #expect(unpacked().isEmpty)
    }

    @Test("Of an archive without a first page, which somebody else made, no page is named")
    func withoutFirstPage() throws {
        defer { try? FileManager.default.removeItem(atPath: memory) }
        let pages = try Adapters.sealedPages(
            at: archive, mayReplace: false, under: try Passphrase.bytes(Array("three word secret".utf8)))
        let page = try pages.file("page.html")
        try page.write(Array("<p>mine</p>".utf8))
        try page.close()
        try pages.commit()
        let run = try vault(["export", "html", "--open", archive] + secret, environment: environment)
        #expect(run.status == 1 && run.output.isEmpty && run.errors.contains("index.html"), "\(run.errors)")
        #expect(unpacked().isEmpty)
    }

    @Test("An archive is replaced only with --force, and nothing else is, with it either (CLI-7)")
    func replacing() throws {
        defer { try? FileManager.default.removeItem(atPath: memory) }
        #expect(try seal().status == 0)
        let refused = try seal()
        #expect(refused.status == 1 && refused.errors.contains("--force"), "\(refused.errors)")
        #expect(try seal(["--force"]).status == 0)
        try "mine".write(toFile: archive, atomically: true, encoding: .utf8)
        #expect(try seal(["--force"]).status == 1)
        #expect(try String(contentsOfFile: archive, encoding: .utf8) == "mine")
    }
}
