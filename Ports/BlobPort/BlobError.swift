/// The reason a blob could not be stored or read.
public enum BlobError: Error, Hashable, Sendable {
    /// There is no blob with this id.
    case notFound
    /// The stored data is not what was written.
    case damaged
    /// The blob was written by a newer version of the program.
    case newerVersion
    /// The medium is full.
    case full
    /// The medium cannot be read or written; `errno` is 0 if the system reported none.
    case inaccessible(errno: Int32)
    /// No guarded memory is available.
    case outOfMemory
    /// The writer has already been committed or cancelled.
    case finished
}
