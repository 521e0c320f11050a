import Foundation
import WhisperTestThreads
import Testing

@Suite("Identities in a backup of the vault (ID-7, ENV-7)", .ownThreads)
struct IdentityRecoveryTests {
    /// Restores a backup of Ben's vault into an empty home, and returns a function that runs commands on it.
    private func restored(_ people: Correspondents, to home: Scratch) throws -> ([String], String) throws -> CommandRun
    {
        let backup = people.ben.scratch("backup")
        try people.ben.expect(["backup", backup])
        // The earlier vault was lost with its machine.
        try FileManager.default.removeItem(atPath: people.ben.path)
        let passphrase = ["--passphrase-file", people.ben.passphraseFile]
        let run = try CommandRun.whisper(["restore", backup] + passphrase, in: home)
        #expect(run.status == 0, "\(run.errors)")
        return { arguments, input in
            try CommandRun.whisper(arguments + passphrase, in: home, input: input)
        }
    }

    @Test("Restored into an empty home, it opens what comes, refuses what was opened before, and signs")
    func recovered() throws {
        let people = try Correspondents()
        let old = try people.envelope("before")
        try people.ben.expect(["decrypt"], input: old)
        let home = try Scratch()
        let ben = try restored(people, to: home)
        let replayed = try ben(["decrypt"], old)
        #expect(replayed.status == 22 && replayed.output.isEmpty)
        let opened = try ben(["decrypt"], try people.envelope("after"))
        #expect(opened.status == 0 && opened.output == "after")
        #expect(opened.errors.hasPrefix("From: Ana (Verified/Signed)\n"))
        let answer = try ben(["encrypt", "--to", "Ana", "--sign"], "and back")
        #expect(answer.status == 0)
        let arrived = try people.ana(["decrypt"], input: answer.output)
        #expect(arrived.output == "and back")
        #expect(arrived.errors.hasPrefix("From: Ben (Verified/Signed)\n"))
        #expect(try ben(["verify"], "").status == 0)
    }

    @Test("An envelope that was not opened before the backup opens from it, once")
    func pending() throws {
        let people = try Correspondents()
        let pending = try people.envelope("still sealed")
        let ben = try restored(people, to: try Scratch())
        #expect(try ben(["decrypt"], pending).output == "still sealed")
        #expect(try ben(["decrypt"], pending).status == 22)
    }

    @Test("Signing keys behind a passphrase stay behind it in the restored vault (BIO-1)")
    func gated() throws {
        let people = try Correspondents()
        let session = try people.ben.atTerminal(["policy", "set", "biometric-gated-signing", "on"])
        try session.answer("New signing passphrase: ", with: "three boats under violet lanterns")
        try session.answer("Repeat the signing passphrase: ", with: "three boats under violet lanterns")
        #expect(session.finish() == 0)
        let home = try Scratch()
        let ben = try restored(people, to: home)
        #expect(try ben(["encrypt", "--to", "Ana"], "unsigned by nobody").status == 27)
        let message = try home.write("signed", to: "message")
        let signing = try TerminalSession(
            ["encrypt", "--to", "Ana", "--passphrase-file", people.ben.passphraseFile], in: home, input: message,
            output: home("envelope"))
        try signing.answer("Signing passphrase: ", with: "three boats under violet lanterns")
        #expect(signing.finish() == 0)
        let envelope = try String(contentsOfFile: home("envelope"), encoding: .utf8)
        #expect(try people.ana(["decrypt"], input: envelope).errors.hasPrefix("From: Ben (Verified/Signed)"))
    }
}
