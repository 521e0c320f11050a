import Foundation
import Testing
import WhisperTestThreads

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("The full-screen view at a terminal (LOOK-7)", .ownThreads)
struct BrowseTests {
    private static let chat = """
        [03/02/2024, 10:00:00] Ana: The lake at noon?
        [03/02/2024, 10:01:00] Ben: Gladly, with an umbrella
        [03/02/2024, 10:02:00] Ana: \u{1B}[2J\u{1B}]0;owned\u{7} verified

        """
    /// What leaves the alternate screen and shows the cursor again.
    private static let restored = "\u{1B}[?25h\u{1B}[?1049l"

    private func vault() throws -> TestVault {
        let vault = try TestVault()
        let file = try vault.scratch.write(Self.chat, to: "WhatsApp Chat with Ana.txt")
        try vault.expect(["import", "whatsapp", file, "--me", "Ben", "--date-order", "dmy", "--yes"])
        return vault
    }

    private func session(on vault: TestVault, columns: UInt16 = 100) throws -> TerminalSession {
        try TerminalSession(
            ["browse", "--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
            environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"], columns: columns, rows: 24)
    }

    @Test("Chats and messages are shown, keys move, details open, and leaving restores the terminal (LOOK-7)")
    func view() throws {
        let vault = try vault()
        // The vault is removed with its last use.
        defer { #expect(vault.scratch.has("vault")) }
        let session = try session(on: vault)
        try session.waitForText("The lake at noon?")
        #expect(session.screen.contains("umbrella"))
        #expect(!session.echoes)
        session.type("\t")
        try session.waitForText("▌")
        session.type("k\r")
        try session.waitForText("Details")
        session.type("\u{1B}")
        try session.waitForText("Enter details")
        session.type("/")
        try session.waitForText("Search:")
        session.type("umb*")
        try session.waitForText("Ben · Ana")
        session.type("\u{1B}")
        Thread.sleep(forTimeInterval: 0.2)
        session.type("q")
        #expect(session.finish() == 0)
        #expect(session.screen.hasSuffix(Self.restored))
        #expect(session.echoes)
    }

    @Test("What messages say never drives the terminal (LOOK-4)")
    func hostile() throws {
        let vault = try vault()
        // The vault is removed with its last use.
        defer { #expect(vault.scratch.has("vault")) }
        let session = try session(on: vault)
        try session.waitForText("␛[2J␛]0;owned␇ verified")
        session.type("q")
        #expect(session.finish() == 0)
        #expect(!session.screen.contains("\u{1B}]0;"))
        #expect(!session.screen.contains("\u{7}"))
    }

    @Test("What another command adds appears by itself (LOOK-7)")
    func live() throws {
        let vault = try vault()
        let session = try session(on: vault)
        try session.waitForText("The lake at noon?")
        let more = Self.chat + "[03/02/2024, 10:03:00] Ana: Bring bread, too\n"
        let file = try vault.scratch.write(more, to: "WhatsApp Chat with Ana.txt")
        try vault.expect(["import", "whatsapp", file, "--me", "Ben", "--date-order", "dmy", "--yes"])
        try session.waitForText("Bring bread, too")
        session.type("q")
        #expect(session.finish() == 0)
    }

    @Test("A chat is deleted after a question, and only by a letter that means yes (LOOK-7)")
    func deletion() throws {
        let vault = try vault()
        let session = try session(on: vault)
        try session.waitForText("The lake at noon?")
        session.type("D")
        try session.waitForText("Permanently delete the chat “Ana”")
        session.type("\r")
        try session.waitForText("Enter open")
        #expect(try vault(["conversations", "--json"]).output.contains("Ana"))
        session.type("D")
        Thread.sleep(forTimeInterval: 0.2)
        session.type("y")
        try session.waitForText("No chats yet.")
        session.type("q")
        #expect(session.finish() == 0)
        #expect(try vault(["conversations", "--json"]).output == "")
    }

    @Test(
        "However it ends, by a signal or a crash, the terminal is restored (LOOK-7)",
        arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGABRT])
    func ended(_ signal: Int32) throws {
        let vault = try vault()
        // The vault is removed with its last use.
        defer { #expect(vault.scratch.has("vault")) }
        let session = try session(on: vault)
        try session.waitForText("The lake at noon?")
        session.send(signal)
        #expect(session.finish() != 0)
        #expect(session.screen.contains(Self.restored))
        #expect(session.echoes)
    }

    @Test("A new size is drawn, down to one of ten columns (LOOK-7)")
    func sizes() throws {
        let vault = try vault()
        // The vault is removed with its last use.
        defer { #expect(vault.scratch.has("vault")) }
        let session = try session(on: vault)
        try session.waitForText("The lake at noon?")
        for columns: UInt16 in [40, 10, 1, 300] {
            session.resize(columns: columns)
            Thread.sleep(forTimeInterval: 0.2)
        }
        try session.waitForText("The lake at noon?")
        session.type("q")
        #expect(session.finish() == 0)
    }

    @Test("A terminal that cannot place the cursor, and none at all, are refused with a sentence (CLI-4)")
    func refusals() throws {
        let vault = try vault()
        let run = try vault(["browse"])
        #expect(run.status == 1)
        #expect(run.errors.contains("needs a terminal"))
        let dumb = try TerminalSession(
            ["browse", "--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
            environment: ["TERM": "dumb"])
        #expect(dumb.finish() == 1)
        #expect(!dumb.screen.contains("\u{1B}"))
    }
}
