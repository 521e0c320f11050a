/// Brings encrypted files from the service's own hosts (ING-6).
///
/// The rules for every adapter:
/// 1. What arrives is passed on in order, without gap or repetition, from the offset of the request; the next chunk only
///    after the sink has taken the previous one. A chunk has at most 64 KiB and is never empty.
/// 2. No more than `limit` bytes are passed on; a longer file is `tooLarge`.
/// 3. A request goes to the service's hosts alone, whatever the path contains. A redirection is refused.
/// 4. A failure after some bytes is an error: what was passed on is a true beginning, and a request with the offset
///    behind it continues there.
/// 5. Cancelling the task ends the call with `cancelled` within a second.
/// 6. What arrives is not verified; `MediaOpener` does that.
public protocol MediaTransfer: Sendable {
    /// Fetches a file from an offset to its end.
    ///
    /// - Parameter sink: Receives the bytes.
    /// - Throws: `MediaTransferError`; `sinkFailed` if the sink throws.
    func fetch(
        _ request: MediaRequest, into sink: @escaping @Sendable ([UInt8]) async throws -> Void
    ) async throws(MediaTransferError)
}

/// A request for an encrypted file.
public struct MediaRequest: Hashable, Sendable {
    /// The file.
    public var file: EncryptedFile
    /// The number of bytes that are there already.
    public var offset: Int64
    /// The maximum size of the encrypted file in bytes.
    public var limit: Int64

    /// Creates a request.
    public init(_ file: EncryptedFile, offset: Int64 = 0, limit: Int64) {
        self.file = file
        self.offset = offset
        self.limit = limit
    }
}

/// The reason an encrypted file was not fetched.
public enum MediaTransferError: Error, Hashable, Sendable {
    /// The service does not have the file any more.
    case expired
    /// The service answered with something that is not the file: a redirection, or another status.
    case refused(status: Int)
    /// The file is larger than permitted.
    case tooLarge
    /// The service limits requests; nil if it does not say for how long.
    case limited(retryAfter: Duration?)
    /// The service was not reached, or the transfer broke off.
    case network
    /// The certificate of the service is not trusted.
    case untrusted
    /// The program that fetches cannot fetch any file.
    case unsupported
    /// The program that fetches cannot fetch this file, but may be able to fetch others.
    case unsupportedFile
    /// The program that fetches does not exist.
    case notInstalled
    /// The program that fetches failed.
    case crashed
    /// The sink threw.
    case sinkFailed
    /// The task was cancelled.
    case cancelled
}
