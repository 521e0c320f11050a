import Foundation
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
        for command in ["identity create NAME", "import whatsapp FILE", "browse"] {
            #expect(new.text.contains("whisper --vault \(quoted) \(command)"), "\(new.text)")
        }
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
