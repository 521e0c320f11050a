import Foundation
import Testing
import WhisperInMemoryPages
import WhisperPageContract
import WhisperPosixFiles
import WhisperSealedPages
import WhisperSodiumSealing
import WhisperTestThreads

@Suite("Archives in one sealed file (LOOK-6, CLI-7)", .ownThreads)
struct SealedPagesTests {
    let fixture: PageFixture
    let sealing: SodiumSealing

    init() throws {
        fixture = try PageFixture()
        sealing = try SodiumSealing()
    }

    private func secret(_ text: String) throws -> SecretBytes {
        var secret = try sealing.allocate(count: text.utf8.count)
        secret.withUnsafeMutableBytes { $0.copyBytes(from: text.utf8) }
        return secret
    }

    private func open(replacing: Bool = false, at path: String? = nil) throws -> SealedPages {
        try SealedPages(
            at: path ?? fixture.target, mayReplace: replacing, under: try secret("six words"), cost: .minimal,
            sealing: sealing)
    }

    /// The files of the archive; nil if nothing is there.
    private func published(_ passphrase: String = "six words") throws -> [String: [UInt8]]? {
        guard FileManager.default.fileExists(atPath: fixture.target) else { return nil }
        let archive = try SealedArchive(at: fixture.target, under: try secret(passphrase), sealing: sealing)
        let pages = try InMemoryPages()
        try archive.unpack(to: pages)
        try pages.commit()
        return pages.published
    }

    private func bench() -> PageBench {
        PageBench(
            open: { try open(replacing: $0) }, published: { try published() }, openFilling: filling,
            occupy: {
                try fixture.put("mine", at: fixture.target)
                return { try String(contentsOfFile: fixture.target, encoding: .utf8) == "mine" }
            },
            leaveRemains: { try fixture.put("whisper-pages and a half", at: fixture.staging) },
            countRemains: { try fixture.remains() })
    }

    private var filling: (@Sendable () throws -> any PageOutput)? {
        #if WHISPER_TEST_HOOKS
            { FillingPages(try open()) }
        #else
            nil
        #endif
    }

    @Test(arguments: PageLaw.all)
    func law(_ law: PageLaw) async throws {
        try await law.check(bench())
    }

    private func write(_ files: [(path: String, bytes: [UInt8])]) throws {
        let output = try open(replacing: true)
        for (path, bytes) in files {
            let file = try output.file(path)
            try file.write(bytes)
            try file.close()
        }
        try output.commit()
    }

    private func failure(_ body: () throws -> Void) -> SealedArchiveError? {
        do { try body() } catch { return error as? SealedArchiveError }
        return nil
    }

    @Test("The file has mode 0600, and shows neither contents nor paths; nor do the runs (LOOK-6)")
    func nothingReadable() throws {
        let output = try open()
        let canary = Array(String(repeating: "canary ", count: 20_000).utf8)
        let file = try output.file("chats/canary.html")
        let run = try output.makeRun()
        try file.write(canary)
        try run.write(canary)
        #expect(try run.read(atMost: 10) == Array(canary.prefix(10)))
        #if os(Linux)
            let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
            var seen = 0
            for descriptor in descriptors {
                let link = "/proc/self/fd/\(descriptor)"
                guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link),
                    target.hasPrefix(fixture.path)
                else { continue }
                seen += 1
                #expect(FileManager.default.contents(atPath: link)?.range(of: Data("canary".utf8)) == nil)
            }
            #expect(seen == 2)
        #endif
        try file.close()
        try output.commit()
        let bytes = try #require(FileManager.default.contents(atPath: fixture.target))
        #expect(bytes.range(of: Data("canary".utf8)) == nil)
        let mode = try FileManager.default.attributesOfItem(atPath: fixture.target)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
    }

    @Test("Another passphrase opens nothing")
    func anotherPassphrase() throws {
        try write([("index.html", [1, 2, 3])])
        #expect(throws: SealedArchiveError.wrongPassphrase) { _ = try published("seven words") }
        #expect(try published() == ["index.html": [1, 2, 3]])
    }

    @Test("The summary says what the archive holds before anything is written")
    func summary() throws {
        try write([("index.html", [1, 2, 3]), ("a/b.html", [UInt8](repeating: 7, count: 100_000))])
        let archive = try SealedArchive(at: fixture.target, under: try secret("six words"), sealing: sealing)
        #expect(archive.summary.files == 2)
        #expect(archive.summary.bytes == 100_003)
    }

    @Test("A change of any byte is detected, and nothing is published")
    func everyByte() throws {
        try write([("index.html", Array("some content".utf8)), ("a.html", [])])
        let original = try Data(contentsOf: URL(fileURLWithPath: fixture.target))
        for index in original.indices {
            var bytes = original
            bytes[index] ^= 1
            try bytes.write(to: URL(fileURLWithPath: fixture.target))
            #expect(failure { _ = try published() } != nil, "byte \(index)")
        }
        for length in 0..<original.count {
            try original.prefix(length).write(to: URL(fileURLWithPath: fixture.target))
            #expect(failure { _ = try published() } != nil, "length \(length)")
        }
        try (original + [0]).write(to: URL(fileURLWithPath: fixture.target))
        #expect(failure { _ = try published() } == .damaged)
        try original.write(to: URL(fileURLWithPath: fixture.target))
        #expect(try published()?.count == 2)
    }

    @Test("Missing, repeated and exchanged chunks are detected")
    func chunks() throws {
        let pages = (0..<5).map { ("\($0).html", [UInt8](repeating: UInt8($0), count: 100_000)) }
        try write(pages.map { (path: $0.0, bytes: $0.1) })
        let original = [UInt8](try Data(contentsOf: URL(fileURLWithPath: fixture.target)))
        let size = 65_553
        let head = Array(original.prefix(original.count % size))
        // The header and the last, shorter chunk are not told apart from outside: every cut of whole chunks is tried.
        let start = original.count - (original.count / size) * size
        let chunks = (0..<original.count / size).map { Array(original[start + $0 * size..<start + ($0 + 1) * size]) }
        #expect(chunks.count >= 7)
        for index in chunks.indices.dropLast() {
            var variants = [chunks, chunks, chunks]
            variants[0].remove(at: index)
            variants[1].insert(chunks[index], at: index)
            variants[2].swapAt(index, index + 1)
            for variant in variants {
                try Data(head + variant.joined()).write(to: URL(fileURLWithPath: fixture.target))
                #expect(failure { _ = try published() } != nil)
            }
        }
    }

    @Test("Parts of two archives under one passphrase do not fit together")
    func mixture() throws {
        try write([("index.html", Array("first".utf8))])
        let first = [UInt8](try Data(contentsOf: URL(fileURLWithPath: fixture.target)))
        try write([("index.html", Array("other".utf8))])
        let second = [UInt8](try Data(contentsOf: URL(fileURLWithPath: fixture.target)))
        #expect(first.count == second.count)
        // Up to the salt, both are the same.
        let start = zip(first, second).prefix { $0 == $1 }.count + 1
        for cut in stride(from: start, to: first.count, by: 7) {
            try Data(first.prefix(cut) + second.dropFirst(cut)).write(to: URL(fileURLWithPath: fixture.target))
            #expect(failure { _ = try published() } != nil, "cut at \(cut)")
        }
    }

    @Test("What is no archive is reported as such", arguments: ["", "whisper", "<html>", "whisper-blob"])
    func otherFiles(text: String) throws {
        try fixture.put(text, at: fixture.target)
        #expect(throws: SealedArchiveError.notAnArchive) { _ = try published() }
    }

    @Test("A folder, a pipe and a missing file are reported, and nobody waits for the pipe")
    func otherKinds() throws {
        for path in [fixture.path, fixture.path + "/pipe", fixture.path + "/missing"] {
            if path.hasSuffix("pipe") { #expect(mkfifo(path, 0o600) == 0) }
            let error = failure { _ = try SealedArchive(at: path, under: try secret("a"), sealing: sealing) }
            #expect(error == (path.hasSuffix("missing") ? .inaccessible(errno: ENOENT) : .notAnArchive))
        }
    }

    @Test("A link or a folder in the place of the archive is refused (CLI-7)")
    func occupied() throws {
        let manager = FileManager.default
        let places: [() throws -> Void] = [
            { try manager.createSymbolicLink(atPath: fixture.target, withDestinationPath: "/nowhere") },
            { try manager.createDirectory(atPath: fixture.target, withIntermediateDirectories: false) },
            { #expect(mkfifo(fixture.target, 0o600) == 0) },
        ]
        for make in places {
            try make()
            for replacing in [false, true] {
                #expect(throws: PageOutputError.occupied) { _ = try open(replacing: replacing) }
            }
            try manager.removeItem(atPath: fixture.target)
            let output = try open(replacing: true)
            try make()
            #expect(throws: PageOutputError.occupied) { try output.commit() }
            #expect(try Files.exists(fixture.target))
            #expect(try !Files.exists(fixture.staging))
            try manager.removeItem(atPath: fixture.target)
        }
    }

    #if WHISPER_TEST_HOOKS
        @Test(
            "A failure at any step of writing leaves the place as it was, or the archive whole (CLI-7)",
            arguments: FileStep.allCases, [false, true])
        func faults(step: FileStep, replaces: Bool) throws {
            var succeeded = false
            for failing in 1...40 where !succeeded {
                if !replaces { try? FileManager.default.removeItem(atPath: fixture.target) }
                if replaces { try write([("index.html", [1])]) }
                let before = try published()
                let count = Counter()
                let faults = FileFaults { (reached) throws(FileError) in
                    if reached == step, count.next() == failing { throw FileError(number: ENOSPC) }
                }
                var error: (any Error)?
                do {
                    try faults.during {
                        let run = try open(replacing: true).makeRun()
                        try run.write([1])
                        _ = try run.read(atMost: 1)
                    }
                    try faults.during { try write([("index.html", [2])]) }
                } catch let thrown { error = thrown }
                if let error {
                    #expect([PageOutputError.full, .unfinished].contains(error as? PageOutputError))
                    #expect(try published() == before, "\(step) \(failing)")
                } else {
                    #expect(try published() == ["index.html": [2]], "\(step) \(failing)")
                    succeeded = count.value < failing
                }
                try write([("index.html", [3])])
                #expect(try published() == ["index.html": [3]])
                #expect(try fixture.remains() == 0)
            }
            #expect(succeeded)
        }
    #else
        @Test(
            "Faults of media are tested in a build with WHISPER_TEST_HOOKS alone",
            .disabled("export WHISPER_TEST_HOOKS=1"))
        func steps() {}
    #endif
}
