public import WhisperBlobPort
import WhisperCore
import WhisperMessage
public import WhisperMessengerPort
import WhisperRealtimePort

/// Downloads a file of a service into the vault's attachments (MX-4, ING-5).
///
/// Nothing of an interrupted download stays: the content is stored completely or not at all, and a message refers to it
/// only afterwards. It is encrypted while it arrives; no file with its plaintext exists at any time.
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
    public static let largestFile = FetchedFile.largest

    /// Downloads a file.
    ///
    /// - Parameters:
    ///   - address: The service's address of the file.
    ///   - progress: Called with the number of bytes that have arrived, on any thread. The next bytes are only taken
    ///     from the network after it has returned.
    /// - Returns: The content's id and size. It is durable, but removed with the next collection of attachments unless
    ///   a message refers to it: the caller holds the attachments for storing (`BlobStore.hold`) until then.
    /// - Throws: `FileDownloadError`; nothing is stored then.
    public func fetch(
        _ address: String, progress: (@Sendable (Int64) async -> Void)? = nil
    ) async throws(FileDownloadError) -> StoredBlob {
        let intake: FileIntake
        do throws(BlobError) { intake = try FileIntake(blobs) } catch { throw .blobs(error) }
        let sink = HTTPBodySink { bytes in
            let count = try await intake.append(bytes)
            await progress?(count)
        }
        do throws(MessengerError) {
            try await messenger.download(address, limit: limit, into: sink)
        } catch {
            let failure = await intake.cancel()
            throw failure.map { .blobs($0) } ?? .messenger(error)
        }
        do throws(BlobError) { return try await intake.commit() } catch { throw .blobs(error) }
    }
}

/// The reason files were not downloaded.
public enum FileDownloadError: Error, Hashable, Sendable {
    /// The service, or the way to it, failed.
    case messenger(MessengerError)
    /// The attachments could not be written.
    case blobs(BlobError)
}
