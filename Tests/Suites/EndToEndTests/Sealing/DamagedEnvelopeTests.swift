import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Damaged envelopes, several in a text, and what was opened before (ENV-2b, UX-1)", .ownThreads)
struct DamagedEnvelopeTests {
    /// A text whose third line is cut off, and of whose sixth one only the beginning is left.
    private func text(_ people: Correspondents) throws -> String {
        let (one, two) = (try people.envelope("one"), try people.envelope("two"))
        let cut = try people.envelope("cut").dropLast(20)
        let torn = try people.envelope("torn").prefix(60)
        return "Hello\n\(one)\(cut)\n> \(two)One begins with whisper1:v1.c20p, as you know.\n\(torn)\n"
    }

    @Test("Opening all names each damaged line between the others, and the status is that of partial success (CLI-5)")
    func openingAll() throws {
        let people = try Correspondents()
        let text = try text(people)
        let run = try people.ben(["decrypt", "--all"], input: text)
        #expect(run.status == 3)
        #expect(run.output.contains("| one") && run.output.contains("| two"))
        for line in [3, 6] {
            #expect(run.errors.contains("A sealed message begins on line \(line), but is incomplete"))
        }
        #expect(run.errors.contains("2 envelopes could not be opened."))
        let again = try people.ben(["decrypt", "--all", "--json"], input: text)
        let lines = again.errors.split(separator: "\n").compactMap { try? ErrorLine("\($0)\n").object.integer("line") }
        #expect(lines == [2, 3, 4, 6], "\(again.errors)")
    }

    @Test("Opening all names the line of what is whole and does not open, and says once that nothing opened (CLI-5)")
    func lines() throws {
        let people = try Correspondents()
        let forged = try people.envelope("forged").prefix { !$0.isNewline }.dropLast(8) + "AAAAAAAA\n"
        let text = "Hello\n\(try people.envelope("one"))\n\(forged)"
        let some = try people.ben(["decrypt", "--all"], input: text)
        #expect(some.status == 3 && some.errors.contains("error: Line 4: Invalid envelope"), "\(some.errors)")
        #expect(!some.errors.contains("Line 2"))
        let none = try people.ben(["decrypt", "--all"], input: text)
        #expect(none.status == 22)
        for part in ["Line 2: Replay detected", "Line 4: Invalid", "None of the 2 envelopes could be opened."] {
            #expect(none.errors.components(separatedBy: part).count == 2, "\(none.errors)")
        }
        let path = try people.ben.scratch.write(text, to: "mail.txt")
        let listed = try people.ben.expect(["detect", path])
        #expect(listed.output.contains("mail.txt:2 ") && listed.output.contains("mail.txt:4 "), "\(listed.output)")
        let json = try people.ben.expect(["detect", path, "--json"]).objects()
        #expect(json.map { $0.integer("line") } == [2, 4])
    }

    @Test("Opening one says how many there are, how to open each, and which lines are damaged")
    func openingFirst() throws {
        let people = try Correspondents()
        let path = try people.ben.scratch.write(try text(people), to: "mail.txt")
        let run = try people.ben(["decrypt", path])
        #expect(run.status == 0 && run.output == "one")
        #expect(
            run.errors.contains("2 sealed messages are in this text, and only the first is tried."), "\(run.errors)")
        #expect(run.errors.contains("decrypt \(path) --all"), "\(run.errors)")
        #expect(run.errors.contains("begins on line 3,") && run.errors.contains("begins on line 6,"))
        let single = try people.ben.expect(["decrypt"], input: try people.envelope())
        #expect(!single.errors.contains("--all"))
    }

    @Test("A list of envelopes names the damaged lines of each file, as partial success")
    func detecting() throws {
        let people = try Correspondents()
        let path = try people.ben.scratch.write(try text(people), to: "mail.txt")
        let run = try people.ben(["detect", path])
        #expect(run.status == 3)
        #expect(run.errors.contains("begins on line 3 of “\(path)”, but is incomplete"), "\(run.errors)")
        let json = try people.ben(["detect", path, "--json"])
        #expect(json.status == 3)
        let damaged = try json.objects().filter { $0.string("type") == "damaged" }
        #expect(damaged.map { $0.integer("line") } == [3, 6])
        let none = try people.ben(["detect", "--json"], input: "\n\(try people.envelope().prefix(60))\n")
        #expect(none.status == 23 && none.output.isEmpty)
        let error = try ErrorLine(none.errors).object
        #expect(error["damaged"] == [["type": "damaged", "place": "-", "line": 2]])
    }

    @Test("What was opened before is listed as such, deleted or not, and is not offered again")
    func openedBefore() throws {
        let people = try Correspondents()
        let (one, two) = (try people.envelope("one"), try people.envelope("two"))
        let path = try people.ben.scratch.write(one + two, to: "mail.txt")
        func opened() throws -> [JSONValue?] {
            try people.ben.expect(["detect", path, "--json"]).objects().map { $0["opened"] }
        }
        #expect(try opened() == [false, false])
        try people.ben.expect(["decrypt"], input: one)
        #expect(try opened() == [true, false])
        let access = ["--vault", people.ben.path, "--passphrase-file", people.ben.passphraseFile]
        let session = try TerminalSession(["detect", path] + access, in: people.ben.scratch)
        try session.answer("Open 1 envelope? [y/N] ", with: "y")
        #expect(session.finish() == 0)
        #expect(session.screen.contains("| two") && !session.screen.contains("Replay"), "\(session.screen)")
        let reference = try #require(
            try people.ben.expect(["detect", path, "--json"]).objects().first?.string("opened_ref"))
        try people.ben.expect(["delete", "--message", reference, "--yes"])
        #expect(try opened() == [true, true])
        let rest = try TerminalSession(["detect", path] + access, in: people.ben.scratch)
        #expect(rest.finish() == 0)
        #expect(!rest.screen.contains("[y/N]"), "\(rest.screen)")
    }
}
