public import WhisperBlobPort
public import WhisperMessage

/// A source of files whose content is fetched later than their messages arrive (MX-4, ING-6).
///
/// The rules for every source; `FileFetch` relies on them:
/// 1. A content that `fetch` returns is complete, durable in the attachments, and the one that the address leads to. A
///    failure leaves nothing of it behind.
/// 2. No more than `limit` bytes of content are stored; a larger file is a failure whose meaning is `tooLarge`.
/// 3. Addresses with the same id lead to the same content.
/// 4. Cancelling the task ends a call soon.
public protocol RemoteFiles: Sendable {
    /// The reason a file was not fetched.
    associatedtype Failure: Error, Hashable
    /// Where a file is, and what is needed to fetch it.
    associatedtype Address: Identifiable, Sendable where Address.ID: Sendable

    /// The platform of the messages.
    var platform: Platform { get }

    /// Checks whether files can be fetched at all.
    ///
    /// - Throws: The failure that ends the fetch if they cannot.
    func checkAbility() throws(Failure)

    /// Returns the address of a file.
    ///
    /// - Parameter index: The index of the attachment in the message's content.
    /// - Throws: `.source` if there is none; `.store` if the vault could not be read, with `messageNotFound` if the
    ///   message was deleted meanwhile.
    func address(
        ofFile index: Int, of message: UnifiedMessage
    ) async throws(FileFetchError<Failure>) -> Address

    /// Fetches a file into the attachments, which are held for storing.
    ///
    /// - Parameters:
    ///   - limit: The maximum size of the content in bytes.
    ///   - arrived: Called with the number of bytes that have arrived, after each piece. The next piece is only taken
    ///     from the source after it has returned.
    /// - Throws: `.source` or `.blobs`.
    func fetch(
        _ address: Address, into blobs: any BlobStore, limit: Int, arrived: @escaping @Sendable (Int64) async -> Void
    ) async throws(FileFetchError<Failure>) -> StoredBlob

    /// Returns what a failure means for a fetch of many files.
    func meaning(of failure: Failure) -> FileFailureMeaning
}

/// What the failure to fetch a file means for a fetch of many.
public enum FileFailureMeaning: Hashable, Sendable {
    /// The source does not have the file any more. It is marked as expired.
    case gone
    /// The file is larger than permitted. It is left out.
    case tooLarge
    /// There is no way to this file. It is left out.
    case noWay
    /// The source limits requests. It is waited for; for a few seconds if nil.
    case limited(retryAfter: Duration?)
    /// The source was not reached, or the transfer broke off, which may be the fault of either. The file is fetched
    /// later; several such failures in a row end the fetch.
    case unreached
    /// What fetches the files failed, which may be the fault of the file or of what fetches. The file is fetched later. After
    /// several such failures in a row files further on are tried, and the fetch ends only if all of these fail as well.
    case broken
    /// Only this file is concerned. It is fetched later.
    case onlyThisFile
    /// The source cannot fetch this file, whenever it is asked. It is a failure, and not requested again by this fetch.
    case unsupported
    /// No other file can be fetched either. The fetch ends; it may succeed later without anything being done about it,
    /// or not.
    case endsFetch(mayPass: Bool)
}
