/// Seals the chunks of one stream in order; opening detects a changed, missing, moved or added chunk.
public protocol StreamSealer: AnyObject {
    /// The bytes that the reader needs first; they form the head of the stream.
    var header: [UInt8] { get }

    /// Seals the next chunk. The last one is marked, so that a truncated stream is detected.
    ///
    /// - Throws: `.malformed` after the last chunk.
    func seal(_ chunk: UnsafeRawBufferPointer, isLast: Bool) throws(SealingError) -> [UInt8]
}

/// Opens the chunks of one stream in order.
public protocol StreamOpener: AnyObject {
    /// Opens the next chunk, which must be exactly as it was sealed.
    ///
    /// - Throws: `.notAuthentic` if the chunk does not verify; `.malformed` after the last chunk or a failed one.
    func open(_ chunk: UnsafeRawBufferPointer) throws(SealingError) -> (bytes: [UInt8], isLast: Bool)
}

/// A hash that is computed incrementally.
public protocol Digest: AnyObject {
    /// Adds bytes; not allowed after `finish`.
    func update(_ bytes: UnsafeRawBufferPointer)

    /// The hash; further calls return the same.
    func finish() -> [UInt8]
}
