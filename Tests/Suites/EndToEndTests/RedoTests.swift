import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Imports that are repeated, and what else the vault knows of their messages (ING-2)", .ownThreads)
struct RedoTests {
    /// A chat of Ana and Hugo, who write in turn.
    private static func chat(_ count: Int) -> String {
        (0..<count).map { index in
            "\(13 + index / 4)/03/2024, 1\(index % 10):0\(index % 6) - \(index % 2 == 0 ? "Ana" : "Hugo"): text number \(index)\n"
        }.joined()
    }

    private func imported(_ path: String, _ more: String..., in vault: TestVault) throws -> String {
        try vault.expect(["import", "whatsapp", path] + more).output
    }

    private func sent(in vault: TestVault) throws -> [String?] {
        try vault.expect(["messages", "Ana", "--json"]).objects()
            .map { $0.string("direction") == "outgoing" ? $0.object("sender")?.string("display_name") : nil }
    }

    @Test("What was read before it was known who you are counts as sent by you once a file of the chat says so")
    func latelyKnown() throws {
        let vault = try TestVault()
        let early = try ExportFiles.write(Self.chat(8), title: "Ana", in: vault.scratch)
        _ = try imported(early, "--timezone", "UTC", in: vault)
        #expect(try sent(in: vault).allSatisfy { $0 == nil })
        // The file of the chat, exported again.
        let later = try ExportFiles.write(Self.chat(12), title: "Ana", in: vault.scratch)
        let output = try imported(later, "--timezone", "UTC", "--me", "Hugo", in: vault)
        #expect(output.contains("Sent by you: the messages of “Hugo”"))
        #expect(try sent(in: vault).compactMap(\.self) == Array(repeating: "Hugo", count: 6))
        try vault.expect(["verify"])
    }

    @Test(
        "A vault's own export, imported again, is no other source of its messages: their import is repeated as a whole",
        arguments: [[], ["--full"]])
    func echo(more: [String]) throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(Self.chat(8), title: "Ana", in: vault.scratch)
        _ = try imported(path, "--timezone", "UTC", "--me", "Hugo", in: vault)
        let lines = vault.scratch("own.jsonl")
        try vault.expect(["export", "json", "-o", lines] + more)
        let before = try Data(contentsOf: URL(fileURLWithPath: lines))
        #expect(try vault.expect(["import", lines, "--json"]).objects().last?.integer("added") == 0)
        let foreseen = try vault.expect(["import", "undo", "--dry-run"]).output
        #expect(foreseen.contains("would delete 8 messages.") && !foreseen.contains("not affected"))
        #expect(foreseen.contains("“Hugo” would no longer be taken to be you."))
        let output = try imported(path, "--timezone", "Asia/Tokyo", "--me", "Ana", "--redo", in: vault)
        #expect(output.contains("8 new messages in “Ana”") && !output.contains("keep the times"))
        #expect(try sent(in: vault).compactMap(\.self) == Array(repeating: "Ana", count: 4))
        #expect(
            try vault.expect(["messages", "Ana", "--json"]).objects().first?.string("timestamp")?
                .hasPrefix("2024-03-13T01:00:00") == true)
        // What was undone comes back with the file.
        try vault.expect(["import", "undo", "--yes"])
        #expect(try vault.expect(["import", lines, "--json"]).objects().last?.integer("added") == 8)
        #expect(try Data(contentsOf: URL(fileURLWithPath: lines)) == before)
        try vault.expect(["verify"])
    }

    @Test("A repeated import says what stays as another source brought it, and whose messages these are now")
    func stays() throws {
        let vault = try TestVault()
        let path = try ExportFiles.write(Self.chat(8), title: "Ana", in: vault.scratch)
        _ = try imported(path, "--timezone", "UTC", "--me", "Hugo", in: vault)
        // The same chat from another vault.
        let other = try TestVault()
        _ = try imported(path, "--timezone", "UTC", in: other)
        let lines = vault.scratch("other.jsonl")
        try other.expect(["export", "json", "-o", lines])
        try vault.expect(["import", lines])
        let redone = try vault([
            "import", "whatsapp", path, "--timezone", "Asia/Tokyo", "--me", "Ana", "--redo",
        ])
        #expect(redone.status == 0)
        #expect(redone.errors.contains("is undone: 0 messages deleted."))
        #expect(redone.errors.contains("8 messages are not affected: another source delivered them, too"))
        #expect(redone.errors.contains("“Hugo” is no longer taken to be you."))
        #expect(redone.output.contains("8 of them keep the times that they have in the vault"))
        #expect(redone.output.contains("Sent by you: the messages of “Ana”"))
        #expect(try sent(in: vault).compactMap(\.self) == Array(repeating: "Ana", count: 4))
        let again = try vault.expect(["import", "whatsapp", path, "--timezone", "Asia/Tokyo", "--json"]).objects()
        #expect(again.last?.integer("added") == 0 && again.last?.integer("kept_times") == 8)
        try vault.expect(["verify"])
    }

    @Test("What is asked before earlier imports are undone is not asked again behind that")
    func asksOnce() throws {
        let vault = try TestVault()
        let lines = (10...28).map { day in
            "\(day)/05/2019, 09:00 - \(day.isMultiple(of: 2) ? "Ben" : "Ana"): message number \(day) of this month\n"
        }
        let file = try ExportFiles.write(lines.joined(), title: "Ana", in: vault.scratch)
        _ = try imported(file, "--timezone", "UTC", "--me", "Ben", in: vault)
        let other = try TestVault()
        _ = try imported(file, "--timezone", "UTC", in: other)
        let held = vault.scratch("other.jsonl")
        try other.expect(["export", "json", "-o", held])
        try vault.expect(["import", held])
        let renamed = try ExportFiles.write(
            lines.joined().replacing(" - Ana:", with: " - Mallory:"), title: "Mallory", in: vault.scratch)
        let session = try TerminalSession(
            [
                "import", "whatsapp", renamed, "--timezone", "UTC", "--me", "Mallory", "--redo", "--vault",
                vault.path,
            ], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.answer("Are these the same?", with: "yes")
        #expect(session.finish() == 0, "\(session.screen)")
        #expect(session.screen.contains("19 messages are not affected"), "\(session.screen)")
        #expect(!session.screen.contains("Are these the same?"), "\(session.screen)")
        let directions = try vault.expect(["messages", "Ana", "--json"]).objects().map { $0.string("direction") }
        #expect(directions.count { $0 == "outgoing" } == 9)
        try vault.expect(["verify"])
    }
}
