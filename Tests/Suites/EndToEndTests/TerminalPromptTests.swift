import Foundation
import WhisperTestSupport
import WhisperTestThreads
import Testing

@Suite("At a terminal (CLI-3, CLI-4, CLI-10)", .ownThreads)
struct TerminalPromptTests {
    @Test("The passphrase is asked for without echo while standard input and output are elsewhere")
    func hiddenPrompt() throws {
        let vault = try TestVault()
        let output = vault.scratch("out")
        let session = try TerminalSession(
            ["verify", "--vault", vault.path], in: vault.scratch, input: "/dev/null", output: output)
        try session.waitFor("Passphrase: ")
        #expect(!session.echoes)
        try session.answer("Passphrase: ", with: "correct horse")
        #expect(session.finish() == 0)
        #expect(!session.screen.contains("horse"))
        #expect(session.echoes)
        #expect(try String(contentsOfFile: output, encoding: .utf8).contains("recovery copy  ok"))
    }

    @Test("A new passphrase is asked for twice, and the disclaimer is shown first")
    func creation() throws {
        let scratch = try Scratch()
        let session = try TerminalSession(["init", "--vault", scratch("v")], in: scratch)
        try session.waitFor("without warranty")
        try session.answer("[y/N] ", with: "yes")
        let passphrase = "tëst under velvet anchors and lanterns"
        try session.answer("generate one): ", with: passphrase)
        try session.answer("Repeat the passphrase: ", with: passphrase)
        #expect(session.finish() == 0)
        #expect(session.screen.contains("Vault created"))
        let file = try scratch.write(passphrase + "\n", to: "f")
        let run = try CommandRun.whisper(["verify", "--vault", scratch("v"), "--passphrase-file", file], in: scratch)
        #expect(run.status == 0)
    }

    @Test("An empty one has ten words made, shown once, which open the vault")
    func generated() throws {
        let scratch = try Scratch()
        let session = try TerminalSession(["init", "--accept-disclaimer", "--vault", scratch("v")], in: scratch)
        try session.answer("generate one): ", with: "")
        let number = try session.askedWord()
        #expect(session.screen.contains("120 bits"))
        let words = session.generatedWords
        try #require(words.count == 10)
        #expect(!session.echoes)
        try session.answer("type word \(number): ", with: words[number - 1])
        #expect(session.finish() == 0)
        #expect(words.allSatisfy { $0.count == 4 })
        let file = try scratch.write(words.joined(separator: " ") + "\n", to: "f")
        let run = try CommandRun.whisper(["verify", "--vault", scratch("v"), "--passphrase-file", file], in: scratch)
        #expect(run.status == 0)
    }

    @Test("No means no: the disclaimer declined makes nothing")
    func declined() throws {
        let scratch = try Scratch()
        let session = try TerminalSession(["init", "--vault", scratch("v")], in: scratch)
        try session.answer("[y/N] ", with: "")
        #expect(session.finish() == 1)
        #expect(!scratch.has("v"))
    }

    @Test(
        "Interrupted at the prompt, the terminal shows again what is typed, and the exit status is 130",
        arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
        let vault = try TestVault()
        let session = try TerminalSession(["verify", "--vault", vault.path], in: vault.scratch)
        try session.waitFor("Passphrase: ")
        #expect(!session.echoes)
        session.send(signal)
        #expect(session.finish() == 130)
        #expect(session.echoes)
    }

    @Test("Control-C typed at the prompt does the same")
    func controlC() throws {
        let vault = try TestVault()
        let session = try TerminalSession(["verify", "--vault", vault.path], in: vault.scratch)
        try session.waitFor("Passphrase: ")
        session.type("\u{3}")
        #expect(session.finish() == 130)
        #expect(session.echoes)
        #expect(session.screen.hasSuffix("\r\n"), "What comes next begins a line")
    }

    @Test("Control-C is never lost, whenever it is typed: before anything is set up, or while the prompt waits (CLI-4)")
    func controlCAtAnyMoment() throws {
        let vault = try TestVault()
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for round in 0..<120 {
            let session = try TerminalSession(["verify", "--vault", vault.path], in: vault.scratch)
            let delay = UInt32.random(in: 0...60_000, using: &random)
            if round.isMultiple(of: 4) { try session.waitFor("Passphrase: ") } else { usleep(delay) }
            session.type("\u{3}")
            #expect(session.finish(seconds: 30) == 130, "seed \(seed), round \(round), after \(delay) µs")
            #expect(session.echoes)
        }
    }

    /// Commands that read what is typed, and what each says that it waits for.
    private static let typed = [
        (["decrypt"], "Paste the text with the envelope"), (["encrypt", "--to", "Ana"], "Type the message"),
        (["detect"], "Paste the text with the envelope"), (["qr", "show", "-"], "Type or paste the text"),
        (["contact", "import", "-"], "Type or paste the text"),
        (["identity", "restore", "-"], "Type or paste the text"),
        (["import", "json", "-"], "Type or paste the text"), (["import", "whatsapp", "-"], "Type or paste the text"),
        (["draft", "set", "Anna"], "Type or paste the text"),
    ]

    @Test("What is typed on standard input is said to be waited for, ended by Control-D and left by Control-C (CLI-4)")
    func typedInput() throws {
        let people = try Correspondents()
        let vault = people.ben
        let chat = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        try vault.expect(["import", chat, "--timezone", "UTC"])
        for (command, words) in Self.typed {
            let secret = command[0] == "identity" ? ["--backup-passphrase-file", vault.passphraseFile] : []
            func session(_ more: [String] = []) throws -> TerminalSession {
                try TerminalSession(
                    command + more + secret + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile],
                    in: vault.scratch)
            }
            for begun in ["", "begun\nand not ended"] {
                let left = try session()
                try left.waitFor(words)
                left.type(begun + "\u{3}")
                #expect(left.finish(seconds: 30) == 130, "\(command): \(left.screen)")
                #expect(left.screen.hasSuffix("\r\n"), "\(command): \(left.screen)")
            }
            let ended = try session()
            try ended.waitFor(words)
            ended.type("nothing of the kind\n\u{4}")
            let status = ended.finish(seconds: 30)
            #expect((0..<100).contains(status), "\(command): \(ended.screen)")
            let quiet = try session(["--quiet"])
            quiet.type("nothing of the kind\n\u{4}")
            #expect(quiet.finish(seconds: 30) == status)
            #expect(!quiet.screen.contains(words), "\(command): \(quiet.screen)")
        }
        let verifying = try TerminalSession(
            ["verify", "--vault", vault.path, "--passphrase-file", "-"], in: vault.scratch)
        usleep(300_000)
        verifying.type("\u{3}")
        #expect(verifying.finish(seconds: 30) == 130)
    }

    /// For a vault whose passphrase takes as long to try as that of any user.
    private static let costly = ["WHISPER_TEST_PASSPHRASE_COST": ""]

    @Test("What is typed while a passphrase is tried is not shown, and answers nothing (CLI-3)")
    func typedAhead() throws {
        let vault = try TestVault(environment: Self.costly)
        let session = try TerminalSession(["conversations", "--vault", vault.path], in: vault.scratch)
        try session.waitFor("Passphrase: ")
        session.type("wrong\n")
        // The line is taken while its passphrase is tried.
        usleep(150_000)
        session.type("correct horse\n")
        // What is typed before the next prompt stands there is discarded.
        try session.waitFor("2 tries left.\r\nPassphrase: ")
        #expect(!session.screen.contains("horse"), "\(session.screen)")
        session.type("correct horse\n")
        #expect(session.finish() == 0)
        #expect(session.echoes && !session.screen.contains("horse"))
    }

    @Test("Control-C while a passphrase is tried ends the command with the terminal as it was (CLI-4)")
    func interruptedTrying() throws {
        let vault = try TestVault(environment: Self.costly)
        for count in 1...2 {
            let session = try TerminalSession(["conversations", "--vault", vault.path], in: vault.scratch)
            try session.waitFor("Passphrase: ")
            session.type("correct horse\n")
            usleep(30_000)
            for _ in 0..<count {
                session.type("\u{3}")
                usleep(50_000)
            }
            #expect(session.finish(seconds: 30) == 130, "\(session.screen)")
            #expect(session.echoes)
        }
    }

    @Test("Colours are for terminals, and go with --no-color, NO_COLOR, --plain and TERM=dumb")
    func colours() throws {
        let scratch = try Scratch()
        func screen(_ arguments: [String], _ environment: [String: String] = [:]) throws -> String {
            let session = try TerminalSession(
                ["lock", "--vault", "/no"] + arguments, in: scratch, environment: environment)
            #expect(session.finish() == 10)
            return session.screen
        }
        #expect(try screen([]).contains("\u{1B}[1;31merror\u{1B}[0m"))
        #expect(try !screen(["--no-color"]).contains("\u{1B}"))
        #expect(try !screen(["--plain"]).contains("\u{1B}"))
        #expect(try !screen([], ["NO_COLOR": "1"]).contains("\u{1B}"))
        #expect(try !screen([], ["TERM": "dumb"]).contains("\u{1B}"))
        #expect(try !CommandRun.whisper(["lock", "--vault", "/no"], in: scratch).errors.contains("\u{1B}"))
    }
}
