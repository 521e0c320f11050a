import Foundation
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("What comes next, said at a terminal (CLI-4)", .ownThreads)
struct NextStepTests {
    @Test("After init, an identity, a contact and its verification, the next command is shown, and works")
    func steps() throws {
        let people = try Correspondents(verified: false)
        let scratch = people.ana.scratch
        let options = ["--vault", people.ana.path, "--passphrase-file", people.ana.passphraseFile]
        func screen(_ arguments: [String]) throws -> String {
            let session = try TerminalSession(arguments + options, in: scratch)
            #expect(session.finish() == 0, "\(session.screen)")
            return session.text
        }
        let new = try TerminalSession(
            [
                "init", "--accept-disclaimer", "--vault", scratch("it's new"), "--passphrase-file",
                people.ana.passphraseFile,
            ],
            in: scratch)
        #expect(new.finish() == 0)
        #expect(new.text.contains("Next:"))
        let quoted = "'" + scratch("it's new").replacing("'", with: "'\\''") + "'"
        let places = try ["import FILE", "browse", "identity create NAME"].map { command in
            try #require(new.text.range(of: "whisper --vault \(quoted) \(command)"), "\(new.text)").lowerBound
        }
        #expect(places == places.sorted(), "What most people do first comes first")
        let identity = try screen(["identity", "create", "work; rm -rf /"])
        #expect(identity.contains("identity export 'work; rm -rf /' -o FILE"))
        #expect(identity.contains("qr show 'work; rm -rf /'"))
        let other = try TestVault()
        try other.expect(["identity", "create", "Cem Kaya"])
        let file = try scratch.write(try other.bundle(), to: "cem.key")
        #expect(try screen(["contact", "import", file, "--yes"]).contains("contact verify 'Cem Kaya'"))
        #expect(try screen(["contact", "verify", "Cem Kaya", "--yes"]).contains("encrypt --to 'Cem Kaya'"))
        // What is shown can be pasted.
        try people.ana.expect(["encrypt", "--to", "Cem Kaya"], input: "hi")
    }

    @Test("After an import it stands below the summary, once for several chats, each of which has one line (ING-5)")
    func afterImport() throws {
        let vault = try TestVault()
        let first = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        let second = try ExportFiles.write("13/05/2019, 09:13 - Cara: one\n", title: "Cara", in: vault.scratch)
        let options = ["--timezone", "UTC", "--yes", "--vault", vault.path, "--passphrase-file", vault.passphraseFile]
        let one = try TerminalSession(["import", first] + options, in: vault.scratch)
        #expect(one.finish() == 0)
        let (summary, next) = (one.text.range(of: "In the file: 8 messages"), one.text.range(of: "Next:"))
        #expect(try #require(summary).lowerBound < #require(next).lowerBound, "\(one.text)")
        #expect(one.text.contains("whisper --vault \(vault.path) messages Anna"))
        let both = try TerminalSession(["import", first, second] + options, in: vault.scratch, columns: 200)
        #expect(both.finish() == 0)
        let lines = both.text.split(whereSeparator: \.isNewline).map(String.init)
        let total = try #require(lines.firstIndex(of: "In all, from 2 chats: 1 new message"), "\(both.text)")
        #expect(lines[..<total].suffix(2) == ["0 new messages in “Anna”", "1 new message in “Cara”"])
        #expect(lines[total + 1] == "8 messages were already in the vault")
        #expect(lines[total + 2].contains("No sender was taken to be you") && lines[total + 2].contains("Anna"))
        #expect(lines[total + 3] == "Next:" && lines.count { $0 == "Next:" } == 1)
        let verbose = try vault(["import", first, second, "--timezone", "UTC", "-v"])
        #expect(verbose.output.contains("In the file: 8 messages") && verbose.output.contains("In the file: 1 message"))
    }

    @Test("The summary of a database names tables only on request (WDB-3)")
    func tables() throws {
        let vault = try TestVault()
        let path = PackageRoot.path("Examples/databases/android")
        let quiet = try vault.expect(["import", path])
        #expect(!quiet.output.contains("message_media") && quiet.output.contains("In 2 chats"), "\(quiet.output)")
        #expect(try vault.expect(["import", path, "--verbose"]).output.contains("message_media"))
    }

    @Test(
        "The summary of a database says of what time it is, how many people wrote, and who you are, also in a dry run")
    func figures() throws {
        let path = PackageRoot.path("Examples/databases/android")
        for more in [["--dry-run"], []] {
            let vault = try TestVault()
            let run = try vault.expect(["import", path] + more)
            #expect(run.output.contains("  From 2024-09-14 "), "\(run.output)")
            #expect(
                run.output.contains("  4 people who wrote\n  you: Nia Calder, +447700900100\n"), "\(run.output)")
            let json = try vault.object(["import", path, "--json"] + more)
            #expect(json.integer("people") == 4 && json.string("owner") == "Nia Calder")
            #expect(json.string("first")?.hasPrefix("2024-09-14") == true)
            #expect(json.string("last")?.hasPrefix("2024-09-15") == true)
        }
    }

    @Test("The owner of a database who is somebody else in the vault is not called you")
    func anothersDatabase() throws {
        let path = PackageRoot.path("Examples/databases/android")
        let vault = try TestVault()
        try vault.expect(["import", path])
        try vault.expect(["people", "not-me", "+447700900100", "--yes"])
        let run = try vault.expect(["import", path])
        #expect(run.output.contains("  the database’s owner: Nia Calder, +447700900100\n"), "\(run.output)")
        #expect(!run.output.contains("you: "), "\(run.output)")
    }

    @Test("Nothing of it for pipes, with --quiet or with --json")
    func silent() throws {
        let people = try Correspondents(verified: false)
        let scratch = people.ana.scratch
        for (index, flag) in ["--quiet", "--json"].enumerated() {
            let session = try TerminalSession(
                [
                    "init", "--accept-disclaimer", "--vault", scratch("n\(index)"), "--passphrase-file",
                    people.ana.passphraseFile, flag,
                ], in: scratch)
            #expect(session.finish() == 0)
            #expect(!session.screen.contains("Next:") && !session.screen.contains("browse"))
        }
        let run = try people.ana.expect(["identity", "create", "second"])
        #expect(!run.errors.contains("Next:") && run.errors.contains("whisper qr show"))
    }
}
