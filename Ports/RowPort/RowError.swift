/// The reason a foreign database could not be read. The description contains nothing of its content.
public enum RowError: Error, Hashable, Sendable {
    /// The program that reads foreign databases is not beside the others.
    case readerMissing
    /// The content is not an SQLite database.
    case notADatabase
    /// The database is damaged or truncated.
    case damaged
    /// The file was written while it was read.
    case changed
    /// The key does not open the file, or the file was altered.
    case wrongKey
    /// A table or column that a query names is absent, or is not an ordinary one.
    case notAvailable
    /// A query, or the number of cursors, exceeds `RowLimits`.
    case tooMany
    /// The content exceeds the limits when unpacked, or one step takes more work than a genuine file can cause.
    case limit
    /// The disk for the encrypted temporary file is full.
    case full
    /// The calling task was cancelled.
    case cancelled
    /// The reader ended unexpectedly, or the system refused a call (the errno, or 0).
    case failed(Int32)
}
