import Foundation
import Testing
import WhisperArchive
import WhisperTestThreads
import WhisperVault

@Suite("whisper people split, whisper conversation split (ING-1)", .ownThreads)
struct SplitCommandTests {
    /// A vault into which a stranger's export was imported as the same chat and the same person.
    private func vault() throws -> (vault: TestVault, forged: String) {
        let vault = try TestVault()
        let chat = (10...28).map { day in
            "\(day)/05/2019, 09:00 - \(day.isMultiple(of: 2) ? "Ben" : "Ana"): message number \(day) of this month\n"
        }.joined()
        let file = try ExportFiles.write(chat, title: "Ana", in: vault.scratch)
        try vault.expect(["import", "whatsapp", file, "--timezone", "UTC", "--me", "Ben"])
        let forged = chat.replacingOccurrences(of: " - Ana:", with: " - Mallory:")
        let other = try ExportFiles.write(
            forged + "01/01/2022, 05:00 - Mallory: my new number\n", title: "Mallory", in: vault.scratch)
        let session = try TerminalSession(
            ["import", "whatsapp", other, "--timezone", "UTC", "--me", "Ben", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.answer("Are these the same?", with: "yes")
        #expect(session.finish() == 0)
        return (vault, other)
    }

    private func names(_ vault: TestVault) throws -> [String] {
        try vault.expect(["people", "--json"]).objects().compactMap { $0.string("name") }.sorted()
    }

    @Test("A person and a chat that an import has joined are separated, and the file joins them no more")
    func split() throws {
        let (vault, forged) = try vault()
        #expect(try names(vault) == ["Ben", "Mallory"])
        #expect(try vault.expect(["people", "split", "Mallory", "--list"]).output.contains("Mallory  by an import  "))
        let session = try TerminalSession(["people", "split", "Mallory", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "correct horse")
        try session.answer("Separate “Mallory” from “Mallory”?", with: "yes")
        #expect(session.finish() == 0)
        #expect(try names(vault) == ["Ana", "Ben", "Mallory"])
        let object = try vault.object(["conversation", "split", "Mallory", "Mallory", "--yes", "--json"])
        #expect(object.string("type") == "split" && object.string("cause") == "import")
        let chats = try vault.expect(["conversations", "--json"]).objects()
        #expect(Set(chats.compactMap { $0.string("title") }) == ["Ana", "Mallory"])
        #expect(try vault.expect(["messages", "Ana", "--all", "--json"]).lines.count == 19)
        #expect(try vault.expect(["messages", "Mallory", "--all", "--json"]).lines.count == 1)
        try vault.expect(["import", "whatsapp", forged, "--timezone", "UTC", "--me", "Ben", "--yes"])
        #expect(try names(vault) == ["Ana", "Ben", "Mallory"])
        #expect(try vault.expect(["messages", "Ana", "--all", "--json"]).lines.count == 19)
    }

    @Test("What was not joined cannot be separated, and several are named")
    func failures() async throws {
        let vault = try TestVault()
        try await vault.fill { store in
            for name in ["Ana", "Bea", "Cleo"] {
                _ = try await store.sender(for: .person(name, "+49170000000\(name.utf8.count)\(name.utf8.first ?? 0)"))
            }
            let people = try await store.people(named: "", limit: 9).filter { !$0.isOwner }
            for other in people.dropFirst().prefix(2) { try await store.join(other.id, into: people[0].id) }
        }
        let several = try vault(["people", "split", "Ana", "--yes"])
        #expect(several.status == 64 && several.errors.contains("Several were joined into “"), "\(several.errors)")
        let unknown = try vault(["people", "split", "Ana", "Nobody", "--yes"])
        #expect(unknown.status == 1 && unknown.errors.contains("Nothing called “Nobody” was joined into “"))
        try vault.expect(["people", "split", "Ana", "Bea", "--yes"])
        try vault.expect(["people", "split", "Ana", "Cleo", "--yes"])
        let none = try vault(["people", "split", "Ana", "--yes"])
        #expect(none.status == 1 && none.errors.contains("Nothing was joined into “"), "\(none.errors)")
    }
}
