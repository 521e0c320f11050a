import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Comparing words at a terminal (CON-3, CLI-10)", .ownThreads)
struct VerifyingTests {
    private func verify(
        _ vault: TestVault, _ name: String, _ more: [String] = [], environment: [String: String] = [:]
    ) throws -> TerminalSession {
        try TerminalSession(
            ["contact", "verify", name, "--vault", vault.path, "--passphrase-file", vault.passphraseFile] + more,
            in: vault.scratch, environment: environment)
    }

    private func trust(_ people: Correspondents) throws -> String? {
        try people.ben.object(["contact", "show", "Ana"]).string("trust")
    }

    @Test(
        "Words that differ are an alarm: what to do is said, the contact is unverified, the exit status is 25 (CON-3)")
    func differ() throws {
        let people = try Correspondents()
        #expect(try trust(people) == "verified")
        let session = try verify(people.ben, "Ana")
        try session.answer("Do both sets of words match on both sides? [yes/no] ", with: "")
        try session.answer("Please answer with one of: y, yes, n, no\r\n", with: "no")
        #expect(session.finish() == 25)
        #expect(session.screen.contains("\u{1B}[1;31m*** ALARM ***\u{1B}[0m:"))
        let words = session.text.replacing("\r\n", with: " ").replacing(#/ +/#, with: " ")
        #expect(words.contains("The words differ") && words.contains("Send “Ana” nothing secret"))
        #expect(words.contains("another channel") && words.contains("in person"))
        #expect(try trust(people) == "unverified")
        // It can be verified again, once the words agree.
        let again = try verify(people.ben, "Ana")
        try again.answer("[yes/no] ", with: "yes")
        #expect(again.finish() == 0)
        #expect(try trust(people) == "verified")
    }

    @Test("Without colours the alarm is as plain, and with --json it says it too (CON-3, UX-4)")
    func withoutColours() throws {
        let people = try Correspondents(verified: false)
        let plain = try verify(people.ben, "Ana", ["--plain"])
        try plain.answer("[yes/no] ", with: "n")
        #expect(plain.finish() == 25)
        #expect(plain.screen.contains("whisper: *** ALARM ***: The words differ") && !plain.screen.contains("\u{1B}"))
        #expect(try trust(people) == "unverified")
        let json = try verify(people.ben, "Ana", ["--json"])
        try json.answer("[yes/no] ", with: "no")
        #expect(json.finish() == 25)
        let line = try #require(json.screen.split(whereSeparator: \.isNewline).last { $0.hasPrefix("{") })
        let error = try ErrorLine(line + "\n").object
        #expect(error.string("code") == "words-differ" && error.integer("exit") == 25)
        #expect(error["alarm"] == true && error.string("contact") == "Ana" && error.string("trust") == "unverified")
    }

    @Test("No answer, or the end of input, changes nothing (CON-3)")
    func unanswered() throws {
        let people = try Correspondents()
        let session = try verify(people.ben, "Ana")
        for answer in ["", "what?", ""] { try session.answer("[yes/no] ", with: answer) }
        #expect(session.finish() == 1)
        #expect(!session.screen.contains("ALARM"))
        #expect(try trust(people) == "verified")
        let ended = try verify(people.ben, "Ana")
        try ended.waitFor("[yes/no] ")
        ended.type("\u{4}")
        #expect(ended.finish() == 1)
        #expect(try trust(people) == "verified")
    }

    @Test(
        "The alarm is raised and understood in each language (UX-3)",
        arguments: [
            ("de_DE", "nein", "ALARM!"), ("es_ES", "no", "ALARMA"), ("fr_FR", "non", "ALERTE"),
            ("pt_BR", "não", "ALARME"),
            ("tr_TR", "hayır", "ALARM!"), ("ar_EG", "لا", "إنذار"), ("hi_IN", "नहीं", "ख़तरे की चेतावनी"), ("zh_CN", "否", "警报"),
        ])
    func languages(language: String, no: String, alarm: String) throws {
        let people = try Correspondents()
        let session = try verify(people.ben, "Ana", environment: ["LC_ALL": language + ".UTF-8"])
        try session.answer("] ", with: no)
        #expect(session.finish() == 25)
        #expect(session.screen.contains("*** \(alarm) ***"))
        #expect(try trust(people) == "unverified")
    }
}
