public import WhisperBlobPort
public import WhisperClockPort
public import WhisperMessage
public import WhisperMessengerPort
public import WhisperStorePort

/// Downloads the files of a service's messages into the vault's attachments (MX-4).
///
/// A file is the vault's as soon as it is complete; what is interrupted begins again. A file that the service does not
/// have any more is marked as expired, and not requested again. Any other failure leaves it to be fetched later: in the
/// same value only after a growing delay, so that no file is requested without end.
public struct FileFetch: Sendable {
    let store: any VaultStore
    let clock: any MonotonicClock
    let messenger: any Messenger
    let blobs: any BlobStore
    let limit: Int
    /// What became of the files so far.
    public internal(set) var totals = FileFetchTotals()
    /// When files that failed are due again.
    var delays = FileDelays()

    /// Creates a fetch that has not begun.
    ///
    /// - Parameters:
    ///   - messenger: The service; it has the ability `media`.
    ///   - limit: The maximum size of a file in bytes. Larger ones are left out.
    public init(
        _ messenger: any Messenger, store: any VaultStore, blobs: any BlobStore, clock: any MonotonicClock,
        limit: Int = FileDownload.largestFile
    ) {
        self.messenger = messenger
        self.store = store
        self.blobs = blobs
        self.clock = clock
        self.limit = limit
    }

    /// Downloads every file that is due once, those of the latest messages first.
    ///
    /// - Parameters:
    ///   - conversation: The conversation; nil for all of the service.
    ///   - notify: Called in order, on any thread.
    /// - Throws: `FileFetchError` if nothing more can be fetched now: the vault, the attachments or the session failed,
    ///   the server cannot be reached, or the task was cancelled. What was fetched before stays, and is in `totals`.
    public mutating func fetch(
        in conversation: UniqueIdentifier?, notify: @escaping @Sendable (FileFetchNotice) -> Void
    ) async throws(FileFetchError) {
        guard messenger.abilities.contains(.media) else { throw .messenger(.unsupported) }
        var pass = Pass(notify: notify)
        let begin = clock.elapsed()
        var last: UniqueIdentifier?
        while true {
            let page: [StoredMessage]
            do throws(StoreError) {
                page = try await store.messagesToFetch(
                    of: messenger.account.platform, in: conversation, after: last, limit: FileFetch.pageSize)
            } catch {
                // The last message of the page before has been deleted meanwhile; what was tried is not due again.
                guard error.code == .messageNotFound, last != nil else { throw .store(error) }
                last = nil
                continue
            }
            for message in page {
                for index in message.unified.content.attachments.indices {
                    try await fetch(index, of: message, &pass)
                }
            }
            guard page.count == FileFetch.pageSize else { break }
            last = page.last?.unified.id
        }
        delays.removeDue(at: begin)
        // Nothing was reached: the files are not to blame.
        if let error = pass.unreachable, !pass.hasReached { throw .messenger(.transport(error)) }
    }

    /// The number of messages that are read at once.
    private static let pageSize = 100

    /// What one pass over the files knows.
    struct Pass {
        let notify: @Sendable (FileFetchNotice) -> Void
        /// The contents of the addresses that were fetched, since the same picture is often sent again.
        var known: [String: StoredBlob] = [:]
        /// Why the server could not be reached the last time.
        private(set) var unreachable: TransportError?
        /// Whether it has answered.
        private(set) var hasReached = false
        /// How many files in a row could not be fetched because it was not reached.
        private var misses = 0

        init(notify: @escaping @Sendable (FileFetchNotice) -> Void) {
            self.notify = notify
        }

        mutating func reached() {
            hasReached = true
            misses = 0
        }

        /// Counts a file for which the server was not reached, and returns whether to try the next one.
        mutating func missed(_ error: TransportError) -> Bool {
            unreachable = error
            misses += 1
            return misses < 3
        }
    }
}
