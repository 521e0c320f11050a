import Foundation
import Testing
import WhisperTestSupport
import WhisperTestThreads

@Suite(
    "Android's database beside another reader, message by message (WDB-8)", .ownThreads,
    .enabled(if: ExporterPython.path != nil, "no Python with the package whatsapp-chat-exporter"))
struct ExporterPeerTests {
    private static let fixtures = PackageRoot.path("../shared/fixtures") + "/"
    private static let areFixturesHere = FileManager.default.fileExists(atPath: fixtures)

    /// Imports a database, exports the vault, and compares it with what the other reader makes of the database.
    ///
    /// - Returns: How many messages were compared.
    private func compare(_ database: String, contacts: String?) throws -> Int {
        let vault = try TestVault()
        let imported = try vault(["import", "whatsapp", database, "--json"])
        #expect(imported.status == 0, "\(imported.errors)")
        let exported = try vault.scratch.write(try vault(["export", "json"]).output, to: "messages.jsonl")
        let run = try CommandRun.program(
            "/usr/bin/env",
            [
                try #require(ExporterPython.path), PackageRoot.path("Tests/Scripts/exporter-peer.py"), exported,
                database,
            ] + (contacts.map { [$0] } ?? []), in: vault.scratch, environment: [:])
        #expect(run.status == 0, "\(run.output) \(run.errors)")
        let last = try #require(run.output.split(separator: "\n").last)
        #expect(last.hasSuffix(" explained, 0 not"), "\(last)")
        return try #require(Int(last.prefix { $0.isNumber }))
    }

    private func make(_ path: String, from statements: String, in folder: Scratch) throws {
        let program = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2]).read())"
        let run = try CommandRun.program(
            "/usr/bin/env", ["python3", "-c", program, path, statements], in: folder, environment: [:])
        try #require(run.status == 0, "\(run.errors)")
    }

    @Test(
        "A genuine database of 2022 has the same messages there, or each difference is explained with its row",
        .enabled(if: areFixturesHere, "the genuine files are not beside the package"))
    func genuine() throws {
        let folder = try Scratch()
        try FileManager.default.copyItem(
            atPath: Self.fixtures + "wa-crypt-tools/msgstore.db", toPath: folder("msgstore.db"))
        _ = try compare(folder("msgstore.db"), contacts: nil)
    }

    @Test(
        "So have databases of 2023 and 2026 from another project",
        .enabled(if: areFixturesHere, "the genuine files are not beside the package"),
        arguments: ["2023-10", "2026-01"])
    func foreign(release: String) throws {
        let folder = try Scratch()
        let source = Self.fixtures + "chat-history-manager/whatsapp-android_\(release)/"
        try make(folder("msgstore.db"), from: source + "msgstore.sql", in: folder)
        try make(folder("wa.db"), from: source + "wa.sql", in: folder)
        #expect(try compare(folder("msgstore.db"), contacts: folder("wa.db")) > 0)
    }
}

/// Python with the package whatsapp-chat-exporter.
private enum ExporterPython {
    /// Where it is; nil if there is none.
    static let path: String? = {
        let named = ProcessInfo.processInfo.environment["WHISPER_PYTHON"].map { [$0] } ?? []
        return (named + [PackageRoot.path(".build-python/bin/python"), "python3"]).first { python in
            (try? ChildProcess.run("/usr/bin/env", [python, "-c", "import Whatsapp_Chat_Exporter"]))?.status == 0
        }
    }()
}
