/// A request's body that is produced while it is sent, for uploads that should not be in memory as a whole.
///
/// The transport pulls: it calls `next` only when the network has room. It never calls it twice at once, and not again
/// after it returned nil or threw an error.
public struct HTTPBodySource: Sendable {
    /// The length of the whole body in bytes, at least 0, sent as Content-Length.
    public let length: Int
    /// The next bytes of the body; nil at its end. Empty chunks are skipped.
    ///
    /// Its errors end the upload with `TransportError.bodyFailed`; the caller keeps the error itself if it needs it.
    public let next: @Sendable () async throws -> [UInt8]?

    /// Creates a source from its length and the closure that returns its chunks one after the other.
    public init(length: Int, next: @escaping @Sendable () async throws -> [UInt8]?) {
        self.length = max(length, 0)
        self.next = next
    }
}

/// The destination of a download, called with one chunk after the other and never twice at once.
///
/// The next chunk is taken from the network only after the call has returned, so backpressure reaches the server.
public struct HTTPBodySink: Sendable {
    /// The maximum size of a chunk in bytes. No chunk is empty.
    public static let largestChunk = 65_536

    /// Takes a chunk. Its errors end the download with `TransportError.bodyFailed`; the caller keeps the error itself
    /// if it needs it.
    public let take: @Sendable ([UInt8]) async throws -> Void

    /// Creates a sink from the closure that takes the chunks.
    public init(take: @escaping @Sendable ([UInt8]) async throws -> Void) {
        self.take = take
    }
}

/// A server's response whose body is produced while it is sent; for the server side of the port.
public struct StreamedResponse: Sendable {
    /// The response's head. Its own body is ignored.
    public var head: HTTPResponse
    /// The declared length of the body; nil declares none.
    public var length: Int?
    /// The next bytes of the body; nil at its end. If it throws an error or ends before the declared length, the
    /// connection is cut; bytes beyond the declared length are not sent.
    public var next: @Sendable () async throws -> [UInt8]?

    /// Creates a response from its head, its declared length, and the closure that returns the body's chunks.
    public init(head: HTTPResponse, length: Int?, next: @escaping @Sendable () async throws -> [UInt8]?) {
        self.head = head
        self.length = length
        self.next = next
    }
}
