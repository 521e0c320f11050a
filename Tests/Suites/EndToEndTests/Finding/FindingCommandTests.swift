import Foundation
import Testing
import WhisperJSONText
import WhisperTestThreads

@Suite("Chats, people and contacts are found by one resolver (CLI-2)", .ownThreads)
struct FindingCommandTests {
    private func vault(_ titles: [String]) throws -> TestVault {
        let vault = try TestVault()
        for title in titles {
            let path = try ExportFiles.write(
                "13/05/2019, 09:13 - \(title): Hello from \(title)\n", title: title, in: vault.scratch)
            try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Me"])
        }
        return vault
    }

    @Test("A part of a title is enough if one chat has it; otherwise the candidates are named, and nothing is guessed")
    func parts() throws {
        let vault = try vault(["José Müller", "Ana Reis", "Ana Costa"])
        #expect(try vault.expect(["messages", "muller"]).output.contains("José"))
        let run = try vault(["messages", "ana"])
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.errors.contains("“Ana Reis” (whatsapp, 1 message, last 2019-05-13, "))
        #expect(run.errors.contains("“Ana Costa” (whatsapp, 1 message, last 2019-05-13, "))
        let misspelt = try vault(["messages", "Jose Muler"])
        #expect(misspelt.status == 1 && misspelt.errors.contains("Did you mean: “José Müller” ("))
        let person = try vault(["search", "hello", "--from-person", "costa", "--json"])
        #expect(try person.objects().count == 1, "\(person.errors)")
        let people = try vault(["search", "hello", "--from-person", "ana"])
        #expect(people.status == 64 && people.errors.contains("“Ana Reis” ("))
        #expect(
            try vault(["search", "hello", "--from-person", "Costas"]).errors.contains("Did you mean: “Ana Costa” ("))
    }

    @Test("A date where a person belongs is answered with the option for dates")
    func datesForPeople() throws {
        let vault = try vault(["Ana Reis"])
        for command in [["search", "hello"], ["messages", "Ana Reis"]] {
            let run = try vault(command + ["--from", "2023-01-01"])
            #expect(run.status == 1 && run.errors.contains("use --since 2023-01-01."), "\(run.errors)")
        }
        #expect(try !vault(["search", "hello", "--from", "Zoe"]).errors.contains("--since"))
    }

    @Test("A chat's reference selects it, also among two of one title, in every command")
    func references() throws {
        let vault = try vault(["Ana", "Ben"])
        let chats = try vault.expect(["conversations", "--json"]).objects()
        let ana = try #require(chats.first { $0.string("title") == "Ana" }?.string("ref"))
        #expect(try vault.expect(["conversations"]).output.contains(ana))
        #expect(try vault.expect(["messages", ana]).output.contains("Hello from Ana"))
        #expect(try vault.expect(["messages", String(ana.prefix(4)).uppercased()]).output.contains("Hello from Ana"))
        #expect(try vault.expect(["pin", ana, "--json"]).objects().first?["pinned"] == true)
        #expect(try vault.expect(["export", "txt", "--conversation", ana]).output.contains("Hello from Ana"))
        #expect(try vault.expect(["delete", ana, "--dry-run"]).status == 0)
    }

    @Test("A title that is another chat's reference selects neither")
    func imitation() throws {
        let vault = try vault(["Ana"])
        let ana = try #require(try vault.expect(["conversations", "--json"]).objects().first?.string("ref"))
        let path = try ExportFiles.write("13/05/2019, 09:13 - Eve: Hello\n", title: ana, in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Me"])
        #expect(try vault(["delete", ana, "--yes"]).status == 64)
        #expect(try vault.expect(["conversations", "--json"]).lines.count == 2)
    }

    @Test("At a terminal one chooses by number; an empty answer does nothing")
    func choosing() throws {
        let vault = try vault(["Ana Reis", "Ana Costa"])
        let arguments = ["messages", "ana", "--vault", vault.path, "--passphrase-file", vault.passphraseFile]
        let titles = try vault.expect(["conversations", "--json"]).objects().compactMap { $0.string("title") }
        let session = try TerminalSession(arguments, in: vault.scratch, environment: ["NO_COLOR": "1"])
        try session.waitFor("1  “\(titles[0])”")
        try session.answer("Which number?", with: "7")
        try session.answer("Which number?", with: "2")
        #expect(session.finish() == 0)
        #expect(
            session.screen.contains("Hello from \(titles[1])") && !session.screen.contains("Hello from \(titles[0])"))
        let other = try TerminalSession(arguments, in: vault.scratch, environment: ["NO_COLOR": "1"])
        try other.answer("Which number?", with: "")
        #expect(other.finish() == 1)
        #expect(!other.screen.contains("Hello"))
    }

    @Test("Sealing to a part of a name takes an answer at a terminal, and whoever is taken is named (CON-3)")
    func contacts() throws {
        let people = try Correspondents()
        try people.ana.expect(["contact", "rename", "Ben", "Ben Okoro"])
        let vault = people.ana
        let message = try vault.scratch.write("See you at nine", to: "message")
        let arguments = [
            "encrypt", "--to", "okoro", "--vault", vault.path, "--passphrase-file", vault.passphraseFile,
        ]
        let output = vault.scratch("envelope")
        let refused = try TerminalSession(arguments, in: vault.scratch, input: message, output: output)
        try refused.answer("Which number?", with: "")
        #expect(refused.finish() == 1)
        #expect(try Data(contentsOf: URL(fileURLWithPath: output)).isEmpty)
        let session = try TerminalSession(arguments, in: vault.scratch, input: message, output: output)
        try session.waitFor("No contact is called exactly “okoro”")
        try session.answer("Which number?", with: "1")
        #expect(session.finish() == 0)
        #expect(session.screen.contains("Contact: “Ben Okoro”, "))
        let envelope = try String(contentsOfFile: output, encoding: .utf8)
        #expect(try people.ben.expect(["decrypt"], input: envelope).output == "See you at nine")
    }
}
