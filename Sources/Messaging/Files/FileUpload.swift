package import WhisperBlobPort
package import WhisperRealtimePort

/// The content of an attachment as the body of an upload (MX-4): decrypted while it is sent, and verified.
package actor FileUpload {
    private let reader: any BlobReader
    /// The reason the content could not be read; nil if it could.
    package private(set) var failure: BlobError?

    /// Opens a content.
    ///
    /// - Throws: As `BlobStore.makeReader`.
    package init(_ id: BlobID, of blobs: any BlobStore) throws(BlobError) {
        reader = try blobs.makeReader(id)
    }

    /// The body, which can be sent once.
    ///
    /// - Parameters:
    ///   - length: The size of the content in bytes.
    ///   - progress: Called with the number of bytes that have been passed on.
    package nonisolated func body(length: Int, progress: @escaping @Sendable (Int64) -> Void) -> HTTPBodySource {
        HTTPBodySource(length: length) { [self] in
            guard let (chunk, count) = try await next() else { return nil }
            progress(count)
            return chunk
        }
    }

    private var count: Int64 = 0

    private func next() throws(BlobError) -> (chunk: [UInt8], count: Int64)? {
        do throws(BlobError) {
            let chunk = try reader.read()
            guard !chunk.isEmpty else { return nil }
            count += Int64(chunk.count)
            return (chunk, count)
        } catch {
            failure = error
            throw error
        }
    }
}
