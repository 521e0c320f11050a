import Foundation
import Testing
import WhisperJSONText
import WhisperTestThreads

@Suite("No summary says more than was done (ING-5)", .ownThreads)
struct SummaryTests {
    private static let names = ["IMG-20260314-WA0001.jpg", "IMG-20260314-WA0002.jpg"]

    /// What is wrong with the first of two pictures in an archive.
    enum Fault: CaseIterable {
        case checksum, encrypted, method

        var reason: String {
            switch self {
            case .checksum: "damaged"
            case .encrypted: "encrypted"
            case .method: "compression"
            }
        }
    }

    /// The archive of a chat with two pictures, and one that it names and has not.
    private static func archive(_ fault: Fault?) throws -> Data {
        let chat = """
            14/03/2026, 21:05 - Ana Reis: Two pictures
            14/03/2026, 21:06 - Ana Reis: \(names[0]) (file attached)
            25/03/2026, 21:07 - Ben: \(names[1]) (file attached)
            25/03/2026, 21:08 - Ben: IMG-20260325-WA0003.jpg (file attached)

            """
        var data = ExportFiles.zip([
            ("WhatsApp Chat with Ana Reis.txt", Array(chat.utf8)), (names[0], Array("picture".utf8)),
            (names[1], Array("another".utf8)),
        ])
        guard let fault else { return data }
        // The name is in the text, before the file, and in the directory.
        let entry = try #require(data.range(of: Data(names[0].utf8), options: .backwards)).lowerBound
        switch fault {
        case .checksum:
            let content = try #require(data.range(of: Data("picture".utf8), options: .backwards)).lowerBound
            data[content] ^= 1
        case .encrypted: data[entry - 38] |= 1
        case .method: data[entry - 36] = 9
        }
        return data
    }

    /// The contents that the vault holds.
    private static func held(_ vault: TestVault) throws -> Int64? {
        try vault.object(["media", "stats"]).integer("contents")
    }

    @Test("A picture that cannot be unpacked is not found, but named, and status 3", arguments: Fault.allCases)
    func unreadable(_ fault: Fault) throws {
        let vault = try TestVault()
        let path = try vault.scratch.write(try Self.archive(fault), to: "WhatsApp Chat with Ana Reis.zip")
        let command = ["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"]
        for added: Int64 in [4, 0] {
            let run = try vault(command + ["--json"])
            #expect(run.status == 3)
            let summary = try #require(try run.objects().first { $0.string("type") == "summary" })
            #expect(summary.integer("added") == added)
            let figures = summary.object("attachments")
            #expect(figures?.integer("found") == 1 && figures?.integer("damaged") == 1)
            #expect(figures?.integer("missing") == 1 && figures?.integer("omitted") == 0)
            #expect(
                summary["damaged_attachments"] == [["name": .string(Self.names[0]), "reason": .string(fault.reason)]])
            #expect(try Self.held(vault) == figures?.integer("found"))
        }
        let words = try vault(command)
        #expect(
            words.status == 3 && words.output.contains("Attachments: 1 found, 1 unreadable, 1 missing"),
            "\(words.output)")
        #expect(words.errors.contains(Self.names[0]) && !words.errors.contains(Self.names[1]), "\(words.errors)")
        try vault.scratch.write(try Self.archive(nil), to: "WhatsApp Chat with Ana Reis.zip")
        let good = try vault.object(command)
        #expect(good.integer("added") == 0 && good.object("attachments")?.integer("found") == 2)
        #expect(good["damaged_attachments"] == [])
        #expect(try Self.held(vault) == 2)
    }

    @Test("A content that the vault has lost is not exported in silence (ST-13)")
    func lost() throws {
        let vault = try TestVault()
        let path = try vault.scratch.write(try Self.archive(nil), to: "WhatsApp Chat with Ana Reis.zip")
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC"])
        let command = ["export", "json", "--full", "-o", vault.scratch("all.jsonl"), "--force", "--attachments"]
        try vault.expect(command + [vault.scratch("both")])
        let blobs = try FileManager.default.subpathsOfDirectory(atPath: vault.path + "/blobs")
        let blob = try #require(blobs.first { ($0.split(separator: "/").last?.count ?? 0) == 64 })
        try FileManager.default.removeItem(atPath: vault.path + "/blobs/" + blob)
        let run = try vault(command + [vault.scratch("one")])
        #expect(run.status == 3 && run.errors.contains("1 attachment is not in the vault."), "\(run.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: vault.scratch("one")).count == 1)
    }

    /// A vault with two pictures, of which it has lost one.
    private static func losing() throws -> (vault: TestVault, blob: String) {
        let vault = try TestVault()
        let path = try vault.scratch.write(try archive(nil), to: "WhatsApp Chat with Ana Reis.zip")
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        let blobs = try FileManager.default.subpathsOfDirectory(atPath: vault.path + "/blobs")
        let contents = blobs.filter { ($0.split(separator: "/").last?.count ?? 0) == 64 }
        try #require(contents.count == 2)
        try FileManager.default.removeItem(atPath: vault.path + "/blobs/" + contents[0])
        return (vault, vault.path + "/blobs/" + contents[1])
    }

    @Test("What a vault has lost is in no summary of a copy, an archive or a removal (ST-10, ST-13)")
    func copies() throws {
        let (vault, blob) = try Self.losing()
        let pages = try vault(["export", "html", "-o", vault.scratch("pages"), "--yes"])
        #expect(pages.status == 0 && pages.errors.contains("1 attachment is not in the vault."), "\(pages.errors)")
        let archive = try vault.object(["export", "html", "-o", vault.scratch("more"), "--yes"])
        #expect(archive.integer("media") == 1 && archive.integer("absent") == 1)
        let backup = try vault(["backup", vault.scratch("backup")])
        #expect(backup.status == 0 && backup.errors.contains("1 attachment is missing"), "\(backup.errors)")
        let again = try vault.object(["backup", vault.scratch("backup"), "--force"])
        #expect(again.object("attachments") == ["missing": 1, "damaged": 0])
        let removal = try vault.object(["media", "prune", "--larger-than", "1B", "--even-unfetchable", "--yes"])
        #expect(removal.integer("contents") == 1 && removal.integer("attachments") == 1)
        #expect(!FileManager.default.fileExists(atPath: blob))
        let other = vault.scratch("other")
        func restore(_ more: [String]) throws -> CommandRun {
            try CommandRun.whisper(
                ["restore", vault.scratch("backup"), "--vault", other, "--passphrase-file", vault.passphraseFile]
                    + more,
                in: vault.scratch)
        }
        let restored = try restore([])
        #expect(restored.status == 0 && restored.errors.contains("1 attachment is missing"), "\(restored.errors)")
        let summary = try #require(try restore(["--json", "--yes"]).objects().first)
        #expect(summary.object("attachments") == ["missing": 1, "damaged": 0])
    }

    @Test("A damaged content does not keep the others from being exported, and is said (ST-13)")
    func damagedContent() throws {
        let (vault, blob) = try Self.losing()
        var bytes = try #require(FileManager.default.contents(atPath: blob))
        bytes[bytes.count - 1] ^= 1
        try bytes.write(to: URL(fileURLWithPath: blob))
        let run = try vault([
            "export", "json", "-o", vault.scratch("all.jsonl"), "--attachments", vault.scratch("files"),
        ])
        #expect(run.status == 3 && run.errors.contains("1 attachment is not in the vault."), "\(run.errors)")
        #expect(run.errors.contains("1 attachment is damaged"), "\(run.errors)")
        let text = try String(contentsOfFile: vault.scratch("all.jsonl"), encoding: .utf8)
        #expect(text.split(separator: "\n").count == 4)
        #expect(try FileManager.default.contentsOfDirectory(atPath: vault.scratch("files")).isEmpty)
        let saved = try vault(["messages", "Ana Reis", "--save-attachments", vault.scratch("saved")])
        #expect(saved.status == 3 && saved.output.contains("Two pictures"), "\(saved.errors)")
        #expect(saved.errors.contains("1 attachment is damaged"), "\(saved.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: vault.scratch("saved")).isEmpty)
    }

    @Test("A table counts the chats and messages that it has (ST-13)")
    func table() throws {
        let (vault, _) = try Self.losing()
        let path = vault.scratch("messages.csv")
        for (since, messages, chats) in [("2026", 4, 1), ("2030", 0, 0)] as [(String, Int64, Int64)] {
            let summary = try vault.object(["export", "csv", "--since", since, "-o", path, "--force"])
            #expect(summary.integer("messages") == messages && summary.integer("conversations") == chats)
        }
    }

    @Test("A message that was deleted before is not deleted again (ST-11)")
    func deletedBefore() throws {
        let (vault, _) = try Self.losing()
        let message = try #require(try vault.expect(["export", "json"]).objects().first?.string("id"))
        for count: Int64 in [1, 0] {
            #expect(try vault.object(["delete", "--message", message, "--yes"]).integer("messages") == count)
        }
    }

    @Test("A command whose target has no room leaves nothing there, and has no summary (CLI-7, ST-10)")
    func noRoom() throws {
        let vault = try TestVault()
        let lines = (0..<2_000).map { "14/03/2026, 1\($0 % 10):05 - Ana Reis: Message number \($0), with some words\n" }
        let chat = try vault.scratch.write(lines.joined(), to: "WhatsApp Chat with Ana Reis.txt")
        try vault.expect(["import", "whatsapp", chat, "--timezone", "UTC"])
        let backup = vault.scratch("sound")
        try vault.expect(["backup", backup])
        let target = vault.scratch("target")
        let ofVault = ["--vault", vault.path]
        let commands = [
            ["export", "json", "-o", target] + ofVault, ["export", "json", "--full", "-o", target] + ofVault,
            ["export", "csv", "-o", target] + ofVault, ["export", "txt", "-o", target] + ofVault,
            ["export", "html", "--yes", "-o", target] + ofVault,
            ["export", "html", "--encrypt", "-o", target, "--archive-passphrase-file", vault.passphraseFile] + ofVault,
            ["backup", target] + ofVault, ["restore", backup, "--vault", target],
        ]
        for command in commands {
            // The limit leaves room for the memory that processes share.
            let run = try CommandRun.program(
                "/bin/sh",
                ["-c", #"trap '' XFSZ; ulimit -f 100; exec "$0" "$@""#, WhisperBinary.path] + command
                    + ["--json", "--passphrase-file", vault.passphraseFile], in: vault.scratch)
            #expect(run.status == 1 && run.output.isEmpty, "\(command): \(run.status) \(run.output)")
            #expect(try ErrorLine(run.errors).code == "disk-full", "\(command): \(run.errors)")
            #expect(!FileManager.default.fileExists(atPath: target), "\(command)")
        }
        #expect(try vault.object(["stats"]).integer("messages") == 2_000)
        #expect(try vault(["verify"]).status == 0)
    }

    @Test(
        "A read error of the disk is said as one, and names the file that could not be read (ST-10)",
        .enabled(if: SecretCanaryTests.strace != nil, "strace is not installed"))
    func readError() throws {
        let (vault, _) = try Self.losing()
        let backup = vault.scratch("backup")
        try vault.expect(["backup", backup])
        let strace = try #require(SecretCanaryTests.strace)
        func run(_ arguments: [String], failing file: String, _ fault: String) throws -> CommandRun {
            try CommandRun.program(
                strace,
                ["-f", "-qq", "-o", "/dev/null", "-P", file, "-e", "inject=\(fault)", WhisperBinary.path] + arguments
                    + ["--passphrase-file", vault.passphraseFile], in: vault.scratch)
        }
        // Each of the connections reads it first.
        for number in 1...24 {
            let listing = try run(
                ["conversations", "--vault", vault.path], failing: vault.path + "/vault.db",
                "pread64:error=EIO:when=\(number)")
            #expect(listing.status != 13, "reading \(number): \(listing.errors)")
        }
        let restored = try run(
            ["restore", backup, "--vault", vault.scratch("other")], failing: backup + "/vault.db", "read:error=EIO")
        #expect(restored.status == 1 && restored.errors.contains(backup + "/vault.db"), "\(restored.errors)")
        #expect(!FileManager.default.fileExists(atPath: vault.scratch("other")))
    }
}
