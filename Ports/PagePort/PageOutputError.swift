/// The reason an archive could not be written. Equal by case; contains no path.
public enum PageOutputError: Error, Hashable, Sendable {
    /// The path is not valid by `PagePath`.
    case invalidPath
    /// The path was used before, or a file is where a folder would have to be.
    case pathInUse
    /// The place of the archive holds something that is not to be replaced.
    case occupied
    /// Another output is writing to the same place.
    case busy
    /// A file was not closed, or an earlier call failed.
    case unfinished
    /// The output has been committed or abandoned, or the file closed.
    case finished
    /// Scratch data is not what was written.
    case damaged
    /// The medium is full.
    case full
    /// The medium cannot be read or written; `errno` is 0 if the system reported none.
    case inaccessible(errno: Int32)
    /// No guarded memory is available.
    case outOfMemory
}
