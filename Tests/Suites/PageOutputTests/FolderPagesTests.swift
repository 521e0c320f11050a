import Foundation
import Testing
import WhisperPageContract
import WhisperPageFolder
import WhisperPosixFiles
import WhisperTestThreads

@Suite("Archives in folders (LOOK-1, CLI-7)", .ownThreads)
struct FolderPagesTests {
    let fixture: PageFixture

    init() throws {
        fixture = try PageFixture()
    }

    static func bench(_ fixture: PageFixture) -> PageBench {
        PageBench(
            open: { try FolderPages(at: fixture.target, mayReplace: $0) }, published: { try fixture.published() },
            openFilling: filling(fixture),
            occupy: {
                try FileManager.default.createDirectory(
                    atPath: fixture.target, withIntermediateDirectories: true)
                try fixture.put("mine", at: fixture.target + "/notes.txt")
                return { try String(contentsOfFile: fixture.target + "/notes.txt", encoding: .utf8) == "mine" }
            },
            leaveRemains: {
                try FileManager.default.createDirectory(
                    atPath: fixture.staging + "/chats/1", withIntermediateDirectories: true)
                try fixture.put("Whisper archive of pages, version 1\n", at: fixture.staging + "/.whisper-archive")
                try fixture.put("half", at: fixture.staging + "/chats/1/2026-01.html")
            },
            countRemains: { try fixture.remains() })
    }

    private static func filling(_ fixture: PageFixture) -> (@Sendable () throws -> any PageOutput)? {
        #if WHISPER_TEST_HOOKS
            { FillingPages(try FolderPages(at: fixture.target)) }
        #else
            nil
        #endif
    }

    @Test(arguments: PageLaw.all)
    func law(_ law: PageLaw) async throws {
        try await law.check(Self.bench(fixture))
    }

    private func write(_ files: [String: String], replacing: Bool = false) throws {
        let output = try FolderPages(at: fixture.target, mayReplace: replacing)
        for (path, text) in files {
            let file = try output.file(path)
            try file.write(Array(text.utf8))
            try file.close()
        }
        try output.commit()
    }

    @Test("Folders have mode 0700 and files 0600, the marker's included (LOOK-6)")
    func modes() throws {
        try write(["index.html": "a", "chats/1/2026-01.html": "b"])
        let manager = FileManager.default
        for name in [""] + (try manager.subpathsOfDirectory(atPath: fixture.target)) {
            let path = fixture.target + "/" + name
            let mode = try manager.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
            #expect(mode?.intValue == (try Files.kind(path) == .directory ? 0o700 : 0o600), "\(name)")
        }
    }

    @Test("An archive into which somebody put a file of their own is not replaced (CLI-7)")
    func ownFiles() throws {
        try write(["index.html": "a"])
        try write(["index.html": "b"], replacing: true)
        #expect(try fixture.published() == ["index.html": Array("b".utf8)])
        try fixture.put("mine", at: fixture.target + "/notes.txt")
        #expect(throws: PageOutputError.occupied) { try write(["index.html": "c"], replacing: true) }
        #expect(try fixture.published()?.count == 2)
    }

    @Test("A link, a file, a pipe or a broken link in the place of the archive is refused (CLI-7)")
    func otherKinds() throws {
        let manager = FileManager.default
        let elsewhere = fixture.path + "/elsewhere"
        try manager.createDirectory(atPath: elsewhere, withIntermediateDirectories: false)
        let places: [() throws -> Void] = [
            { try manager.createSymbolicLink(atPath: fixture.target, withDestinationPath: elsewhere) },
            { try manager.createSymbolicLink(atPath: fixture.target, withDestinationPath: "/nowhere/at/all") },
            { try fixture.put("mine", at: fixture.target) },
            { #expect(mkfifo(fixture.target, 0o600) == 0) },
        ]
        for make in places {
            try make()
            for mayReplace in [false, true] {
                #expect(throws: PageOutputError.occupied) {
                    _ = try FolderPages(at: fixture.target, mayReplace: mayReplace)
                }
            }
            try manager.removeItem(atPath: fixture.target)
            // The same, appearing while the archive is written.
            let output = try FolderPages(at: fixture.target, mayReplace: true)
            try make()
            #expect(throws: PageOutputError.occupied) { try output.commit() }
            #expect(try Files.exists(fixture.target))
            #expect(try !Files.exists(fixture.staging))
            try manager.removeItem(atPath: fixture.target)
        }
        #expect(try manager.contentsOfDirectory(atPath: elsewhere).isEmpty)
    }

    @Test("The same in the place of the temporary name is refused, and left as it is (CLI-7)")
    func otherKindsBeside() throws {
        let manager = FileManager.default
        let elsewhere = fixture.path + "/elsewhere"
        try manager.createDirectory(atPath: elsewhere, withIntermediateDirectories: false)
        try fixture.put("mine", at: elsewhere + "/notes.txt")
        let places: [() throws -> Void] = [
            { try manager.createSymbolicLink(atPath: fixture.staging, withDestinationPath: elsewhere) },
            { try manager.createSymbolicLink(atPath: fixture.staging, withDestinationPath: "/nowhere/at/all") },
            { try fixture.put("mine", at: fixture.staging) },
            { #expect(mkfifo(fixture.staging, 0o600) == 0) },
            { try manager.copyItem(atPath: elsewhere, toPath: fixture.staging) },
        ]
        for make in places {
            try make()
            #expect(throws: PageOutputError.occupied) { _ = try FolderPages(at: fixture.target, mayReplace: true) }
            #expect(try Files.exists(fixture.staging))
            try manager.removeItem(atPath: fixture.staging)
        }
        #expect(try manager.contentsOfDirectory(atPath: elsewhere) == ["notes.txt"])
    }

    @Test("An empty folder may bear the name, with slashes at its end, too")
    func emptyFolder() throws {
        try FileManager.default.createDirectory(atPath: fixture.target, withIntermediateDirectories: false)
        let output = try FolderPages(at: fixture.target + "//")
        try output.commit()
        #expect(try fixture.published() == [:])
    }

    @Test("A name that no folder can be given is refused", arguments: ["", "/", ".", "..", "a/..", "/tmp/."])
    func impossibleNames(name: String) {
        #expect(throws: PageOutputError.occupied) { _ = try FolderPages(at: name) }
    }

    @Test("A missing parent is reported, and nothing is created")
    func missingParent() throws {
        #expect(throws: PageOutputError.inaccessible(errno: ENOENT)) {
            _ = try FolderPages(at: fixture.path + "/missing/archive")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.path).isEmpty)
    }

    @Test("What an interrupted removal of a replaced archive left is recognised (CLI-7)")
    func interruptedRemoval() throws {
        try write(["index.html": "a", "x/y.html": "b"])
        try FileManager.default.moveItem(atPath: fixture.target, toPath: fixture.staging)
        try FileManager.default.removeItem(atPath: fixture.staging + "/index.html")
        try write(["index.html": "c"])
        #expect(try fixture.published() == ["index.html": Array("c".utf8)])
        #expect(try fixture.remains() == 0)
    }

    #if WHISPER_TEST_HOOKS
        @Test(
            "A failure at any step of writing leaves the place as it was, or the archive whole (CLI-7)",
            arguments: FileStep.allCases, [false, true])
        func faults(step: FileStep, replaces: Bool) throws {
            var succeeded = false
            for failing in 1...40 where !succeeded {
                let fixture = try PageFixture()
                func write(_ text: String) throws {
                    let output = try FolderPages(at: fixture.target, mayReplace: true)
                    for path in ["index.html", "chats/1.html"] {
                        let file = try output.file(path)
                        try file.write(Array(text.utf8))
                        try file.close()
                    }
                    let run = try output.makeRun()
                    try run.write([1])
                    #expect(try run.read(atMost: 10) == [1])
                    try output.commit()
                }
                if replaces { try write("old") }
                let before = try fixture.published()
                let count = Counter()
                let faults = FileFaults { (reached) throws(FileError) in
                    if reached == step, count.next() == failing { throw FileError(number: ENOSPC) }
                }
                var error: (any Error)?
                do { try faults.during { try write("new") } } catch let thrown { error = thrown }
                let after = try fixture.published()
                if let error {
                    // What follows a failed call may fail as unfinished.
                    #expect([PageOutputError.full, .unfinished].contains(error as? PageOutputError))
                    #expect(after == before, "\(step) \(failing)")
                } else {
                    #expect(after?["index.html"] == Array("new".utf8), "\(step) \(failing)")
                    succeeded = count.value < failing
                }
                // Whatever happened, the next one succeeds.
                try write("next")
                #expect(try fixture.published()?["index.html"] == Array("next".utf8))
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
