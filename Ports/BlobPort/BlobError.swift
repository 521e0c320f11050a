/// Why a blob could not be kept or read.
public enum BlobError: Error, Hashable, Sendable {
    /// No blob of this id is kept.
    case notFound
    /// What is kept is not what was put in.
    case damaged
    /// It was kept by a newer version of the program.
    case newerVersion
    /// The medium is full.
    case full
    /// The medium cannot be read or written; 0 where the system gave no number.
    case inaccessible(errno: Int32)
    /// Guarded memory could not be had.
    case outOfMemory
    /// The writer was committed or cancelled before.
    case finished
}
