import Foundation
import Testing
import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads

@Suite("Services of systemd (CLI-4, CLI-9)", .ownThreads)
struct ServiceUnitTests {
    private static let names = [
        "whisper-bridge.service", "whisper-retention.service", "whisper-retention.timer", "whisper-sync.service",
    ]

    private static let folder = PackageRoot.url.appending(path: "Adapters/SystemdUnits")

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    /// What systemd says about a unit; its programs are replaced by one that is on every machine.
    private func findings(_ text: String, named name: String, in scratch: Scratch) throws -> String {
        let known = text.replacing(/@BINDIR@\/whisper[a-z-]*/, with: "/bin/true")
        let path = try scratch.write(known, to: name)
        // A timer is examined with the service that it starts.
        if name.hasSuffix(".timer") {
            let service = name.replacing(".timer", with: ".service")
            try scratch.write(
                try Self.text(service).replacing(/@BINDIR@\/whisper[a-z-]*/, with: "/bin/true"), to: service)
        }
        try FileManager.default.createDirectory(
            atPath: scratch("run"), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let run = try ChildProcess.run(
            "systemd-analyze", ["--user", "--man=no", "verify", path],
            environment: [
                "PATH": "/usr/bin:/bin", "HOME": scratch.path, "XDG_RUNTIME_DIR": scratch("run"), "LC_ALL": "C",
            ])
        return run.errors + (run.status == 0 ? "" : "status \(run.status)")
    }

    @Test(
        "systemd accepts every unit without a remark",
        .enabled(if: ChildProcess.path(of: "systemd-analyze") != nil, "needs systemd-analyze"), arguments: names)
    func verified(name: String) throws {
        #expect(try findings(try Self.text(name), named: name, in: try Scratch()) == "")
    }

    @Test(
        "A unit with a mistake is noticed",
        .enabled(if: ChildProcess.path(of: "systemd-analyze") != nil, "needs systemd-analyze"))
    func control() throws {
        let text = try Self.text("whisper-sync.service").replacing("WatchdogSec", with: "WatchdogSecs")
        #expect(try findings(text, named: "whisper-sync.service", in: try Scratch()).contains("WatchdogSecs"))
    }

    @Test("No other unit is installed, and none contains a passphrase or runs anything but this package's programs")
    func content() throws {
        let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(found == Self.names)
        let commands = [
            "whisper-bridge.service": "@BINDIR@/whisper-bridge run $WHISPER_OPTIONS",
            "whisper-sync.service": "@BINDIR@/whisper-sync run $WHISPER_OPTIONS",
            "whisper-retention.service": "@BINDIR@/whisper retention apply --yes $WHISPER_OPTIONS",
        ]
        for name in Self.names {
            let lines = try Self.text(name).split(separator: "\n").filter { !$0.hasPrefix("#") }
            let starts = lines.filter { $0.hasPrefix("Exec") }.map(String.init)
            #expect(starts == (commands[name].map { ["ExecStart=" + $0] } ?? []), "\(name)")
            #expect(!lines.contains { $0.contains("WHISPER_PASSPHRASE") || $0.contains("LoadCredential") })
        }
    }

    @Test("The commands of the units are commands of the programs")
    func commands() throws {
        let vault = try TestVault()
        // Nothing to delete: no rules.
        #expect(try vault.expect(["retention", "apply", "--yes"]).status == 0)
        let scratch = try Scratch()
        var programs = ["whisper-bridge"]
        #if Realtime
            programs.append("whisper-sync")
        #endif
        for program in programs {
            let run = try CommandRun.program(
                WhisperBinary.path(of: program), ["run", "--vault", scratch("none")], in: scratch)
            #expect(run.status != 64 && run.status != 0, "\(program): \(run.errors)")
        }
    }

    @Test("Doctor shows which services are installed and which are enabled (CLI-9)")
    func doctor() throws {
        let scratch = try Scratch()
        let environment = [
            "XDG_CONFIG_HOME": scratch("configuration"), "XDG_DATA_HOME": scratch("data"),
            "XDG_DATA_DIRS": scratch("none"),
        ]
        func value() throws -> String? {
            let run = try CommandRun.whisper(
                ["doctor", "--json", "--vault", scratch("none")], in: scratch, environment: environment)
            return try run.objects().first?.object("services")?.string("value")
        }
        #expect(try value() == "none installed")
        let manager = FileManager.default
        let units = scratch("data") + "/systemd/user"
        try manager.createDirectory(atPath: units, withIntermediateDirectories: true)
        for name in Self.names { #expect(manager.createFile(atPath: "\(units)/\(name)", contents: nil)) }
        let idle = "installed, not enabled: whisper-bridge.service, whisper-sync.service, whisper-retention.timer"
        #expect(try value() == idle)
        let wanted = scratch("configuration") + "/systemd/user/default.target.wants"
        try manager.createDirectory(atPath: wanted, withIntermediateDirectories: true)
        try manager.createSymbolicLink(
            atPath: wanted + "/whisper-sync.service", withDestinationPath: units + "/whisper-sync.service")
        #expect(try value() == "enabled: whisper-sync.service")
    }
}
