import WhisperArchive
public import WhisperBlobPort
public import WhisperClockPort
public import WhisperMessage
public import WhisperStorePort

/// Fetches the files of a platform's messages into the vault's attachments (MX-4, ING-6).
///
/// A file is the vault's as soon as it is complete. A file that the source does not have any more is marked as expired,
/// and not requested again. Any other failure leaves it to be fetched later: in the same value only after a growing
/// delay, so that no file is requested without end.
public struct FileFetch<Files: RemoteFiles>: Sendable {
    let store: any VaultStore
    let clock: any MonotonicClock
    let files: Files
    let blobs: any BlobStore
    let rules: FileFetchRules
    let pace: FilePace?
    /// What became of the files so far.
    public internal(set) var totals = FileFetchTotals()
    /// When files that failed are due again.
    var delays = FileDelays()
    /// Whether no beginning of a file is left from a fetch that was killed or failed.
    var isIntakeClear = false
    /// How long the last pass read what is to be fetched.
    var readingTime = Duration.zero

    /// Creates a fetch that has not begun.
    ///
    /// - Parameters:
    ///   - files: The source of the files.
    ///   - rules: Which files are fetched, and how fast.
    public init(
        _ files: Files, store: any VaultStore, blobs: any BlobStore, clock: any MonotonicClock,
        rules: FileFetchRules = FileFetchRules()
    ) {
        self.files = files
        self.store = store
        self.blobs = blobs
        self.clock = clock
        self.rules = rules
        pace = rules.bytesPerSecond.map { FilePace($0, clock) }
    }

    /// Fetches every file that is due once, those of the latest messages first.
    ///
    /// - Parameters:
    ///   - conversation: The conversation; nil for all of the platform.
    ///   - notify: Called in order, on any thread.
    /// - Throws: `FileFetchError` if nothing more can be fetched now: the vault, the attachments or the source failed,
    ///   the source cannot be reached, or the task was cancelled. What was fetched before stays, and is in `totals`.
    public mutating func fetch(
        in conversation: UniqueIdentifier?, notify: @escaping @Sendable (FileFetchNotice<Files.Failure>) -> Void
    ) async throws(FileFetchError<Files.Failure>) {
        isIntakeClear = false
        try await fetch(in: conversation, since: nil, notify: notify)
    }

    /// Fetches every file that is due once.
    ///
    /// - Parameter horizon: The time from which on a message's files are fetched; nil for all.
    mutating func fetch(
        in conversation: UniqueIdentifier?, since horizon: Timestamp?,
        notify: @escaping @Sendable (FileFetchNotice<Files.Failure>) -> Void
    ) async throws(FileFetchError<Files.Failure>) {
        do throws(Files.Failure) { try files.checkAbility() } catch { throw .source(error) }
        try clearIntake()
        readingTime = .zero
        var pass = Pass(since: horizon, notify: notify)
        repeat {
            pass.begin()
            try await fetch(in: conversation, &pass)
        } while pass.isWorthRepeating
        // Nothing was reached: the files are not to blame.
        if let error = pass.unreached, !pass.hasReached { throw .source(error) }
    }

    /// Fetches every file that is due once, unless the pass leaves it out.
    private mutating func fetch(
        in conversation: UniqueIdentifier?, _ pass: inout Pass
    ) async throws(FileFetchError<Files.Failure>) {
        let begin = clock.elapsed()
        var last: UniqueIdentifier?
        while true {
            let page: [StoredMessage]
            let start = clock.elapsed()
            do throws(StoreError) {
                page = try await store.messagesToFetch(
                    of: files.platform, in: conversation, after: last, limit: Self.pageSize)
            } catch {
                // The last message of the page before has been deleted meanwhile; what was tried is not due again.
                guard error.code == .messageNotFound, last != nil else { throw FileFetchError(error) }
                last = nil
                continue
            }
            readingTime += clock.elapsed() - start
            for message in page {
                for index in message.unified.content.attachments.indices {
                    try await fetch(index, of: message, &pass)
                }
            }
            guard page.count == Self.pageSize else { break }
            last = page.last?.unified.id
        }
        delays.removeDue(at: begin)
    }

    /// Removes the beginnings of files that a fetch which was killed or failed has left. This reads a folder, so it is
    /// not done again while fetches succeed.
    private mutating func clearIntake() throws(FileFetchError<Files.Failure>) {
        guard !isIntakeClear else { return }
        do throws(BlobError) { _ = try blobs.removeAbandoned() } catch { throw .blobs(error) }
        isIntakeClear = true
    }

    /// The number of messages that are read at once.
    private static var pageSize: Int { 100 }

    /// What the passes over the files know.
    struct Pass {
        /// The time from which on a message's files are fetched; nil for all.
        let horizon: Timestamp?
        let notify: @Sendable (FileFetchNotice<Files.Failure>) -> Void
        /// The contents of the addresses that were fetched, since the same picture is often sent again.
        var known: [Files.Address.ID: StoredBlob] = [:]
        /// The titles of the conversations.
        var titles: [UniqueIdentifier: String] = [:]
        /// Why the source could not be reached the last time.
        private(set) var unreached: Files.Failure?
        /// Whether it has answered.
        private(set) var hasReached = false
        /// How many files in a row could not be fetched because it was not reached.
        private var misses = 0
        /// At how many files in a row what fetches has failed, and how many are left out before the next one.
        private var breaks = 0
        private var leftOut = 0
        /// Whether a file was left out in this pass.
        private var hasLeftOut = false
        /// The files at which what fetches has failed.
        private var broken: Set<FetchedFile> = []

        init(since horizon: Timestamp?, notify: @escaping @Sendable (FileFetchNotice<Files.Failure>) -> Void) {
            self.horizon = horizon
            self.notify = notify
        }

        mutating func reached() {
            hasReached = true
            (misses, breaks, leftOut) = (0, 0, 0)
        }

        /// Begins with the first file again.
        mutating func begin() { (breaks, leftOut, hasLeftOut) = (0, 0, false) }

        /// Whether files were left out that are worth an attempt: once anything was reached, the others are to blame, and
        /// until then it takes some attempts to know.
        var isWorthRepeating: Bool { hasLeftOut && (hasReached || broken.count < 64) }

        /// Counts a file at which what fetches has failed: after three in a row, one is left out, then two, then four, so
        /// that a few attempts show whether it fails at all of them.
        mutating func broke(at file: FetchedFile, _ error: Files.Failure) {
            unreached = error
            broken.insert(file)
            breaks += 1
            if breaks >= 3 { leftOut = 1 << min(breaks - 3, 20) }
        }

        /// Whether a file is left out now. One at which what fetches has failed is not tried again.
        mutating func leavesOut(_ file: FetchedFile) -> Bool {
            if broken.contains(file) { return true }
            guard leftOut > 0 else { return false }
            leftOut -= 1
            hasLeftOut = true
            return true
        }

        /// Counts a file for which the source was not reached, and returns whether to try the next one.
        mutating func missed(_ error: Files.Failure) -> Bool {
            unreached = error
            misses += 1
            return misses < 3
        }
    }
}

/// Which files are fetched, and how fast.
public struct FileFetchRules: Sendable {
    /// The maximum size of a file in bytes. Larger ones are left out.
    public var limit: Int
    /// The number of bytes that may arrive each second, at least 1; nil for any.
    public var bytesPerSecond: Int?
    /// Whether a file is wanted, from its attachment and the kind of its message's content, which are the sender's
    /// statements. Others stay as they are, and are not reported.
    public var isWanted: @Sendable (Attachment, ContentKind) -> Bool

    /// Creates rules, by default those for all files up to 1 GiB, as fast as they arrive.
    public init(
        limit: Int = FetchedFile.largest, bytesPerSecond: Int? = nil,
        isWanted: @escaping @Sendable (Attachment, ContentKind) -> Bool = { _, _ in true }
    ) {
        self.limit = limit
        self.bytesPerSecond = bytesPerSecond
        self.isWanted = isWanted
    }
}
