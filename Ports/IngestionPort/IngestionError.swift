/// Why a source could not be read. Equal by case; the description holds no user data.
public enum IngestionError: Error, Hashable, Sendable {
    /// There is nothing at the path.
    case notFound
    /// The file or directory cannot be read.
    case inaccessible(errno: Int32)
    /// It has no content.
    case empty
    /// It is not of a form that the source reads: a picture, a program, text without a single message.
    case notAnExport
    /// The archive is cut short or damaged.
    case damagedArchive
    /// The archive is encrypted.
    case encryptedArchive
    /// The archive holds no chat.
    case noChatInArchive
    /// The archive or folder holds several chats; say which one is meant.
    case severalChats
    /// An entry's name leads outside the archive.
    case unsafePath
    /// The archive unpacks to more than is allowed: too many entries, too large, or too strongly compressed.
    case archiveTooLarge
    /// Days and months cannot be told apart with enough confidence; say which order it is (ING-5).
    case ambiguousDateOrder
    /// The order that was asked for makes dates of the file impossible.
    case dateOrderContradicted
    /// The consumer was cancelled.
    case cancelled
    /// A live source failed (ING-4).
    case live(LiveFailure)
}
