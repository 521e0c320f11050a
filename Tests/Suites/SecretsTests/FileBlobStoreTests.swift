import WhisperBlobContract
import WhisperBlobPort
import WhisperFileBlobStore
import Foundation
import WhisperPosixFiles
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestThreads
import Testing

@Suite("Attachments in encrypted files (ING-5)", .ownThreads)
struct FileBlobStoreTests {
    let directory: TemporaryDirectory
    let sealing: SodiumSealing
    let key: KeyOfBlobs

    init() throws {
        directory = try TemporaryDirectory()
        sealing = try SodiumSealing()
        key = KeyOfBlobs(try sealing.makeKey())
    }

    var root: String { directory.file("blobs") }

    func store() throws -> FileBlobStore {
        try FileBlobStore(directory: root, key: key.secret, sealing: sealing)
    }

    /// The paths of all files in the store, finished or not.
    func files() throws -> [String] {
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return names.map { root + "/" + $0 }.filter { path in
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
        }.sorted()
    }

    /// The file of a blob, found by removing the blob from a copy of the store.
    func file(of id: BlobID) throws -> String {
        let store = try store()
        let before = Set(try files())
        let copies = try before.map { ($0, try contents(of: $0)) }
        try store.remove(id)
        let removed = before.subtracting(try files())
        for (path, bytes) in copies where removed.contains(path) { try put(bytes, at: path) }
        return try #require(removed.first)
    }

    func bench() -> BlobBench {
        BlobBench(
            open: { try store() },
            damage: { id in
                let path = try file(of: id)
                var bytes = try contents(of: path)
                bytes[bytes.count - 10] ^= 4
                try put(bytes, at: path)
            },
            truncate: { id in
                let path = try file(of: id)
                // The whole last chunk is removed, so that the rest looks complete.
                let size = try contents(of: path).count
                let body = (size - 150) % 65_553
                try put(Array(try contents(of: path).dropLast(body == 0 ? 65_553 : body)), at: path)
            },
            obscure: { id in
                let path = try file(of: id)
                var bytes = try contents(of: path)
                bytes[60] ^= 4
                try put(bytes, at: path)
            },
            abandon: { try put([1, 2, 3], at: root + "/incoming/0123456789abcdef") },
            countEverything: { try files().count })
    }

    @Test(arguments: BlobLaw.all)
    func law(_ law: BlobLaw) async throws {
        try await law.check(bench())
    }

    @Test("A store that forwards everything to this one passes every law (LIB-8)", arguments: BlobLaw.all)
    func forwarded(law: BlobLaw) async throws {
        let right = bench()
        try await law.check(
            BlobBench(
                open: { PlainForwardingBlobStore(base: try right.open()) }, damage: right.damage,
                truncate: right.truncate, obscure: right.obscure, abandon: right.abandon,
                countEverything: right.countEverything))
    }

    @Test("A bench without hooks leaves nine laws unchecked, and says which (LIB-8)")
    func withoutHooks() {
        let bench = BlobBench(open: { try store() })
        #expect(bench.capabilities == [])
        let unchecked = BlobLaw.all.filter { !$0.needs.isSubset(of: bench.capabilities) }
        #expect(unchecked.map { "\($0.needs)" }.sorted() == Self.uncheckedNeeds)
    }

    private static let uncheckedNeeds =
        [
            "abandonment", "counting", "counting", "counting", "damage", "damage", "obscuring", "truncation",
            "truncation",
        ]

    @discardableResult
    func keep(_ content: [UInt8], in store: FileBlobStore) throws -> StoredBlob {
        let writer = try store.makeWriter()
        try content.withUnsafeBytes { try writer.write($0) }
        return try writer.commit()
    }

    func whole(_ id: BlobID, in store: FileBlobStore) throws -> [UInt8] {
        let reader = try store.makeReader(id)
        var whole: [UInt8] = []
        while case let bytes = try reader.read(), !bytes.isEmpty { whole += bytes }
        return whole
    }

    @Test("The directory reveals neither content nor its hash; files are private")
    func nothingReadable() throws {
        let content = Array("canary canary canary".utf8)
        let id = try keep(content, in: try store()).id
        for path in try files() {
            #expect(!path.contains(id.hex))
            #expect(!path.contains(id.hex.prefix(16)))
            let bytes = Data(try contents(of: path))
            #expect(bytes.range(of: Data("canary".utf8)) == nil)
            #expect(bytes.range(of: Data(id.bytes)) == nil)
            #expect(try permissions(of: path) == 0o600)
            #expect(try permissions(of: Files.parent(of: path)) == 0o700)
        }
        #expect(try files().count == 1)
    }

    @Test("Another key neither finds nor opens anything")
    func anotherKey() throws {
        let id = try keep([1, 2, 3], in: try store()).id
        let other = try FileBlobStore(directory: root, key: try sealing.makeKey(), sealing: sealing)
        #expect(try !other.contains(id))
        #expect(throws: BlobError.notFound) { _ = try other.makeReader(id) }
        let listing = try other.list()
        #expect(listing.ids.isEmpty && listing.unidentified.count == 1)
    }

    @Test("Every single changed byte, and every wrong length, is detected as damage")
    func everyByteIsCovered() throws {
        let content: [UInt8] = Array(0..<100)
        let id = try keep(content, in: try store()).id
        let path = try file(of: id)
        let original = try contents(of: path)
        for index in original.indices {
            var bytes = original
            bytes[index] ^= 1
            try put(bytes, at: path)
            let expected: BlobError = index == 12 ? .newerVersion : .damaged
            #expect(throws: expected, "byte \(index)") { _ = try whole(id, in: try store()) }
        }
        for length in 0..<original.count {
            try put(Array(original.prefix(length)), at: path)
            #expect(throws: BlobError.damaged, "length \(length)") { _ = try whole(id, in: try store()) }
        }
        try put(original + [0], at: path)
        #expect(throws: BlobError.damaged) { _ = try whole(id, in: try store()) }
    }

    @Test("Anything after the last chunk is damage, even if that chunk is full")
    func trailingBytes() throws {
        let id = try keep([UInt8](repeating: 1, count: 65_536), in: try store()).id
        let path = try file(of: id)
        let original = try contents(of: path)
        for addition in [[0], [UInt8](repeating: 0, count: 65_553)] {
            try put(original + addition, at: path)
            #expect(throws: BlobError.damaged) { _ = try whole(id, in: try store()) }
        }
    }

    @Test("A file with another's name or chunks is damaged")
    func swappedFiles() throws {
        let first = try keep([UInt8](repeating: 1, count: 100), in: try store()).id
        let second = try keep([UInt8](repeating: 2, count: 100), in: try store()).id
        let (firstFile, secondFile) = (try file(of: first), try file(of: second))
        let (firstBytes, secondBytes) = (try contents(of: firstFile), try contents(of: secondFile))
        try put(secondBytes, at: firstFile)
        #expect(throws: BlobError.damaged) { _ = try whole(first, in: try store()) }
        let listing = try store().list()
        #expect(listing.ids == [second] && listing.unidentified.map { root + "/" + $0 } == [firstFile])
        let header = firstBytes.count - 117
        try put(Array(firstBytes.prefix(header) + secondBytes.suffix(117)), at: firstFile)
        #expect(throws: BlobError.damaged) { _ = try whole(first, in: try store()) }
        try put(firstBytes, at: firstFile)
        #expect(try whole(first, in: try store()) == [UInt8](repeating: 1, count: 100))
    }

    @Test("A file of a newer version, a cut one and an empty one are listed as what they no longer show")
    func unidentified() throws {
        let sound = try keep([1], in: try store()).id
        let path = try file(of: try keep([2], in: try store()).id)
        let original = try contents(of: path)
        var newer = original
        newer[12] = 2
        for bytes in [newer, Array(original.prefix(100)), []] {
            try put(bytes, at: path)
            let listing = try store().list()
            #expect(listing.ids == [sound] && listing.unidentified.map { root + "/" + $0 } == [path])
        }
    }

    @Test("Foreign file names are ignored")
    func foreignNames() throws {
        let id = try keep([1], in: try store()).id
        try put([1], at: root + "/.DS_Store")
        try put([1], at: Files.parent(of: try file(of: id)) + "/notes.txt")
        mkdir(root + "/zz", 0o700)
        #expect(try store().list().ids == [id])
    }

    #if WHISPER_TEST_HOOKS
        @Test("A failure at any step leaves nothing behind, and the next attempt works (R2)")
        func failingSteps() throws {
            for number in [EIO, ENOSPC] {
                for step in [FileStep.create, .write, .synchronizeFile, .rename] {
                    try? FileManager.default.removeItem(atPath: root)
                    let kept = try keep([9], in: try store()).id
                    let faults = FileFaults { (reached) throws(FileError) in
                        if reached == step { throw FileError(number: number) }
                    }
                    let expected: BlobError = number == ENOSPC ? .full : .inaccessible(errno: number)
                    #expect(throws: expected, "\(step)") {
                        try faults.during { try keep([UInt8](repeating: 1, count: 200_000), in: try store()) }
                    }
                    #expect(try files().count == 1)
                    #expect(try store().list().ids == [kept])
                    #expect(try keep([UInt8](repeating: 1, count: 200_000), in: try store()).isNew)
                }
            }
        }

        @Test("A failed synchronize is reported, and made up for by the next one (R2)")
        func failingSynchronize() throws {
            let attempts = Counter()
            let faults = FileFaults { (step) throws(FileError) in
                if step == .synchronizeDirectory, attempts.next() == 1 { throw FileError(number: EIO) }
            }
            let store = try store()
            try faults.during {
                try keep([1], in: store)
                #expect(throws: BlobError.inaccessible(errno: EIO)) { try store.synchronize() }
                let failed = attempts.value
                try store.synchronize()
                #expect(attempts.value > failed)
                let done = attempts.value
                try store.synchronize()
                #expect(attempts.value == done)
            }
        }

        @Test("Content known already is brought to the medium all the same before a reference to it is")
        func knownContentIsSynchronized() throws {
            try keep([1], in: try store())
            let synchronized = Counter()
            let counting = FileFaults { (step) throws(FileError) in
                if step == .synchronizeDirectory { _ = synchronized.next() }
            }
            let store = try store()
            try counting.during {
                #expect(try !keep([1], in: store).isNew)
                try store.synchronize()
            }
            #expect(synchronized.value == 1)
        }
    #endif

    @Test(
        "In a read-only directory, attachments can be read, and storing fails",
        .disabled(if: geteuid() == 0, "The superuser writes everywhere"))
    func readOnlyDirectory() throws {
        let id = try keep([1, 2, 3], in: try store()).id
        let places = [root, root + "/incoming", Files.parent(of: try file(of: id))]
        for place in places { try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: place) }
        defer {
            for place in places {
                try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: place)
            }
        }
        #expect(try whole(id, in: try store()) == [1, 2, 3])
        #expect(throws: BlobError.inaccessible(errno: EACCES)) { try keep([4], in: try store()) }
        #expect(throws: BlobError.inaccessible(errno: EACCES)) { try store().remove(id) }
        #expect(try store().list().ids == [id])
    }
}

/// The key shared by the stores of one test.
final class KeyOfBlobs: Sendable {
    let secret: SecretBytes
    init(_ secret: consuming SecretBytes) { self.secret = secret }
}

/// A store of attachments that overrides nothing.
private struct PlainForwardingBlobStore: ForwardingBlobStore {
    let base: any BlobStore
}
