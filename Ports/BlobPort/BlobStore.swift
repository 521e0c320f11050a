import WhisperTextCoding

/// Stores attachments by the hash of their content, so that each content is stored once (ING-5).
public protocol BlobStore: Sendable {
    /// Starts writing a blob. Nothing is stored before `commit`.
    ///
    /// - Throws: `.inaccessible`, `.full` or `.outOfMemory`.
    func makeWriter() throws(BlobError) -> any BlobWriter

    /// Starts reading a blob. Every byte returned has been verified.
    ///
    /// - Throws: `.notFound` if there is no such blob; `.damaged` immediately if the stored data belongs to another
    ///   blob or has the wrong length; `.newerVersion`; `.inaccessible`; `.outOfMemory`.
    func makeReader(_ id: BlobID) throws(BlobError) -> any BlobReader

    /// Whether a blob is stored.
    ///
    /// - Throws: `.inaccessible` or `.outOfMemory`.
    func contains(_ id: BlobID) throws(BlobError) -> Bool

    /// Removes a blob permanently. Removing a blob that does not exist succeeds.
    ///
    /// - Throws: `.inaccessible` or `.outOfMemory`.
    func remove(_ id: BlobID) throws(BlobError)

    /// What is stored. A blob that no longer shows its id is named, and the others are listed all the same.
    ///
    /// - Throws: `.inaccessible` or `.outOfMemory`.
    func list() throws(BlobError) -> BlobListing

    /// Returns once all earlier commits and removals would survive a power loss.
    ///
    /// Call it before making references to those blobs durable. One call covers any number of blobs.
    ///
    /// - Throws: `.inaccessible` or `.full`.
    func synchronize() throws(BlobError)

    /// Holds the store for a use. Returns nil immediately if it is held for the other use, in this process or another
    /// one.
    ///
    /// Hold it for `.storing` from before blobs are written until the messages that refer to them are committed, and
    /// for `.removing` from before references are collected until the unreferenced blobs are removed.
    ///
    /// - Throws: `.inaccessible`.
    func hold(_ use: BlobUse) throws(BlobError) -> (any BlobHold)?

    /// Removes what interrupted writers left behind, and leaves active writers alone.
    /// - Returns: The number of removed items.
    /// - Throws: `.inaccessible`.
    @discardableResult func removeAbandoned() throws(BlobError) -> Int
}

/// An attachment store that forwards every operation to another one, so that its author writes only what differs
/// (LIB-8).
public protocol ForwardingBlobStore: BlobStore {
    /// Receives every operation that this store does not implement.
    var base: any BlobStore { get }
}

extension ForwardingBlobStore {
    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func makeWriter() throws(BlobError) -> any BlobWriter { try base.makeWriter() }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func makeReader(_ id: BlobID) throws(BlobError) -> any BlobReader { try base.makeReader(id) }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func contains(_ id: BlobID) throws(BlobError) -> Bool { try base.contains(id) }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func remove(_ id: BlobID) throws(BlobError) { try base.remove(id) }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func list() throws(BlobError) -> BlobListing { try base.list() }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func synchronize() throws(BlobError) { try base.synchronize() }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    public func hold(_ use: BlobUse) throws(BlobError) -> (any BlobHold)? { try base.hold(use) }

    /// Forwards to `base`.
    ///
    /// - Throws: The error that `base` throws.
    @discardableResult
    public func removeAbandoned() throws(BlobError) -> Int { try base.removeAbandoned() }
}

/// Writes one blob. Used by one task at a time.
public protocol BlobWriter: AnyObject {
    /// Appends bytes, any number of them.
    ///
    /// - Throws: `.full`, `.inaccessible` or `.finished`. After an error the writer is finished and leaves nothing
    ///   behind.
    func write(_ bytes: UnsafeRawBufferPointer) throws(BlobError)

    /// Stores the blob and returns its id and size. Content that is already stored is not stored again.
    ///
    /// From then on the blob exists completely or not at all, whatever happens; `BlobStore.synchronize` makes it
    /// durable.
    ///
    /// - Throws: `.full`, `.inaccessible` or `.finished`.
    func commit() throws(BlobError) -> StoredBlob

    /// Discards the blob and leaves nothing behind, as does deallocating the writer without a `commit`.
    func cancel()
}

/// Reads one blob sequentially. Used by one task at a time.
public protocol BlobReader: AnyObject {
    /// The next bytes, at most 64 KiB; empty at the end, which is reached only if the whole content was genuine.
    ///
    /// - Throws: `.damaged` or `.inaccessible`.
    func read() throws(BlobError) -> [UInt8]
}

/// SHA-256 of a blob's content.
public struct BlobID: Hashable, Sendable, Comparable {
    /// 64 lower-case hex characters.
    public let hex: String

    /// Creates an id from its hex form; nil unless that is 64 lower-case hex characters.
    public init?(hex: String) {
        guard hex.utf8.count == 64, HexText.isCanonical(hex) else { return nil }
        self.hex = hex
    }

    /// Creates an id from 32 bytes; nil for any other count.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        hex = HexText.text(bytes)
    }

    /// The 32 bytes.
    public var bytes: [UInt8] { HexText.bytes(of: hex) ?? [] }

    /// Orders ids by their hex form.
    public static func < (left: BlobID, right: BlobID) -> Bool {
        left.hex < right.hex
    }
}

/// What an attachment store holds.
public struct BlobListing: Hashable, Sendable {
    /// The blobs, in ascending order.
    public let ids: [BlobID]
    /// What no longer shows which blob it is, as it is damaged or from a newer version of the program: the store's own
    /// names, such as a file's, in ascending order.
    public let unidentified: [String]

    /// A listing in ascending order.
    public init(ids: [BlobID], unidentified: [String] = []) {
        self.ids = ids.sorted()
        self.unidentified = unidentified.sorted()
    }
}

/// A committed blob.
public struct StoredBlob: Hashable, Sendable {
    /// Its id.
    public let id: BlobID
    /// Its unencrypted size in bytes.
    public let size: Int64
    /// Whether the content was not stored before.
    public let isNew: Bool

    /// A committed blob.
    public init(id: BlobID, size: Int64, isNew: Bool) {
        self.id = id
        self.size = size
        self.isNew = isNew
    }
}

/// The purpose for which an attachment store is held. Between storing a blob and committing the message that refers to
/// it, nothing refers to the blob: a garbage collection at that moment would delete it (ST-11).
public enum BlobUse: Sendable, CaseIterable {
    /// Storing blobs, or relying on stored ones, for messages that are not committed yet. Any number of holders at
    /// once.
    case storing
    /// Removing unreferenced blobs. One holder at a time.
    case removing
}

/// A hold on an attachment store, which lasts until it is released or deallocated. The system releases it if the
/// process dies.
public protocol BlobHold: AnyObject, Sendable {
    /// Releases the hold. Idempotent.
    func release()
}

/// The reason a blob could not be stored or read.
public enum BlobError: Error, Hashable, Sendable {
    /// There is no blob with this id.
    case notFound
    /// The stored data is not what was written.
    case damaged
    /// The blob was written by a newer version of the program.
    case newerVersion
    /// The medium is full.
    case full
    /// The medium cannot be read or written; `errno` is 0 if the system reported none.
    case inaccessible(errno: Int32)
    /// No guarded memory is available.
    case outOfMemory
    /// The writer has already been committed or cancelled.
    case finished
}
