import Foundation
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

    @Test(
        "Every copy of the database's key in memory is locked and left out of core dumps (ID-8, R9)",
        .disabled(if: isSanitized, "Sanitizers lock no memory"))
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
            guard let found = MemoryRegion.holding(key, in: process.identifier) else {
                print("the memory of other processes cannot be read here: skipped")
                return
            }
            regions = found
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

    /// The regions that contain some bytes; nil if the system does not let this process read them.
    static func holding(_ key: [UInt8], in process: pid_t) -> [MemoryRegion]? {
        // Read to its end: the file reports no size.
        guard let list = FileHandle(forReadingAtPath: "/proc/\(process)/smaps"),
            let maps = (try? list.readToEnd()).map({ String(decoding: $0, as: UTF8.self) }),
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
