import Foundation
import WhisperTestThreads
import Testing

@Suite("Making a vault (CLI-3, CLI-6, ST-2, UX-5)", .ownThreads)
struct InitTests {
    @Test("The pinned form makes a vault without asking, standard input closed")
    func pinnedForm() throws {
        let scratch = try Scratch()
        let file = try scratch.write("secret\n", to: "f")
        let run = try CommandRun.whisper(
            ["init", "--vault", scratch("v"), "--passphrase-file", file, "--accept-disclaimer"], in: scratch, input: nil
        )
        #expect(run.status == 0)
        #expect(run.output.isEmpty)
        for name in ["v/vault.db", "v/vault.json", "v/keychain", "v/recovery.txt"] {
            #expect(scratch.has(name), "\(name)")
            #expect(try scratch.permissions(of: name) == 0o600, "\(name)")
        }
        #expect(try scratch.permissions(of: "v") == 0o700)
    }

    @Test("With --json init describes the vault in one object")
    func json() throws {
        let scratch = try Scratch()
        let file = try scratch.write("secret\n", to: "f")
        let run = try CommandRun.whisper(
            ["init", "--json", "--vault", scratch("v"), "--passphrase-file", file, "--accept-disclaimer"], in: scratch)
        #expect(
            run.lines == [
                #"{"type":"vault","path":"\#(scratch("v"))","created":true,"encrypted":true,"disclaimer_version":"1"}"#
            ])
        #expect(run.errors.isEmpty)
    }

    @Test(
        "With --unlock the passphrase is asked for once, twice in a row, and by none of the next commands (CLI-3)",
        .enabled(if: VaultCommandTests.kernelHoldsKeys, "The kernel holds no keys here"))
    func unlocked() throws {
        let scratch = try Scratch()
        let shell = try ShellSession(
            in: scratch.path, scratch: scratch, environment: ["WHISPER_HOME": scratch("home of it")])
        defer { shell.leave() }
        let made = try shell.run("whisper init --accept-disclaimer --unlock && whisper ls && whisper policy list")
        #expect(made.status == 0, "\(made.screen)")
        #expect(made.screen.contains("unlocked for 15m"), "\(made.screen)")
        #expect(made.screen.contains("generate one): ") && !made.screen.contains("Passphrase: "), "\(made.screen)")
        let json = try shell.run("WHISPER_HOME=other whisper init --accept-disclaimer --unlock --json")
        #expect(json.screen.contains(#""unlocked_seconds":900"#), "\(json.screen)")
        for home in ["home of it", "other"] { _ = try shell.run("WHISPER_HOME='\(home)' whisper lock") }
    }

    @Test("Unless the disclaimer is accepted, nothing is created")
    func disclaimer() throws {
        let scratch = try Scratch()
        let file = try scratch.write("secret\n", to: "f")
        let run = try CommandRun.whisper(["init", "--vault", scratch("v"), "--passphrase-file", file], in: scratch)
        #expect(run.status == 1)
        #expect(run.errors.contains("The disclaimer has not been accepted."))
        #expect(!scratch.has("v"))
    }

    @Test("A vault that exists is not touched")
    func exists() throws {
        let vault = try TestVault()
        let before = try Data(contentsOf: URL(fileURLWithPath: vault.path + "/keychain"))
        let run = try vault(["init", "--accept-disclaimer"])
        #expect(run.status == 1)
        #expect(run.errors.contains("A vault already exists at"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: vault.path + "/keychain")) == before)
    }

    @Test("No new key is made if the database exists and the keychain is missing (ST-2)")
    func noSecondKey() throws {
        let vault = try TestVault()
        try FileManager.default.removeItem(atPath: vault.path + "/keychain")
        for arguments in [["verify"], ["init", "--accept-disclaimer"]] {
            let run = try vault(arguments)
            #expect(run.status == 1, "\(arguments)")
            #expect(!vault.scratch.has("vault/keychain"))
        }
        let verification = try vault(["verify"])
        #expect(verification.errors.contains("The vault key is missing from the keychain."))
    }

    @Test("A creation that was cut off goes on with the same keys, under the same passphrase only")
    func cutOff() throws {
        let vault = try TestVault()
        let keychain = try Data(contentsOf: URL(fileURLWithPath: vault.path + "/keychain"))
        for name in ["vault.db", "vault.json", "recovery.txt"] {
            try FileManager.default.removeItem(atPath: vault.path + "/" + name)
        }
        let unfinished = try vault(["verify"])
        #expect(unfinished.status == 10)
        #expect(unfinished.errors.contains("was not completely created"))
        let other = try vault.scratch.write("another\n", to: "other")
        let wrong = try vault.withoutPassphrase(["init", "--accept-disclaimer", "--passphrase-file", other])
        #expect(wrong.status == 12)
        #expect(try vault(["init", "--accept-disclaimer"]).status == 0)
        #expect(try Data(contentsOf: URL(fileURLWithPath: vault.path + "/keychain")) == keychain)
        #expect(try vault(["verify"]).status == 0)
    }

    @Test("A vault without encryption is made on request, and described as such")
    func unencrypted() throws {
        let vault = try TestVault(["--unencrypted"])
        let header = try Data(contentsOf: URL(fileURLWithPath: vault.path + "/vault.db")).prefix(15)
        #expect(String(decoding: header, as: UTF8.self) == "SQLite format 3")
        #expect(try vault(["verify"]).status == 0)
        #expect(try vault.withoutPassphrase(["doctor"]).output.contains("not encrypted"))
        #expect(try vault(["key", "reveal", "--yes"]).errors.contains("The vault is not encrypted, so it has no key."))
    }

    @Test("A path that is not writable is reported, and nothing is left")
    func readOnlyPlace() throws {
        let scratch = try Scratch()
        let file = try scratch.write("secret\n", to: "f")
        try scratch.write("", to: "file")
        let run = try CommandRun.whisper(
            ["init", "--vault", scratch("file/v"), "--passphrase-file", file, "--accept-disclaimer"], in: scratch)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("whisper: error: Cannot write “\(scratch("file/v"))”: "))
        #expect(run.output.isEmpty)
    }
}
