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
