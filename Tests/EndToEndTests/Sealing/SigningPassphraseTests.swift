import Foundation
import JSONText
import Testing

@Suite("The signing passphrase (BIO-1, BIO-2)")
struct SigningPassphraseTests {
    /// Ana, whose signing keys are behind a passphrase.
    private func gated() throws -> Correspondents {
        let people = try Correspondents()
        let session = try people.ana.atTerminal(["policy", "set", "biometric-gated-signing", "on"])
        try session.waitFor("It is asked for with each signature.")
        try session.answer("New signing passphrase: ", with: "three boats")
        try session.answer("again: ", with: "three boats")
        #expect(session.finish() == 0)
        #expect(!session.screen.contains("boats"))
        return people
    }

    @Test("Each signature asks for it, and says why before")
    func asked() throws {
        let people = try gated()
        let message = try people.ana.scratch.write("signed", to: "message")
        let output = people.ana.scratch("envelope")
        let session = try people.ana.atTerminal(["encrypt", "--to", "Ben"], input: message, output: output)
        try session.waitFor("To sign to Ben, the signing passphrase is needed.")
        try session.answer("Signing passphrase: ", with: "wrong")
        try session.waitFor("That is not the signing passphrase.")
        try session.answer("Signing passphrase: ", with: "three boats")
        #expect(session.finish() == 0)
        let envelope = try String(contentsOfFile: output, encoding: .utf8)
        #expect(try people.ben(["decrypt"], input: envelope).errors.hasPrefix("From: Ana (Verified/Signed)"))
    }

    @Test("Cancelled, wrong three times, or without a terminal: nothing is sealed, and the exit status is 27")
    func refused() throws {
        let people = try gated()
        let message = try people.ana.scratch.write("signed", to: "message")
        let output = people.ana.scratch("envelope")
        let cancelled = try people.ana.atTerminal(["encrypt", "--to", "Ben"], input: message, output: output)
        try cancelled.answer("Signing passphrase: ", with: "")
        #expect(cancelled.finish() == 27)
        #expect(cancelled.screen.contains("Signature cancelled"))
        let wrong = try people.ana.atTerminal(["encrypt", "--to", "Ben"], input: message, output: output)
        for _ in 0..<3 { try wrong.answer("Signing passphrase: ", with: "wrong") }
        #expect(wrong.finish() == 27)
        #expect(try String(contentsOfFile: output, encoding: .utf8).isEmpty)
        let nobody = try people.ana(["encrypt", "--to", "Ben"], input: "hi")
        #expect(nobody.status == 27)
        #expect(nobody.output.isEmpty)
        try people.ana.expect(["policy", "set", "require-signature-for-verified", "off"])
        try people.ana.expect(["encrypt", "--to", "Ben", "--no-sign"], input: "unsigned needs no proof")
    }

    @Test("Taking the gate away needs the proof, and afterwards nothing is asked")
    func takenAway() throws {
        let people = try gated()
        #expect(try people.ana(["policy", "set", "biometric-gated-signing", "off"]).status == 27)
        let session = try people.ana.atTerminal(["policy", "set", "biometric-gated-signing", "off"])
        try session.answer("Signing passphrase: ", with: "three boats")
        #expect(session.finish() == 0)
        _ = try people.envelope()
    }
}

extension TestVault {
    /// A command on the vault at a terminal.
    func atTerminal(
        _ arguments: [String], input: String? = nil, output: String? = nil
    ) throws -> TerminalSession {
        try TerminalSession(
            arguments + ["--vault", path, "--passphrase-file", passphraseFile], in: scratch, input: input,
            output: output)
    }
}
