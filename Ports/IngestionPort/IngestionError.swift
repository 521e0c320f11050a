/// The reason a source could not be read. Equal by case; the description contains no user data.
public enum IngestionError: Error, Hashable, Sendable {
    /// There is nothing at the path.
    case notFound
    /// The file or directory cannot be read.
    case inaccessible(errno: Int32)
    /// The file or directory is empty.
    case empty
    /// The content is not in a form that the source reads: a picture, a program, text without a single message.
    case notAnExport
    /// The archive is truncated or damaged.
    case damagedArchive
    /// The archive is compressed by a method of zip that cannot be unpacked here (APPNOTE.TXT, section 4.4.5).
    case unknownCompression(method: UInt16)
    /// It is an archive of a format that is not read, such as 7z.
    case foreignArchive
    /// The archive is encrypted.
    case encryptedArchive
    /// The archive contains no chat.
    case noChatInArchive
    /// The archive contains no chat, but other archives.
    case archiveOfArchives
    /// The archive or folder contains several chats; specify which one to read.
    case severalChats
    /// The name of an entry points outside the archive.
    case unsafePath
    /// The archive exceeds the limits when unpacked: too many entries, too large, or too strongly compressed.
    case archiveTooLarge
    /// Days and months cannot be distinguished with enough confidence; specify the order (ING-5).
    case ambiguousDateOrder
    /// The requested order makes some dates in the file impossible.
    case dateOrderContradicted
    /// The consumer was cancelled.
    case cancelled
    /// A live source failed (ING-4).
    case live(LiveFailure)
    /// A database or backup could not be read (WDB-1, WDB-2).
    case database(DatabaseFailure)
}
