import Foundation
import WhisperTestSupport
import WhisperTestThreads
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("Killed at any moment (R1)", .ownThreads)
struct KillTests {
    /// Starts a command and kills it after the given number of milliseconds.
    private func kill(_ arguments: [String], in scratch: Scratch, afterMilliseconds delay: UInt32) throws {
        let process = try SpawnedProcess.start(
            WhisperBinary.path, arguments, environment: [String: String]().forTesting(scratch),
            files: [
                .init(descriptor: 0, path: "/dev/null", flags: O_RDONLY),
                .init(descriptor: 1, path: "/dev/null", flags: O_WRONLY),
                .init(descriptor: 2, path: "/dev/null", flags: O_WRONLY),
            ])
        usleep(delay * 1_000)
        SystemSignal.kill(process.identifier)
        _ = process.wait()
    }

    @Test("A rekey leaves a vault that opens, under its passphrase, with the old or the new key")
    func rekey() throws {
        let vault = try TestVault()
        for delay in stride(from: UInt32(5), through: 120, by: 8) {
            try kill(
                ["rekey", "--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
                afterMilliseconds: delay)
            // The first command after it may find the recovery copy one key behind; the next rekey renews it.
            let run = try vault(["verify", "--repair"])
            #expect(run.status == 0, "after \(delay) ms: \(run.errors)\(run.output)")
        }
        #expect(try vault(["rekey"]).status == 0)
        #expect(try vault(["verify"]).status == 0)
    }

    @Test("A change of form leaves a vault that opens under its passphrase, encrypted or not (ST-2)")
    func conversion() throws {
        let vault = try TestVault()
        let database = URL(fileURLWithPath: vault.path + "/vault.db")
        var forms: Set<Bool> = []
        for delay in stride(from: UInt32(5), through: 120, by: 8) {
            let isPlain = try Data(contentsOf: database).starts(with: Data("SQLite format 3".utf8))
            forms.insert(isPlain)
            try kill(
                ["rekey"] + (isPlain ? ["--encrypt"] : ["--decrypt", "--yes"])
                    + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
                afterMilliseconds: delay)
            let run = try vault(["verify"])
            #expect(run.status == 0, "after \(delay) ms: \(run.errors)\(run.output)")
        }
        // Without a kill the last one is finished, in whichever form the vault was left.
        let last = try [["--encrypt"], ["--decrypt", "--yes"]].map { try vault(["rekey"] + $0).status }
        #expect(last[1] == 0, "what was encrypted already is refused, and decrypted")
        #expect(try vault(["verify"]).status == 0)
        #expect(!forms.isEmpty)
    }

    @Test("A creation leaves nothing, or a vault, or the beginning of one that init finishes")
    func creation() throws {
        for delay in stride(from: UInt32(5), through: 100, by: 10) {
            let scratch = try Scratch()
            let file = try scratch.write("secret\n", to: "f")
            let place = ["--vault", scratch("v"), "--passphrase-file", file]
            try kill(["init", "--accept-disclaimer"] + place, in: scratch, afterMilliseconds: delay)
            let again = try CommandRun.whisper(["init", "--accept-disclaimer"] + place, in: scratch)
            #expect(again.status == 0 || again.errors.contains("already"), "after \(delay) ms: \(again.errors)")
            let run = try CommandRun.whisper(["verify"] + place, in: scratch)
            #expect(run.status == 0, "after \(delay) ms: \(run.errors)\(run.output)")
        }
    }

    @Test("A backup leaves nothing under its name, or a whole one")
    func backup() throws {
        let vault = try TestVault()
        for delay in stride(from: UInt32(5), through: 60, by: 8) {
            let target = vault.scratch("backup-\(delay)")
            try kill(
                ["backup", target, "--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch,
                afterMilliseconds: delay)
            guard FileManager.default.fileExists(atPath: target) else { continue }
            let run = try CommandRun.whisper(
                ["verify", "--vault", target, "--passphrase-file", vault.passphraseFile], in: vault.scratch)
            #expect(run.status == 0, "after \(delay) ms: \(run.errors)")
        }
    }
}

/// Signals to processes.
private enum SystemSignal {
    /// Ends a process without a chance to clean up.
    static func kill(_ process: pid_t) {
        #if canImport(Glibc)
            Glibc.kill(process, SIGKILL)
        #else
            Darwin.kill(process, SIGKILL)
        #endif
    }
}
