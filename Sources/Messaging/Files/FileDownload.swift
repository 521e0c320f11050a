public import WhisperBlobPort
import WhisperCore
import WhisperMessage
public import WhisperMessengerPort
import WhisperRealtimePort

/// Downloads a file of a service into the vault's attachments (MX-4, ING-5).
///
/// Nothing of an interrupted download stays: the content is stored completely or not at all, and a message refers to it
/// only afterwards.
public struct FileDownload: Sendable {
    private let messenger: any Messenger
    private let blobs: any BlobStore
    private let limit: Int

    /// Creates a download.
    ///
    /// - Parameter limit: The maximum size of a file in bytes.
    public init(_ messenger: any Messenger, blobs: any BlobStore, limit: Int = FileDownload.largestFile) {
        self.messenger = messenger
        self.blobs = blobs
        self.limit = limit
    }

    /// The default maximum size of a file: 1 GiB.
    public static let largestFile = 1 << 30

    /// Downloads a file.
    ///
    /// - Parameter address: The service's address of the file.
    /// - Returns: The content's id and size. It is durable, but removed with the next collection of attachments unless
    ///   a message refers to it: the caller holds the attachments for keeping (`BlobStore.hold`) until then.
    /// - Throws: `FileDownloadError`; nothing is stored then.
    public func fetch(_ address: String) async throws(FileDownloadError) -> StoredBlob {
        let intake: FileIntake
        do throws(BlobError) { intake = try FileIntake(blobs) } catch { throw .blobs(error) }
        do throws(MessengerError) {
            try await messenger.download(
                address, limit: limit, into: HTTPBodySink { bytes in try await intake.append(bytes) })
        } catch {
            let failure = await intake.cancel()
            throw failure.map { .blobs($0) } ?? .messenger(error)
        }
        do throws(BlobError) { return try await intake.commit() } catch { throw .blobs(error) }
    }
}

/// The reason a file was not downloaded.
public enum FileDownloadError: Error, Hashable, Sendable {
    /// The service, or the way to it, failed.
    case messenger(MessengerError)
    /// The attachments could not be written.
    case blobs(BlobError)
}

/// The writer of one file, which is used by one task after the other.
private actor FileIntake {
    private let blobs: any BlobStore
    private let writer: any BlobWriter
    private var failure: BlobError?

    init(_ blobs: any BlobStore) throws(BlobError) {
        self.blobs = blobs
        writer = try blobs.makeWriter()
    }

    func append(_ bytes: [UInt8]) throws(BlobError) {
        do throws(BlobError) {
            try bytes.withUnsafeBytes { bytes in Result { () throws(BlobError) in try writer.write(bytes) } }.get()
        } catch {
            failure = error
            throw error
        }
    }

    /// Discards the file. Returns the failure of the attachments, if that is why.
    func cancel() -> BlobError? {
        if failure == nil { writer.cancel() }
        return failure
    }

    func commit() throws(BlobError) -> StoredBlob {
        let blob = try writer.commit()
        try blobs.synchronize()
        return blob
    }
}
