#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A failed file system call. Equal by number; contains no path.
public struct FileError: Error, Hashable, Sendable {
    /// The system's error number.
    public let number: Int32

    /// Creates an error from its number.
    public init(number: Int32) {
        self.number = number
    }

    /// The error of the call that has just returned on this thread.
    static var last: FileError { FileError(number: errno) }

    /// The file does not exist.
    public static let notFound = FileError(number: ENOENT)
    /// The file already exists.
    public static let exists = FileError(number: EEXIST)
    /// A directory has content.
    public static let notEmpty = FileError(number: ENOTEMPTY)
    /// It, or a name on the way to it, is no directory.
    public static let notDirectory = FileError(number: ENOTDIR)
    /// Another process holds the lock.
    public static let busy = FileError(number: EWOULDBLOCK)
    /// It is not a regular file, or larger than the caller's limit.
    public static let unsuitable = FileError(number: ENOTSUP)

    /// Whether there is no space left: on the medium, in the quota, or below the process's file size limit.
    public var isFull: Bool {
        number == ENOSPC || number == EDQUOT || number == EFBIG
    }
}

/// Why a file was not copied, and which of the two is to blame.
package struct CopyFailure: Error, Hashable, Sendable {
    /// The failed call.
    package let error: FileError
    /// The file that could not be read, or written.
    package let path: String
    /// Whether it is the one that is copied.
    package let isOfSource: Bool

    init(_ error: FileError, of path: String, isOfSource: Bool) {
        self.error = error
        self.path = path
        self.isOfSource = isOfSource
    }
}
