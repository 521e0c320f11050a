import Foundation
import Testing
import WhisperTestThreads

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("Long output in a pager, on terminals only (CLI-4)", .ownThreads)
struct PagerTests {
    private func vault() throws -> TestVault {
        let vault = try TestVault()
        let lines = (0..<60).map { "13/05/2019, 09:\($0 < 10 ? "0" : "")\($0) - Anna: number \($0)\n" }
        let path = try ExportFiles.write(lines.joined(), title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        return vault
    }

    private func session(
        _ arguments: [String], on vault: TestVault, pager: String, environment: [String: String] = [:]
    ) throws -> TerminalSession {
        try TerminalSession(
            arguments + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
            environment: ["NO_COLOR": "1", "PAGER": pager].merging(environment) { $1 })
    }

    @Test(
        "What these commands print and report goes through the pager, which begins with the newest messages",
        arguments: [
            (["messages", "Anna"], "FRX+G"), (["messages", "Anna", "--limit", "5"], "FRX"),
            (["messages", "Anna", "--oldest"], "FRX"), (["messages", "Anna", "--all"], "FRX"),
            (["search", "number"], "FRX"), (["conversations"], "FRX"), (["people"], "FRX"),
        ])
    func paged(arguments: [String], options: String) throws {
        let vault = try vault()
        let session = try session(arguments, on: vault, pager: "sed 's/^/PAGED /'; echo LESS=$LESS")
        #expect(session.finish() == 0)
        let lines = session.screen.split(whereSeparator: \.isNewline)
        #expect(lines.last == "LESS=\(options)" && lines.count > 1, "\(session.screen)")
        #expect(lines.dropLast().allSatisfy { $0.hasPrefix("PAGED ") })
    }

    @Test("Help is shown in the pager, too")
    func help() throws {
        let scratch = try Scratch()
        let session = try TerminalSession(
            ["help", "messages"], in: scratch, environment: ["PAGER": "sed 's/^/PAGED /'"])
        #expect(session.finish() == 0)
        #expect(session.screen.contains("PAGED ") && session.screen.contains("--around"))
    }

    @Test(
        "There is no pager with --no-pager, --json or --plain, for files and pipes, or if it is empty, cat or not installed",
        arguments: [
            (["messages", "Anna", "--no-pager"], "sed 's/^/PAGED /'"),
            (["messages", "Anna", "--json"], "sed 's/^/PAGED /'"),
            (["messages", "Anna", "--plain"], "sed 's/^/PAGED /'"), (["messages", "Anna"], ""),
            (["messages", "Anna"], "cat"),
            (["messages", "Anna"], "no-such-pager -x"), (["--no-pager", "messages", "Anna"], "sed 's/^/PAGED /'"),
        ])
    func unpaged(arguments: [String], pager: String) throws {
        let vault = try vault()
        let session = try session(arguments, on: vault, pager: pager)
        #expect(session.finish() == 0)
        #expect(session.screen.contains("number 59") && !session.screen.contains("PAGED"), "\(session.screen)")
        let run = try vault(["messages", "Anna"], environment: ["PAGER": "sed 's/^/PAGED /'"])
        #expect(run.status == 0 && !run.output.contains("PAGED"))
    }

    @Test("The configuration file names a pager, which the environment overrides (CLI-6)")
    func configured() throws {
        let vault = try vault()
        try FileManager.default.createDirectory(
            atPath: vault.scratch("home/.config/whisper"), withIntermediateDirectories: true)
        try vault.scratch.write("pager = \"sed 's/^/FILE /'\"\n", to: "home/.config/whisper/config.toml")
        let configured = try TerminalSession(
            ["messages", "Anna", "--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
            environment: ["NO_COLOR": "1"], leavingOut: ["PAGER"])
        #expect(configured.finish() == 0 && configured.screen.contains("FILE "))
        let overridden = try session(["messages", "Anna"], on: vault, pager: "sed 's/^/PAGED /'")
        #expect(
            overridden.finish() == 0 && overridden.screen.contains("PAGED ") && !overridden.screen.contains("FILE "))
    }

    @Test("Leaving the pager before everything is shown is no failure")
    func leaving() throws {
        let vault = try vault()
        let session = try session(["messages", "Anna", "--all"], on: vault, pager: "head -n 1; exit 3")
        #expect(session.finish() == 0)
        #expect(session.screen.contains("Monday, 13 May 2019") && !session.screen.contains("number 59"))
        #expect(!session.screen.contains("error"))
    }

    @Test("Control-C in the pager leaves it running; when it is left, the terminal is as before")
    func interruption() throws {
        let vault = try vault()
        // What is on the screen has come after the end of all output: a request to stop has no work to interrupt any more.
        let all = vault.scratch("all")
        let session = try session(
            ["messages", "Anna"], on: vault, pager: "tee '\(all)' >/dev/null; less '\(all)'",
            environment: ["LESS": "RX"])
        try session.waitFor("number 10")
        session.send(SIGINT)
        Thread.sleep(forTimeInterval: 0.3)
        session.send(SIGINT)
        Thread.sleep(forTimeInterval: 0.3)
        session.type("G")
        try session.waitFor("number 59")
        session.type("q")
        #expect(session.finish() == 0, "\(session.screen)")
        #expect(session.echoes, "As a terminal does at first")
    }

    @Test("Control-C while there is more to come stops what comes; the pager stays until it is left")
    func interruptedOutput() throws {
        let vault = try vault()
        let session = try session(
            ["messages", "Anna"], on: vault, pager: "head -n 3; kill -INT $PPID; sleep 1; cat; echo LEFT")
        let status = session.finish()
        // The request comes when the last lines are written or before, and never ends the command before the pager.
        #expect(status == 0 || status == 130)
        #expect(session.screen.contains("LEFT"), "\(session.screen)")
    }

    @Test("SIGTERM ends the pager with the command")
    func termination() throws {
        let vault = try vault()
        let session = try session(["messages", "Anna"], on: vault, pager: "less", environment: ["LESS": "RX"])
        try session.waitFor("number 10")
        session.send(SIGTERM)
        _ = session.finish(seconds: 30)
        #expect(session.echoes, "As a terminal does at first")
    }

    @Test("An error is reported on the terminal, and the exit status is the command's")
    func failure() throws {
        let vault = try vault()
        let session = try session(["messages", "Nobody at all"], on: vault, pager: "sed 's/^/PAGED /'")
        #expect(session.finish() == 1)
        #expect(session.screen.contains("No chat is called") && !session.screen.contains("PAGED"))
    }
}
