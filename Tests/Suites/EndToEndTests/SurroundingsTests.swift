import Foundation
import WhisperJSONText
import WhisperTestSupport
import WhisperTestThreads
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite("What a program meets around its vault", .ownThreads)
struct SurroundingsTests {
    @Test("A configuration file that others may write, or that is another user's, is not obeyed (CLI-6)")
    func foreignConfiguration() throws {
        let scratch = try Scratch()
        let marker = scratch("was-run")
        try FileManager.default.createDirectory(atPath: scratch("conf"), withIntermediateDirectories: true)
        let file = try scratch.write(
            "passphrase-command = \"touch '\(marker)'; echo secret\"\n", to: "conf/config.toml")
        func run() throws -> CommandRun {
            try CommandRun.whisper(["doctor"], in: scratch, environment: ["WHISPER_HOME": scratch("conf")])
        }
        try setMode(0o666, file)
        let open = try run()
        #expect(open.status == 64)
        #expect(open.errors.contains("is ignored"), "\(open.errors)")
        try setMode(0o644, file)
        #expect(try run().status == 0)
        if geteuid() == 0 {
            #expect(chown(file, 65_534, 65_534) == 0)
            #expect(try run().status == 64)
        }
        #expect(!scratch.has("was-run"))
    }

    @Test("With WHISPER_HOME the vault is in “vault” in it; who names a vault itself is told where that is (CLI-6)")
    func home() throws {
        let vault = try TestVault()
        let inside = try CommandRun.whisper(
            ["verify", "--passphrase-file", vault.passphraseFile], in: vault.scratch,
            environment: ["WHISPER_HOME": vault.path])
        #expect(inside.status == 10 && inside.errors.contains("There is one at “\(vault.path)”."), "\(inside.errors)")
        let home = vault.scratch("home")
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: vault.path, toPath: home + "/vault")
        let found = try CommandRun.whisper(
            ["verify", "--passphrase-file", vault.passphraseFile], in: vault.scratch,
            environment: ["WHISPER_HOME": home])
        #expect(found.status == 0, "\(found.errors)")
        let above = try CommandRun.whisper(["verify", "--vault", home], in: vault.scratch)
        #expect(above.status == 10 && above.errors.contains("There is one at “\(home)/vault”."), "\(above.errors)")
    }

    @Test(
        "A pipe instead of a file is rejected at once, without waiting (CLI-5)",
        arguments: ["vault.json", "vault.db", "vault.db-journal", "keychain", "recovery.txt"])
    func pipes(name: String) throws {
        let vault = try TestVault()
        let path = "\(vault.path)/\(name)"
        try? FileManager.default.removeItem(atPath: path)
        #expect(mkfifo(path, 0o600) == 0)
        let run = try vault(["verify"])
        // A process that had to be killed has another status.
        #expect([1, 13].contains(run.status), "\(run.status): \(run.errors)")
        try FileManager.default.createDirectory(atPath: vault.scratch("conf"), withIntermediateDirectories: true)
        #expect(mkfifo(vault.scratch("conf/config.toml"), 0o600) == 0)
        let configured = try vault(["version"], environment: ["WHISPER_HOME": vault.scratch("conf")])
        #expect(configured.status == 64, "\(configured.errors)")
    }

    @Test("A vault on a medium that cannot be written is read, and says so where it is to be changed (ST-10)")
    func readOnly() throws {
        let vault = try TestVault()
        let chat = try vault.scratch.write(ExportFiles.anna, to: "WhatsApp Chat with Anna.txt")
        try vault.expect(["import", "whatsapp", chat, "--me", "Ben", "--timezone", "UTC"])
        let before = try state(vault)
        let medium = try ReadOnlyMedium(vault.path)
        for arguments in [
            ["conversations"], ["messages", "Anna"], ["search", "lake"], ["export", "json"], ["stats"],
            ["contact", "list"], ["policy", "list"],
        ] {
            let run = try medium.whisper(
                arguments + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch)
            #expect(run.status == 0, "\(arguments): \(run.errors)")
            if arguments[0] == "search" { #expect(run.output.contains("lake")) }
        }
        let change = try medium.whisper(
            ["mark-read", "Anna", "--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch)
        #expect(change.status == 1)
        #expect(change.errors.contains("Cannot write to the vault"), "\(change.errors)")
        medium.end()
        #expect(try state(vault) == before)
        #expect(try vault(["verify"]).status == 0)
    }

    @Test("A message whose opening the vault cannot record is not opened: exit status 26 (ENV-8, CLI-4)")
    func unrecordedOpening() throws {
        let people = try Correspondents()
        let ben = people.ben
        let file = try ben.scratch.write(try people.envelope("Once"), to: "envelope")
        let medium = try ReadOnlyMedium(ben.path)
        let run = try medium.whisper(
            ["decrypt", file, "--json", "--vault", ben.path, "--passphrase-file", ben.passphraseFile], in: ben.scratch)
        medium.end()
        #expect(run.status == 26 && run.output.isEmpty, "\(run.errors)")
        let error = try ErrorLine(run.errors)
        #expect(error.exit == 26)
        #expect(error.hint?.contains("the vault is not writable, so the opening could not be recorded") == true)
        #expect(try ben.object(["decrypt", file])["body"] == "Once", "It was not used up")
    }

    #if os(Linux) && SQLCipher
        @Test(
            "Another SQLite that was loaded in front of SQLCipher is refused before anything is read or written (ST-1)",
            .disabled(if: isSanitized, "Sanitizers want to be loaded first"))
        func anotherSQLite() throws {
            let vault = try TestVault()
            let before = try state(vault)
            let environment = ["LD_PRELOAD": "libsqlite3.so.0"]
            for arguments in [["conversations"], ["verify"], ["policy", "list"]] {
                let run = try vault(arguments + ["--json"], environment: environment)
                #expect(run.status == 1 && run.output.isEmpty, "\(arguments): \(run.status) \(run.errors)")
                let error = try ErrorLine(run.errors)
                #expect(error.code == "mixed-engines" && error.exit == 1)
                #expect(error.message.contains("Another SQLite library is loaded"))
                #expect(error.hint?.contains("LD_PRELOAD") == true)
            }
            #expect(try state(vault) == before)
            let made = try CommandRun.whisper(
                [
                    "init", "--accept-disclaimer", "--vault", vault.scratch("other"), "--passphrase-file",
                    vault.passphraseFile,
                ], in: vault.scratch, environment: environment)
            #expect(made.status == 1 && made.errors.contains("Another SQLite library"), "\(made.errors)")
            #expect(!vault.scratch.has("other/keychain") && !vault.scratch.has("other/vault.db"))
        }
    #endif

    #if os(Linux)
        /// A program that lets the kernel refuse every filter of system calls from now on, and becomes another program.
        private static let withoutFilters = """
            import ctypes, os, platform, struct, sys
            number = {"x86_64": 317, "aarch64": 277}[platform.machine()]
            # Load the number of the call; if it is that of seccomp, refuse it with EPERM, and allow all others.
            steps = [(0x20, 0, 0, 0), (0x15, 0, 1, number), (0x06, 0, 0, 0x00050001), (0x06, 0, 0, 0x7FFF0000)]
            code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
            program = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code)))
            system = ctypes.CDLL(None, use_errno=True)
            if system.prctl(38, 1, 0, 0, 0) or system.prctl(22, 2, program, 0, 0):
                sys.exit("the filter is refused: %d" % ctypes.get_errno())
            os.execv(sys.argv[1], sys.argv[1:])
            """

        /// Python, by which a test makes a system call that no program of this package has.
        private static let python = ChildProcess.path(of: "python3")

        @Test(
            "Where the kernel refuses to deny the network, each command warns once, works, and doctor has a finding (CLI-9)",
            .enabled(if: python != nil, "needs python3"))
        func networkNotDenied() throws {
            let vault = try TestVault()
            let python = try #require(Self.python)
            func run(_ arguments: [String]) throws -> CommandRun {
                try CommandRun.program(
                    python,
                    ["-c", Self.withoutFilters, WhisperBinary.path] + arguments
                        + ["--vault", vault.path, "--passphrase-file", vault.passphraseFile], in: vault.scratch)
            }
            let warning = "The kernel does not block internet access for this process."
            for arguments in [["conversations"], ["verify"], ["identity", "list"]] {
                let warned = try run(arguments)
                #expect(warned.status == 0, "\(warned.errors)")
                #expect(warned.errors.ranges(of: warning).count == 1, "\(arguments): \(warned.errors)")
                #expect(try !vault(arguments).errors.contains(warning))
            }
            let doctor = try #require(try run(["doctor", "--json"]).objects().first)
            #expect(doctor.object("network")?.string("verdict") == "warning" && doctor["healthy"] == false)
            #expect(try vault.object(["doctor"]).object("network")?.string("verdict") == "fine")
        }
    #endif

    @Test(
        "Every copy of the database's key in memory is locked and left out of core dumps (ID-8, R9)",
        .disabled(if: isSanitized, "Sanitizers lock no memory"),
        .enabled(if: MemoryRegion.canReadChildren, "The memory of other processes cannot be read here"))
    func keysInMemory() async throws {
        let vault = try TestVault()
        let shown = try vault(["key", "reveal", "--yes"]).output
        let text = shown.dropFirst(2).prefix(64)
        #expect(shown.hasPrefix("x'") && text.count == 64 && text.allSatisfy(\.isHexDigit))
        let key = try #require(bytes(String(text)))
        #expect(try vault.withoutPassphrase(["doctor", "--json"]).output.contains("locked, never swapped"))
        // Waits for input with the vault open.
        let pipe = vault.scratch("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        let writer = open(pipe, O_RDWR | O_CLOEXEC)
        defer { close(writer) }
        let process = try SpawnedProcess.start(
            WhisperBinary.path,
            ["import", "json", "-", "--vault", vault.path, "--passphrase-file", vault.passphraseFile],
            environment: [String: String]().forTesting(vault.scratch),
            files: [
                .init(descriptor: 0, path: pipe, flags: O_RDWR),
                .init(descriptor: 1, path: "/dev/null", flags: O_WRONLY),
                .init(descriptor: 2, path: "/dev/null", flags: O_WRONLY),
            ])
        defer {
            kill(process.identifier, SIGKILL)
            _ = process.wait()
        }
        var regions: [MemoryRegion] = []
        let deadline = ContinuousClock.now + .seconds(60)
        // The database is open once its keys are there for all connections.
        while regions.reduce(0, { $0 + $1.hits }) < 4, ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(50))
            regions = try #require(MemoryRegion.holding(key, in: process.identifier))
        }
        #expect(!regions.isEmpty)
        for region in regions { #expect(region.isLocked && region.isLeftOut, "\(region)") }
    }

    // MARK: Support

    private func setMode(_ mode: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    private func state(_ vault: TestVault) throws -> [String: Data] {
        var state: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: vault.path) {
            state[name] = FileManager.default.contents(atPath: "\(vault.path)/\(name)")
        }
        return state
    }

    private func bytes(_ hex: String) -> [UInt8]? {
        let digits = hex.compactMap(\.hexDigitValue)
        guard digits.count == 64 else { return nil }
        return stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }
}

/// A directory that takes no changes while this value is in use: for an ordinary user by its rights, for root, who heeds
/// none, by a mount that its commands alone see.
private struct ReadOnlyMedium {
    let path: String
    private let isRoot = geteuid() == 0

    init(_ path: String) throws {
        self.path = path
        guard !isRoot else { return }
        for name in try FileManager.default.contentsOfDirectory(atPath: path) { chmod("\(path)/\(name)", 0o400) }
        chmod(path, 0o500)
    }

    /// Gives the rights back.
    func end() {
        guard !isRoot else { return }
        chmod(path, 0o700)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            chmod("\(path)/\(name)", 0o600)
        }
    }

    func whisper(_ arguments: [String], in scratch: Scratch) throws -> CommandRun {
        guard isRoot else { return try CommandRun.whisper(arguments, in: scratch) }
        let mount = "mount --bind \"$0\" \"$0\" && mount -o remount,ro,bind \"$0\" && exec \"$@\""
        return try CommandRun.program(
            "/usr/bin/unshare", ["-m", "/bin/sh", "-c", mount, path, WhisperBinary.path] + arguments, in: scratch)
    }
}

/// A part of a process's memory, and whether it is locked and left out of core dumps.
private struct MemoryRegion: CustomStringConvertible {
    let name: String
    let hits: Int
    let isLocked: Bool
    let isLeftOut: Bool

    var description: String { "\(name): \(hits) copies, locked \(isLocked), left out of dumps \(isLeftOut)" }

    /// Whether the system lets this process read the memory of its children.
    static let canReadChildren: Bool = {
        guard let child = try? SpawnedProcess.start("/bin/sleep", ["60"], environment: [:], files: []) else {
            return false
        }
        defer {
            kill(child.identifier, SIGKILL)
            _ = child.wait()
        }
        return holding([0], in: child.identifier) != nil
    }()

    /// The regions that contain some bytes; nil if the system does not let this process read them.
    static func holding(_ key: [UInt8], in process: pid_t) -> [MemoryRegion]? {
        guard let maps = KernelFile.text("/proc/\(process)/smaps"),
            let memory = FileHandle(forReadingAtPath: "/proc/\(process)/mem")
        else { return nil }
        defer { try? memory.close() }
        var regions: [MemoryRegion] = []
        var current: (name: String, hits: Int)?
        for line in maps.split(separator: "\n") {
            let words = line.split(separator: " ")
            if let range = words.first?.split(separator: "-"), range.count == 2, words.count >= 5,
                let low = UInt64(range[0], radix: 16), let high = UInt64(range[1], radix: 16)
            {
                current = nil
                guard words[1].hasPrefix("rw"), high - low < 1 << 28 else { continue }
                guard (try? memory.seek(toOffset: low)) != nil,
                    let bytes = try? memory.read(upToCount: Int(high - low)), !bytes.isEmpty
                else { continue }
                var hits = 0
                var start = bytes.startIndex
                while let found = bytes.range(of: Data(key), in: start..<bytes.endIndex) {
                    hits += 1
                    start = found.upperBound
                }
                if hits > 0 { current = (String(line), hits) }
            } else if words.first == "VmFlags:", let region = current {
                regions.append(
                    MemoryRegion(
                        name: region.name, hits: region.hits, isLocked: words.contains("lo"),
                        isLeftOut: words.contains("dd")))
                current = nil
            }
        }
        return regions
    }
}
