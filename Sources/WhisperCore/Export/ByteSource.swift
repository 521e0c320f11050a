/// Bytes that are read once, sequentially: a file, or standard input.
public protocol ByteSource: Sendable {
    /// The next bytes, any number of them; empty at the end.
    ///
    /// - Throws: The system's error.
    func next() throws(ByteSourceError) -> [UInt8]
}

/// Bytes that could not be read.
public struct ByteSourceError: Error, Hashable, Sendable {
    /// The system's error number; 0 if it reported none.
    public let errno: Int32

    /// Creates an error from the system's number.
    public init(errno: Int32) {
        self.errno = errno
    }
}
