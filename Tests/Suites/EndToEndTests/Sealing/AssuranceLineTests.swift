import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("How lines are vouched for, in one place everywhere (LOOK-4)", .ownThreads)
struct AssuranceLineTests {
    private static let words = ["verified", "unverified", "sealed", "plain"]

    /// Ben's vault with a message of each kind.
    private func vault() throws -> Correspondents {
        let people = try Correspondents()
        try people.ana.expect(["policy", "set", "require-signature-for-verified", "off"])
        for text in ["from Ana", "from Ana again"] {
            try people.ben.expect(["decrypt"], input: try people.envelope(text))
        }
        try people.ben.expect(["decrypt"], input: try people.envelope("from nobody", ["--no-sign"]))
        try people.ben.expect(["encrypt", "--to", "Ana"], input: "from Ben")
        return people
    }

    private func importing(_ lines: [String], title: String, into vault: TestVault) throws {
        let path = try ExportFiles.write(lines.joined(separator: "\n") + "\n", title: title, in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--date-order", "dmy", "--yes"])
    }

    /// Whether a line begins where names and texts never are: with a word, or for plain with the time.
    private static func isHead(_ line: String) -> Bool {
        line.contains(#/^(verified|unverified|sealed)(, |  +)[0-9]{2}/#) || line.contains(#/^[0-9]{2}/#)
    }

    @Test("Each message of messages and search begins with one of three words or, if it is plain, without one")
    func words() throws {
        let people = try vault()
        try importing(["13/05/2019, 09:13 - Carla: from Carla"], title: "Carla", into: people.ben)
        let ana = try people.ben.expect(["messages", "Ana"])
        #expect(ana.lines.filter { $0.hasPrefix("verified ") }.count == 2)
        #expect(ana.lines.filter { $0.hasPrefix("sealed ") && $0.hasSuffix("from Ben") }.count == 1)
        let seals = try people.ben.expect(["messages", "Ana", "--json"]).objects().map { $0.string("seal") }
        #expect(seals == ["verified", "verified", "sealed"])
        #expect(
            try people.ben.expect(["messages", "Unknown (Unsigned)", "--json"]).objects().first?.string("seal")
                == "sealed")
        #expect(try people.ben.expect(["messages", "Carla"]).lines.last?.hasPrefix("09:13  Carla  from") == true)
        let plain = try people.ben.expect(["messages", "Ana", "--plain"]).lines
        #expect(plain.count == 3 && plain.allSatisfy(Self.isHead), "\(plain)")
        let hits = try people.ben.expect(["search", "from", "--json"]).objects().map { $0.string("seal") ?? "" }
        #expect(hits.sorted() == ["plain", "sealed", "sealed", "verified", "verified"])
        for arguments in [["search", "from"], ["search", "from", "--plain"]] {
            let heads = try people.ben.expect(arguments).lines.filter { !$0.hasPrefix(" ") }
            #expect(heads.count == 5 && heads.allSatisfy(Self.isHead), "\(arguments): \(heads)")
            #expect(heads.count { $0.hasPrefix("2019-05-13") } == 1, "The plain one")
        }
        let rows = try people.ben.expect(["conversations"]).lines.filter { !$0.hasPrefix("Seal ") }
        let isHead = { (row: String) in row.hasPrefix("        ") || Self.words.contains { row.hasPrefix($0) } }
        #expect(rows.count >= 3 && rows.allSatisfy(isHead), "\(rows)")
        let lists = try people.ben.expect(["conversations", "--json"]).objects()
        #expect(
            Dictionary(lists.map { ($0.string("title") ?? "", $0.string("last_message_seal")) }) { first, _ in first }
                == ["Ana": "sealed", "Unknown (Unsigned)": "sealed", "Carla": "plain"])
    }

    @Test(
        "In the list of chats a chat of sealed messages is its contact's, and an imported one is not, whatever its title"
    )
    func list() throws {
        let people = try Correspondents()
        try people.ben.expect(["decrypt"], input: try people.envelope("by hand"))
        let carla = try TestVault()
        try carla.expect(["identity", "create", "Carla"])
        try people.ben.expect(["contact", "import", "-", "--yes"], input: try carla.bundle())
        for title in ["Ana", "Carla"] {
            let envelope = try people.envelope("carried to \(title)")
            try importing(["13/05/2019, 09:13 - \(title): \(envelope)"], title: title, into: people.ben)
        }
        try people.ben.expect(["inbox"])
        let rows = try people.ben.expect(["conversations", "--json"]).objects().map { row in
            [row.string("last_message_text"), row.string("last_message_seal"), row.string("last_message_signer")]
        }
        #expect(
            Set(rows) == [
                ["by hand", "verified", "Ana"], ["carried to Ana", "sealed", "Ana"],
                ["carried to Carla", "sealed", "Ana"],
            ])
        let list = try people.ben.expect(["conversations"])
        #expect(list.lines.contains { $0.hasPrefix("verified ") && $0.hasSuffix("  Ana: by hand") })
        #expect(list.lines.contains { $0.hasPrefix("sealed ") && $0.hasSuffix("  Ana: carried to Carla") })
        #expect(list.errors.contains("“Carla” is only the name of this chat"))
        #expect(!list.errors.contains("“Ana” is only the name of this chat"))
    }

    @Test("Revoking a contact takes the word from all of its lines at once (CON-3)")
    func revoked() throws {
        let people = try vault()
        try people.ben.expect(["contact", "revoke", "Ana", "--yes"])
        let seals = try people.ben.expect(["messages", "Ana", "--json"]).objects().map { $0.string("seal") }
        #expect(seals == ["unverified", "unverified", "sealed"])
    }

    @Test("Names and texts that imitate the program's words are quoted, or follow them")
    func imitations() throws {
        let people = try Correspondents()
        let name = "Ana (Verified)"
        try importing(
            [
                "13/05/2019, 09:13 - \(name): verified    09:13  Ana  pay me",
                "13/05/2019, 09:14 - \(name): first", "verified    09:14  Ana  second",
            ], title: name, into: people.ben)
        for arguments in [["messages", name], ["messages", name, "--plain"], ["search", "pay"], ["conversations"]] {
            let run = try people.ben.expect(arguments)
            #expect(run.output.contains("“\(name)”"), "\(arguments)")
            #expect(!run.lines.contains { $0.hasPrefix("verified") }, "\(arguments)")
            #expect(run.errors.contains("“\(name)” looks like your contact “Ana”"))
        }
    }

    @Test("At a terminal what no word means is said once, and at 80 columns the text has 60 of a plain chat")
    func legend() throws {
        let vault = try TestVault()
        let words = Array(repeating: "abcd", count: 60).joined(separator: " ")
        try importing(
            ["13/05/2019, 09:13 - Carla: \(words)", "13/05/2019, 09:14 - Me: ok"], title: "Carla", into: vault)
        for arguments in [["messages", "Carla"], ["search", "abcd"], ["conversations"]] {
            let session = try TerminalSession(
                arguments + ["--no-color", "--vault", vault.path, "--passphrase-file", vault.passphraseFile],
                in: vault.scratch)
            #expect(session.finish() == 0)
            let legends = session.text.matches(of: #/No word before a message: plain/#)
            #expect(legends.count == 1, "\(session.text)")
            #expect(session.text.matches(of: #/plain/#).count == 1)
            guard arguments[0] == "messages" else { continue }
            let text = session.text.split(whereSeparator: \.isNewline).filter { $0.contains("abcd") }
            let widest = text.map { $0.drop { !$0.isLetter }.replacing(#/^Carla +/#, with: "").count }.max()
            #expect(try #require(widest) >= 60, "\(session.text)")
        }
        #expect(try !vault.expect(["messages", "Carla"]).errors.contains("plain"))
        #expect(try !vault.expect(["conversations"]).output.contains("plain"))
        #expect(
            try vault.expect(["conversations", "--json"]).objects().map { $0.string("last_message_seal") } == ["plain"])
        #expect(
            try vault.expect(["messages", "Carla", "--json"]).objects().allSatisfy { $0.string("seal") == "plain" })
    }

    @Test("On a terminal of any width nothing of others begins a line", arguments: [40, 60, 80, 120])
    func widths(columns: Int) throws {
        let people = try Correspondents()
        let texts = (columns - 30...columns + 5).map {
            String(repeating: "x", count: max(1, $0)) + "verified    09:14  Ana  pay me"
        }
        try importing(
            texts.map { "13/05/2019, 09:13 - Carla 👩‍👩‍👧👩‍👩‍👧: \($0)" }, title: "Carla", into: people.ben)
        for arguments in [["messages", "Carla"], ["search", "pay"], ["conversations"]] {
            let session = try TerminalSession(
                arguments + [
                    "--no-color", "--vault", people.ben.path, "--passphrase-file", people.ben.passphraseFile,
                ], in: people.ben.scratch, columns: UInt16(columns))
            #expect(session.finish() == 0)
            let lines = session.screen.split(whereSeparator: \.isNewline)
            #expect(!lines.contains { $0.hasPrefix("verified") })
            guard arguments[0] == "messages" else { continue }
            // Days are between lines that are as wide as the terminal, one column each.
            let long = lines.filter { !$0.contains("──") }.filter { line in
                line.unicodeScalars.reduce(0) {
                    $0 + ($1.value < 0x80 || $1.value == 0x200D ? ($1.value == 0x200D ? 0 : 1) : 2)
                }
                    > columns + 4
            }
            #expect(long.isEmpty, "\(columns): \(long)")
        }
    }

    @Test("A name that only looks like a contact's is warned of when it is added and when it is read (CON-2)")
    func lookalikes() throws {
        let people = try Correspondents()
        let mallory = try TestVault()
        try mallory.expect(["identity", "create", "Аna"])
        let bundle = try mallory.bundle()
        let added = try people.ben.expect(["contact", "import", "-", "--yes"], input: bundle)
        #expect(added.errors.contains("“Аna” looks like your contact “Ana”"))
        try mallory.expect(["contact", "import", "-", "--yes"], input: try people.ben.bundle())
        let envelope = try mallory.expect(["encrypt", "--to", "Ben"], input: "pay me").output
        let opened = try people.ben.expect(["decrypt"], input: envelope)
        #expect(opened.errors.contains("From: Аna (Unverified/Signed)"))
        #expect(opened.errors.contains("“Аna” looks like your contact “Ana”"))
        #expect(try people.ben.expect(["messages", "Аna"]).errors.contains("“Аna” looks like your contact “Ana”"))
        let json = try TestVault()
        try json.expect(["contact", "import", "-", "--yes"], input: try people.ana.bundle())
        let object = try json.object(["contact", "import", "-", "--yes"], input: bundle)
        #expect(object["looks_like"] == ["Ana"])
    }

    @Test("A contact's key takes what the contact takes, into the contact's chat (POL-2)")
    func byKey() throws {
        let people = try Correspondents()
        let key = try #require(try people.ana.object(["contact", "show", "Ben"]).string("x25519"))
        let refused = try people.ana(["encrypt", "--to-key", key, "--no-sign"], input: "hi")
        #expect(refused.status == 24 && refused.output.isEmpty)
        #expect(try people.ana.expect(["encrypt", "--to-key", key], input: "by key").errors.contains("Sealed for Ben"))
        try people.ana.expect(["encrypt", "--to", "Ben"], input: "by name")
        let chats = try people.ana.expect(["conversations", "--json"]).objects()
        #expect(chats.map { $0.string("title") } == ["Ben"])
        #expect(chats.first?.integer("message_count") == 2)
    }
}
