import Foundation
import WhisperTestSupport
import WhisperTestThreads
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("Text that is typed or pasted at a terminal (ENV-2b, CLI-4)", .ownThreads)
struct TypedInputTests {
    private static let prompt = "end it with Ctrl-D"

    private func session(_ command: [String], of vault: TestVault, output: String? = nil) throws -> TerminalSession {
        let session = try TerminalSession(
            command + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
            output: output, columns: 160)
        try session.waitFor(Self.prompt)
        return session
    }

    @Test("An envelope of any length opens when it is pasted, also within a longer line")
    func longLine() throws {
        let people = try Correspondents()
        let body = String(repeating: "0123456789", count: 3_000)
        for before in ["", String(repeating: "word ", count: 4_000)] {
            let envelope = try people.envelope(body).trimmingCharacters(in: .newlines)
            #expect(envelope.utf8.count > 40_000)
            let output = people.ben.scratch("out")
            let session = try session(["decrypt"], of: people.ben, output: output)
            session.paste(before + envelope + "\n")
            session.type("\u{4}")
            #expect(session.finish() == 0, "\(session.screen.suffix(500))")
            #expect(try String(contentsOfFile: output, encoding: .utf8) == body)
            #expect(session.echoes)
        }
    }

    /// Keys, and the text that they amount to.
    private static let typed = [
        ("nin\u{7F}ght\n", "night\n"), ("a b\tc\n", "a b\tc\n"), ("all of it\u{15}nothing\n", "nothing\n"),
        ("one two  three \u{17}\u{17}six\n", "one six\n"), ("né中\u{7F}\u{7F}o\n", "no\n"),
        ("\u{7F}\u{15}\u{17}x\n", "x\n"),
        ("a\u{16}\u{4}b\n", "a\u{4}b\n"), ("first\nsecond\u{7F}\n", "first\nsecon\n"), ("no end", "no end"),
        ("shown\u{12} twice\n", "shown twice\n"),
        ("\u{0}no \u{0}end\n\u{0}", "\u{0}no \u{0}end\n\u{0}"), ("👩‍👩‍👧!\u{7F}\n", "👩‍👩‍👧\n"),
    ]

    @Test("The keys that edit a line do so, and the rest is taken byte for byte", arguments: typed)
    func editing(keys: String, text: String) throws {
        let people = try Correspondents()
        let output = people.ana.scratch("out")
        let session = try session(["encrypt", "--to", "Ben"], of: people.ana, output: output)
        session.type(keys + (text.hasSuffix("\n") ? "\u{4}" : "\u{4}\u{4}"))
        #expect(session.finish() == 0, "\(session.screen)")
        let opened = try people.ben.expect(["decrypt", output])
        #expect(opened.outputBytes == Data(text.utf8), "\(opened.output.debugDescription)")
    }

    @Test("What is typed is shown as it stands, and cannot drive the terminal")
    func shown() throws {
        let people = try Correspondents()
        let session = try session(["encrypt", "--to", "Ben"], of: people.ana)
        session.type("grey\u{1B}[31m\u{9B}31m night\n")
        try session.waitFor("grey^[[31m\u{FFFD}31m night\r\n")
        session.type("ab\u{7F}c")
        try session.waitFor("ab\u{8} \u{8}c")
        session.type("\u{4}\u{4}")
        try session.waitFor("ab\u{8} \u{8}c\r\nSealed for", seconds: 60)
        #expect(session.finish() == 0)
    }

    /// A shell without a prompt, which starts the command as a job.
    private func shell(in vault: TestVault) throws -> TerminalSession {
        try TerminalSession(
            [], program: "/bin/sh", in: vault.scratch, environment: ["PS1": "", "NO_COLOR": "1"], columns: 160)
    }

    @Test("A verdict does not share a line with a paste that does not end one")
    func noLineEnd() throws {
        let people = try Correspondents()
        let session = try session(["decrypt"], of: people.ben)
        session.paste(try people.envelope("short").trimmingCharacters(in: .newlines))
        session.type("\u{4}\u{4}")
        #expect(session.finish() == 0)
        #expect(session.text.contains("\r\nFrom: Ana"), "\(session.screen)")
    }

    @Test("Control-Z suspends with the terminal as it was; afterwards the line is there again, and goes on (CLI-4)")
    func suspended() throws {
        let people = try Correspondents()
        let vault = people.ana
        let sealed = vault.scratch("sealed")
        let shell = try shell(in: vault)
        shell.type(
            "\(WhisperBinary.path) encrypt --to Ben --vault '\(vault.path)' "
                + "--passphrase-file '\(vault.passphraseFile)' > '\(sealed)'; echo \"<ended $?>\"\n")
        try shell.waitFor(Self.prompt)
        shell.type("see you at ten\u{7F}\u{7F}\u{7F}")
        try shell.waitFor("\u{8} \u{8}\u{8} \u{8}\u{8} \u{8}")
        shell.type("\u{1A}")
        try shell.waitFor("topped", seconds: 60)
        #expect(shell.echoes)
        shell.clear()
        shell.type("fg; echo \"<again $?>\"\n")
        try shell.waitFor("\r\nsee you at ", seconds: 60)
        shell.clear()
        shell.type("nine\n\u{4}")
        try shell.waitFor("<again 0>", seconds: 60)
        #expect(shell.echoes)
        shell.type("exit\n")
        _ = shell.finish(seconds: 30)
        #expect(try people.ben.expect(["decrypt", sealed]).output == "see you at nine\n")
    }

    @Test(
        "Control-Z neither stops the command nor shows what is typed while a passphrase is asked for or tried (CLI-3)")
    func suspendedWhileHidden() throws {
        let vault = try TestVault(environment: ["WHISPER_TEST_PASSPHRASE_COST": ""])
        let shell = try TerminalSession(
            [], program: "/bin/sh", in: vault.scratch, environment: ["PS1": ""], columns: 160)
        shell.type("\(WhisperBinary.path) verify --vault '\(vault.path)'; echo \"<ended $?>\"\n")
        try shell.waitFor("Passphrase: ")
        shell.type("\u{1A}")
        usleep(300_000)
        #expect(!shell.echoes)
        shell.type("wrong\n")
        // The line is taken, which a Control-Z would discard otherwise, and its passphrase is tried.
        try shell.waitFor("Passphrase: \r\n")
        usleep(150_000)
        shell.type("\u{1A}")
        usleep(100_000)
        #expect(!shell.echoes)
        shell.readWritten()
        #expect(!shell.screen.contains("tries left"), "Nothing hides what is typed any more but the next prompt.")
        try shell.answer("2 tries left.\r\nPassphrase: ", with: "correct horse")
        try shell.waitFor("<ended 0>", seconds: 60)
        #expect(!shell.transcript.contains("topped") && !shell.transcript.contains("horse"), "\(shell.transcript)")
        shell.type("exit\n")
        _ = shell.finish(seconds: 30)
        #expect(shell.echoes)
    }

    @Test(
        "By whatever signal the command ends, the terminal is as it was, and what was typed is not sealed (CLI-4)",
        arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGTRAP])
    func ended(by signal: Int32) throws {
        let people = try Correspondents()
        let session = try session(["encrypt", "--to", "Ben"], of: people.ana)
        session.type("half a mess")
        try session.waitFor("half a mess")
        #expect(!session.echoes)
        if signal == SIGINT { session.type("\u{3}") } else { session.send(signal) }
        #expect(session.finish(seconds: 60) != 0)
        #expect(session.echoes)
        #expect(!session.screen.contains("whisper1:"), "\(session.screen)")
    }

    @Test(
        "A stop from outside leaves the terminal as it was, and what is typed afterwards is taken as before (CLI-4)",
        arguments: [SIGTSTP, SIGSTOP])
    func stopped(by signal: Int32) throws {
        let people = try Correspondents()
        let sealed = people.ana.scratch("sealed")
        let session = try session(["encrypt", "--to", "Ben"], of: people.ana, output: sealed)
        session.type("see you ")
        try session.waitFor("see you ")
        session.send(signal)
        // Nothing can be done before a SIGSTOP; a shell sets the terminal up itself.
        if signal == SIGSTOP { session.echo() }
        #expect(session.waitForEcho(true))
        session.clear()
        session.send(SIGCONT)
        #expect(session.waitForEcho(false))
        try session.waitFor("\r\nsee you ", seconds: 60)
        session.type("at tem\u{7F}n\n\u{4}")
        #expect(session.finish(seconds: 60) == 0)
        #expect(session.echoes)
        #expect(try people.ben.expect(["decrypt", sealed]).output == "see you at ten\n")
    }

    @Test("What is pasted behind the end is dropped, and is no command of the shell's")
    func behindTheEnd() throws {
        let people = try Correspondents()
        let vault = people.ana
        let shell = try shell(in: vault)
        shell.type(
            "\(WhisperBinary.path) encrypt --to Ben --vault '\(vault.path)' "
                + "--passphrase-file '\(vault.passphraseFile)'; echo \"<ended $?>\"\n")
        try shell.waitFor(Self.prompt)
        shell.type("see you\n\u{4}echo remains\n")
        try shell.waitFor("<ended 0>", seconds: 60)
        #expect(shell.echoes)
        shell.type("exit\n")
        _ = shell.finish(seconds: 30)
        #expect(!shell.transcript.contains("remains"), "\(shell.transcript)")
    }

    @Test("What was typed before the command took the terminal counts, and so does the end of it")
    func typedAhead() throws {
        let people = try Correspondents()
        let vault = people.ana
        let sealed = vault.scratch("sealed")
        let shell = try shell(in: vault)
        shell.type(
            "\(WhisperBinary.path) encrypt --to Ben --vault '\(vault.path)' "
                + "--passphrase-file '\(vault.passphraseFile)' > '\(sealed)'; echo \"<ended $?>\"\nsee you\n\u{4}")
        try shell.waitFor("<ended 0>", seconds: 60)
        #expect(shell.echoes)
        shell.type("exit\n")
        _ = shell.finish(seconds: 30)
        #expect(try people.ben.expect(["decrypt", sealed]).output == "see you\n")
    }

    @Test("A line without an end is given up once it is longer than what is taken")
    func endless() throws {
        let people = try Correspondents()
        let session = try session(["encrypt", "--to", "Ben"], of: people.ana)
        session.paste(String(repeating: "0123456789", count: 8_000))
        #expect(session.finish(seconds: 60) == 28)
        #expect(session.echoes)
    }
}
