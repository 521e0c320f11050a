import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("The inbox (ENV-8b)", .ownThreads)
struct InboxTests {
    /// A WhatsApp export whose messages contain these texts, dated now.
    private func export(_ texts: [String], in scratch: Scratch, hoursAgo: Double = 0) throws -> String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(identifier: "UTC")
        format.dateFormat = "dd/MM/yyyy, HH:mm"
        let time = format.string(from: Date().addingTimeInterval(-hoursAgo * 3600))
        let lines = ["13/05/2019, 09:13 - Anna: the day is told by this line"] + texts.map { "\(time) - Anna: \($0)" }
        return try ExportFiles.write(lines.joined(separator: "\n") + "\n", title: "Anna", in: scratch)
    }

    private func importing(_ people: Correspondents, _ texts: [String], hoursAgo: Double = 0) throws {
        let path = try export(texts, in: people.ben.scratch, hoursAgo: hoursAgo)
        try people.ben.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben", "--yes"])
    }

    @Test("Sealed messages in an imported chat are opened in their places, once")
    func opened() throws {
        let people = try Correspondents()
        let first = try people.envelope("first secret").trimmingCharacters(in: .newlines)
        let second = try people.envelope("second secret").trimmingCharacters(in: .newlines)
        let forged = String(first.dropLast(20)) + String(repeating: "A", count: 20)
        try importing(people, ["look: \(first)", second, forged])
        let lines = try people.ben.expect(["inbox", "--json"]).objects()
        #expect(
            lines.filter { $0.string("type") == "opened" }.compactMap { $0.string("body") }.sorted() == [
                "first secret", "second secret",
            ])
        let summary = try #require(lines.last)
        #expect(summary.string("type") == "summary")
        #expect(summary.integer("opened") == 2)
        #expect(summary.integer("envelopes") == 3)
        let chat = try people.ben.expect(["messages", "Anna", "--json"]).objects()
        #expect(chat.filter { $0.string("platform") == "whisper" }.count == 2)
        let repeated = try people.ben.expect(["inbox", "--json"]).objects()
        let again = try #require(repeated.last)
        #expect(again.integer("opened") == 0)
        // What was opened before is named, so that it can be read.
        let references = repeated.filter { $0.string("reason") == "opened-before" }.compactMap { $0.string("ref") }
        #expect(Set(references).count == 2)
        let words = try people.ben.expect(["inbox"]).errors
        #expect(references.contains { words.contains("whisper messages --around \($0)") })
        // The same export once more adds nothing, and what was opened stays where it is.
        let path = people.ben.scratch("WhatsApp Chat with Anna.txt")
        let summaryAgain = try people.ben.object([
            "import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben", "--yes",
        ])
        #expect(summaryAgain.integer("added") == 0)
    }

    @Test("What was opened stands in the place of its line, and what the owner sealed is called theirs (UX-1)")
    func inPlace() throws {
        let people = try Correspondents()
        let ben = people.ben
        let line = try people.envelope("first secret").trimmingCharacters(in: .newlines)
        let own = try ben.expect(["encrypt", "--to", "Ana"], input: "own secret").output
            .trimmingCharacters(in: .newlines)
        let path = try export([line, "THEN"], in: ben.scratch)
        let text = try String(contentsOfFile: path, encoding: .utf8).replacing("Anna: THEN", with: "Ben: \(own)")
        let named = try ben.scratch.write(text.replacing("Anna", with: "Ana"), to: "WhatsApp Chat with Ana.txt")
        try ben.expect(["import", named, "--timezone", "UTC", "--me", "Ben", "--yes"])
        let found = try ben.expect(["inbox"]).errors
        #expect(found.contains("1 you sealed for someone else") && !found.contains("not addressed"), "\(found)")
        let reference = try #require(found.firstMatch(of: #/that you sealed: (whisper .+)/#))
        #expect(
            try ben.expect(reference.1.split(separator: " ").dropFirst().map(String.init)).output
                .contains("own secret"))
        let summary = try #require(try ben.expect(["inbox", "--json"]).objects().last)
        #expect(summary.integer("own") == 1 && summary.integer("not_addressed") == 1)

        let access = ["--vault", ben.path, "--passphrase-file", ben.passphraseFile]
        let session = try TerminalSession(
            ["messages", "whatsapp:Ana", "--no-pager"] + access, in: ben.scratch, columns: 200)
        #expect(session.finish() == 0)
        #expect(session.text.contains("first secret") && !session.text.contains("[sealed message"), "\(session.text)")
        #expect(session.text.contains("[sealed by you for Ana, and only they can open it"), "\(session.text)")
        #expect(session.text.contains("verified"))
        let piped = try ben.expect(["messages", "whatsapp:Ana"]).output
        #expect(piped.contains("first secret") && !piped.contains(line) && piped.contains(own))
        #expect(try !ben.expect(["export", "txt", "--conversation", "whatsapp:Ana"]).output.contains(line))
        // Programs get both, and what belongs together.
        let objects = try ben.expect(["messages", "whatsapp:Ana", "--json"]).objects()
        #expect(objects.count == 4)
        let lines = objects.compactMap { $0.object("sealed_line") }
        #expect(lines.map { $0.string("state") } == ["opened", "own"])
        #expect(lines.first?.string("id") == objects[2].string("id"))
        // A line that is asked for is shown.
        let carrier = try #require(objects[1].string("ref"))
        #expect(try ben.expect(["messages", "--around", carrier]).output.contains(line))

        let folder = ben.scratch("pages")
        try ben.expect(["export", "html", "-o", folder, "--yes"])
        let pages = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasPrefix("chats/") }
            .compactMap { try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }.joined()
        #expect(pages.contains("first secret") && !pages.contains(line) && pages.contains(own))
        #expect(pages.contains("sealed by you for Ana"))

        let browser = try TerminalSession(
            ["browse", "whatsapp:Ana"] + access, in: ben.scratch, environment: ["TERM": "xterm-256color"], columns: 160)
        try browser.waitForRow(with: "[sealed by you for Ana")
        #expect(browser.rows.contains { $0.contains("first secret") })
        #expect(!browser.rows.contains { $0.contains("[sealed message") })
        browser.type("q")
        #expect(browser.finish() == 0)

        let refused = try ben(["decrypt"], input: own)
        #expect(refused.status == 20, "\(refused.errors)")
        #expect(refused.errors.contains("You sealed this message for “Ana”"), "\(refused.errors)")
        #expect(refused.errors.contains(String(reference.1)))
        #expect(try ben.expect(["detect"], input: own).output.contains("sealed by you for Ana"))
    }

    @Test("A line that somebody else than its signer carried stays beside what was opened from it (UX-1)")
    func carriedByAnother() throws {
        let people = try Correspondents()
        let line = try people.envelope("first secret").trimmingCharacters(in: .newlines)
        let path = try export([line], in: people.ben.scratch)
        let text = try String(contentsOfFile: path, encoding: .utf8).replacing("Anna", with: "Mallory")
        let other = try people.ben.scratch.write(text, to: "WhatsApp Chat with Mallory.txt")
        try people.ben.expect(["import", other, "--timezone", "UTC", "--me", "Ben", "--yes"])
        try people.ben.expect(["inbox"])
        let shown = try people.ben.expect(["messages", "Mallory"]).output
        #expect(shown.contains("first secret") && shown.contains(line), "\(shown)")
    }

    @Test("A damaged envelope in a chat is counted, and where it is is said, whether others are there or not")
    func damaged() throws {
        let people = try Correspondents()
        let cut = String(try people.envelope("cut").dropLast(30))
        try importing(people, [cut, "one begins with whisper1: as you know", "and then whisper1:v1.c20p."])
        let alone = try people.ben.expect(["inbox"]).errors
        let match = try #require(alone.firstMatch(of: #/whisper messages --around ([a-z0-9]+)/#), "\(alone)")
        #expect(alone.contains("1 incomplete or damaged"))
        #expect(try people.ben.expect(["messages", "--around", String(match.1)]).output.contains("whisper1:v1"))
        let lines = try people.ben.expect(["inbox", "--json"]).objects()
        #expect(lines.map { $0.string("reason") ?? "" } == ["damaged", ""])
        #expect(lines.last?.integer("damaged") == 1 && lines.last?.integer("envelopes") == 0)
        let found = try people.ben(["detect", "--messages"])
        #expect(found.status == 23 && found.errors.contains("line 1 of “\(match.1)”"), "\(found.errors)")
    }

    @Test("An import counts sealed messages and offers to open them; one that brings none does neither (ING-5)")
    func counted() throws {
        let people = try Correspondents()
        let path = try export(
            ["look: \(try people.envelope("secret").trimmingCharacters(in: .newlines))", "whisper1: no envelope"],
            in: people.ben.scratch)
        let options = ["--timezone", "UTC", "--me", "Ben", "--yes"]
        let access = ["--vault", people.ben.path, "--passphrase-file", people.ben.passphraseFile]
        #expect(try people.ben.object(["import", path, "--dry-run"] + options)["sealed"] == .null)
        let session = try TerminalSession(["import", path] + options + access, in: people.ben.scratch, columns: 200)
        #expect(session.finish() == 0)
        #expect(session.text.contains("1 of the new messages is sealed"), "\(session.text)")
        let next = try #require(session.text.range(of: "Next:"))
        #expect(session.text[next.upperBound...].contains(" inbox "), "\(session.text)")
        let again = try TerminalSession(["import", path] + options + access, in: people.ben.scratch, columns: 200)
        #expect(again.finish() == 0)
        #expect(again.text.contains("Next:") && !again.text.contains("sealed"), "\(again.text)")
        #expect(try people.ben.object(["import", path] + options).integer("sealed") == 0)
    }

    @Test("Expired ones are reported, and on request opened by the carrier’s time")
    func carrierTime() throws {
        let people = try Correspondents()
        let envelope = try people.envelope("old news").trimmingCharacters(in: .newlines)
        try importing(people, [envelope])
        let late = 5 * 86_400
        let run = try people.ben.later(late, ["inbox"])
        #expect(run.status == 0)
        #expect(run.errors.contains("1 expired"))
        #expect(run.errors.contains("--trust-carrier-time"))
        let trusted = try people.ben.later(late, ["inbox", "--trust-carrier-time", "--json"])
        let opened = try #require(try trusted.objects().first)
        #expect(opened.string("body") == "old news")
        #expect(opened.string("time") == "carrier")
        #expect(opened["warnings"] == ["carrier-time"])
    }

    @Test("A message vouched for only by the carrier is marked as such")
    func carrierTimeInWords() throws {
        let people = try Correspondents()
        try importing(people, [try people.envelope("old news").trimmingCharacters(in: .newlines)])
        let run = try people.ben.later(5 * 86_400, ["inbox", "--trust-carrier-time"])
        #expect(run.output.contains("Its time is confirmed only by the messenger."))
    }

    @Test("A sender whose new keys are not verified causes one warning, however much was sent (CON-4)")
    func unverifiedKeys() throws {
        let people = try Correspondents()
        try people.exchangeAnasKeys()
        let envelopes = try ["one", "two"].map { try people.envelope($0).trimmingCharacters(in: .newlines) }
        try importing(people, envelopes)
        let run = try people.ben.expect(["inbox"])
        #expect(run.output.contains("one") && run.output.contains("two"))
        #expect(run.errors.components(separatedBy: "The keys of “Ana” have changed").count == 2)
    }

    @Test("With --json, each message has the warnings that it causes")
    func warningsInJSON() throws {
        let people = try Correspondents()
        let before = try people.envelope("before").trimmingCharacters(in: .newlines)
        try people.ben.expect(["decrypt"], input: before)
        try people.exchangeAnasKeys()
        try importing(people, [try people.envelope("after").trimmingCharacters(in: .newlines)])
        let opened = try #require(try people.ben.expect(["inbox", "--json"]).objects().first)
        #expect(opened.string("body") == "after")
        #expect(opened["warnings"] == ["keys-unverified"])
    }
}
