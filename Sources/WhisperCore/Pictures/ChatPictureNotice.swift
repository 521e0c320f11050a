public import WhisperMediaPort
public import WhisperMessage

/// What became of the look at the picture of a chat.
public enum ChatPictureFate: Hashable, Sendable {
    /// The vault has the present picture, which is new.
    case stored(bytes: Int64)
    /// The chat has no picture any longer, and neither has it in the vault.
    case removed
    /// What arrived is no picture that a vault stores: of another form, or of dimensions beyond any use.
    case notPicture
    /// It could not be fetched.
    case failed(MediaTransferError)
}

/// A notification of what happens with pictures of chats.
public enum ChatPictureNotice: Hashable, Sendable {
    /// The picture of a chat has changed, or could not be fetched. Nothing is reported of one that is as it was.
    case ended(UniqueIdentifier, ChatPictureFate)
    /// Nothing can be fetched now; it is tried again after the given time.
    case postponed(FileFetchError<MediaFailure>, again: Duration)
}

/// The number of looks at pictures of chats, by what became of them.
public struct ChatPictureTotals: Hashable, Sendable {
    /// Pictures that were stored.
    public var stored = 0
    /// Pictures that were removed.
    public var removed = 0
    /// Chats whose picture, or whose lack of one, was known.
    public var unchanged = 0
    /// Chats of which no picture could be stored.
    public var failed = 0

    /// Creates totals before the first look.
    public init() {}

    mutating func count(_ fate: ChatPictureFate) {
        switch fate {
        case .stored: stored += 1
        case .removed: removed += 1
        case .notPicture, .failed: failed += 1
        }
    }
}
