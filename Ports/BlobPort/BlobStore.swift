/// Keeps attachments by the hash of their content: the same content is kept once (ING-5).
public protocol BlobStore: Sendable {
    /// Starts taking in a blob. Nothing is kept until `commit`.
    func makeWriter() throws(BlobError) -> any BlobWriter

    /// Starts reading a blob; every byte handed out has been verified.
    ///
    /// - Throws: `damaged` at once where what is kept is another blob, or not of the length that it should be.
    func makeReader(_ id: BlobID) throws(BlobError) -> any BlobReader

    /// Whether a blob is kept.
    func contains(_ id: BlobID) throws(BlobError) -> Bool

    /// Removes a blob for good; one that is not there is no error.
    func remove(_ id: BlobID) throws(BlobError)

    /// All blobs kept, in ascending order of their ids.
    ///
    /// - Throws: `damaged` where something kept no longer tells its id.
    func list() throws(BlobError) -> [BlobID]

    /// Returns once every blob committed before, and every removal, would survive a power loss.
    ///
    /// To be called before a reference to those blobs is made durable itself; one call serves any number of them.
    func synchronize() throws(BlobError)

    /// Holds the store for a use; nil, at once, where someone holds it for the other use, in this process or another.
    ///
    /// To be held for `.keeping` from before contents are kept until the messages that refer to them are committed, and
    /// for `.removing` from before it is asked what is referred to until the rest is removed.
    func hold(_ use: BlobUse) throws(BlobError) -> (any BlobHold)?

    /// Removes what interrupted writers left behind, and leaves alone what living ones are writing.
    /// - Returns: How many were removed.
    @discardableResult func removeAbandoned() throws(BlobError) -> Int
}

/// Takes in one blob. Used by one task at a time.
public protocol BlobWriter: AnyObject {
    /// Takes in the next bytes, any number of them.
    ///
    /// - Throws: After an error the writer is finished, and nothing is left behind.
    func write(_ bytes: UnsafeRawBufferPointer) throws(BlobError)

    /// Keeps the blob and tells its id; content that is kept already is not kept again.
    ///
    /// From here on the blob is there whole or not at all, whatever happens; `BlobStore.synchronize` makes sure that it
    /// is there.
    func commit() throws(BlobError) -> StoredBlob

    /// Gives up; nothing is left behind. A writer that is let go without `commit` gives up too.
    func cancel()
}

/// Hands out one blob in order. Used by one task at a time.
public protocol BlobReader: AnyObject {
    /// The next bytes, at most 64 KiB; empty at the end, which is reached only if the whole content was genuine.
    func read() throws(BlobError) -> [UInt8]
}
