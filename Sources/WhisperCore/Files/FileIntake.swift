package import WhisperBlobPort
import WhisperMessage

/// The writer of one attachment, which is used by one task after the other.
package actor FileIntake {
    private let blobs: any BlobStore
    private let writer: any BlobWriter
    private var failure: BlobError?
    private var count: Int64 = 0

    /// Starts writing.
    package init(_ blobs: any BlobStore) throws(BlobError) {
        self.blobs = blobs
        writer = try blobs.makeWriter()
    }

    /// Appends bytes, and returns how many there are now.
    @discardableResult
    package func append(_ bytes: [UInt8]) throws(BlobError) -> Int64 {
        do throws(BlobError) {
            try bytes.withUnsafeBytes { bytes in Result { () throws(BlobError) in try writer.write(bytes) } }.get()
        } catch {
            failure = error
            throw error
        }
        count = count.saturatingAdd(Int64(bytes.count))
        return count
    }

    /// Discards the file. Returns the failure of the attachments, if that is why.
    @discardableResult
    package func cancel() -> BlobError? {
        if failure == nil { writer.cancel() }
        return failure
    }

    /// Stores the file, durably.
    package func commit() throws(BlobError) -> StoredBlob {
        let blob = try writer.commit()
        try blobs.synchronize()
        return blob
    }
}
