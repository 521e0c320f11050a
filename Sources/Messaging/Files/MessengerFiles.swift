public import WhisperBlobPort
public import WhisperCore
public import WhisperMessage
public import WhisperMessengerPort
import WhisperRealtimePort

/// The files of a service's messages, as a source for `FileFetch` (MX-4).
public struct MessengerFiles: RemoteFiles {
    private let messenger: any Messenger

    /// Creates the source of a service that has the ability `media`.
    public init(_ messenger: any Messenger) { self.messenger = messenger }

    /// The service's address of a file.
    public struct Address: Identifiable, Hashable, Sendable {
        /// The address as a message refers to it.
        public let id: String
    }

    /// The service's platform.
    public var platform: Platform { messenger.account.platform }

    /// Checks whether the service has files.
    ///
    /// - Throws: `unsupported`.
    public func checkAbility() throws(MessengerError) {
        guard messenger.abilities.contains(.media) else { throw .unsupported }
    }

    /// Returns the service's address of a file.
    ///
    /// - Throws: `.source(.invalidArgument)` if none is known.
    public func address(
        ofFile index: Int, of message: UnifiedMessage
    ) async throws(FileFetchError<MessengerError>) -> Address {
        guard let address = messenger.address(ofFile: index, of: message) else { throw .source(.invalidArgument) }
        return Address(id: address)
    }

    /// Downloads a file; what is interrupted begins again.
    ///
    /// - Throws: `.source` or `.blobs`.
    public func fetch(
        _ address: Address, into blobs: any BlobStore, limit: Int, arrived: @escaping @Sendable (Int64) async -> Void
    ) async throws(FileFetchError<MessengerError>) -> StoredBlob {
        do throws(FileDownloadError) {
            return try await FileDownload(messenger, blobs: blobs, limit: limit).fetch(address.id, progress: arrived)
        } catch {
            switch error {
            case .messenger(let error): throw .source(error)
            case .blobs(let error): throw .blobs(error)
            }
        }
    }

    /// Returns what a failure means for the other files.
    public func meaning(of failure: MessengerError) -> FileFailureMeaning {
        switch failure {
        case .notFound: .gone
        case .tooLarge: .tooLarge
        case .limited(let delay): .limited(retryAfter: delay)
        case .transport(.cancelled): .endsFetch(mayPass: true)
        case .notLoggedIn, .sessionEnded, .tokenRefused, .malformedToken, .otherAccount, .credentialsRefused,
            .notForgotten, .keychain, .store, .outOfMemory, .transport(.untrusted), .transport(.insecure),
            .transport(.shutDown):
            .endsFetch(mayPass: false)
        case .transport(.unreachable), .transport(.timedOut), .transport(.closed): .unreached
        default: .onlyThisFile
        }
    }
}
