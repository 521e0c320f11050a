import Foundation
import Testing
import WhisperTestThreads

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("In a shell (CLI-2, CLI-3, CLI-8)", .ownThreads)
struct ShellTests {
    private func vault() throws -> TestVault {
        let vault = try TestVault()
        let path = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--me", "Ben"])
        return vault
    }

    @Test("Options of every command may stand before the command")
    func optionsBefore() throws {
        let vault = try vault()
        let access = ["--vault", vault.path, "--passphrase-file=\(vault.passphraseFile)"]
        let usual = try vault.expect(["messages", "Anna", "--json"])
        let run = try CommandRun.whisper(access + ["--json", "-q", "messages", "Anna"], in: vault.scratch)
        #expect(run.status == 0 && run.output == usual.output, "\(run.errors)")
        let list = try CommandRun.whisper(access + ["contact", "list"], in: vault.scratch)
        #expect(list.status == 0, "\(list.errors)")
        let split = try CommandRun.whisper(["--quiet"] + access + ["conversations", "--json"], in: vault.scratch)
        #expect(split.status == 0 && split.lines.count == 1)
        #expect(try CommandRun.whisper(access + ["help", "messages"], in: vault.scratch).output.contains("--around"))
        #expect(try CommandRun.whisper(["--no-pager", "--help"], in: vault.scratch).status == 0)
        let unknown = try CommandRun.whisper(access + ["mesages", "Anna"], in: vault.scratch)
        #expect(unknown.status == 64 && unknown.errors.contains("Did you mean “messages”?"))
        let wrong = try CommandRun.whisper(["--foo", "messages", "Anna"], in: vault.scratch)
        #expect(wrong.status == 64)
        let valueless = try CommandRun.whisper(["--vault"], in: vault.scratch)
        #expect(valueless.status == 64)
    }

    @Test(
        "ls, chats and show are names of conversations and messages", arguments: [["ls"], ["chats"], ["show", "Anna"]])
    func aliases(arguments: [String]) throws {
        let vault = try vault()
        let whole = arguments.first == "show" ? ["messages", "Anna"] : ["conversations"]
        #expect(try vault.expect(arguments).output == vault.expect(whole).output)
        let help = try CommandRun.whisper(["help", arguments[0]], in: vault.scratch)
        #expect(help.status == 0 && help.output.contains("whisper \(whole[0])"))
        #expect(try CommandRun.whisper([arguments[0], "--help"], in: vault.scratch).output == help.output)
    }

    @Test("completion prints the script of a shell", arguments: ["bash", "zsh", "fish"])
    func completion(shell: String) throws {
        let scratch = try Scratch()
        let run = try CommandRun.whisper(["completion", shell], in: scratch)
        #expect(run.status == 0)
        #expect(run.output.contains("whisper complete chats") && run.output.contains("whisper complete contacts"))
        #expect(run.output.contains("relevance") && run.output.contains("sticker"), "Values are completed")
        #expect(try CommandRun.whisper(["completion", "tcsh"], in: scratch).status == 64)
        #expect(try CommandRun.whisper(["completion", shell, "--json"], in: scratch).objects().count == 1)
    }

    @Test("A script for bash has no errors, completes titles, and runs none of them (CLI-8)")
    func bash() throws {
        let vault = try vault()
        for title in ["$(printf ran)x", "`printf ran`y", "${HOME}z", "-W", "a\\b"] {
            let path = try ExportFiles.write(
                "13/05/2019, 09:13 - Ann: Hello\n", title: title, in: vault.scratch)
            try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--date-order", "dmy"])
        }
        let line = """
            source <(whisper completion bash) && COMP_WORDS=(whisper messages '') COMP_CWORD=2 COMP_LINE='whisper messages ' \
            COMP_POINT=17 && _whisper && printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try CommandRun.program(
            "/bin/bash", ["-c", line], in: vault.scratch, environment: environment(vault))
        #expect(run.output.contains("Anna"), "\(run.output)\(run.errors)")
        for part in ["ranx", "rany", "printf", "HOME", vault.scratch("home"), "-W", "\\"] {
            #expect(!run.output.contains(part), "\(part) in \(run.output)")
        }
        #expect(try vault.expect(["complete", "chats"]).output == "Anna\n")
    }

    @Test("What help explains is completed behind it: commands and topics (CLI-8)", arguments: ["bash", "zsh", "fish"])
    func subjects(shell: String) throws {
        let scratch = try Scratch()
        // As it is asked for, and as it is installed.
        let arguments = [["completion", shell], ["--generate-completion-script", shell]]
        for (program, arguments) in [
            ("whisper", arguments[0]), ("whisper", arguments[1]), ("whisper-sync", arguments[1]),
        ] {
            let run = try CommandRun.program(WhisperBinary.path(of: program), arguments, in: scratch)
            #expect(run.status == 0 && run.output.contains("exit-codes"), "\(run.errors)")
            // A second function of this name would take the place of the first.
            let functions = run.lines.filter { $0.hasSuffix("help() {") && !$0.contains("_help_") }
            #expect(functions.count == (shell == "fish" ? 0 : 1), "\(functions)")
            #expect(!run.output.contains("Show subcommand help"))
        }
    }

    @Test("In bash, help completes the beginning of a command and of a topic (CLI-8)")
    func helpInBash() throws {
        let scratch = try Scratch()
        func completions(_ word: String) throws -> [String] {
            let line = "whisper help \(word)"
            let script = """
                source <(whisper completion bash) && COMP_WORDS=(whisper help '\(word)') COMP_CWORD=2 COMP_LINE='\(line)' \
                COMP_POINT=\(line.utf8.count) && _whisper whisper '\(word)' help && printf '%s\\n' "${COMPREPLY[@]}"
                """
            let folder = URL(fileURLWithPath: WhisperBinary.path).deletingLastPathComponent().path
            let run = try CommandRun.program(
                "/bin/bash", ["-c", script], in: scratch, environment: ["PATH": "\(folder):/usr/bin:/bin"])
            return run.lines.sorted()
        }
        #expect(try completions("in") == ["inbox", "init"])
        #expect(try completions("ex") == ["exit-codes", "export"])
    }

    /// Where the shells find the command, and it the vault.
    private func environment(_ vault: TestVault) -> [String: String] {
        let folder = URL(fileURLWithPath: WhisperBinary.path).deletingLastPathComponent().path
        return [
            "PATH": "\(folder):/usr/bin:/bin", "WHISPER_HOME": vault.scratch.path,
            "WHISPER_PASSPHRASE": "correct horse",
        ]
    }

    @Test(
        "A script for fish completes commands, values and titles, and runs none of them (CLI-8)",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish"), "needs fish"))
    func fish() throws {
        let vault = try vault()
        let path = try ExportFiles.write(
            "13/05/2019, 09:13 - Ann: Hello\n", title: "(touch ran)x", in: vault.scratch)
        try vault.expect(["import", "whatsapp", path, "--timezone", "UTC", "--date-order", "dmy"])
        func completions(_ line: String) throws -> String {
            let run = try CommandRun.program(
                "/usr/bin/fish", ["-N", "-c", "whisper completion fish | source; complete -C '\(line)'"],
                in: vault.scratch, environment: environment(vault))
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
            return run.output
        }
        #expect(try completions("whisper mess").hasPrefix("messages\t"))
        #expect(try completions("whisper search --type st").hasPrefix("sticker"))
        #expect(try completions("whisper messages A") == "Anna\n")
        let subjects = try completions("whisper help ex").split(whereSeparator: \.isNewline).compactMap {
            $0.split(separator: "\t").first
        }
        #expect(subjects.sorted() == ["exit-codes", "export"], "\(subjects)")
        #expect(!vault.scratch.has("ran") && !FileManager.default.fileExists(atPath: "ran"))
    }

    @Test(
        "A script for zsh completes a title at a terminal (CLI-8)",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh"), "needs zsh"))
    func zsh() throws {
        let vault = try vault()
        let session = try TerminalSession(
            ["-f", "-i"], program: "/usr/bin/zsh", in: vault.scratch, environment: environment(vault))
        session.type("autoload -Uz compinit && compinit -u -D; source <(whisper completion zsh); PS1='rea''dy> '\n")
        try session.waitForText("ready> ")
        session.clear()
        session.type("whisper messages An\t")
        try session.waitForText("Anna")
        session.type("\u{15}whisper help exit\t")
        try session.waitForText("exit-codes")
        session.send(SIGHUP)
        _ = session.finish(seconds: 10)
    }

    @Test("Titles and names are listed for completion only if the vault opens without a question")
    func names() throws {
        let vault = try vault()
        try vault.expect(["identity", "create", "Ana"])
        let ben = try TestVault()
        try ben.expect(["identity", "create", "Ben Okoro"])
        try vault.expect(["contact", "import", "-", "--yes"], input: try ben.bundle())
        #expect(try vault.expect(["complete", "chats"]).output == "Anna\n")
        #expect(try vault.expect(["complete", "contacts"]).output == "Ben Okoro\n")
        let silent = try vault.withoutPassphrase(["complete", "chats"])
        #expect(silent.status == 0 && silent.output.isEmpty && silent.errors.isEmpty)
        let command = try CommandRun.whisper(
            ["complete", "chats", "--vault", vault.path, "--passphrase-command", "touch '\(vault.scratch("ran"))'"],
            in: vault.scratch)
        #expect(command.status == 0 && command.output.isEmpty && !vault.scratch.has("ran"))
        let session = try TerminalSession(["complete", "chats", "--vault", vault.path], in: vault.scratch)
        #expect(session.finish(seconds: 60) == 0)
        #expect(session.screen.isEmpty)
        let none = try CommandRun.whisper(["complete", "chats", "--vault", "/nowhere"], in: vault.scratch)
        #expect(none.status == 0 && none.errors.isEmpty)
    }

    @Test("A passphrase file that other users can read and reach is refused (CLI-3)")
    func openPassphraseFile() throws {
        let vault = try vault()
        // The directories above the scratch one are open to everyone, as those of temporary files are.
        let open = vault.scratch("open")
        try FileManager.default.createDirectory(atPath: open, withIntermediateDirectories: true)
        let file = try vault.scratch.write("correct horse\n", to: "open/passphrase")
        func run(_ fileMode: Int, scratch: Int) throws -> CommandRun {
            let manager = FileManager.default
            try manager.setAttributes([.posixPermissions: fileMode], ofItemAtPath: file)
            try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: open)
            try manager.setAttributes([.posixPermissions: scratch], ofItemAtPath: vault.scratch.path)
            defer { try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: vault.scratch.path) }
            return try CommandRun.whisper(
                ["conversations", "--vault", vault.path, "--passphrase-file", file], in: vault.scratch)
        }
        for mode in [0o644, 0o604, 0o640] {
            let refused = try run(mode, scratch: 0o755)
            #expect(refused.status == 1 && refused.output.isEmpty, "\(mode)")
            #expect(refused.errors.contains("Other users can read") && refused.errors.contains("chmod 600"))
        }
        #expect(try run(0o600, scratch: 0o755).status == 0)
        #expect(try run(0o644, scratch: 0o700).status == 0, "Others do not reach it")
    }

    @Test("An envelope goes to the clipboard, and is opened from there (UX-1)")
    func clipboard() throws {
        let people = try Correspondents()
        let folder = people.ana.scratch("tools")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let board = people.ana.scratch("board")
        for (name, body) in [("wl-copy", "cat >'\(board)'; echo noise"), ("wl-paste", "cat '\(board)'")] {
            let path = try people.ana.scratch.write("#!/bin/sh\n\(body)\n", to: "tools/\(name)")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        let environment = ["PATH": "\(folder):/usr/bin:/bin"]
        let copied = try people.ana(["encrypt", "--to", "Ben", "--copy"], input: "See you", environment: environment)
        #expect(copied.status == 0 && copied.output.isEmpty && copied.errors.contains("clipboard"), "\(copied.errors)")
        let opened = try people.ben(["decrypt", "--clipboard"], input: nil, environment: environment)
        #expect(opened.status == 0 && opened.output == "See you", "\(opened.errors)")
        #expect(try people.ben(["decrypt", "file", "--clipboard"]).status == 64)
        let without = try people.ana(
            ["encrypt", "--to", "Ben", "--copy"], input: "x", environment: ["PATH": "/nowhere"])
        #expect(without.status == 1 && without.errors.contains("wl-clipboard"))
    }
}
