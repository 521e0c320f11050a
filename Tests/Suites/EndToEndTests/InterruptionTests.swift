import Foundation
import WhisperTestThreads
import Testing

@Suite("Interruptions, progress, closed pipes (CLI-4)", .ownThreads)
struct InterruptionTests {
    /// A chat so long that importing it takes more than a second.
    private func longChat(_ scratch: Scratch, count: Int = 60_000) throws -> String {
        var text = ""
        for index in 0..<count {
            let minute = index / 10
            let (day, hour) = (minute / 1_440 % 28 + 1, minute / 60 % 24)
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            text +=
                "\(two(day))/\(two(minute / 40_320 % 12 + 1))/2019, \(two(hour)):\(two(minute % 60)) - Ada: message number \(index) of many\n"
        }
        return try scratch.write(text, to: "WhatsApp Chat with Ada.txt")
    }

    @Test("Importing at a terminal shows a bar, prints its state on SIGUSR1, and ends on SIGINT with a sound vault")
    func interruptedImport() throws {
        let vault = try TestVault()
        let chat = try longChat(vault.scratch)
        let session = try TerminalSession(
            [
                "import", "whatsapp", chat, "--date-order", "dmy", "--yes", "--vault", vault.path, "--passphrase-file",
                vault.passphraseFile,
            ],
            in: vault.scratch)
        try session.waitFor("%")
        session.send(SIGUSR1)
        try session.waitFor("whisper: ")
        session.send(SIGINT)
        #expect(session.finish() == 130)
        #expect(try vault(["verify"]).status == 0)
        #expect(try vault(["import", "list"]).output.contains("incomplete, dmy"))
        // What was committed stays, and importing again adds the rest.
        #expect(try vault(["import", "whatsapp", chat, "--date-order", "dmy"]).status == 0)
        let run = try vault(["conversations", "--json"])
        #expect(run.output.contains("\"message_count\":60000"))
    }

    @Test("An import that is interrupted while it compares says that nothing of the file was imported (ING-5)")
    func interruptedComparison() throws {
        let vault = try TestVault()
        let other = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        try vault.expect(["import", other, "--timezone", "UTC", "--me", "Ben"])
        let chat = try longChat(vault.scratch)
        let session = try TerminalSession(
            [
                "import", chat, "--date-order", "dmy", "--yes", "--vault", vault.path, "--passphrase-file",
                vault.passphraseFile,
            ], in: vault.scratch, columns: 160)
        try session.waitFor("Comparing")
        session.send(SIGINT)
        #expect(session.finish() == 130)
        #expect(session.screen.contains("Interrupted before anything of “WhatsApp Chat with Ada.txt” was imported."))
        #expect(!session.screen.contains("saved"), "\(session.screen)")
        #expect(try vault(["conversations", "--json"]).lines.count == 1)
    }

    @Test(
        "Deleting a long chat shows a bar, ends on SIGINT with 130 and the vault in order, and goes on when run again (P12)"
    )
    func interruptedDeletion() throws {
        let vault = try TestVault()
        #expect(
            try vault(["import", "whatsapp", try longChat(vault.scratch, count: 80_000), "--date-order", "dmy"]).status
                == 0)
        let session = try TerminalSession(
            ["delete", "Ada", "--yes", "--vault", vault.path, "--passphrase-file", vault.passphraseFile],
            in: vault.scratch)
        try session.waitFor("%", seconds: 120)
        session.send(SIGINT)
        #expect(session.finish() == 130)
        #expect(try vault(["verify"]).status == 0)
        // Either a part of the messages is left, or only their words.
        let left = try vault(["conversations", "--json"]).output
        if left.contains("\"message_count\"") { #expect(try vault(["delete", "Ada", "--yes"]).status == 0) }
        let optimized = try vault(["optimize", "--json"])
        #expect(optimized.status == 0 && optimized.output.contains("\"parts\":0"))
    }

    @Test("A recovery that is interrupted ends on SIGINT with 130, and leaves nothing at the new place (ST-10, CLI-5)")
    func interruptedRecovery() throws {
        let vault = try TestVault()
        try vault.expect(["import", "whatsapp", try longChat(vault.scratch), "--date-order", "dmy"])
        let target = vault.scratch("rescued")
        // A shell looks without a pause: beside other work, the recovery could be complete before a test's task is woken.
        let line = """
            '\(WhisperBinary.path)' verify --recover-to '\(target)' --vault '\(vault.path)' \
                --passphrase-file '\(vault.passphraseFile)' &
            while [ ! -e '\(target)/vault.db' ]; do kill -0 $! || break; done
            kill -INT $!
            wait $!
            """
        var isInterrupted = false
        for _ in 0..<5 where !isInterrupted {
            let run = try CommandRun.program("/bin/sh", ["-c", line], in: vault.scratch)
            isInterrupted = run.status != 0
            guard isInterrupted else {
                try FileManager.default.removeItem(atPath: target)
                continue
            }
            #expect(run.status == 130, "\(run.errors)")
            #expect(!vault.scratch.has("rescued"))
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: vault.scratch.path).allSatisfy {
                    !$0.hasPrefix("rescued")
                })
        }
        #expect(isInterrupted)
        #expect(try vault(["verify"]).status == 0)
    }

    @Test("Pages that are interrupted leave nothing, and an archive that was there as it was (CLI-7)")
    func interruptedPages() async throws {
        let vault = try TestVault()
        let short = try vault.scratch.write("13/02/2019, 10:00 - Bea: earlier\n", to: "WhatsApp Chat with Bea.txt")
        #expect(try vault(["import", "whatsapp", short]).status == 0)
        let archive = vault.scratch("archive")
        #expect(try vault(["export", "html", "-o", archive, "--yes"]).status == 0)
        let before = try contents(of: archive)
        #expect(try vault(["import", "whatsapp", try longChat(vault.scratch), "--date-order", "dmy"]).status == 0)
        for (place, more) in [(vault.scratch("new"), []), (archive, ["--force"])] {
            let export = try RunningCommand(["export", "html", "-o", place, "--yes"] + more, on: vault)
            // The first page of the long chat is there, many are not.
            try await export.wait { soFar in
                FileManager.default.fileExists(atPath: place + ".partial/chats/2/2019-01.html")
                    || soFar.errors.contains("Wrote")
            }
            let run = export.stop(SIGINT)
            #expect(run.status == 130, "\(run.errors)")
            #expect(!run.errors.contains("Wrote"))
        }
        let left = try FileManager.default.contentsOfDirectory(atPath: vault.scratch.path)
        #expect(!left.contains { $0 == "new" || $0.contains("partial") }, "\(left)")
        #expect(try contents(of: archive) == before)
        // The next one needs no cleaning up.
        #expect(try vault(["export", "html", "-o", archive, "--yes", "--force", "--quiet"]).status == 0)
        #expect(try contents(of: archive) != before)
    }

    /// The files of a folder and what is in them.
    private func contents(of folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            files[path] = FileManager.default.contents(atPath: "\(folder)/\(path)")
        }
        return files
    }

    #if os(Linux)
        @Test(
            "What goes on until it is stopped ends with 0 if that is while it opens the vault; other commands with 130",
            arguments: [
                (["sync", "run"], 0), (["bridge", "run", "--command", "/bin/true"], 0), (["verify"], 130),
            ] as [([String], Int32)])
        func stoppedWhileOpening(arguments: [String], status: Int32) async throws {
            // Under the usual cost of a passphrase, its derivation takes long enough to be seen by its memory.
            let usual = ["WHISPER_TEST_PASSPHRASE_COST": "usual"]
            let vault = try TestVault(environment: usual)
            let running = try RunningCommand(arguments, on: vault, environment: usual)
            try await running.wait { _ in running.residentMemory() > 100 << 20 }
            let run = running.stop()
            #expect(run.status == status, "\(run.errors)")
        }

        @Test("A request to end that comes before the work begins is not lost, and means the same (CLI-4)")
        func stoppedBeforeTheWork() async throws {
            let vault = try TestVault()
            let service = ["bridge", "run", "--command", "/bin/sleep 60"]
            for (arguments, status) in [(service, 0), (["verify"], 130)] as [([String], Int32)] {
                for delay in stride(from: 0, through: 60, by: 4) {
                    let running = try RunningCommand(arguments, on: vault)
                    try await Task.sleep(for: .milliseconds(delay))
                    let run = running.stop()
                    // Before the program is at its first line, the system ends it; a quick one may be done.
                    #expect(
                        [status, 0, 143].contains(run.status),
                        "\(arguments) after \(delay) ms: \(run.status) \(run.errors)")
                }
            }
        }
    #endif

    @Test("A deletion for which the disk has no room says so, and the vault does not change (ST-11)")
    func deletionOnAFullDisk() throws {
        let vault = try TestVault()
        let chat = try vault.scratch.write(
            (0..<3_000).map { "01/02/2019, 10:\(10 + $0 % 50) - Ada: hello number \($0)\n" }.joined(),
            to: "WhatsApp Chat with Ada.txt")
        #expect(try vault(["import", "whatsapp", chat, "--date-order", "dmy"]).status == 0)
        let text = try CommandRun.program(
            "/bin/sh",
            [
                "-c",
                """
                trap '' XFSZ; ulimit -f 64
                '\(WhisperBinary.path)' delete Ada --yes --vault '\(vault.path)' \
                    --passphrase-file '\(vault.passphraseFile)' 2>&1 | head -c 4000; exit 0
                """,
            ], in: vault.scratch, environment: [:]
        ).output
        #expect(text.hasPrefix("whisper: ") && !text.contains("Internal error"), "\(text)")
        #expect(text.contains("Free some space elsewhere"), "\(text)")
        #expect(try vault(["conversations", "--json"]).output.contains("\"message_count\":3000"))
        #expect(try vault(["verify"]).status == 0)
    }

    @Test("A bar fits a terminal that has become narrower, and leaves no part of itself there")
    func resizedTerminal() throws {
        let vault = try TestVault()
        let chat = try longChat(vault.scratch)
        let session = try TerminalSession(
            [
                "import", "whatsapp", chat, "--date-order", "dmy", "--yes", "--vault", vault.path, "--passphrase-file",
                vault.passphraseFile,
            ], in: vault.scratch)
        try session.waitFor("%")
        session.resize(columns: 40)
        // The old bar is on two lines now: the next one removes both.
        try session.waitFor("\u{1B}[1A\u{1B}[J")
        #expect(session.finish() == 0)
        let drawn = session.screen.split(separator: "\r").filter { $0.contains("Importing") }
        #expect(drawn.dropFirst().allSatisfy { $0.count <= 40 + "\u{1B}[1A\u{1B}[J".count }, "\(drawn)")
    }

    @Test("Without a terminal there is no bar")
    func noBarElsewhere() throws {
        let vault = try TestVault()
        let chat = try vault.scratch.write(
            "01/02/2019, 10:00 - Ada: hello\n13/02/2019, 10:00 - Ada: again\n", to: "WhatsApp Chat with Ada.txt")
        let run = try vault(["import", "whatsapp", chat])
        #expect(run.status == 0)
        #expect(!run.errors.contains("\r") && !run.errors.contains("\u{1B}"))
        #expect(run.output.contains("Ada"))
        let quiet = try vault(["import", "whatsapp", chat, "--quiet"])
        #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.errors.isEmpty, "\(quiet.output)\(quiet.errors)")
    }

    @Test("A reader that goes away ends the command quietly, as every Unix command")
    func closedPipe() throws {
        let vault = try TestVault()
        let chat = try longChat(vault.scratch)
        #expect(try vault(["import", "whatsapp", chat, "--date-order", "dmy"]).status == 0)
        let script = """
            '\(WhisperBinary.path)' export json --quiet --vault '\(vault.path)' \
            --passphrase-file '\(vault.passphraseFile)' 2>'\(vault.scratch("errors"))' | head -n 1 >/dev/null
            """
        #expect(try CommandRun.program("/bin/sh", ["-c", script], in: vault.scratch).status == 0)
        #expect(try String(contentsOfFile: vault.scratch("errors"), encoding: .utf8).isEmpty)
    }
}
