/// Bytes that are read once, from the beginning to the end: a file, or standard input.
public protocol ByteSource: Sendable {
    /// The next bytes, any number of them; empty at the end.
    func next() throws(ByteSourceError) -> [UInt8]
}

/// Bytes that could not be read.
public struct ByteSourceError: Error, Hashable, Sendable {
    /// The system's number; 0 where it gave none.
    public let errno: Int32

    /// A failure with the system's number.
    public init(errno: Int32) {
        self.errno = errno
    }
}
