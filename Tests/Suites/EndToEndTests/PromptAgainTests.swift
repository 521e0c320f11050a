import Foundation
import WhisperTestThreads
import Testing

@Suite("Questions that are asked again (CLI-3, CLI-4, CLI-10)", .ownThreads)
struct PromptAgainTests {
    private static let strong = "velvet anchor tundra pickle ostrich gravel"

    @Test("A wrong passphrase is asked for again, and the third right one opens the vault (CLI-3)")
    func wrongThenRight() throws {
        let vault = try TestVault()
        let session = try TerminalSession(["conversations", "--vault", vault.path], in: vault.scratch)
        try session.answer("Passphrase: ", with: "wrong")
        try session.answer("The passphrase is wrong. 2 tries left.\r\nPassphrase: ", with: "")
        try session.answer("The passphrase is wrong. 1 try left.\r\nPassphrase: ", with: "correct horse")
        #expect(session.finish() == 0)
        #expect(session.echoes)
        #expect(!session.screen.contains("horse"))
    }

    @Test("Three wrong ones end the command with 12, whatever was to be opened (CLI-3, CLI-5)")
    func threeWrong() throws {
        let vault = try TestVault()
        let backup = vault.scratch("backup")
        #expect(try vault(["backup", backup]).status == 0)
        let commands =
            [
                ["unlock"], ["verify"], ["rekey"], ["rekey", "--passphrase"],
                ["verify", "--recover-to", vault.scratch("r")],
            ].map { $0 + ["--vault", vault.path] } + [["restore", backup, "--vault", vault.scratch("other")]]
        for command in commands {
            let session = try TerminalSession(command, in: vault.scratch)
            for left in ["2 tries left.\r\n", "1 try left.\r\n", ""] {
                try session.answer("Passphrase: ", with: "wrong")
                if !left.isEmpty { try session.waitFor("The passphrase is wrong. " + left) }
            }
            #expect(session.finish() == 12, "\(command)")
            #expect(session.screen.contains("The passphrase is wrong.") && !session.screen.contains("left"))
        }
        #expect(!vault.scratch.has("r") && !vault.scratch.has("other"))
        #expect(try vault(["verify"]).status == 0)
    }

    @Test("A file with a wrong passphrase fails at once, also at a terminal (CLI-3)")
    func otherSources() throws {
        let vault = try TestVault()
        let file = try vault.scratch.write("wrong\n", to: "wrong")
        let session = try TerminalSession(
            ["conversations", "--vault", vault.path, "--passphrase-file", file], in: vault.scratch)
        #expect(session.finish() == 12)
        #expect(!session.screen.contains("left"))
    }

    @Test("Restoring and changing the passphrase go on after a wrong one (ST-10, ST-2)")
    func furtherCommands() throws {
        let vault = try TestVault()
        let backup = vault.scratch("backup")
        #expect(try vault(["backup", backup]).status == 0)
        let restore = try TerminalSession(["restore", backup, "--vault", vault.scratch("other")], in: vault.scratch)
        try restore.answer("Passphrase: ", with: "wrong")
        try restore.answer("left.\r\nPassphrase: ", with: "correct horse")
        #expect(restore.finish() == 0)
        let rekey = try TerminalSession(["rekey", "--passphrase", "--vault", vault.path], in: vault.scratch)
        try rekey.answer("Passphrase: ", with: "wrong")
        try rekey.answer("left.\r\nPassphrase: ", with: "correct horse")
        try rekey.answer("generate one): ", with: Self.strong)
        try rekey.answer("Repeat the passphrase: ", with: "something else")
        try rekey.answer("do not match. 2 tries left.\r\nNew passphrase", with: Self.strong)
        try rekey.answer("Repeat the passphrase: ", with: Self.strong)
        #expect(rekey.finish() == 0)
        let file = try vault.scratch.write(Self.strong + "\n", to: "new")
        let check = try CommandRun.whisper(
            ["verify", "--vault", vault.path, "--passphrase-file", file], in: vault.scratch)
        #expect(check.status == 0)
    }

    @Test("A backup of identities and an archive of pages ask again, too (ID-6, LOOK-6)")
    func backupsAndArchives() throws {
        let vault = try TestVault()
        #expect(try vault(["identity", "create", "Ana"]).status == 0)
        let secret = try vault.scratch.write(Self.strong + "\n", to: "secret")
        let backup = vault.scratch("ids")
        #expect(try vault(["identity", "backup", "-o", backup, "--backup-passphrase-file", secret]).status == 0)
        let restore = try TerminalSession(
            ["identity", "restore", backup, "--vault", vault.path, "--passphrase-file", vault.passphraseFile],
            in: vault.scratch)
        try restore.answer("Backup passphrase: ", with: "wrong")
        try restore.answer("2 tries left.\r\nBackup passphrase: ", with: Self.strong)
        #expect(restore.finish() == 0)
        let archive = vault.scratch("archive")
        #expect(
            try vault(["export", "html", "--encrypt", "-o", archive, "--archive-passphrase-file", secret]).status == 0)
        let open = try TerminalSession(["export", "html", "--open", archive], in: vault.scratch)
        for _ in 0..<3 { try open.answer("Passphrase of the archive: ", with: "wrong") }
        #expect(open.finish() == 12)
    }

    @Test("Two new passphrases that differ are asked for again; three times make no vault (CLI-3)")
    func differing() throws {
        let scratch = try Scratch()
        let session = try TerminalSession(["init", "--accept-disclaimer", "--vault", scratch("v")], in: scratch)
        for _ in 0..<3 {
            try session.answer("generate one): ", with: Self.strong)
            try session.answer("Repeat the passphrase: ", with: Self.strong + "!")
        }
        #expect(session.finish() == 1)
        #expect(session.screen.contains("do not match"))
        #expect(!scratch.has("v"))
    }

    @Test("An answer that is neither yes nor no is asked for again, with what is accepted; three times mean no (CLI-7)")
    func yesOrNo() throws {
        let scratch = try Scratch()
        let arguments = ["init", "--vault", scratch("v")]
        let long = try TerminalSession(arguments, in: scratch)
        // What stands beyond the first bytes of a line is no answer to the next question.
        try long.answer("[y/N] ", with: String(repeating: "x", count: 256) + "y")
        try long.answer("Please answer with one of: y, yes, n, no\r\nDo you accept this? [y/N] ", with: "maybe")
        try long.answer("[y/N] ", with: "perhaps")
        #expect(long.finish() == 1)
        #expect(!scratch.has("v"))
        let ended = try TerminalSession(arguments, in: scratch)
        try ended.waitFor("[y/N] ")
        ended.type("\u{4}")
        #expect(ended.finish() == 1)
        let german = try TerminalSession(arguments, in: scratch, environment: ["LC_ALL": "de_DE.UTF-8"])
        try german.answer("[j/N] ", with: "vielleicht")
        try german.answer("j, ja, n, nein\r\n", with: "nein")
        #expect(german.finish() == 1)
    }

    @Test("Control-C at the second prompt leaves a newline and 130, and nothing half done (CLI-4)")
    func interrupted() throws {
        let scratch = try Scratch()
        let session = try TerminalSession(["init", "--accept-disclaimer", "--vault", scratch("v")], in: scratch)
        try session.answer("generate one): ", with: Self.strong)
        try session.answer("Repeat the passphrase: ", with: "no")
        try session.waitFor("left.\r\nNew passphrase")
        session.type("\u{3}")
        #expect(session.finish() == 130)
        #expect(session.echoes && session.screen.hasSuffix("\r\n"))
        #expect(!scratch.has("v"))
    }
}
