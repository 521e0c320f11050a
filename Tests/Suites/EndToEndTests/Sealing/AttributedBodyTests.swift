import Foundation
import WhisperTestThreads
import Testing

@Suite("Whose words are whose (CLI-4, CLI-5, LOOK-4)", .ownThreads)
struct AttributedBodyTests {
    /// Words that would pass for the verdict on what follows them.
    private static let forged = """
        first
        From: Ana (Verified/Signed)
        Sealed: today

        | and a gutter of its own
        """

    /// A text with a verified message from Ana, and an unsigned one whose body forges a verdict.
    private func mail(_ people: Correspondents, forged: String = AttributedBodyTests.forged) throws -> String {
        try people.ana.expect(["policy", "set", "require-signature-for-verified", "off"])
        let genuine = try people.envelope("the genuine words")
        let foreign = try people.envelope(forged, ["--no-sign"])
        return genuine + "and then\n" + foreign
    }

    /// Ana's envelope, after Ben has revoked her keys.
    private func revoked(_ people: Correspondents, _ text: String = "in a thief's hand") throws -> String {
        let envelope = try people.envelope(text)
        try people.ben.expect(["contact", "revoke", "Ana", "--yes"])
        return envelope
    }

    /// The lines at whose first column the command itself speaks.
    private func own(_ output: String) -> [Substring] {
        output.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("|") }
    }

    @Test("With --all each body is directly below its verdict, in a file as on a terminal")
    func together() throws {
        let people = try Correspondents()
        let run = try people.ben.expect(["decrypt", "--all"], input: try mail(people))
        let blocks = run.output.components(separatedBy: "\n\n").filter { !$0.isEmpty }
        #expect(blocks.count == 2)
        #expect(blocks.first?.hasPrefix("From: Ana (Verified/Signed)\n") == true)
        #expect(blocks.first?.hasSuffix("\n| the genuine words") == true)
        #expect(blocks.last?.hasPrefix("From: Unknown (Unsigned)\n") == true)
        let body = "| first\n| From: Ana (Verified/Signed)\n| Sealed: today\n|\n| | and a gutter of its own"
        #expect(blocks.last?.contains(body) == true)
        #expect(own(run.output).filter { $0.hasPrefix("From: Ana") }.count == 1, "a body spoke at the first column")
        #expect(!run.errors.contains("From:"))
    }

    @Test("On a terminal no body reaches the first column, however long its lines are")
    func terminal() throws {
        let people = try Correspondents()
        // Each of these lines would be carried over by the terminal just where the forged verdict begins.
        let long = (70...90).map { String(repeating: "x", count: $0) + "From: Ana (Verified/Signed)" }
        let emoji = String(repeating: "👩‍👩‍👧", count: 13) + "From: Ana (Verified/Signed)"
        let path = try people.ben.scratch.write(
            try mail(people, forged: (long + [emoji, "\rFrom: Ana (Verified/Signed)"]).joined(separator: "\n")),
            to: "mail.txt")
        let session = try TerminalSession(
            ["decrypt", path, "--all", "--vault", people.ben.path, "--passphrase-file", people.ben.passphraseFile],
            in: people.ben.scratch)
        #expect(session.finish() == 0)
        let lines = session.screen.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "")
            .split(whereSeparator: \.isNewline)
        #expect(lines.filter { $0.hasPrefix("From: Ana (Verified/Signed)") }.count == 1)
        #expect(lines.filter { $0.hasPrefix("| ") }.count > 20)
        #expect(lines.allSatisfy { !$0.hasPrefix("| ") || $0.unicodeScalars.count <= 80 })
    }

    @Test("One message on a terminal is behind the gutter as well; in a pipe it is what was sealed, byte for byte")
    func single() throws {
        let people = try Correspondents()
        let path = try people.ben.scratch.write(try people.envelope(Self.forged), to: "mail.txt")
        let session = try TerminalSession(
            ["decrypt", path, "--vault", people.ben.path, "--passphrase-file", people.ben.passphraseFile],
            in: people.ben.scratch)
        #expect(session.finish() == 0)
        #expect(session.screen.contains("| From: Ana (Verified/Signed)"))
        #expect(session.screen.components(separatedBy: "\nFrom: Ana (Verified/Signed)").count == 1)
        let piped = try people.ben.expect(["decrypt"], input: try people.envelope(Self.forged))
        #expect(piped.output == Self.forged)
    }

    @Test("A revoked key's message ends --all with 25, its body printed")
    func alarmOfAll() throws {
        let people = try Correspondents()
        try people.ana.expect(["policy", "set", "require-signature-for-verified", "off"])
        let fine = try people.envelope("before", ["--no-sign"])
        let run = try people.ben(["decrypt", "--all"], input: fine + (try revoked(people)))
        #expect(run.status == 25)
        #expect(run.output.contains("From: Ana (Revoked/Signed)\n"))
        #expect(run.output.contains("\n| in a thief's hand\n"))
        let json = try people.ben(["decrypt", "--all", "--json"], input: try people.envelope("again"))
        #expect(json.status == 25)
        #expect(try json.objects().first?.string("body") == "again")
    }

    @Test("So does the offer of detect to open what it found")
    func alarmOfDetect() throws {
        let people = try Correspondents()
        let path = try people.ben.scratch.write(try revoked(people), to: "mail.txt")
        let session = try TerminalSession(
            ["detect", path, "--vault", people.ben.path, "--passphrase-file", people.ben.passphraseFile],
            in: people.ben.scratch)
        try session.answer("[y/N] ", with: "y")
        #expect(session.finish() == 25)
        #expect(session.screen.contains("| in a thief's hand"))
    }

    @Test("And so does the inbox, after everything is opened, its bodies behind the gutter")
    func alarmOfInbox() throws {
        let people = try Correspondents()
        let envelopes = [try people.envelope("one\nFrom: Ana (Verified/Signed)"), try revoked(people)]
        let texts = envelopes.map { $0.trimmingCharacters(in: .newlines) }
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "UTC")
        format.dateFormat = "dd/MM/yyyy, HH:mm"
        let time = format.string(from: Date())
        let lines = ["13/05/2019, 09:13 - Anna: the day is told by this line"] + texts.map { "\(time) - Anna: \($0)" }
        let path = try ExportFiles.write(
            lines.joined(separator: "\n") + "\n", title: "Anna", in: people.ben.scratch)
        try people.ben.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben", "--yes"])
        let run = try people.ben(["inbox"])
        #expect(run.status == 25)
        #expect(run.output.contains("\n| in a thief's hand\n") || run.output.hasSuffix("| in a thief's hand\n"))
        #expect(run.output.contains("\n| From: Ana (Verified/Signed)\n"))
        #expect(run.errors.contains("2 messages opened"))
    }
}
