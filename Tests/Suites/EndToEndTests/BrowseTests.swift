import Foundation
import Testing
import WhisperJSONText
import WhisperTestSupport
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

    private func session(
        on vault: TestVault, _ environment: [String: String] = [:], opening chat: String? = nil, columns: UInt16 = 100,
        rows: UInt16 = 24
    ) throws -> TerminalSession {
        try TerminalSession(
            ["browse", "--vault", vault.path, "--passphrase-file", vault.passphraseFile] + (chat.map { [$0] } ?? []),
            in: vault.scratch,
            environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"].merging(environment) { $1 },
            columns: columns, rows: rows)
    }

    @Test("Chats and messages are shown, keys move, details open, and leaving restores the terminal (LOOK-7)")
    func view() throws {
        let vault = try vault()
        // The vault is removed with its last use.
        defer { #expect(vault.scratch.has("vault")) }
        let session = try session(on: vault)
        try session.waitForText("The lake at noon?")
        // Before the messages are read, none can be selected.
        try session.waitForText("umbrella")
        #expect(!session.echoes)
        session.type("\tk\r")
        try session.waitForText("Details")
        session.type("\u{1B}")
        try session.waitForText("Enter details")
        session.type("/")
        try session.waitForText("Search:")
        session.type("umb*")
        try session.waitForText("you · Ana")
        session.type("\u{1B}")
        Thread.sleep(forTimeInterval: 0.2)
        session.type("q")
        #expect(session.finish() == 0)
        #expect(session.screen.hasSuffix(Self.restored))
        #expect(session.echoes)
    }

    @Test("A chat that is named is open at once; its rows and details say what `messages` says (LOOK-7, LOOK-9)")
    func example() throws {
        let vault = try TestVault()
        try vault.expect(["import", "whatsapp", PackageRoot.path("Examples/databases/android")])
        // Not the chat with the latest message.
        let session = try session(on: vault, opening: "orchard", columns: 160, rows: 50)
        for text in ["Cox (1 vote: ", "Boskoop (2 votes: ", "The old pear (1 vote: ", "starred", "[image, ", "edited"] {
            try session.waitForText(text)
        }
        #expect(!session.text.contains("IMG-20240914"))
        session.type("g\r")
        let reference = try #require(vault.expect(["messages", "orchard", "--all", "--json"]).objects().first)
            .string("ref")
        try session.waitForText("Ref")
        try session.waitForText(try #require(reference))
        session.clear()
        session.type("Y")
        try session.waitForText("Copied, if the terminal allows it.")
        let copied = Data(try #require(reference).utf8).base64EncodedString()
        #expect(session.screen.contains("\u{1B}]52;c;\(copied)"))
        session.type("qq")
        #expect(session.finish() == 0)
    }

    @Test("The owner is “you”, as in `messages`, also where a database knows only their number (LOOK-4, LOOK-7)")
    func owner() throws {
        let vault = try TestVault()
        var database = PhoneDatabase()
        database.message(0, "are you there")
        database.message(0, "good morning", isOwn: true)
        let file = try database.write(in: vault.scratch)
        try vault.expect(["import", file, "--me", "+4917099999999"])
        #expect(try vault.expect(["messages", "+4917011111111"]).output.contains("  you "))
        let session = try session(on: vault, opening: "+4917011111111")
        try session.waitForRow(with: "good morning")
        #expect(session.rows.contains { $0.contains("you") && !$0.contains("are you there") })
        #expect(!session.rows.contains { $0.contains("17099999999") }, "\(session.rows)")
        session.type("/morning")
        try session.waitForText("you · ")
        session.type("\r")
        Thread.sleep(forTimeInterval: 0.2)
        session.type("\r")
        try session.waitForText("you (")
        session.type("qq")
        #expect(session.finish() == 0)
    }

    @Test("A person is found by name above the messages, and leads to what they wrote (LOOK-7)")
    func person() throws {
        let vault = try vault()
        // The vault is removed with its last use.
        defer { #expect(vault.scratch.has("vault")) }
        let session = try session(on: vault)
        try session.waitForText("umbrella")
        session.type("/be")
        try session.waitForText("Enter lists their messages")
        session.type("\r")
        try session.waitForRow(with: "--from \"Ben\"")
        try session.waitForRow(with: "1/1")
        session.type("\u{1B}")
        Thread.sleep(forTimeInterval: 0.2)
        session.type("q")
        #expect(session.finish() == 0)
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

    // MARK: Actions

    /// The chat as another command reports it.
    private func chat(of vault: TestVault) throws -> [String: Bool] {
        let chat = try vault.object(["conversations"])
        var states: [String: Bool] = [:]
        for name in ["pinned", "muted", "archived"] { states[name] = chat[name] == true }
        return states
    }

    @Test(
        "A chat is pinned, muted and archived by a key, and back by the same, and the vault knows it (LOOK-7)",
        arguments: [
            ("P", "pinned", "Pinned.", "Unpinned."), ("M", "muted", "Muted.", "Unmuted."),
            ("A", "archived", "Archived.", "Unarchived."),
        ])
    func states(_ key: String, _ name: String, _ done: String, _ undone: String) throws {
        let vault = try vault()
        let session = try session(on: vault)
        try session.waitForText("The lake at noon?")
        #expect(try chat(of: vault)[name] == false)
        session.type(key)
        try session.waitForText(done)
        #expect(try chat(of: vault)[name] == true)
        session.clear()
        session.type(key)
        try session.waitForText(undone)
        #expect(try chat(of: vault)[name] == false)
        session.type("q")
        #expect(session.finish() == 0)
    }

    @Test("The text of a message is handed to the terminal for the clipboard, as it is in the vault (LOOK-7)")
    func copying() throws {
        let vault = try vault()
        // The vault is removed with its last use.
        defer { #expect(vault.scratch.has("vault")) }
        let session = try session(on: vault)
        try session.waitForText("The lake at noon?")
        session.type("\tgy")
        try session.waitForText("Copied, if the terminal allows it.")
        let text = Data("The lake at noon?".utf8).base64EncodedString()
        #expect(session.screen.contains("\u{1B}]52;c;\(text)"))
        session.type("q")
        #expect(session.finish() == 0)
    }

    @Test("A message's files are saved under free names, opened from memory, and the copy is gone at the end (LOOK-7)")
    func files() throws {
        let vault = try TestVault()
        let text = "[03/02/2024, 10:00:00] Ana: \u{200E}<attached: lake.png>\n"
        let picture = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array("a lake".utf8)
        let archive = ExportFiles.zip([("_chat.txt", Array(text.utf8)), ("lake.png", picture)])
        let file = try vault.scratch.write(archive, to: "WhatsApp Chat - Ana.zip")
        try vault.expect(["import", "whatsapp", file, "--me", "Ben", "--date-order", "dmy", "--yes"])
        // A program that notes what it is to open stands in for the desktop's.
        let noted = vault.scratch("opened")
        let folder = vault.scratch("folder")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        for (name, text) in [
            ("xdg-open", "#!/bin/sh\ncat \"$1\" >\"\(noted)\"\necho \"$1\" >\"\(noted).path\"\n"),
            ("lake.png", "taken"),
        ] { try vault.scratch.write(text, to: "folder/\(name)") }
        #expect(chmod("\(folder)/xdg-open", 0o755) == 0)
        let session = try TerminalSession(
            ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder, WhisperBinary.path, "browse"]
                + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile],
            program: "/bin/sh", in: vault.scratch,
            environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "\(folder):/usr/bin:/bin"],
            columns: 100)
        try session.waitForText("[image, 14 B]")
        session.type("\ts")
        try session.waitForText("Saved 1 file: lake (2).png")
        #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/lake (2).png")) == Data(picture))
        #expect(try String(contentsOfFile: "\(folder)/lake.png", encoding: .utf8) == "taken")
        session.clear()
        session.type("o")
        try session.waitForText("Opened.")
        let deadline = Date().addingTimeInterval(30)
        while !vault.scratch.has("opened.path"), Date() < deadline { Thread.sleep(forTimeInterval: 0.05) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: noted)) == Data(picture))
        let copy = try String(contentsOfFile: "\(noted).path", encoding: .utf8).trimmingCharacters(in: .newlines)
        #expect(FileManager.default.fileExists(atPath: copy))
        // One that finds no program for it says so by its status.
        try vault.scratch.write("#!/bin/sh\nexit 3\n", to: "folder/xdg-open")
        #expect(chmod("\(folder)/xdg-open", 0o755) == 0)
        session.clear()
        session.type("o")
        try session.waitForText("No program opens it")
        session.type("q")
        #expect(session.finish() == 0)
        #expect(!FileManager.default.fileExists(atPath: copy))
    }

    @Test("The thread of a message shows what it answers and what answers it; Enter goes there (LOOK-7)")
    func thread() throws {
        let vault = try TestVault()
        let file = try vault.scratch.write(Self.chat, to: "WhatsApp Chat with Ana.txt")
        let plain = try TestVault()
        try plain.expect(["import", "whatsapp", file, "--me", "Ben", "--date-order", "dmy", "--yes"])
        var lines = try plain.expect(["export", "json"]).output.split(separator: "\n").map(String.init)
        let first = try #require(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
        let id = try #require(first["external_id"] as? String)
        lines[1] = lines[1].replacing("\"reply_to\":null", with: "\"reply_to\":\"\(id)\"")
        try vault.expect(["import", "json", "-"], input: lines.joined(separator: "\n") + "\n")
        let session = try session(on: vault)
        try session.waitForText("Gladly")
        // From the last message, which has none, to the answer.
        session.type("\tGR")
        try session.waitForText("nothing answers it")
        session.type("q")
        Thread.sleep(forTimeInterval: 0.2)
        session.clear()
        session.type("kR")
        try session.waitForText("Thread:")
        try session.waitForText("↳ Gladly, with an umbrella")
        session.type("k\r")
        try session.waitForText("Enter details")
        session.type("q")
        #expect(session.finish() == 0)
    }

    @Test("Two views of one vault show what the other changes, and neither keeps the other from changing it (LOOK-7)")
    func two() throws {
        let vault = try vault()
        let one = try session(on: vault)
        let other = try session(on: vault)
        try one.waitForText("The lake at noon?")
        try other.waitForText("The lake at noon?")
        one.type("P")
        try one.waitForText("Pinned.")
        try other.waitForText("^")
        other.type("M")
        try other.waitForText("Muted.")
        try one.waitForText("~")
        #expect(try chat(of: vault) == ["pinned": true, "muted": true, "archived": false])
        // One deletes the chat that the other is in.
        other.type("\t")
        try other.waitForText("Enter details")
        one.type("D")
        // What is on the screen already is not drawn again, such as the first letter of “Pinned.”.
        try one.waitForText("ermanently delete the chat")
        one.type("y")
        try one.waitForText("No chats yet.")
        try other.waitForText("This chat was deleted.")
        for session in [one, other] {
            session.type("q")
            #expect(session.finish() == 0)
        }
        #expect(try vault.expect(["verify"]).status == 0)
    }
}
