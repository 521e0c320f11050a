import Foundation
import WhisperTestThreads
import Testing

@Suite("New passphrases at a terminal (CLI-3)", .ownThreads)
struct NewPassphraseTests {
    private static let strong = "velvet anchor tundra pickle ostrich gravel"

    private static func create(_ scratch: Scratch, language: String = "C") throws -> TerminalSession {
        try TerminalSession(
            ["init", "--accept-disclaimer", "--vault", scratch("v")], in: scratch, environment: ["LC_ALL": language])
    }

    @Test("A weak passphrase is used only if the person insists; Enter asks for another (CLI-3)")
    func weak() throws {
        let scratch = try Scratch()
        let session = try Self.create(scratch)
        try session.answer("generate one): ", with: "abc")
        try session.waitFor("Weak: one computer finds it in seconds (2^")
        try session.answer("Use it anyway? [y/N] ", with: "")
        try session.answer("New passphrase (leave empty to generate one): ", with: "password1")
        try session.answer("Use it anyway? [y/N] ", with: "y")
        try session.answer("Repeat the passphrase: ", with: "password1")
        #expect(session.finish() == 0)
        let file = try scratch.write("password1\n", to: "f")
        let run = try CommandRun.whisper(["verify", "--vault", scratch("v"), "--passphrase-file", file], in: scratch)
        #expect(run.status == 0)
    }

    @Test("A strong passphrase is called strong, and is not asked about (CLI-3)")
    func strong() throws {
        let scratch = try Scratch()
        let session = try Self.create(scratch)
        try session.answer("generate one): ", with: Self.strong)
        try session.waitFor("Strong: 100 graphics cards find it in millions of years (2^")
        try session.answer("Repeat the passphrase: ", with: Self.strong)
        #expect(session.finish() == 0)
        #expect(!session.screen.contains("velvet"))
    }

    @Test("From a file, and with --yes, a weak passphrase is warned of and used (CLI-3)")
    func otherSources() throws {
        let scratch = try Scratch()
        let weak = try scratch.write("abc\n", to: "weak")
        let strong = try scratch.write(Self.strong + "\n", to: "strong")
        func make(_ file: String, _ name: String, _ more: [String] = []) throws -> CommandRun {
            try CommandRun.whisper(
                ["init", "--accept-disclaimer", "--vault", scratch(name), "--passphrase-file", file] + more, in: scratch
            )
        }
        let first = try make(weak, "v")
        #expect(first.status == 0)
        #expect(first.errors.contains("whisper: warning: The passphrase is weak: one computer finds it in seconds (2^"))
        #expect(try make(strong, "s").errors.contains("weak") == false)
        #expect(try make(weak, "j", ["--json"]).errors.isEmpty)
        let rekey = try TerminalSession(
            ["rekey", "--passphrase", "--yes", "--vault", scratch("s"), "--passphrase-file", strong], in: scratch)
        try rekey.answer("generate one): ", with: "abc")
        try rekey.answer("Repeat the passphrase: ", with: "abc")
        #expect(rekey.finish() == 0)
    }

    @Test("A word of the generated ones is asked for; a wrong one shows them again, and asks for another (CLI-3)")
    func word() throws {
        let scratch = try Scratch()
        let session = try Self.create(scratch)
        try session.answer("generate one): ", with: "")
        let first = try session.askedWord()
        let words = session.generatedWords
        try #require(words.count == 10)
        try session.answer("type word \(first): ", with: "wrong")
        try session.waitFor("That is not word \(first).")
        let second = try session.askedWord()
        #expect(session.generatedWords == words, "The words are shown again")
        try session.answer("type word \(second): ", with: "  " + words[second - 1].uppercased() + " ")
        #expect(session.finish() == 0)
        #expect(scratch.has("v"))
    }

    @Test(
        "Three wrong words, or none, lead to a question; no asks for a passphrase again, and no answer makes no vault (CLI-3)"
    )
    func noWord() throws {
        let scratch = try Scratch()
        let session = try Self.create(scratch)
        try session.answer("generate one): ", with: "")
        _ = try session.askedWord()
        let words = session.generatedWords
        for _ in 0..<3 { try session.answer("type word \(try session.askedWord()): ", with: "wrong") }
        try session.answer("Continue anyway?", with: "no")
        try session.waitFor("Type a passphrase of your own, or nothing for other words.")
        try session.answer("generate one): ", with: "")
        _ = try session.askedWord()
        #expect(session.generatedWords != words, "Words that were declined are not offered again")
        try session.answer("type word \(try session.askedWord()): ", with: "")
        try session.waitFor("Continue anyway?")
        session.type("\u{4}")
        #expect(session.finish() == 1)
        #expect(!scratch.has("v"))
        let choosing = try Self.create(scratch)
        try choosing.answer("generate one): ", with: "")
        try choosing.answer("type word \(try choosing.askedWord()): ", with: "")
        try choosing.answer("Continue anyway?", with: "n")
        try choosing.answer("generate one): ", with: Self.strong)
        try choosing.waitFor("Repeat the passphrase: ")
        choosing.type("\u{3}")
        #expect(choosing.finish() == 130)
        #expect(!scratch.has("v"))
        let insisting = try Self.create(scratch)
        try insisting.answer("generate one): ", with: "")
        try insisting.answer("type word \(try insisting.askedWord()): ", with: "")
        try insisting.answer("Continue anyway?", with: "y")
        #expect(insisting.finish() == 0)
        #expect(scratch.has("v"))
    }

    @Test(
        "Each language says how strong it is, and understands its own yes and no (UX-3)",
        arguments: [
            ("de_DE", "Schwach", "nein"), ("es_ES", "Débil", "no"), ("fr_FR", "Faible", "non"),
            ("pt_BR", "Fraca", "não"),
            ("tr_TR", "Zayıf", "hayır"), ("ar_EG", "ضعيفة", "لا"), ("hi_IN", "कमज़ोर", "नहीं"), ("zh_CN", "弱", "否"),
        ])
    func languages(language: String, word: String, no: String) throws {
        let scratch = try Scratch()
        let session = try Self.create(scratch, language: language + ".UTF-8")
        try session.waitFor(language == "zh_CN" ? "：" : ":")
        session.type("abc\n")
        try session.waitFor(word)
        try session.waitFor("2^")
        try session.waitFor("[")
        session.type(no + "\n")
        // The passphrase is asked for again: nothing was accepted.
        session.type("\u{3}")
        #expect(session.finish() == 130)
        #expect(!scratch.has("v"))
    }
}
