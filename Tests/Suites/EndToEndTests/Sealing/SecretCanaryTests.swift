import Foundation
import WhisperJSONText
import WhisperTestThreads
import Testing

@Suite("Secrets and the network (R8, R9)", .ownThreads)
struct SecretCanaryTests {
    @Test(
        "Neither message nor passphrase stands in any file of the vault, in an error or in the output of another command"
    )
    func canary() throws {
        let people = try Correspondents()
        let canary = "canary-\(UUID().uuidString)"
        let secret = try people.ana.scratch.write("\(canary)-passphrase\n", to: "canary-passphrase")
        let envelope = try people.envelope(canary)
        var outputs = [envelope]
        for arguments in [
            ["identity", "show", "--json"], ["identity", "list"], ["identity", "export"],
            ["identity", "backup", "--backup-passphrase-file", secret], ["contact", "show", "Ben", "--json"],
            ["policy", "list"], ["doctor", "--json"],
        ] {
            let run = try people.ana.expect(arguments)
            outputs += [run.output, run.errors]
        }
        try people.ben.expect(["decrypt"], input: envelope)
        let replay = try people.ben(["decrypt"], input: envelope)
        outputs += [replay.output, replay.errors]
        for output in outputs { #expect(!output.contains(canary)) }
        for vault in [people.ana, people.ben] {
            let files = try #require(FileManager.default.enumerator(atPath: vault.path))
            for case let name as String in files {
                let data = (try? Data(contentsOf: URL(fileURLWithPath: vault.path + "/" + name))) ?? Data()
                #expect(data.range(of: Data(canary.utf8)) == nil, "\(name)")
            }
        }
    }

    /// Where strace is, if it is installed.
    static let strace = ["/usr/bin/strace", "/usr/local/bin/strace"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(
        "No command makes a socket but one of the local kind (R8)",
        .enabled(if: strace != nil, "strace is not installed"),
        arguments: [
            ["identity", "list"], ["identity", "show"], ["identity", "export"], ["contact", "list"],
            ["contact", "show", "Ben"], ["policy", "list"], ["encrypt", "--to", "Ben"], ["inbox"], ["detect"],
            ["decrypt"], ["qr", "show"], ["doctor"], ["conversations"], ["search", "hi"], ["stats"], ["verify"],
            ["export", "json"], ["identity", "rotate", "--yes"],
        ])
    func sockets(arguments: [String]) throws {
        let people = try Correspondents()
        let trace = people.ana.scratch("trace")
        let strace = try #require(Self.strace)
        _ = try CommandRun.program(
            strace,
            ["-f", "-qq", "-e", "trace=network", "-o", trace, WhisperBinary.path] + arguments
                + ["--vault", people.ana.path, "--passphrase-file", people.ana.passphraseFile],
            in: people.ana.scratch)
        let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
        let foreign = lines.filter { $0.contains("socket(") && !$0.contains("AF_UNIX") }
        #expect(foreign.isEmpty, "\(foreign.prefix(3))")
    }
}
