import Foundation
import WhisperTestSupport
import WhisperTestThreads
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("Changes of the same vault at once (ST-2, R0)", .ownThreads)
struct VaultPairTests {
    /// Starts two commands on the vault at once; their ends.
    private func atOnce(_ first: [String], _ second: [String], on vault: TestVault) throws -> [CommandRun] {
        let both = try [first, second].map { try RunningCommand($0, on: vault) }
        return both.map { $0.finish() }
    }

    @Test("Of two new keys at once, one is made or the other is refused, and the vault opens (ST-2)")
    func rekeys() throws {
        let vault = try TestVault()
        var done = 0
        for round in 0..<12 {
            let runs = try atOnce(["rekey", "--yes"], ["rekey", "--yes"], on: vault)
            for run in runs { #expect([0, 11].contains(run.status), "round \(round): \(run.errors)") }
            done += runs.count { $0.status == 0 }
            let run = try vault(["verify"])
            #expect(run.status == 0, "round \(round): \(run.errors)\(run.output)")
            guard run.status == 0 else { return }
        }
        #expect(done > 0)
    }

    @Test("Of a new key and a new passphrase at once, what was said to be done is done (ST-2)")
    func rekeyAndPassphrase() throws {
        let vault = try TestVault()
        var present = "correct horse\n"
        for round in 0..<12 {
            let wanted = "passphrase \(round)\n"
            let next = try vault.scratch.write(wanted, to: "next")
            try vault.scratch.write(present, to: "passphrase")
            let runs = try atOnce(
                ["rekey", "--yes"], ["rekey", "--passphrase", "--new-passphrase-file", next], on: vault)
            if runs[1].status == 0 { present = wanted }
            try vault.scratch.write(present, to: "passphrase")
            let run = try vault(["verify"])
            #expect(run.status == 0, "round \(round): \(runs.map(\.status)) \(run.errors)\(run.output)")
            guard run.status == 0 else { return }
        }
    }

    @Test("Of two creations at once one makes the vault, and its passphrase opens it")
    func creations() throws {
        let vault = try TestVault()
        for round in 0..<8 {
            let place = vault.scratch("new-\(round)")
            let commands = try ["one", "two"].map { word in
                let file = try vault.scratch.write(word + "\n", to: "\(word)-\(round)")
                return (word, file)
            }
            let processes = try commands.map { command in
                try SpawnedProcess.start(
                    WhisperBinary.path,
                    ["init", "--accept-disclaimer", "--vault", place, "--passphrase-file", command.1],
                    environment: [String: String]().forTesting(vault.scratch),
                    files: [
                        .init(descriptor: 1, path: "/dev/null", flags: O_WRONLY),
                        .init(descriptor: 2, path: "/dev/null", flags: O_WRONLY),
                    ], closesInput: true)
            }
            let runs = processes.map { $0.wait() }
            #expect(runs.contains(0), "round \(round): \(runs)")
            for (status, command) in zip(runs, commands) where status == 0 {
                let run = try CommandRun.whisper(
                    ["verify", "--vault", place, "--passphrase-file", command.1], in: vault.scratch)
                #expect(run.status == 0, "round \(round): \(run.errors)")
            }
        }
    }

    @Test("Of two backups to the same place at once, each that was written is whole")
    func backups() throws {
        let vault = try TestVault()
        let export = try ExportFiles.write(ExportFiles.anna, title: "Anna", in: vault.scratch)
        try vault.expect(["import", "whatsapp", export, "--me", "Ben", "--timezone", "UTC", "--yes"])
        for round in 0..<8 {
            let target = vault.scratch("backup-\(round)")
            let runs = try atOnce(["backup", target], ["backup", target, "--force"], on: vault)
            #expect(runs.contains { $0.status == 0 }, "round \(round): \(runs.map(\.errors))")
            let run = try CommandRun.whisper(
                ["verify", "--vault", target, "--passphrase-file", vault.passphraseFile], in: vault.scratch)
            #expect(run.status == 0, "round \(round): \(run.errors)\(run.output)")
        }
    }
}
