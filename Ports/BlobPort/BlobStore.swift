/// Keeps attachments by the hash of their content: the same content is kept once (ING-5).
public protocol BlobStore: Sendable {
    /// Starts taking in a blob. Nothing is kept until `commit`.
    func makeWriter() throws(BlobError) -> any BlobWriter

    /// Starts reading a blob; every byte handed out has been verified.
    func makeReader(_ id: BlobID) throws(BlobError) -> any BlobReader

    /// Whether a blob is kept.
    func contains(_ id: BlobID) throws(BlobError) -> Bool

    /// Removes a blob for good; one that is not there is no error.
    func remove(_ id: BlobID) throws(BlobError)

    /// All blobs kept, in ascending order of their ids.
    func list() throws(BlobError) -> [BlobID]

    /// Removes what interrupted writers left behind.
    /// - Returns: How many were removed.
    @discardableResult func removeAbandoned() throws(BlobError) -> Int
}

/// Takes in one blob.
public protocol BlobWriter: AnyObject {
    /// Takes in the next bytes.
    func write(_ bytes: UnsafeRawBufferPointer) throws(BlobError)
    /// Keeps the blob durably and tells its id; content that is kept already is not written again.
    func commit() throws(BlobError) -> StoredBlob
    /// Gives up; nothing is left behind. A writer that is let go without `commit` gives up too.
    func cancel()
}

/// Hands out one blob in order.
public protocol BlobReader: AnyObject {
    /// The next bytes, at most 64 KiB; empty at the end, which is reached only if the whole content was genuine.
    func read() throws(BlobError) -> [UInt8]
}

/// SHA-256 of a blob's content.
public struct BlobID: Hashable, Sendable, Comparable {
    /// 64 lower-case hex characters.
    public let hex: String

    /// An id; nil unless it is 64 lower-case hex characters.
    public init?(hex: String) {
        let allowed = hex.utf8.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
        }
        guard allowed, hex.utf8.count == 64 else { return nil }
        self.hex = hex
    }

    /// Orders by hex form.
    public static func < (left: BlobID, right: BlobID) -> Bool {
        left.hex < right.hex
    }
}

/// A blob that was committed.
public struct StoredBlob: Hashable, Sendable {
    /// Its id.
    public let id: BlobID
    /// Its size in bytes, unencrypted.
    public let size: Int64
    /// Whether it was not kept before.
    public let isNew: Bool

    /// A committed blob.
    public init(id: BlobID, size: Int64, isNew: Bool) {
        self.id = id
        self.size = size
        self.isNew = isNew
    }
}

/// Why a blob could not be kept or read.
public enum BlobError: Error, Hashable, Sendable {
    /// No blob of this id is kept.
    case notFound
    /// What is kept is not what was put in.
    case damaged
    /// The medium is full.
    case full
    /// The medium cannot be read or written.
    case inaccessible(errno: Int32)
    /// The writer was committed or cancelled before.
    case finished
}
