public import WhisperBlobPort
public import WhisperMessage
public import WhisperMessengerPort
public import WhisperStorePort

/// A file of a message, as the message describes it before its content is fetched.
public struct FetchedFile: Hashable, Sendable {
    /// The message.
    public let message: UniqueIdentifier
    /// The conversation.
    public let conversation: UniqueIdentifier
    /// The index of the attachment in the message's content.
    public let index: Int
    /// The name that the sender gave it.
    public let name: String?
    /// The size in bytes that the sender states.
    public let statedSize: Int64?

    init(_ message: StoredMessage, _ index: Int) {
        self.message = message.unified.id
        conversation = message.conversation
        self.index = index
        let attachment = message.unified.content.attachments[index]
        name = attachment.name
        statedSize = attachment.size
    }
}

/// What became of a file.
public enum FetchedFileFate: Hashable, Sendable {
    /// Its content is in the vault.
    case stored(bytes: Int64)
    /// The service does not have it any more; it is not requested again.
    case expired
    /// It is larger than permitted, and left out.
    case tooLarge
    /// It could not be fetched now.
    case failed(MessengerError)
    /// Its message was deleted meanwhile, or another client has stored another content.
    case withdrawn
}

/// A notification of a fetch to its user.
public enum FileFetchNotice: Hashable, Sendable {
    /// A file is requested.
    case began(FetchedFile)
    /// So many bytes of it have arrived. If it is requested again, this starts from the beginning.
    case progressed(FetchedFile, bytes: Int64)
    /// A file has ended.
    case ended(FetchedFile, FetchedFileFate)
    /// Nothing can be fetched now; it is tried again after the given time.
    case postponed(FileFetchError, again: Duration)
}

/// The number of files that a fetch has ended, by what became of them.
public struct FileFetchTotals: Hashable, Sendable {
    /// Those whose content is in the vault.
    public var stored = 0
    /// The bytes of these.
    public var bytes: Int64 = 0
    /// Those that the service does not have any more.
    public var expired = 0
    /// Those that are larger than permitted.
    public var tooLarge = 0
    /// The number of failures; a file that is tried again may fail again.
    public var failed = 0

    /// Creates totals of a fetch that has not begun.
    public init() {}
}

/// The reason nothing more can be fetched now.
public enum FileFetchError: Error, Hashable, Sendable {
    /// The session, the service, or the way to it failed.
    case messenger(MessengerError)
    /// The attachments could not be written.
    case blobs(BlobError)
    /// The vault failed.
    case store(StoreError)
    /// The task was cancelled.
    case cancelled
}

/// When files that could not be fetched are due again.
struct FileDelays {
    private struct Place: Hashable {
        let message: UniqueIdentifier
        let index: Int

        init(_ file: FetchedFile) {
            message = file.message
            index = file.index
        }
    }

    private struct Delay {
        var failures = 0
        /// The time from which it is due; nil if it never is.
        var end: Duration?
    }

    private var delays: [Place: Delay] = [:]

    func isDue(_ file: FetchedFile, at now: Duration) -> Bool {
        guard let delay = delays[Place(file)] else { return true }
        return delay.end.map { now >= $0 } ?? false
    }

    /// Postpones a file that has failed: by a minute, then each time by four times as long, up to six hours.
    mutating func postpone(_ file: FetchedFile, at now: Duration) {
        let failures = delays[Place(file)]?.failures ?? 0
        let wait = min(Duration.seconds(60 << (2 * min(failures, 5))), .seconds(6 * 3_600))
        delays[Place(file)] = Delay(failures: failures + 1, end: now + wait)
    }

    /// Leaves a file out for good.
    mutating func giveUp(_ file: FetchedFile) { delays[Place(file)] = Delay() }

    /// Forgets files that were due at a time: those that have failed since have another one.
    mutating func removeDue(at time: Duration) { delays = delays.filter { $0.value.end.map { $0 > time } ?? true } }

    /// The next time at which a file is due; nil if none is.
    var next: Duration? { delays.values.compactMap(\.end).min() }
}
