import CWhisperProcess
import Foundation
import WhisperPosixFiles
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestSupport
import WhisperTestThreads
import Testing

/// Why core files are not available here; nil if they are.
private let coresGoElsewhere: String? = {
    if isSanitized { return "a sanitizer has switched them off" }
    guard let pattern = KernelFile.text("/proc/sys/kernel/core_pattern") else {
        return "this system does not say where core files go"
    }
    return pattern.hasPrefix("|") || pattern.contains("/") ? "core files go to \(pattern)" : nil
}()

@Suite("Information that a process leaks (R9)", .ownThreads)
struct ProcessTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
    }

    /// The secret computed by `Tests/Tools/interrupt/Crash.swift`.
    private var canary: Data {
        Data((0..<64).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ 91 ^ $0 &* $0) })
    }

    /// The core file of a crash; nil if there is none.
    private func core(of place: String) async throws -> Data? {
        let ending = try await InterruptedProcess.run(
            ["crash", place, directory.path], shell: "ulimit -c unlimited; ", in: directory.path)
        #expect(ending.lines == ["ready"], "\(ending.complaint)")
        #expect(ending.signal == SIGABRT)
        let name = try directory.names().first { $0.hasPrefix("core") }
        return try name.map { try Data(contentsOf: URL(fileURLWithPath: directory.file($0))) }
    }

    @Test(
        "Secrets in guarded memory are not in core dumps, wherever they were before",
        .disabled(if: coresGoElsewhere != nil, "No core file to look into: \(coresGoElsewhere ?? "")"),
        arguments: ["guarded", "keychain"])
    func guardedMemory(_ place: String) async throws {
        let core = try #require(try await core(of: place))
        #expect(core.range(of: canary) == nil)
        // Half of it would be just as bad.
        #expect(core.range(of: canary.prefix(32)) == nil)
        #expect(core.range(of: canary.suffix(32)) == nil)
    }

    @Test(
        "A secret in ordinary memory is in the core dump, so the search works",
        .disabled(if: coresGoElsewhere != nil, "No core file to look into: \(coresGoElsewhere ?? "")"))
    func ordinaryMemory() async throws {
        let core = try #require(try await core(of: "ordinary"))
        #expect(core.range(of: canary) != nil)
    }

    @Test("A process that has disabled core dumps leaves none")
    func undumpable() async throws {
        #expect(try await core(of: "undumpable") == nil)
    }

    #if os(Linux)
        @Test(
            "Guarded memory is locked and excluded from dumps according to the kernel, and reported as such",
            .disabled(if: isSanitized, "Sanitizers lock no memory"))
        func locks() async throws {
            // In a separate process: all tests here together lock more than an ordinary account may.
            let ending = try await InterruptedProcess.run(["locks"])
            try #require(ending.lines.count == 3, "\(ending.complaint)")
            for line in ending.lines.prefix(2) {
                let flags = line.split(separator: " ")
                #expect(flags.first == "VmFlags:" && flags.contains("lo") && flags.contains("dd"), "\(flags)")
            }
            #expect(ending.lines[2] == "locked true true")
        }

        @Test("Without the network, a process can only create AF_UNIX sockets (CLI-9)")
        func network() async throws {
            let ending = try await InterruptedProcess.run(["network"])
            #expect(ending.lines == ["before 0", "inet \(EACCES) inet6 \(EACCES) unix 0"], "\(ending.complaint)")
        }
    #endif

    @Test(
        "Memory use does not grow with an attachment", .disabled(if: isSanitized, "Sanitizers keep what was freed"))
    func flatMemory() async throws {
        let directory = try TemporaryDirectory(onDisk: true)
        let small = try await InterruptedProcess.run(["large", directory.path, "1"])
        let large = try await InterruptedProcess.run(["large", directory.path, "100"])
        let figures = [small, large].flatMap { $0.lines.first?.split(separator: " ").compactMap { Int($0) } ?? [] }
        try #require(figures.count == 4)
        #expect(figures[2] == 100 << 20)
        // Both are 0 if the system does not report them.
        #expect(figures[3] - figures[1] < 4_096, "\(figures)")
    }

    @Test(
        "A full disk is reported as such, leaves nothing behind, and existing data remains",
        .disabled(if: isSanitized, "Sanitizers need large files themselves"), arguments: ["keychain", "blobs"])
    func fullDisk(_ kind: String) async throws {
        // A file size limit ends a write in the middle, as a full disk does. Writes through a pipe are not limited.
        let limit =
            kind == "keychain"
            ? #"{ ulimit -f 0; "$0" "$@" 2>&1 >/dev/null; } | cat >&2; exit 0; "# : "ulimit -f 64; "
        let ending = try await InterruptedProcess.run(
            [kind, directory.path, "none", "0"], shell: "trap '' XFSZ; " + limit)
        #expect(ending.signal == nil)
        #expect(ending.complaint.contains("full"))
        let names = FileManager.default.enumerator(atPath: directory.path)?.compactMap { $0 as? String } ?? []
        let kept = names.filter { $0.split(separator: "/").last?.count == 64 }
        #expect(kept.count == Set(ending.lines).count)
        let litter = names.filter { $0.hasSuffix(".new") || $0.contains("incoming/") }
        #expect(litter.isEmpty)
    }
}
