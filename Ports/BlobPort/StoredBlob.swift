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
