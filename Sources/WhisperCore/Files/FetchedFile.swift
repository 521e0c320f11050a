public import WhisperBlobPort
public import WhisperMessage
public import WhisperStorePort

/// A file of a message, as the message describes it before its content is fetched.
public struct FetchedFile: Hashable, Sendable {
    /// The message.
    public let message: UniqueIdentifier
    /// The message's reference, which people can type.
    public let reference: MessageReference
    /// The conversation.
    public let conversation: UniqueIdentifier
    /// The title of the conversation, which others chose; nil if the conversation was deleted meanwhile.
    public let chat: String?
    /// The index of the attachment in the message's content.
    public let index: Int
    /// The name that the sender gave it.
    public let name: String?
    /// The size in bytes that the sender states.
    public let statedSize: Int64?

    init(_ message: StoredMessage, _ index: Int, in chat: String?) {
        self.message = message.unified.id
        reference = MessageReference(of: message.unified)
        self.chat = chat
        conversation = message.conversation
        self.index = index
        let attachment = message.unified.content.attachments[index]
        name = attachment.name
        statedSize = attachment.size
    }

    /// The default maximum size of a file: 1 GiB.
    public static let largest = 1 << 30
}

/// What became of a file.
public enum FetchedFileFate<Failure: Error & Hashable>: Hashable, Sendable {
    /// Its content is in the vault.
    case stored(bytes: Int64)
    /// The source does not have it any more; it is not requested again.
    case expired
    /// It is larger than permitted, and left out.
    case tooLarge
    /// There is no way to it, and it is left out: what its message says does not suffice.
    case noWay(Failure)
    /// It could not be fetched now.
    case failed(Failure)
    /// Its message was deleted meanwhile, or another client has stored another content.
    case withdrawn
}

/// A notification of a fetch to its user.
public enum FileFetchNotice<Failure: Error & Hashable>: Hashable, Sendable {
    /// A file is requested.
    case began(FetchedFile)
    /// So many bytes of it have arrived. If it is requested again from its beginning, so does this.
    case progressed(FetchedFile, bytes: Int64)
    /// The source limits requests: the file is requested again after the given time.
    case waits(FetchedFile, Duration)
    /// A file has ended.
    case ended(FetchedFile, FetchedFileFate<Failure>)
    /// Nothing can be fetched now; it is tried again after the given time.
    case postponed(FileFetchError<Failure>, again: Duration)
}

/// The number of files that a fetch has ended, by what became of them.
public struct FileFetchTotals: Hashable, Sendable {
    /// Those whose content is in the vault.
    public var stored = 0
    /// The bytes of these.
    public var bytes: Int64 = 0
    /// Those that the source does not have any more.
    public var expired = 0
    /// Those that are larger than permitted.
    public var tooLarge = 0
    /// Those to which there is no way.
    public var noWay = 0
    /// The number of failures; a file that is tried again may fail again.
    public var failed = 0

    /// Creates totals of a fetch that has not begun.
    public init() {}
}

/// The reason a file was not fetched, or nothing more can be fetched now.
public enum FileFetchError<Failure: Error & Hashable>: Error, Hashable, Sendable {
    /// The source of the files, or the way to it, failed.
    case source(Failure)
    /// The attachments could not be written.
    case blobs(BlobError)
    /// The vault failed.
    case store(StoreError)
    /// The task was cancelled.
    case cancelled

    /// Creates the error for a failure of the vault, which does nothing for a cancelled task.
    init(_ error: StoreError) { self = error.code == .cancelled ? .cancelled : .store(error) }
}
