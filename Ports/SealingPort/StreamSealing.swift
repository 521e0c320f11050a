/// Seals the chunks of one stream in order; a changed, missing, moved or added chunk is found on opening.
public protocol StreamSealer: AnyObject {
    /// What the reader needs first; stands at the head of the stream.
    var header: [UInt8] { get }

    /// Seals the next chunk; the last one is marked, so that a cut stream is found.
    ///
    /// After the last chunk every further one is `SealingError.malformed`.
    func seal(_ chunk: UnsafeRawBufferPointer, isLast: Bool) throws(SealingError) -> [UInt8]
}

/// Opens the chunks of one stream in order.
public protocol StreamOpener: AnyObject {
    /// Opens the next chunk, exactly as it was sealed.
    ///
    /// After the last chunk, or one that failed, every further one is `SealingError.malformed`.
    func open(_ chunk: UnsafeRawBufferPointer) throws(SealingError) -> (bytes: [UInt8], isLast: Bool)
}

/// A running hash.
public protocol Digest: AnyObject {
    /// Takes in more bytes; none after `finish`.
    func update(_ bytes: UnsafeRawBufferPointer)

    /// The hash; asking again gives the same.
    func finish() -> [UInt8]
}
