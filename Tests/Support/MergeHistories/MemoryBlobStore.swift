public import WhisperBlobPort
import WhisperSealingPort
import WhisperSodiumSealing
import Synchronization

/// Blobs in a dictionary, for tests that are not about blobs.
public final class MemoryBlobStore: BlobStore {
    private let contents = Mutex<[BlobID: [UInt8]]>([:])

    /// Creates an empty store.
    public init() {}

    /// A writer of a new blob.
    ///
    /// - Throws: Nothing.
    public func makeWriter() throws(BlobError) -> any BlobWriter { Writer(store: self) }

    /// A reader of a blob.
    ///
    /// - Throws: `.notFound`.
    public func makeReader(_ id: BlobID) throws(BlobError) -> any BlobReader {
        guard let bytes = contents.withLock({ $0[id] }) else { throw .notFound }
        return Reader(bytes: bytes)
    }

    /// Whether a blob is there.
    ///
    /// - Throws: Nothing.
    public func contains(_ id: BlobID) throws(BlobError) -> Bool { contents.withLock { $0[id] != nil } }
    /// Removes a blob.
    ///
    /// - Throws: Nothing.
    public func remove(_ id: BlobID) throws(BlobError) { contents.withLock { _ = $0.removeValue(forKey: id) } }
    /// Has nothing to do in memory.
    ///
    /// - Throws: Nothing.
    public func synchronize() throws(BlobError) {}
    /// All blobs, ascending.
    ///
    /// - Throws: Nothing.
    public func list() throws(BlobError) -> BlobListing { BlobListing(ids: contents.withLock { Array($0.keys) }) }
    /// Has nothing to do in memory.
    ///
    /// - Throws: Nothing.
    public func removeAbandoned() throws(BlobError) -> Int { 0 }

    /// Holds the store for a use; nil while it is held for the other one.
    ///
    /// - Throws: Nothing.
    public func hold(_ use: BlobUse) throws(BlobError) -> (any BlobHold)? {
        holders.withLock { holders in
            guard !holders.isRemoved, use == .storing || holders.storing == 0 else { return nil }
            if use == .storing { holders.storing += 1 } else { holders.isRemoved = true }
            return Hold(store: self, use: use)
        }
    }

    private let holders = Mutex((storing: 0, isRemoved: false))

    private final class Hold: BlobHold {
        private let store: MemoryBlobStore
        private let use: Mutex<BlobUse?>

        init(store: MemoryBlobStore, use: BlobUse) {
            self.store = store
            self.use = Mutex(use)
        }

        deinit { release() }

        func release() {
            let use = use.withLock { use in
                defer { use = nil }
                return use
            }
            guard let use else { return }
            store.holders.withLock { holders in
                if use == .storing { holders.storing -= 1 } else { holders.isRemoved = false }
            }
        }
    }

    private final class Writer: BlobWriter {
        private let store: MemoryBlobStore
        private var bytes: [UInt8] = []

        init(store: MemoryBlobStore) {
            self.store = store
        }

        func write(_ chunk: UnsafeRawBufferPointer) throws(BlobError) { bytes += chunk }

        func commit() throws(BlobError) -> StoredBlob {
            guard let digest = try? SodiumSealing().sha256() else { throw .inaccessible(errno: 0) }
            bytes.withUnsafeBytes { digest.update($0) }
            let hex = digest.finish().map { String(Int($0) + 0x100, radix: 16).dropFirst() }.joined()
            guard let id = BlobID(hex: hex) else { throw .damaged }
            let content = bytes
            let isNew = store.contents.withLock { $0.updateValue(content, forKey: id) == nil }
            return StoredBlob(id: id, size: Int64(content.count), isNew: isNew)
        }

        func cancel() { bytes = [] }
    }

    private final class Reader: BlobReader {
        private var bytes: [UInt8]

        init(bytes: [UInt8]) {
            self.bytes = bytes
        }

        func read() throws(BlobError) -> [UInt8] {
            defer { bytes = [] }
            return bytes
        }
    }
}
