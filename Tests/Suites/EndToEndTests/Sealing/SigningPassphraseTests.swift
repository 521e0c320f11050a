import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("The signing passphrase (BIO-1, BIO-2)", .ownThreads)
struct SigningPassphraseTests {
    /// Ana, whose signing keys are behind a passphrase.
    private func gated() throws -> Correspondents {
        let people = try Correspondents()
        let session = try people.ana.atTerminal(["policy", "set", "biometric-gated-signing", "on"])
        try session.waitFor("You will be asked for it with every signature.")
        try session.answer("New signing passphrase: ", with: "three boats under violet lanterns")
        try session.answer("Repeat the signing passphrase: ", with: "three boats under violet lanterns")
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
        try session.waitFor("The signing passphrase is needed to sign a message to Ben.")
        try session.answer("Signing passphrase: ", with: "wrong")
        try session.waitFor("Wrong signing passphrase.")
        try session.answer("Signing passphrase: ", with: "three boats under violet lanterns")
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

    @Test("Removing the gate needs the proof, and afterwards nothing is asked")
    func takenAway() throws {
        let people = try gated()
        #expect(try people.ana(["policy", "set", "biometric-gated-signing", "off"]).status == 27)
        let session = try people.ana.atTerminal(["policy", "set", "biometric-gated-signing", "off"])
        try session.answer("Signing passphrase: ", with: "three boats under violet lanterns")
        #expect(session.finish() == 0)
        _ = try people.envelope()
    }

    private static let givingUp = ["policy", "set", "biometric-gated-signing", "off", "--forget-signing-keys"]

    @Test("Forgotten, it is given up with the keys behind it; a rotation makes new ones, and they sign")
    func givenUp() throws {
        let people = try gated()
        let wrong = try people.ana.atTerminal(["policy", "set", "biometric-gated-signing", "off"])
        for _ in 0..<3 { try wrong.answer("Signing passphrase: ", with: "forgotten") }
        #expect(wrong.finish() == 27)
        #expect(wrong.screen.contains("--forget-signing-keys"), "the way out is shown")
        try people.ana.expect(Self.givingUp + ["--yes"])
        let refused = try people.ana(["encrypt", "--to", "Ben", "--sign", "--json"], input: "hi")
        let error = try ErrorLine(refused.errors)
        #expect(refused.status == 1 && error.code == "key-missing" && refused.output.isEmpty)
        #expect(error.message == "The signing key of “Ana” is not on this device.")
        #expect(error.hint?.contains("whisper identity rotate") == true)
        try people.ana.expect(["identity", "rotate", "Ana", "--yes"])
        let bundle = try people.ana.bundle()
        #expect(try people.ben(["contact", "import", "-", "--yes"], input: bundle).status == 25)
        try people.ben.expect(["contact", "import", "-", "--yes", "--accept-key-change"], input: bundle)
        let opened = try people.ben(["decrypt"], input: try people.envelope("signed again", ["--sign"]))
        #expect(opened.status == 0 && opened.output == "signed again")
        #expect(opened.errors.hasPrefix("From: Ana (Unverified/Signed)"))
    }

    @Test("Giving it up asks, naming whose keys are lost, and loses nothing if the answer is no or missing (CLI-7)")
    func givingUpAsks() throws {
        let people = try gated()
        let nobody = try people.ana(Self.givingUp)
        #expect(nobody.status == 1 && nobody.errors.contains("--yes"))
        let shortID = try people.ana.object(["identity", "show", "Ana"]).string("short_id") ?? "?"
        let session = try people.ana.atTerminal(Self.givingUp)
        try session.waitFor("Delete the signing key of Ana (\(shortID))?")
        try session.waitFor("Only a backup of the")
        let question = "? Only a backup of the identity can restore it. [y/N] "
        #expect(session.screen.replacing("\r\n", with: " ").contains(question))
        session.type("n\n")
        #expect(session.finish() == 1)
        let message = try people.ana.scratch.write("still", to: "message")
        let signing = try people.ana.atTerminal(["encrypt", "--to", "Ben"], input: message)
        try signing.answer("Signing passphrase: ", with: "three boats under violet lanterns")
        #expect(signing.finish() == 0)
        let policy = try people.ana.object(Self.givingUp + ["--yes"])
        #expect(policy["on"] == .bool(false))
        guard case .array(let lost) = policy["signing_keys_lost"], case .object(let identity) = lost.first else {
            Issue.record("no identity is named")
            return
        }
        #expect(lost.count == 1 && identity.string("name") == "Ana" && identity.string("fingerprint")?.count == 64)
        #expect(try people.ana.object(Self.givingUp)["signing_keys_lost"] == .array([]), "nothing is left to lose")
    }

    @Test(
        "Nothing else takes --forget-signing-keys: it is wrong usage",
        arguments: [
            ["biometric-gated-signing", "on"], ["auto-archive-on-rotation", "off"], ["no-such-policy", "off"],
        ])
    func givingUpIsOneThing(arguments: [String]) throws {
        let vault = try TestVault()
        let run = try vault(["policy", "set"] + arguments + ["--forget-signing-keys", "--yes"])
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(try vault.expect(["policy", "list", "--json"]).objects().count == 4)
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
