import Foundation
import Testing
import WhisperJSONText
import WhisperTestThreads

@Suite("Drafts, and the titles of chats (ST-6)", .ownThreads)
struct DraftCommandTests {
    private func vault() throws -> TestVault {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        return vault
    }

    @Test("A draft is saved from an argument or standard input, replaced, shown, listed and removed")
    func daily() throws {
        let vault = try vault()
        let set = try vault.expect(["draft", "set", "Anna", "See you"])
        #expect(set.errors == "Draft for “Anna” saved.\n" && set.output.isEmpty)
        try vault.expect(["draft", "set", "Anna"], input: "See you\nat nine\n")
        #expect(try vault.expect(["draft", "show", "Anna"]).output == "See you\nat nine\n")
        let draft = try vault.object(["draft", "list"])
        #expect(draft.string("type") == "draft" && draft.string("title") == "Anna")
        #expect(draft.string("text") == "See you\nat nine" && draft.string("updated_at") != nil)
        #expect(try vault.expect(["draft", "list"]).output.contains("See you at nine"))
        // A draft is no message, and is in a full export.
        #expect(try !vault.expect(["messages", "Anna"]).output.contains("at nine"))
        #expect(try vault.expect(["export", "json", "--full"]).output.contains("See you\\nat nine"))
        #expect(try vault.expect(["draft", "remove", "Anna"]).errors == "Draft for “Anna” removed.\n")
        #expect(try vault.expect(["draft", "list"]).errors == "No drafts.\n")
        #expect(try vault.expect(["verify"]).status == 0)
    }

    @Test("Without a draft, a text or such a chat the reason is reported, and nothing changes (CLI-4)")
    func refusals() throws {
        let vault = try vault()
        for command in ["show", "remove"] {
            let run = try vault(["draft", command, "Anna"])
            #expect(run.status == 1 && run.output.isEmpty)
            #expect(run.errors.contains("There is no draft for “Anna”.") && run.errors.contains("whisper draft list"))
        }
        #expect(try vault(["draft", "set", "Anna", ""]).status == 1)
        #expect(try vault(["draft", "set", "Anna"], input: "\n").errors.contains("There is no text to save."))
        #expect(try vault(["draft", "set", "Nobody", "x"]).status == 1)
        #expect(try vault(["draft", "set", "Anna"], input: String(repeating: "x", count: 300_000)).status == 1)
        #expect(try vault.expect(["draft", "list", "--json"]).output.isEmpty)
    }

    @Test("What a draft says does not drive the terminal, and a program gets it as it is (LOOK-4)")
    func hostile() throws {
        let vault = try vault()
        let text = "a\u{1B}]0;owned\u{7}b"
        try vault.expect(["draft", "set", "Anna"], input: text)
        #expect(try vault.expect(["draft", "show", "Anna"]).output == text + "\n")
        let shown = try vault.atTerminal(["draft", "show", "Anna"])
        #expect(shown.finish() == 0)
        #expect(shown.screen.contains("a␛]0;owned␇b") && !shown.screen.contains("\u{1B}]0;"))
        let list = try vault.atTerminal(["draft", "list"])
        #expect(list.finish() == 0)
        #expect(!list.screen.contains("\u{1B}]0;"))
    }

    @Test("A chat gets another title in the vault; importing it again finds it, and keeps the title")
    func renamed() throws {
        let vault = try vault()
        let run = try vault.expect(["conversation", "rename", "Anna", "Anna Berg"])
        #expect(run.errors == "Renamed “Anna” to “Anna Berg”.\n")
        #expect(try vault.object(["conversation", "rename", "Anna", "Berg"]).string("title") == "Berg")
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let again = try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben", "--json"])
        #expect(try again.objects().last?.integer("added") == 0)
        #expect(try vault.expect(["conversations", "--json"]).objects().map { $0.string("title") } == ["Berg"])
        #expect(try vault(["conversation", "rename", "Berg", "  "]).status == 64)
        #expect(try vault(["conversation", "rename", "Nobody", "x"]).status == 1)
    }
}
