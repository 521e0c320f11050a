import WhisperBlobContract
import WhisperBlobPort
import WhisperFileBlobStore
import Foundation
import WhisperSealingPort
import WhisperSecretMemory
import WhisperSodiumSealing
import WhisperTestThreads
import Testing

/// Mistakes that an attachment store could make.
enum BlobFlaw: CaseIterable {
    case forgetsOnReopening
    case alwaysNew
    case removesNothing
    case hidesDamage
    case listsNothingBesideDamage
    case keepsOnCancel
    case continuesAfterCommit
    case containsEverything
    case treatsDamageAsTheEnd
    case removesWritersInUse
    case leavesAbandoned
    case returnsTooMuch
    case assignsRandomIDs
    case holdsForBothUses
    case holdsForOneOnly
    case opensTruncatedBlobs
}

@Suite("The attachment contract detects mistakes", .ownThreads)
struct FlawedBlobStoreTests {
    @Test("A mistake breaks a rule", arguments: BlobFlaw.allCases)
    func mistake(_ flaw: BlobFlaw) async throws {
        await withKnownIssue {
            for law in BlobLaw.all {
                let files = try FileBlobStoreTests()
                let right = files.bench()
                try await law.check(
                    BlobBench(
                        open: {
                            let place = flaw == .forgetsOnReopening ? UUID().uuidString : "blobs"
                            let store = try FileBlobStore(
                                directory: files.directory.file(place), key: files.key.secret, sealing: files.sealing)
                            return FlawedBlobStore(flaw: flaw, base: store, incoming: files.root + "/incoming")
                        },
                        damage: right.damage, truncate: right.truncate, obscure: right.obscure,
                        abandon: right.abandon,
                        countEverything: right.countEverything))
            }
        }
    }
}

/// A store that is correct except for one mistake.
private struct FlawedBlobStore: ForwardingBlobStore {
    let flaw: BlobFlaw
    let base: any BlobStore
    let incoming: String

    func makeWriter() throws(BlobError) -> any BlobWriter {
        FlawedBlobWriter(flaw: flaw, writer: try base.makeWriter())
    }

    func makeReader(_ id: BlobID) throws(BlobError) -> any BlobReader {
        if flaw == .opensTruncatedBlobs, try base.contains(id) {
            return LateBlobReader { () throws(BlobError) in try base.makeReader(id) }
        }
        return FlawedBlobReader(flaw: flaw, reader: try base.makeReader(id))
    }

    func contains(_ id: BlobID) throws(BlobError) -> Bool {
        if flaw == .containsEverything { return true }
        return try base.contains(id)
    }

    func remove(_ id: BlobID) throws(BlobError) {
        if flaw != .removesNothing { try base.remove(id) }
    }

    func list() throws(BlobError) -> BlobListing {
        let listing = try base.list()
        switch flaw {
        case .hidesDamage: return BlobListing(ids: listing.ids)
        case .listsNothingBesideDamage where !listing.unidentified.isEmpty: throw .damaged
        default: return listing
        }
    }

    func hold(_ use: BlobUse) throws(BlobError) -> (any BlobHold)? {
        switch flaw {
        case .holdsForBothUses: try base.hold(.storing)
        case .holdsForOneOnly: try base.hold(.removing)
        default: try base.hold(use)
        }
    }

    func removeAbandoned() throws(BlobError) -> Int {
        switch flaw {
        case .leavesAbandoned: return 0
        case .removesWritersInUse:
            let names = (try? FileManager.default.contentsOfDirectory(atPath: incoming)) ?? []
            for name in names { try? FileManager.default.removeItem(atPath: incoming + "/" + name) }
            return names.count
        default: return try base.removeAbandoned()
        }
    }
}

/// Checks a blob only when it is read.
private final class LateBlobReader: BlobReader {
    private let make: () throws(BlobError) -> any BlobReader
    private var reader: (any BlobReader)?

    init(_ make: @escaping () throws(BlobError) -> any BlobReader) {
        self.make = make
    }

    func read() throws(BlobError) -> [UInt8] {
        if let reader { return try reader.read() }
        let made = try make()
        reader = made
        return try made.read()
    }
}

private final class FlawedBlobWriter: BlobWriter {
    let flaw: BlobFlaw
    let writer: any BlobWriter
    var stored: StoredBlob?

    init(flaw: BlobFlaw, writer: any BlobWriter) {
        self.flaw = flaw
        self.writer = writer
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws(BlobError) {
        if flaw == .continuesAfterCommit, stored != nil { return }
        try writer.write(bytes)
    }

    func commit() throws(BlobError) -> StoredBlob {
        if flaw == .continuesAfterCommit, let stored { return stored }
        var blob = try writer.commit()
        if flaw == .alwaysNew { blob = StoredBlob(id: blob.id, size: blob.size, isNew: true) }
        if flaw == .assignsRandomIDs, let id = BlobID(bytes: (0..<32).map { _ in .random(in: 0...255) }) {
            blob = StoredBlob(id: id, size: blob.size, isNew: blob.isNew)
        }
        stored = blob
        return blob
    }

    func cancel() {
        if flaw == .keepsOnCancel { _ = try? writer.commit() }
        writer.cancel()
    }
}

private final class FlawedBlobReader: BlobReader {
    let flaw: BlobFlaw
    let reader: any BlobReader

    init(flaw: BlobFlaw, reader: any BlobReader) {
        self.flaw = flaw
        self.reader = reader
    }

    func read() throws(BlobError) -> [UInt8] {
        do {
            let bytes = try reader.read()
            return flaw == .returnsTooMuch ? bytes + (try reader.read()) : bytes
        } catch {
            if flaw == .treatsDamageAsTheEnd, error == .damaged { return [] }
            throw error
        }
    }
}
