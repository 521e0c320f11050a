import Foundation
import WhisperTestThreads
import Testing

@Suite("Where the passphrase comes from (CLI-3)", .ownThreads)
struct PassphraseTests {
    @Test("Each source opens the vault")
    func sources() throws {
        let vault = try TestVault()
        let file = vault.passphraseFile
        let runs = [
            try vault.withoutPassphrase(["verify", "--passphrase-file", file]),
            try vault.withoutPassphrase(["verify", "--passphrase-file", "-"], input: "correct horse\nmore"),
            try vault.withoutPassphrase(["verify", "--passphrase-command", "cat '\(file)'"]),
            try vault.withoutPassphrase(["verify", "--passphrase-fd", "7"], descriptors: [7: file]),
            try vault.withoutPassphrase(["verify"], environment: ["WHISPER_PASSPHRASE": "correct horse"]),
        ]
        for run in runs {
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.contains("recovery copy  ok"))
        }
    }

    @Test("A line may end as Windows ends it, or with the file")
    func lineEnds() throws {
        let vault = try TestVault()
        for text in ["correct horse", "correct horse\r\n", "correct horse\nsecond line\n"] {
            let file = try vault.scratch.write(text, to: "variant")
            #expect(try vault.withoutPassphrase(["verify", "--passphrase-file", file]).status == 0, "\(text)")
        }
    }

    @Test("Two options at once are a usage error")
    func twoSources() throws {
        let vault = try TestVault()
        let run = try vault(["verify", "--passphrase-command", "echo x"])
        #expect(run.status == 64)
        #expect(run.errors.contains("More than one passphrase source"))
    }

    @Test("An option overrides the environment, which overrides the configuration file (CLI-6)")
    func precedence() throws {
        let vault = try TestVault()
        let wrong = ["WHISPER_PASSPHRASE": "wrong"]
        let home = vault.scratch("config")
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        try vault.scratch.write("passphrase-file = '\(vault.passphraseFile)'\n", to: "config/config.toml")
        let option = try CommandRun.whisper(
            ["verify", "--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
            environment: wrong)
        #expect(option.status == 0)
        let environment = try CommandRun.whisper(
            ["verify", "--vault", vault.path], in: vault.scratch,
            environment: wrong.merging(["WHISPER_HOME": home]) { $1 })
        #expect(environment.status == 12)
        let configured = try CommandRun.whisper(
            ["verify", "--vault", vault.path], in: vault.scratch, environment: ["WHISPER_HOME": home])
        #expect(configured.status == 0)
    }

    @Test("A wrong or empty passphrase is reported as such, with the exit status 12")
    func wrong() throws {
        let vault = try TestVault()
        for text in ["wrong\n", "\n", "", "correct horse \n"] {
            let file = try vault.scratch.write(text, to: "wrong")
            let run = try vault.withoutPassphrase(["verify", "--json", "--passphrase-file", file])
            #expect(run.status == 12)
            #expect(run.output.isEmpty)
            #expect(try ErrorLine(run.errors).code == "wrong-passphrase")
        }
    }

    @Test("Without a source and a terminal the command fails at once, with a hint")
    func noSource() throws {
        let vault = try TestVault()
        let run = try vault.withoutPassphrase(["verify"], input: nil)
        #expect(run.status == 1)
        #expect(run.errors.contains("there is no terminal to prompt on"))
        #expect(run.errors.contains("whisper: hint: Use --passphrase-file"))
    }

    @Test("A source that cannot be read is named")
    func unreadable() throws {
        let vault = try TestVault()
        let file = try vault.withoutPassphrase(["verify", "--passphrase-file", "/no/such/file"])
        #expect(file.status == 1)
        #expect(file.errors.contains("/no/such/file"))
        let descriptor = try vault.withoutPassphrase(["verify", "--passphrase-fd", "99"])
        #expect(descriptor.status == 1)
        let command = try vault.withoutPassphrase(["verify", "--passphrase-command", "exit 3"])
        #expect(command.status == 1)
        #expect(command.errors.contains("status 3"))
    }

    @Test("A passphrase longer than 4,095 bytes is rejected, one of 4,095 is accepted")
    func longest() throws {
        let scratch = try Scratch()
        for (length, status) in [(4_095, 0), (4_096, 1)] {
            let file = try scratch.write(String(repeating: "p", count: length) + "\n", to: "f")
            let run = try CommandRun.whisper(
                ["init", "--vault", scratch("v\(length)"), "--passphrase-file", file, "--accept-disclaimer"],
                in: scratch)
            #expect(run.status == Int32(status), "\(run.errors)")
        }
    }

    @Test("An empty passphrase is rejected on creation if no terminal can show another")
    func emptyOnCreation() throws {
        let scratch = try Scratch()
        let file = try scratch.write("\n", to: "f")
        let run = try CommandRun.whisper(
            ["init", "--vault", scratch("v"), "--passphrase-file", file, "--accept-disclaimer"], in: scratch)
        #expect(run.status == 1)
        #expect(!scratch.has("v"))
    }

    @Test("A passphrase command does not see the passphrase of the environment, nor standard input (R9)")
    func commandEnvironment() throws {
        let vault = try TestVault()
        let run = try vault.withoutPassphrase(
            ["verify", "--passphrase-command", "env | grep -q WHISPER_PASSPHRASE && exit 9; cat; echo correct horse"],
            input: "not the passphrase\n", environment: ["WHISPER_PASSPHRASE": "x"])
        #expect(run.status == 0, "\(run.errors)")
    }
}
